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
