/**
 * A service and its storage, each behind a limit of its own. `GET /counts` responds with the counts.
 *
 * Usage: node bench/pace/limited-service.ts <settings as JSON>
 */
import { createServer, type IncomingMessage } from 'node:http';
import { type Limiter, type LimitSettings, makeLimiter } from '../limiters.ts';
import { listen } from '../listener.ts';

export interface Settings {
  /** Without a limit, every request is accepted. */
  readonly service?: LimitSettings;
  readonly storage?: LimitSettings;
  /** The delay of each response; default 1. */
  readonly latencyMs?: number;
  /** The response to a rejected request: a status, default 429, or nothing at all. */
  readonly rejectsWith?: number | 'nothing';
  /** Files at a time; default: as the action chooses. */
  readonly concurrency?: number;
  /** Time without progress after which a request fails; default 60,000. */
  readonly idleTimeoutMs?: number;
  /** Lifetime of an upload URL in seconds; default 60. */
  readonly lifetimeS?: number;
}

export interface Counts {
  readonly service: SideCounts;
  readonly storage: SideCounts;
  /** PUTs after the expiry of their upload URL. */
  expired: number;
  /** From the first to the last request. */
  durationMs: number;
}

interface SideCounts {
  accepted: number;
  rejected: number;
}

type Reply = readonly [status: number, headers?: Record<string, string>, body?: string] | 'nothing';

/** The body of the 403 of S3 for an expired upload URL. */
const EXPIRED = '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>';

const settings: Settings = JSON.parse(process.argv[2] ?? '');
const { latencyMs = 1, lifetimeS = 60, rejectsWith = 429 } = settings;
const counts: Counts = {
  service: { accepted: 0, rejected: 0 },
  storage: { accepted: 0, rejected: 0 },
  expired: 0,
  durationMs: 0,
};
let firstMs: number | undefined;
const service = makeLimiter(settings.service);
const storage = makeLimiter(settings.storage);

function reply({ method, url = '' }: IncomingMessage): Reply {
  const nowMs = performance.now();
  firstMs ??= nowMs;
  counts.durationMs = nowMs - firstMs;
  if (method === 'POST') return limit(service, counts.service, nowMs) ?? [201, {}, newTarget()];
  const [, expiresS] = /^\/storage\/(\d+)\?/.exec(url) ?? [];
  if (Date.now() >= Number(expiresS) * 1000) {
    counts.expired += 1;
    return [403, {}, EXPIRED];
  }
  return limit(storage, counts.storage, nowMs) ?? [200];
}

/** Responds to a rejected request only. */
function limit(limiter: Limiter, side: SideCounts, nowMs: number): Reply | undefined {
  const { accepted, askedMs } = limiter.decide(nowMs);
  side[accepted ? 'accepted' : 'rejected'] += 1;
  if (accepted) return undefined;
  if (rejectsWith === 'nothing') return 'nothing';
  return [rejectsWith, askedMs === undefined ? {} : { 'retry-after': String(Math.ceil(askedMs / 1000)) }];
}

/** The body of a response to a request for an upload URL. */
function newTarget(): string {
  const signedS = Math.floor(Date.now() / 1000);
  const date = new Date(signedS * 1000).toISOString().replace(/[-:]|\.\d+/g, '');
  const query = `X-Amz-Date=${date}&X-Amz-Expires=${lifetimeS}`;
  const uploadUrl = `${origin}/storage/${signedS + lifetimeS}?${query}`;
  return JSON.stringify({ uploadUrl, assetId: 'asset-1' });
}

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    if (request.url === '/counts') {
      response.end(JSON.stringify(counts));
      return;
    }
    const replied = reply(request);
    if (replied === 'nothing') return;
    const [status, headers = {}, body = ''] = replied;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    setTimeout(() => response.end(body), latencyMs);
  });
});
const origin = await listen(server);
