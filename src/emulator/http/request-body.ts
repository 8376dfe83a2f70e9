import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/**
 * Reads request bodies through a stream of their own. Whoever reads a request itself and gives up destroys its
 * connection with it; then no refusal reaches the client, and a half-closed connection could never be told so.
 */
export class RequestBodies {
  readonly #breakOffOn = new WeakMap<object, () => void>();
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
    this.#breakOffOn.set(incoming.socket, () => body.destroy(new BrokenBodyError()));
    return body;
  }

  /**
   * Hands over each piece of the body of `incoming` as it comes, and resolves at its end: as {@link open}, without the
   * stream in between, which takes a seventh of the CPU of a large file.
   *
   * @throws {BrokenBodyError} when the body ends too early; else what `onPiece` throws, which gets no more then.
   */
  receive(incoming: IncomingMessage, onPiece: (piece: Buffer) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = (error: unknown) => {
        incoming.off('data', handOver).pause();
        reject(error);
      };
      const breakOff = () => stop(new BrokenBodyError());
      const handOver = (piece: Buffer) => {
        try {
          onPiece(piece);
        } catch (error) {
          stop(error);
        }
      };
      if (incoming.destroyed || this.#broken.has(incoming.socket)) return breakOff();
      incoming.once('end', resolve).once('close', breakOff).on('data', handOver);
      this.#breakOffOn.set(incoming.socket, breakOff);
    });
  }

  /** Tells whoever reads, or is going to read, the body that was coming over `socket` that no more will come. */
  breakOff(socket: object): void {
    this.#broken.add(socket);
    this.#breakOffOn.get(socket)?.();
  }
}

/** Largest body of an API request, in bytes: 1 MiB. */
export const MAX_PAYLOAD_BYTES = 1024 * 1024;

/** Deepest nesting of such a body: whoever walks through it should not run out of stack. */
export const MAX_PAYLOAD_DEPTH = 100;

/** What came as the body of an API request, still unchecked. */
export type ApiPayload =
  | { readonly kind: 'json'; readonly value: unknown }
  /** Not UTF-8, or not JSON; an absent body too. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'too-deep' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'too-large' };

/**
 * Reads a body up to {@link MAX_PAYLOAD_BYTES} and leaves the rest unread.
 *
 * @param onBytes Called with the length of each piece that came.
 */
export async function readApiPayload(body: Readable, onBytes: (count: number) => void): Promise<ApiPayload> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      onBytes(chunk.byteLength);
      if (size > MAX_PAYLOAD_BYTES) return { kind: 'too-large' };
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BrokenBodyError) return { kind: 'broken' };
    throw error;
  }
  return parsePayload(Buffer.concat(chunks));
}

function parsePayload(bytes: Buffer): ApiPayload {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isTooDeep(value) ? { kind: 'too-deep' } : { kind: 'json', value };
  } catch {
    return { kind: 'malformed' };
  }
}

function isTooDeep(value: unknown): boolean {
  let level = containersIn([value]);
  for (let depth = 1; depth <= MAX_PAYLOAD_DEPTH; depth += 1) {
    if (level.length === 0) return false;
    level = level.flatMap((container) => containersIn(Object.values(container)));
  }
  return level.length > 0;
}

function containersIn(values: readonly unknown[]): object[] {
  return values.filter((value) => typeof value === 'object' && value !== null);
}

/** A request body that ended before all of its declared bytes had come. */
export class BrokenBodyError extends Error {
  override readonly name = 'BrokenBodyError';

  constructor() {
    super('The connection ended before the whole body had come');
  }
}
