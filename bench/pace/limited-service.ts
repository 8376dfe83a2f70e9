/**
 * A service behind a rate limit. `PUT /limits/<name>` with settings makes a limit, whose base URL is then `/<name>`;
 * `GET /limits/<name>` responds with its counts.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Limiter, makeLimiter } from '../limiters.ts';
import { exitWithParent } from '../listener.ts';

interface Limited {
  readonly limiter: Limiter;
  accepted: number;
  rejected: number;
  firstMs: number;
  lastMs: number;
}

const limits = new Map<string, Limited>();

async function respond(request: IncomingMessage): Promise<[number, unknown, Record<string, string>?]> {
  const body = await text(request);
  const [, first = '', second = ''] = (request.url ?? '').split('/');
  if (first === 'limits') {
    if (request.method === 'PUT') {
      const limiter = makeLimiter(JSON.parse(body));
      limits.set(second, { limiter, accepted: 0, rejected: 0, firstMs: 0, lastMs: 0 });
    }
    return [200, { ...limits.get(second), limiter: undefined }];
  }
  const limited = limits.get(first);
  if (limited === undefined) return [404, {}];
  const now = performance.now();
  const { accepted, askedMs } = limited.limiter.decide(now);
  if (limited.accepted + limited.rejected === 0) limited.firstMs = now;
  limited.lastMs = now;
  if (accepted) {
    limited.accepted += 1;
    return [201, { uploadUrl: 'http://127.0.0.1/unused', assetId: `asset-${limited.accepted}` }];
  }
  limited.rejected += 1;
  return [429, {}, askedMs === undefined ? {} : { 'retry-after': String(Math.ceil(askedMs / 1000)) }];
}

const server = createServer((request, response) => {
  void respond(request).then(([status, body, headers]) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  });
});
exitWithParent();
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
