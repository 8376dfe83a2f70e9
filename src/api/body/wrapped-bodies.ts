import { createHash, type Hash } from 'node:crypto';
import type { UploadBody } from './file-body.ts';

/** A body that hashes its bytes on their way: no file is read twice to know what was sent. */
export class HashedBody implements UploadBody {
  readonly #body: UploadBody;
  #hash: Hash | undefined;

  constructor(body: UploadBody) {
    this.#body = body;
  }

  get size(): number {
    return this.#body.size;
  }

  async open(): Promise<Buffer | AsyncIterable<Buffer>> {
    // One for each time: an attempt that is given up may still be reading when the next one begins.
    const hash = createHash('sha256');
    this.#hash = hash;
    const bytes = await this.#body.open();
    if (!Buffer.isBuffer(bytes)) return hashing(bytes, hash);
    hash.update(bytes);
    return bytes;
  }

  /**
   * The SHA-256, in lower-case hex, of what was read since the body was last opened: it must have been read to its end, and it
   * is told once.
   */
  sha256(): string {
    if (this.#hash === undefined) throw new Error('the body was not opened');
    return this.#hash.digest('hex');
  }
}

async function* hashing(blocks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const block of blocks) {
    hash.update(block);
    yield block;
  }
}

/**
 * A body that tells how far its sending is. What is sent from one buffer is too short for that to be of use.
 *
 * @param onSent called with the bytes that have been handed to the system so far: 0 at the start of each attempt
 */
export function withProgress(body: UploadBody, onSent: (bytes: number) => void): UploadBody {
  return {
    size: body.size,
    open: async () => {
      const opened = await body.open();
      if (Buffer.isBuffer(opened)) return opened;
      onSent(0);
      return watched(opened, onSent);
    },
  };
}

async function* watched(
  blocks: AsyncIterable<Buffer>,
  onSent: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let sent = 0;
  for await (const block of blocks) {
    const { length } = block;
    yield block;
    // Whoever asks for more has sent this one.
    sent += length;
    onSent(sent);
  }
}
