/**
 * The service and its storage with nothing behind them, so that a benchmark measures its client: every request is
 * answered as soon as it has been read, and only counted.
 *
 * Writes one line of JSON, `{"origin": "http://127.0.0.1:<port>"}`, when it listens. Ends when its stdin closes, hence
 * with whoever started it, or on SIGTERM.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { SinkStats } from './start-sink.ts';

const HOST = '127.0.0.1';

/** As long as the query of an S3 address is; nobody looks into it. */
const SIGNATURE =
  'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=EXAMPLE%2F20250101%2Feu-west-1%2Fs3%2Faws4_request' +
  `&X-Amz-Date=20250101T000000Z&X-Amz-Expires=60&X-Amz-SignedHeaders=content-type%3Bhost&X-Amz-Signature=${'0'.repeat(64)}`;

const stats: { -readonly [Name in keyof SinkStats]: SinkStats[Name] } = {
  uploadUrls: 0,
  files: 0,
  fileBytes: 0,
  exports: 0,
  others: 0,
};
let origin = '';

function answer(route: string): [status: number, body: unknown] {
  switch (route) {
    case 'POST /v1/storage/urls': {
      stats.uploadUrls += 1;
      const assetId = `asset-${stats.uploadUrls}`;
      return [201, { uploadUrl: `${origin}/storage/${assetId}?${SIGNATURE}`, assetId }];
    }
    case 'POST /v1/export':
      stats.exports += 1;
      return [201, {}];
    case 'GET /stats':
      return [200, stats];
    default:
      stats.others += 1;
      return [404, {}];
  }
}

function send(response: ServerResponse, [status, body]: ReturnType<typeof answer>): void {
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
  response.writeHead(status, headers).end(bytes);
}

const server = createServer((request, response) => {
  if (request.method === 'PUT') {
    request.on('data', (chunk: Buffer) => {
      stats.fileBytes += chunk.length;
    });
    request.once('end', () => {
      stats.files += 1;
      response.writeHead(200, { 'content-length': 0 }).end();
    });
    return;
  }
  request.resume();
  request.once('end', () => send(response, answer(`${request.method} ${request.url}`)));
});
// A large file may take longer than the five minutes that a request has by default.
server.requestTimeout = 0;

// A file or a terminal as stdin only comes to its end, a broken pipe is only closed.
for (const event of ['end', 'close']) process.stdin.once(event, () => process.exit());
process.stdin.resume();

server.listen({ host: HOST, port: 0 }, () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  origin = `http://${HOST}:${address.port}`;
  process.stdout.write(`${JSON.stringify({ origin })}\n`);
});
