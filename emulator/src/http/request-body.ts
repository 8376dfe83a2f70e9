import type { IncomingMessage } from 'node:http';
import type { OpenEntry } from './journal.ts';

/**
 * Passes each chunk of a body to `onChunk` and resolves at the end of the body. It never destroys the request: that would close the
 * connection before an error response could be sent.
 *
 * @param onChunk Returns `false` to stop early; the rest of the body stays unread.
 * @throws {IncompleteBodyError} if the connection ended first; {@link SlowBodyError} if nothing arrives for `timeoutMs`; or the error
 *   that `onChunk` throws.
 */
export function readBody(
  incoming: IncomingMessage,
  timeoutMs: number,
  onChunk: (chunk: Buffer) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      incoming.off('data', onData).pause();
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const timer = setTimeout(() => fail(new SlowBodyError()), timeoutMs);
    const onData = (chunk: Buffer) => {
      timer.refresh();
      try {
        if (onChunk(chunk)) return;
        resolve();
      } catch (error) {
        reject(error);
      }
      stop();
    };
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const abort = () => fail(new IncompleteBodyError());
    if (incoming.destroyed) return abort();
    incoming.once('end', end).once('close', abort).on('data', onData);
  });
}

/** A request body that ended before all of its declared bytes had arrived. */
export class IncompleteBodyError extends Error {
  override readonly name = 'IncompleteBodyError';
}

/** A request body that did not arrive in time. */
export class SlowBodyError extends Error {
  override readonly name = 'SlowBodyError';
}

/** Maximum body of an API request: 1 MiB. */
export const MAX_PAYLOAD_BYTES = 1024 * 1024;

/** The body of an API request. `malformed` means missing, not UTF-8 or not JSON. */
export type ApiPayload =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'malformed' | 'too-large' };

/** Reads at most {@link MAX_PAYLOAD_BYTES} of a body and leaves the rest unread. Counts its bytes in the journal. */
export async function readApiPayload(
  incoming: IncomingMessage,
  timeoutMs: number,
  entry: OpenEntry,
): Promise<ApiPayload> {
  const chunks: Buffer[] = [];
  await readBody(incoming, timeoutMs, (chunk) => {
    entry.bodyBytes += chunk.byteLength;
    chunks.push(chunk);
    return entry.bodyBytes <= MAX_PAYLOAD_BYTES;
  });
  return entry.bodyBytes > MAX_PAYLOAD_BYTES ? { kind: 'too-large' } : parsePayload(Buffer.concat(chunks));
}

function parsePayload(bytes: Buffer): ApiPayload {
  try {
    return { kind: 'json', value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { kind: 'malformed' };
  }
}
