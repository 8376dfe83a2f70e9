import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { UploadBody } from '../body/file-body.ts';
import { pollConnections } from './agents.ts';
import type { ConnectOptions } from './connect.ts';
import { isClosed } from './connection-errors.ts';
import type { Deadline } from './deadline.ts';
import { type Exchange, follow } from './exchange.ts';

/** An upload makes progress if the system takes this much within the idle timeout. */
const PIECE_BYTES = 64 * 1024;

/**
 * Sends a request whose body is a file, over `node:http`. `HttpClient` would pipe the body, and the response of a server that rejects a
 * body before it has read it would be lost in most cases.
 *
 * @param onSent called with the bytes that the system has taken so far; never for a body in a single buffer, which is small
 * @throws Error if the body can't be opened
 */
export async function startUpload(
  options: ConnectOptions,
  body: UploadBody,
  onSent?: (sentBytes: number) => void,
): Promise<Exchange> {
  const { size } = body;
  const { signal } = options.deadline;
  const bytes = await body.open();
  await pollConnections();
  signal.throwIfAborted();
  const request = (options.protocol === 'https:' ? requestHttps : requestHttp)(options);
  const exchange = follow(request, options.deadline);
  if (Buffer.isBuffer(bytes)) void sendBody(request, [bytes], size, options.deadline);
  else void sendBody(request, bytes, size, options.deadline, onSent);
  const message = exchange.message.catch((error) => {
    const isEarly = size > 0 && !request.writableFinished && isClosed(error);
    if (!isEarly) throw error;
    // Servers reject uploads in this way too, and on Windows their response is lost with the connection.
    throw new Error('the server ended the upload early, and may have refused it', { cause: error });
  });
  message.catch(() => undefined);
  return { ...exchange, message };
}

/** Sends the body piece by piece, each when the system has taken the one before. This limits memory, too. */
async function sendBody(
  request: ClientRequest,
  blocks: AsyncIterable<Buffer> | Iterable<Buffer>,
  size: number,
  deadline: Deadline,
  onSent?: (sentBytes: number) => void,
): Promise<void> {
  let wake = (): void => undefined;
  request.once('close', () => wake());
  let sentBytes = 0;
  try {
    for await (const block of blocks) {
      for (let start = 0; start < block.length; start += PIECE_BYTES) {
        if (request.destroyed) return;
        const piece = block.subarray(start, start + PIECE_BYTES);
        sentBytes += piece.length;
        await new Promise<void>((resolve) => {
          wake = resolve;
          // `end` before the loop is over: the file is closed after that, maybe after the response.
          if (sentBytes === size) request.end(piece, resolve);
          else request.write(piece, () => resolve());
        });
        if (!request.destroyed) {
          deadline.progress();
          onSent?.(sentBytes);
        }
      }
    }
    if (size === 0) request.end();
    deadline.requestSent();
  } catch (error) {
    request.destroy(error as Error);
  }
}
