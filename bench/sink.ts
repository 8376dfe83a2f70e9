/**
 * The service and its storage: responds to every request as soon as it has read it, or after a delay, and only counts.
 *
 * Usage: node bench/sink.ts <delay in ms>
 */
import { createServer, type ServerResponse } from 'node:http';
import { listen } from './listener.ts';

/** What it received since it started. */
export interface SinkStats {
  /** Upload URLs in its responses. */
  uploadUrls: number;
  /** Files that arrived completely. */
  files: number;
  fileBytes: number;
  /** Requests for anything that it does not have. */
  others: number;
}

/** As long as the query of an upload URL of S3, but for the signature. */
const QUERY =
  'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=EXAMPLE%2F20250101%2Feu-west-1%2Fs3%2Faws4_request' +
  `&X-Amz-Date=20250101T000000Z&X-Amz-Expires=60&X-Amz-SignedHeaders=content-type%3Bhost&X-Amz-Signature=`;

const latencyMs = Number(process.argv[2]);
const stats: SinkStats = { uploadUrls: 0, files: 0, fileBytes: 0, others: 0 };

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
      const signature = String(stats.uploadUrls).padStart(64, '0');
      const uploadUrl = `${origin}/storage/${assetId}?${QUERY}${signature}`;
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
