import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { errorCode } from '../../support/errors.ts';
import type { UploadBody } from '../body/file-body.ts';
import type { ConnectOptions } from './connect.ts';
import type { Deadline } from './deadline.ts';

/** An upload makes progress if the system takes this much within the idle timeout. */
const PIECE_BYTES = 64 * 1024;
/** The codes of a connection that the other side has closed. */
const CLOSED: readonly (string | undefined)[] = ['ECONNRESET', 'ECONNABORTED', 'EPIPE'];

/** An upload under way. */
export interface Upload {
  readonly message: IncomingMessage;
  /** Whether the whole body was sent. Node stops sending when a response arrives. */
  isSent(): boolean;
  /** Closes the connection if the body was not sent completely. */
  end(): void;
}

/**
 * Sends a request whose body is a file, over `node:http`. `HttpClient` would pipe the body, and the response of a server that rejects a
 * body before it has read it would be lost in most cases.
 *
 * @returns as soon as the head of the response is there
 * @throws Error if there is no response; the error of the body if that can't be read
 */
export async function startUpload(
  options: ConnectOptions,
  protocol: string,
  body: UploadBody,
): Promise<Upload> {
  const { size } = body;
  const { signal } = options.deadline;
  const bytes = await body.open();
  signal.throwIfAborted();
  const request = (protocol === 'https:' ? requestHttps : requestHttp)(options);
  signal.addEventListener('abort', () => request.destroy());
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.on('response', resolve);
  request.on('error', reject);
  request.on('close', () => reject(new Error('the connection was closed without a response')));
  void sendBody(request, Buffer.isBuffer(bytes) ? [bytes] : bytes, size, options.deadline);
  try {
    const message = await promise;
    return {
      message,
      isSent: () => request.writableEnded,
      end: () => {
        if (!request.writableEnded) request.destroy();
      },
    };
  } catch (error) {
    const isEarly = size > 0 && !request.writableFinished && CLOSED.includes(errorCode(error));
    if (!isEarly) throw error;
    // Servers reject uploads in this way too, and on Windows their response is lost with the connection.
    throw new Error('the server ended the upload early, and may have refused it', { cause: error });
  }
}

/** Sends the body piece by piece, each when the system has taken the one before. This limits memory, too. */
async function sendBody(
  request: ClientRequest,
  blocks: AsyncIterable<Buffer> | Iterable<Buffer>,
  size: number,
  deadline: Deadline,
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
        deadline.progress();
      }
    }
    if (size === 0) request.end();
    deadline.requestSent();
  } catch (error) {
    request.destroy(error as Error);
  }
}
