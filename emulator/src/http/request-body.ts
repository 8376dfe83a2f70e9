import type { Context, MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import type { EmulatorEnv } from './context.ts';
import { ResponseError } from './response-error.ts';

/**
 * Passes each chunk of a body to `onChunk`, counts its bytes in the journal, and resolves at the end of the body. It never destroys the
 * request: that would close the connection before an error response could be sent.
 *
 * @param onChunk Returns `false` to stop early; the rest of the body stays unread.
 * @throws {ResponseError} 400 if the connection ended first; 408 if nothing arrives for `timeoutMs`; or the error that `onChunk` throws.
 */
export function readBody(
  c: Context<EmulatorEnv>,
  timeoutMs: number,
  onChunk: (chunk: Buffer) => boolean,
): Promise<void> {
  const { incoming } = c.env;
  const entry = c.get('entry');
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      incoming.off('data', onData).pause();
      finish();
    };
    const fail = (...error: ConstructorParameters<typeof ResponseError>) =>
      settle(() => reject(new ResponseError(...error)));
    const tooSlow = { code: 'RequestTimeout', headers: { Connection: 'close' } };
    const timer = setTimeout(() => fail(408, 'The body did not arrive in time', tooSlow), timeoutMs);
    const onData = (chunk: Buffer) => {
      timer.refresh();
      entry.bodyBytes += chunk.byteLength;
      try {
        if (!onChunk(chunk)) settle(resolve);
      } catch (error) {
        settle(() => reject(error));
      }
    };
    const end = () => settle(resolve);
    const abort = () => fail(400, 'The body ended too early', { code: 'IncompleteBody' });
    if (incoming.destroyed) return abort();
    incoming.once('end', end).once('close', abort).on('data', onData);
  });
}

/** Maximum body of an API request: 1 MiB. */
const MAX_PAYLOAD_BYTES = 1024 * 1024;

/** Reads at most 1 MiB of the body of an API request and leaves the rest unread. */
export function readPayload({ clientTimeoutMs, journal }: Services): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    const entry = c.get('entry');
    const chunks: Buffer[] = [];
    const isWithinLimit = () => entry.bodyBytes <= MAX_PAYLOAD_BYTES;
    await readBody(c, clientTimeoutMs, (chunk) => {
      chunks.push(chunk);
      return isWithinLimit();
    });
    if (isWithinLimit()) {
      try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
        c.set('payload', JSON.parse(text));
        journal.setBody(entry, c.get('payload'));
      } catch {
        c.set('payload', new ResponseError(400, 'The body must be JSON in UTF-8'));
      }
    } else c.set('payload', new ResponseError(413, `The body must have at most ${MAX_PAYLOAD_BYTES} bytes`));
    await next();
  };
}
