import * as fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '../../support/errors.ts';
import { type FoundFile, openPatiently } from '../../support/files.ts';
import { AssetFileError } from '../errors.ts';
import { type AssetFile, changedError, checkFound, checkRead } from './file-changes.ts';

/** Files up to this size are read and sent as one buffer. */
const MAX_WHOLE_FILE_BYTES = 256 * 1024;
/** Files up to this size are read synchronously: waking a thread of the pool takes longer than the read. */
const MAX_SYNC_READ_BYTES = 64 * 1024;
/** Larger files are read and sent in blocks. Each file in flight has two, which bounds memory. */
const BLOCK_BYTES = 512 * 1024;
/** From this size on, larger blocks are faster. For smaller files they are slower, because less is read ahead. */
const LARGE_FILE_BYTES = 64 * 1024 * 1024;
const LARGE_BLOCK_BYTES = 1024 * 1024;

// Without O_NONBLOCK, opening a file that has become a pipe waits for a writer. On Windows the flag is undefined.
const READ_ONLY = fs.constants.O_RDONLY | fs.constants.O_NONBLOCK;

const read = promisify(fs.read);

/** The body of a PUT. Each attempt opens it anew. */
export interface UploadBody {
  /** In bytes. Known in advance, because storages reject chunked PUTs. */
  readonly size: number;
  /**
   * Returns the bytes, or blocks that are valid until the next one is requested.
   *
   * @throws AssetFileError if the file changed or cannot be read; so does the iteration
   */
  open(): Promise<Buffer | AsyncIterable<Buffer>>;
}

/**
 * The content of a file that had `size` bytes when it was found.
 *
 * @param found if absent, only changes while the file is read are noticed
 */
export function fileBody(path: string, size: number, found?: FoundFile): UploadBody {
  const file = { path, size, found };
  const isSmall = size <= MAX_WHOLE_FILE_BYTES;
  return { size, open: () => (isSmall ? readWhole(file) : Promise.resolve(readBlocks(file))) };
}

/** Reads a file into one buffer. */
async function readWhole(asset: AssetFile): Promise<Buffer> {
  const { path, size } = asset;
  let file: number | undefined;
  try {
    file = await openPatiently(() => fs.openSync(path, READ_ONLY));
    const before = checkFound(file, asset);
    const buffer = takeBuffer(size);
    const bytesRead =
      size <= MAX_SYNC_READ_BYTES
        ? fs.readSync(file, buffer, 0, size, 0)
        : (await read(file, buffer, 0, size, 0)).bytesRead;
    if (bytesRead !== size) throw changedError(size, bytesRead);
    checkRead(file, asset, before);
    return buffer;
  } catch (error) {
    throw toFileError(error);
  } finally {
    if (file !== undefined) fs.closeSync(file);
  }
}

async function* readBlocks(asset: AssetFile): AsyncGenerator<Buffer> {
  const { path, size } = asset;
  let file: FileHandle | undefined;
  try {
    file = await openPatiently(() => open(path, READ_ONLY));
    const before = checkFound(file.fd, asset);
    const blockBytes = size < LARGE_FILE_BYTES ? BLOCK_BYTES : LARGE_BLOCK_BYTES;
    // One buffer is filled while the other one is sent. Reusing two bounds memory.
    let [buffer, nextBuffer] = [Buffer.allocUnsafe(blockBytes), Buffer.allocUnsafe(blockBytes)];
    let nextBlock = readBlock(file, buffer, size);
    for (let sent = 0; sent < size; ) {
      const block = await nextBlock;
      if (block.length === 0) throw changedError(size, sent);
      sent += block.length;
      if (sent === size) {
        // Checked before the last block, without which the storage does not accept the upload.
        checkRead(file.fd, asset, before);
      } else {
        [buffer, nextBuffer] = [nextBuffer, buffer];
        nextBlock = readBlock(file, buffer, size - sent);
        // If the consumer stops here, this error would be unhandled.
        nextBlock.catch(() => undefined);
      }
      yield block;
    }
  } catch (error) {
    throw toFileError(error);
  } finally {
    await file?.close();
  }
}

async function readBlock(file: FileHandle, buffer: Buffer, remainingBytes: number): Promise<Buffer> {
  const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, remainingBytes));
  return buffer.subarray(0, bytesRead);
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'it no longer exists'],
  ['EBUSY', 'another program has it open (EBUSY), often a virus scanner'],
  ['EMFILE', 'too many files and connections are open (EMFILE), lower `concurrency`'],
]);

/** Errors without a code are bugs and stay what they are. */
function toFileError(error: unknown): unknown {
  const code = errorCode(error);
  if (code === undefined) return error;
  const reason = REASONS.get(code) ?? code;
  return new AssetFileError(`The file could not be read: ${reason}`, { cause: error });
}

/** Node has a pool for smaller buffers. */
const MIN_POOLED_BYTES = 4 * 1024;
/** The maximum number of files in flight. */
const MAX_POOLED_BUFFERS = 128;

/** Free buffers by their size in bytes, a power of two. */
const pool = new Map<number, ArrayBuffer[]>();
const taken = new WeakSet<ArrayBufferLike>();

/** Returns an uninitialized buffer. Reuses memory, because a new buffer per file costs more than reading the file. */
export function takeBuffer(size: number): Buffer {
  if (size < MIN_POOLED_BYTES) return Buffer.allocUnsafe(size);
  const capacity = 2 ** Math.ceil(Math.log2(size));
  const memory = pool.get(capacity)?.pop() ?? new ArrayBuffer(capacity);
  taken.add(memory);
  return Buffer.from(memory, 0, size);
}

/** Returns a buffer of `takeBuffer` to the pool. Ignores other buffers, and a second call. */
export function returnBuffer({ buffer }: Buffer): void {
  if (!taken.delete(buffer)) return;
  const free = pool.get(buffer.byteLength) ?? [];
  pool.set(buffer.byteLength, free);
  if (free.length < MAX_POOLED_BUFFERS) free.push(buffer as ArrayBuffer);
}
