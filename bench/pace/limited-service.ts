/**
 * A service behind a rate limit. `GET /counts` responds with its counts.
 *
 * Usage: node bench/pace/limited-service.ts <settings of the limit as JSON>
 */
import { createServer } from 'node:http';
import { makeLimiter } from '../limiters.ts';
import { listen } from '../listener.ts';

/** Times are those of the first and the last request. */
export interface Counts {
  accepted: number;
  rejected: number;
  firstMs: number;
  lastMs: number;
}

const limiter = makeLimiter(JSON.parse(process.argv[2] ?? ''));
const counts: Counts = { accepted: 0, rejected: 0, firstMs: Number.NaN, lastMs: Number.NaN };

/** Decides on a request: the status and the headers of its response. */
function decide(): [status: number, headers: Record<string, string>] {
  const nowMs = performance.now();
  const { accepted, askedMs } = limiter.decide(nowMs);
  if (counts.accepted + counts.rejected === 0) counts.firstMs = nowMs;
  counts.lastMs = nowMs;
  counts[accepted ? 'accepted' : 'rejected'] += 1;
  if (accepted) return [201, {}];
  return [429, askedMs === undefined ? {} : { 'retry-after': String(Math.ceil(askedMs / 1000)) }];
}

const asset = { uploadUrl: 'http://127.0.0.1/unused', assetId: 'asset-1' };
const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const [status, headers] = request.url === '/counts' ? [200, {}] : decide();
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(request.url === '/counts' ? counts : asset));
  });
});
await listen(server);
