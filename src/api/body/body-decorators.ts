import { createHash, type Hash } from 'node:crypto';
import type { UploadBody } from './file-body.ts';

/**
 * A body that is hashed while it is read, so that no file is read twice.
 *
 * @returns also the SHA-256 in lower-case hex, once the body was read to its end; it may be called once per attempt
 */
export function withHash(body: UploadBody): UploadBody & { sha256(): string } {
  let hash = createHash('sha256');
  return {
    size: body.size,
    open: async () => {
      // Each attempt has its own: an aborted attempt may still read when the next one begins.
      const attemptHash = createHash('sha256');
      hash = attemptHash;
      const bytes = await body.open();
      if (!Buffer.isBuffer(bytes)) return hashBlocks(bytes, attemptHash);
      attemptHash.update(bytes);
      return bytes;
    },
    sha256: () => hash.digest('hex'),
  };
}

async function* hashBlocks(blocks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const block of blocks) {
    hash.update(block);
    yield block;
  }
}

/**
 * A body that reports its progress. A body in a single buffer is too small for that.
 *
 * @param onSent called with the bytes that the system has taken so far; 0 at the start of each attempt
 */
export function withProgress(body: UploadBody, onSent: (bytes: number) => void): UploadBody {
  return {
    size: body.size,
    open: async () => {
      const bytes = await body.open();
      return Buffer.isBuffer(bytes) ? bytes : reportBlocks(bytes, onSent);
    },
  };
}

async function* reportBlocks(
  blocks: AsyncIterable<Buffer>,
  onSent: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let sent = 0;
  onSent(sent);
  for await (const block of blocks) {
    const { length } = block;
    yield block;
    // The system has taken this block when the next one is requested.
    sent += length;
    onSent(sent);
  }
}
