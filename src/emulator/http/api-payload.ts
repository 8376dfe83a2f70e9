import type { Readable } from 'node:stream';
import { BrokenBodyError } from './broken-body-error.ts';

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
