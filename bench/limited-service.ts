/**
 * The service behind a limit, with nothing else that could slow a client down. `PUT /limits/<name>` with the settings makes
 * a fresh one, whose base address is `/<name>`; `GET /limits/<name>` tells what came to it.
 *
 * Writes one line of JSON, `{"origin": "http://127.0.0.1:<port>"}`, when it listens. Ends when its stdin closes, hence
 * with whoever started it.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Limiter, type LimitSettings, makeLimiter } from './limiters.ts';

interface Limited {
  readonly limiter: Limiter;
  accepted: number;
  refused: number;
  firstMs: number;
  lastMs: number;
}

const HOST = '127.0.0.1';
const limits = new Map<string, Limited>();

async function answer(request: IncomingMessage): Promise<[number, unknown, Record<string, string>?]> {
  const body = await text(request);
  const [, first = '', second = ''] = (request.url ?? '').split('/');
  if (first === 'limits') {
    if (request.method === 'PUT') {
      const limiter = makeLimiter(JSON.parse(body) as LimitSettings);
      limits.set(second, { limiter, accepted: 0, refused: 0, firstMs: 0, lastMs: 0 });
    }
    return [200, { ...limits.get(second), limiter: undefined }];
  }
  const limited = limits.get(first);
  if (limited === undefined) return [404, {}];
  const now = performance.now();
  const { accepted, askedMs } = limited.limiter.decide(now);
  if (limited.accepted + limited.refused === 0) limited.firstMs = now;
  limited.lastMs = now;
  if (accepted) {
    limited.accepted += 1;
    return [201, { uploadUrl: 'http://127.0.0.1/unused', assetId: `asset-${limited.accepted}` }];
  }
  limited.refused += 1;
  const headers = askedMs === undefined ? {} : { 'retry-after': String(Math.ceil(askedMs / 1000)) };
  return [429, {}, headers];
}

const server = createServer((request, response) => {
  void answer(request).then(([status, body, headers]) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  });
});
process.stdin.on('end', () => process.exit()).resume();
server.listen(0, HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`${JSON.stringify({ origin: `http://${HOST}:${port}` })}\n`);
});
