/**
 * The least that a server on `node:http` can do with an upload: each PUT is written to a file of its own, in the pieces
 * in which it comes, and answered. What is sent with POST is read and answered with as many bytes as an upload address has.
 *
 * Usage: node bench/bare-storage.ts <folder>
 *
 * Writes one line of JSON, `{"origin": "http://127.0.0.1:<port>"}`, when it listens. Ends when its stdin closes, hence
 * with whoever started it, or on SIGTERM.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const HOST = '127.0.0.1';
const ANSWER = JSON.stringify({
  uploadUrl: `http://${HOST}/storage/${'0'.repeat(150)}`,
  assetId: '0'.repeat(36),
});

const [folder = ''] = process.argv.slice(2);
let files = 0;

const server = createServer((request, response) => {
  if (request.method !== 'PUT') {
    request
      .resume()
      .once('end', () => response.writeHead(201, { 'content-type': 'application/json' }).end(ANSWER));
    return;
  }
  files += 1;
  const file = openSync(join(folder, String(files)), 'w');
  request.on('data', (chunk: Buffer) => void writeSync(file, chunk));
  request.once('end', () => {
    closeSync(file);
    response.writeHead(200, { 'content-length': 0 }).end();
  });
});

// A file or a terminal as stdin only comes to its end, a broken pipe is only closed.
for (const event of ['end', 'close']) process.stdin.once(event, () => process.exit());
process.stdin.resume();
process.once('SIGTERM', () => process.exit());

server.listen({ host: HOST, port: 0 }, () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  process.stdout.write(`${JSON.stringify({ origin: `http://${HOST}:${address.port}` })}\n`);
});
