import { createHash, type Hash } from 'node:crypto';
import type { UploadBody } from './file-body.ts';

/** What one attempt to send a body has read. */
interface Reading {
  readonly hash: Hash;
  /** Whether it has read all bytes. */
  isWhole: boolean;
}

/** A body that computes its SHA-256 while it is read, so that no file is read twice. */
export class HashedBody implements UploadBody {
  readonly #body: UploadBody;
  /** Each attempt has its own: an aborted attempt may still read when the next one begins. */
  #reading: Reading | undefined;
  /** The SHA-256 of what was read completely before the body was opened again: a request over a kept connection may be sent twice. */
  readonly sentBefore: string[] = [];

  constructor(body: UploadBody) {
    this.#body = body;
  }

  get size(): number {
    return this.#body.size;
  }

  async open(): Promise<Buffer | AsyncIterable<Buffer>> {
    if (this.isWhole) this.sentBefore.push(this.sha256());
    const reading: Reading = { hash: createHash('sha256'), isWhole: false };
    this.#reading = reading;
    const bytes = await this.#body.open();
    if (!Buffer.isBuffer(bytes)) return hashBlocks(bytes, this.size, reading);
    reading.hash.update(bytes);
    reading.isWhole = true;
    return bytes;
  }

  /** Whether the last attempt read all bytes, so that the server may have them. */
  get isWhole(): boolean {
    return this.#reading?.isWhole === true;
  }

  /** The SHA-256 in lower-case hex, once the body was read to its end. May be called once per attempt. */
  sha256(): string {
    if (this.#reading === undefined) throw new Error('the body was not opened');
    return this.#reading.hash.digest('hex');
  }
}

async function* hashBlocks(
  blocks: AsyncIterable<Buffer>,
  size: number,
  reading: Reading,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const block of blocks) {
    reading.hash.update(block);
    bytes += block.length;
    reading.isWhole = bytes === size;
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
