/**
 * A sink on Node: it responds to every request as soon as it has read it, or after a delay, and only counts.
 *
 * Usage: node bench/sink/node-sink.ts <delay in ms>
 */
import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../listener.ts';
import { NO_STATS, SIGNATURE } from './stats.ts';

const latencyMs = Number(process.argv[2]);
const stats = { ...NO_STATS };

const server = createServer((request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  request.once('end', () => {
    if (request.url === '/stats') {
      respond(response, 200, JSON.stringify(stats));
    } else if (request.method === 'PUT') {
      stats.files += 1;
      stats.fileBytes += bytes;
      later(() => respond(response, 200, ''));
    } else if (request.url === '/v1/storage/urls') {
      stats.uploadUrls += 1;
      const assetId = `asset-${stats.uploadUrls}`;
      const uploadUrl = `${origin}/storage/${assetId}?${SIGNATURE}`;
      later(() => respond(response, 201, JSON.stringify({ uploadUrl, assetId })));
    } else {
      stats.others += 1;
      respond(response, 404, '{}');
    }
  });
});

function respond(response: ServerResponse, status: number, body: string): void {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, headers).end(body);
}

function later(respondNow: () => void): void {
  if (latencyMs === 0) respondNow();
  else setTimeout(respondNow, latencyMs);
}

// A large file may take longer than the five minutes that Node gives a request.
server.requestTimeout = 0;
const origin = await listen(server);
