import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { BrokenBodyError } from './broken-body-error.ts';

/**
 * Reads request bodies through a stream of their own. Whoever reads a request itself and gives up destroys its
 * connection with it; then no refusal reaches the client, and a half-closed connection could never be told so.
 */
export class RequestBodies {
  readonly #openOn = new WeakMap<object, Readable>();
  readonly #broken = new WeakSet<object>();

  /** The body of `incoming`. Fails with {@link BrokenBodyError} when the body ends too early. */
  open(incoming: IncomingMessage): Readable {
    const body = new PassThrough();
    const breakOff = () => {
      if (!incoming.readableEnded) body.destroy(new BrokenBodyError());
    };
    if (incoming.destroyed || this.#broken.has(incoming.socket)) {
      breakOff();
      return body;
    }
    incoming.once('close', breakOff).pipe(body);
    this.#openOn.set(incoming.socket, body);
    return body;
  }

  /** Tells whoever reads, or is going to read, the body that was coming over `socket` that no more will come. */
  breakOff(socket: object): void {
    this.#broken.add(socket);
    this.#openOn.get(socket)?.destroy(new BrokenBodyError());
  }
}
