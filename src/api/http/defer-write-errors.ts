import type { Socket } from 'node:net';
import { isConnected } from './connect-failure.ts';

type WriteCallback = (error?: Error | null) => void;

/**
 * Delays write errors by two event-loop turns, so that an early response is read before Node discards it.
 *
 * A server that rejects a body may respond and close the connection without reading the body. The next write then fails, and
 * a failed stream drops the response that the system still holds. Errors of a TLS handshake are not delayed: OpenSSL would be
 * called again and report another error.
 */
export function deferWriteErrors(socket: Socket): void {
  const deferred =
    (callback: WriteCallback): WriteCallback =>
    (error) => {
      // The first turn comes before Node reads from the system, the second one after it.
      if (error && isConnected(socket)) setImmediate(() => setImmediate(callback, error));
      else callback(error);
    };
  // Only these internal methods run before the stream knows of the failure.
  const { _write: write, _writev: writev } = socket as Socket & Required<Pick<Socket, '_writev'>>;
  socket._write = (chunk, encoding, callback) => write.call(socket, chunk, encoding, deferred(callback));
  socket._writev = (chunks, callback) => writev.call(socket, chunks, deferred(callback));
}
