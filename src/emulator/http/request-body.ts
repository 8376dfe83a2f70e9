import type { IncomingMessage } from 'node:http';
import type { OpenEntry } from './journal.ts';

/**
 * Reads request bodies without destroying the request when reading stops early: destroying it would close the
 * connection before an error response could be sent.
 */
export class RequestBodies {
  readonly #timeoutMs: number;
  readonly #aborts = new WeakMap<object, () => void>();
  readonly #aborted = new WeakSet<object>();

  /** @param timeoutMs The time for each {@link MIN_PROGRESS_BYTES} of a body, and for its rest. */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Passes each chunk of the body to `onChunk` and resolves at the end of the body.
   *
   * @param onChunk Returns `false` to stop early; the rest of the body stays unread.
   * @throws {IncompleteBodyError} if the connection ended first; {@link SlowBodyError} if the body is too slow; or the error
   *   that `onChunk` throws.
   */
  read(incoming: IncomingMessage, onChunk: (chunk: Buffer) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        incoming.off('data', onData).pause();
      };
      const fail = (error: Error) => {
        stop();
        reject(error);
      };
      const abort = () => fail(new IncompleteBodyError());
      const timer = setTimeout(() => fail(new SlowBodyError()), this.#timeoutMs);
      let progress = 0;
      const onData = (chunk: Buffer) => {
        progress += chunk.byteLength;
        if (progress >= MIN_PROGRESS_BYTES) {
          progress = 0;
          timer.refresh();
        }
        try {
          if (onChunk(chunk)) return;
          resolve();
        } catch (error) {
          reject(error);
        }
        stop();
      };
      if (incoming.destroyed || this.#aborted.has(incoming.socket)) return abort();
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      incoming.once('end', end).once('close', abort).on('data', onData);
      this.#aborts.set(incoming.socket, abort);
    });
  }

  /** Makes the current and any later read from `socket` fail with {@link IncompleteBodyError}. */
  abort(socket: object): void {
    this.#aborted.add(socket);
    this.#aborts.get(socket)?.();
  }
}

/** A request body that ended before all of its declared bytes had arrived. */
export class IncompleteBodyError extends Error {
  override readonly name = 'IncompleteBodyError';

  constructor() {
    super('The connection ended before the whole body had arrived');
  }
}

/** Fewer bytes do not count as progress: a client must not hold a connection by a byte now and then. */
const MIN_PROGRESS_BYTES = 1024;

/** A request body that did not arrive in time. */
export class SlowBodyError extends Error {
  override readonly name = 'SlowBodyError';
}

/** Maximum body of an API request: 1 MiB. */
export const MAX_PAYLOAD_BYTES = 1024 * 1024;

/** The body of an API request. `malformed` means missing, not UTF-8 or not JSON. */
export type ApiPayload =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'malformed' | 'incomplete' | 'too-large' };

/** Reads at most {@link MAX_PAYLOAD_BYTES} of a body and leaves the rest unread. Counts its bytes in the journal. */
export async function readApiPayload(
  incoming: IncomingMessage,
  bodies: RequestBodies,
  entry: OpenEntry,
): Promise<ApiPayload> {
  const chunks: Buffer[] = [];
  try {
    await bodies.read(incoming, (chunk) => {
      entry.bodyBytes += chunk.byteLength;
      chunks.push(chunk);
      return entry.bodyBytes <= MAX_PAYLOAD_BYTES;
    });
  } catch (error) {
    if (error instanceof IncompleteBodyError) return { kind: 'incomplete' };
    throw error;
  }
  return entry.bodyBytes > MAX_PAYLOAD_BYTES ? { kind: 'too-large' } : parsePayload(Buffer.concat(chunks));
}

function parsePayload(bytes: Buffer): ApiPayload {
  try {
    return { kind: 'json', value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { kind: 'malformed' };
  }
}
