import type { Readable } from 'node:stream';
import { BrokenBodyError } from './broken-body-error.ts';

/** Largest body of an API request, in bytes: 1 MiB. */
export const MAX_PAYLOAD_BYTES = 1024 * 1024;

/** What came as the body of an API request, still unchecked. */
export type ApiPayload =
  | { readonly kind: 'json'; readonly value: unknown }
  /** Not UTF-8, or not JSON; an absent body too. */
  | { readonly kind: 'malformed' }
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
    return { kind: 'json', value };
  } catch {
    return { kind: 'malformed' };
  }
}
