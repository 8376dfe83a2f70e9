import type { Socket } from 'node:net';

type WriteCallback = (error?: Error | null) => void;

/**
 * Delays write errors of a connection by two event-loop turns, so that an early response is read before Node discards it.
 *
 * A server that rejects a body may respond and close the connection without reading the body. The next write then fails, and
 * a failed stream drops the response that the system still holds.
 */
export function deferWriteErrors(socket: Socket): void {
  const deferred =
    (callback: WriteCallback): WriteCallback =>
    (error) => {
      // The first turn comes before Node reads from the system, the second one after it.
      if (error) setImmediate(() => setImmediate(callback, error));
      else callback();
    };
  // Only these internal methods run before the stream knows of the failure.
  const { _write: write, _writev: writev } = socket as Socket & Required<Pick<Socket, '_writev'>>;
  socket._write = (chunk, encoding, callback) => write.call(socket, chunk, encoding, deferred(callback));
  socket._writev = (chunks, callback) => writev.call(socket, chunks, deferred(callback));
}
