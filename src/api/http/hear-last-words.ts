import type { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/**
 * Makes a failed write wait until what has arrived is read.
 *
 * A server that refuses a body may answer and close without reading it. Writing then fails, and a stream that has failed
 * drops the answer, though the system still holds it. Once for each connection is enough.
 */
export function hearLastWords(socket: Socket): void {
  const held =
    (done: Done): Done =>
    (error) => {
      // The first comes before the system is asked for what has arrived, the second after it.
      if (error) setImmediate(() => setImmediate(done, error));
      else done();
    };
  // What a stream calls to write: the one place before its failure is known to it.
  const { _write: write, _writev: writev } = socket as Socket & Required<Pick<Socket, '_writev'>>;
  socket._write = (chunk, encoding, done) => write.call(socket, chunk, encoding, held(done));
  socket._writev = (chunks, done) => writev.call(socket, chunks, held(done));
}
