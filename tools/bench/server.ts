/**
 * The service and its storage, at an origin each: responds to every request as soon as it has read it, or after a delay, keeps nothing, and
 * counts. `GET /counts` responds with the counts.
 *
 * Usage: node tools/bench/server.ts <settings as JSON>      writes its origin to stdout when it listens, and exits when its stdin ends
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface ServerSettings {
  /** The delay of each response; default 0. */
  readonly latencyMs?: number;
  /** The file with its certificate and key; without one it has no TLS. */
  readonly tls?: string | undefined;
}

export type Counts = typeof counts;

/** As long as in an upload URL of S3. */
const CREDENTIAL = 'X-Amz-Credential=EXAMPLE%2F20250101%2Feu-west-1%2Fs3%2Faws4_request';
const ALGORITHM = 'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-SignedHeaders=content-type%3Bhost';

const { latencyMs = 0, tls }: ServerSettings = JSON.parse(process.argv[2] ?? '{}');
/** What it did since it started. */
const counts = {
  /** Upload URLs in its responses. */
  uploadUrls: 0,
  /** Files that arrived completely. */
  files: 0,
  fileBytes: 0,
  /** Requests for anything that it does not have. */
  others: 0,
};

/** The reply to a request whose body has arrived. */
function reply(
  { method, url = '' }: IncomingMessage,
  bytes: number,
): readonly [status: number, body: string] {
  if (url === '/v1/storage/urls') {
    counts.uploadUrls += 1;
    return [201, newTarget()];
  }
  if (method !== 'PUT' || !url.startsWith('/storage/')) {
    counts.others += 1;
    return [404, '{}'];
  }
  counts.files += 1;
  counts.fileBytes += bytes;
  return [200, ''];
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
    if (request.url === '/counts') return void response.end(JSON.stringify(counts));
    const [status, body] = reply(request, bytes);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const respond = () => response.writeHead(status, headers).end(body);
    if (latencyMs === 0) respond();
    else setTimeout(respond, latencyMs);
  });
}

const pem = tls && readFileSync(tls);
// A benchmark that is killed closes stdin: a broken pipe only emits `close`.
for (const event of ['end', 'close']) process.stdin.once(event, () => process.exit());
process.stdin.resume();
const origin = await listen();
const storageOrigin = await listen();
process.stdout.write(`${origin}\n`);

async function listen(): Promise<string> {
  const server = pem ? createTlsServer({ cert: pem, key: pem }, answer) : createServer(answer);
  // A large file may take longer than the five minutes that Node gives a request.
  server.requestTimeout = 0;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `${pem ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
