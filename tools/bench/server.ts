/**
 * The service and its storage, at an origin each: responds to every request as soon as it has read it, or after a delay, keeps nothing, and counts. Each
 * side can have a limit.
 *
 * Usage: node tools/bench/server.ts <settings as JSON>      sends its origin to its parent, and its counts for each message
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type LimitSettings, makeLimiter } from './limiters.ts';

export interface ServerSettings {
  /** Without a limit, every request is accepted. */
  readonly service?: LimitSettings;
  readonly storage?: LimitSettings;
  /** A limit of both, which then have one origin. */
  readonly shared?: LimitSettings;
  /** The delay of each response; default 0. */
  readonly latencyMs?: number;
  /** The file with its certificate and key; without one it has no TLS. */
  readonly tls?: string | undefined;
}

export type Counts = typeof counts;

interface Reply {
  readonly status: number;
  readonly retryAfterMs?: number | undefined;
  readonly body?: string;
  /** Tells its limit that it is sent. */
  readonly done?: (() => void) | undefined;
}

/** As long as in an upload URL of S3. */
const CREDENTIAL = 'X-Amz-Credential=EXAMPLE%2F20250101%2Feu-west-1%2Fs3%2Faws4_request';
const ALGORITHM = 'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-SignedHeaders=content-type%3Bhost';

const settings: ServerSettings = JSON.parse(process.argv[2] ?? '{}');
const { latencyMs = 0, tls } = settings;
const service = makeLimiter(settings.shared ?? settings.service);
const storage = settings.shared ? service : makeLimiter(settings.storage);
/** What it did since it started. */
const counts = {
  /** Upload URLs in its responses. */
  uploadUrls: 0,
  /** Files that arrived completely and were accepted. */
  files: 0,
  fileBytes: 0,
  /** Requests for anything that it does not have. */
  others: 0,
  /** From the first to the last request. */
  durationMs: 0,
};
let firstMs: number | undefined;

/** The reply to a request whose body has arrived. */
function reply({ method, url = '' }: IncomingMessage, bytes: number): Reply {
  const nowMs = performance.now();
  firstMs ??= nowMs;
  counts.durationMs = nowMs - firstMs;
  const asksForUrl = url === '/v1/storage/urls';
  if (!asksForUrl && (method !== 'PUT' || !url.startsWith('/storage/'))) {
    counts.others += 1;
    return { status: 404, body: '{}' };
  }
  const limiter = asksForUrl ? service : storage;
  const { accepted, askedMs } = limiter.decide(nowMs);
  if (!accepted) return { status: 429, retryAfterMs: askedMs };
  const done = (): void => limiter.done?.();
  if (asksForUrl) {
    counts.uploadUrls += 1;
    return { status: 201, body: newTarget(), done };
  }
  counts.files += 1;
  counts.fileBytes += bytes;
  return { status: 200, done };
}

/** The body of a response to a request for an upload URL. */
function newTarget(): string {
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const signature = String(counts.uploadUrls).padStart(64, '0');
  const query = `${ALGORITHM}&${CREDENTIAL}&X-Amz-Date=${date}&X-Amz-Expires=60&X-Amz-Signature=${signature}`;
  const uploadUrl = `${storageOrigin}/storage/${counts.uploadUrls}?${query}`;
  return JSON.stringify({ uploadUrl, assetId: `asset-${counts.uploadUrls}` });
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  request.once('end', () => {
    const { status, retryAfterMs, body = '', done } = reply(request, bytes);
    response
      .setHeader('content-type', 'application/json')
      .setHeader('content-length', Buffer.byteLength(body));
    if (retryAfterMs !== undefined) response.setHeader('retry-after', Math.ceil(retryAfterMs / 1000));
    const respond = () => {
      done?.();
      response.writeHead(status).end(body);
    };
    if (latencyMs === 0) respond();
    else setTimeout(respond, latencyMs);
  });
}

const pem = tls && readFileSync(tls);
process.once('disconnect', () => process.exit());
process.on('message', () => process.send?.(counts));
const origin = await listen();
const storageOrigin = settings.shared ? origin : await listen();
process.send?.(origin);

async function listen(): Promise<string> {
  const server = pem ? createTlsServer({ cert: pem, key: pem }, answer) : createServer(answer);
  // A large file may take longer than the five minutes that Node gives a request.
  server.requestTimeout = 0;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `${pem ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
