/**
 * The service and its storage with nothing behind them, so that a benchmark measures its client: every request is
 * answered as soon as it has been read, or so many milliseconds later, and only counted.
 *
 * Usage: node bench/sink.ts [<latency in ms> [<certificate> <key>]]
 *
 * Writes one line of JSON, `{"origin": "http://127.0.0.1:<port>"}`, when it listens. Ends when its stdin closes, hence
 * with whoever started it, or on SIGTERM.
 */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { SIGNATURE } from './signature.ts';
import type { SinkStats } from './start-sink.ts';

const HOST = '127.0.0.1';

const [latency = '0', certFile, keyFile] = process.argv.slice(2);
const latencyMs = Number(latency);
const tls =
  certFile === undefined || keyFile === undefined
    ? undefined
    : { cert: readFileSync(certFile), key: readFileSync(keyFile) };

const stats: { -readonly [Name in keyof SinkStats]: SinkStats[Name] } = {
  uploadUrls: 0,
  files: 0,
  fileBytes: 0,
  exports: 0,
  others: 0,
  delayMs: 0,
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

/** Answers now, or when a distant server's answer would come. */
function later(answerIt: () => void): void {
  if (latencyMs === 0) {
    answerIt();
    return;
  }
  const startedMs = performance.now();
  setTimeout(() => {
    stats.delayMs += performance.now() - startedMs;
    answerIt();
  }, latencyMs);
}

const serve: RequestListener = (request, response) => {
  if (request.method === 'PUT') {
    request.on('data', (chunk: Buffer) => {
      stats.fileBytes += chunk.length;
    });
    request.once('end', () => {
      stats.files += 1;
      later(() => response.writeHead(200, { 'content-length': 0 }).end());
    });
    return;
  }
  request.resume();
  request.once('end', () => {
    const route = `${request.method} ${request.url}`;
    if (route === 'GET /stats') send(response, answer(route));
    else later(() => send(response, answer(route)));
  });
};
const server = tls === undefined ? createServer(serve) : createTlsServer(tls, serve);
// A large file may take longer than the five minutes that a request has by default.
server.requestTimeout = 0;

// A file or a terminal as stdin only comes to its end, a broken pipe is only closed.
for (const event of ['end', 'close']) process.stdin.once(event, () => process.exit());
process.stdin.resume();

server.listen({ host: HOST, port: 0 }, () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  origin = `${tls === undefined ? 'http' : 'https'}://${HOST}:${address.port}`;
  process.stdout.write(`${JSON.stringify({ origin })}\n`);
});
