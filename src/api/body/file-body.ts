import * as fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { AssetFileError } from '../errors.ts';

/** Files up to this size are read and sent in one go. */
const WHOLE_FILE_BYTES = 256 * 1024;

/** Up to this size a disk is done sooner than the thread pool: to wake a thread takes longer, and may take the processor. */
const QUICK_BYTES = 64 * 1024;

/** What is read and sent at a time of larger ones. Every file in flight has two. */
const BLOCK_BYTES = 512 * 1024;

/** A file of this size is sent faster in fewer blocks; a smaller one is slower, for less of it is read ahead. */
const LARGE_BYTES = 64 * 1024 * 1024;
const LARGE_BLOCK_BYTES = 1024 * 1024;

// Opening what has become a pipe must not wait for somebody who writes to it. Windows has no such flag: it counts as 0.
const READ_ONLY = fs.constants.O_RDONLY | fs.constants.O_NONBLOCK;

/** The body of a PUT, which can be opened anew for each attempt. */
export interface UploadBody {
  /** Bytes, known before the first is read: storage refuses chunked PUTs. */
  readonly size: number;
  /**
   * A block of the iteration holds until the next one is asked for.
   *
   * @throws AssetFileError when the file is no longer what was found; so does the iteration
   */
  open(): Promise<Buffer | AsyncIterable<Buffer>>;
}

/** The bytes of a file that had `size` bytes when it was found. */
export function fileBody(path: string, size: number): UploadBody {
  return {
    size,
    open: async () => (size <= WHOLE_FILE_BYTES ? readWhole(path, size) : readBlocks(path, size)),
  };
}

/** At most one trip through the thread pool, for the reading itself: more cost more than opening and closing a file do. */
async function readWhole(path: string, size: number): Promise<Buffer> {
  const file = attempt(() => fs.openSync(path, READ_ONLY));
  try {
    // One byte more than there should be: a file that has grown is noticed without a second look.
    const buffer = takeBuffer(size + 1);
    const bytesRead =
      size <= QUICK_BYTES
        ? attempt(() => fs.readSync(file, buffer, 0, size + 1, 0))
        : await readInPool(file, buffer).catch(unreadable);
    if (bytesRead !== size) throw changed(size, fs.fstatSync(file).size);
    return buffer.subarray(0, size);
  } finally {
    fs.closeSync(file);
  }
}

function readInPool(file: number, buffer: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    fs.read(file, buffer, 0, buffer.length, 0, (error, count) =>
      error === null ? resolve(count) : reject(error),
    );
  });
}

function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return unreadable(error as NodeJS.ErrnoException);
  }
}

async function* readBlocks(path: string, size: number): AsyncGenerator<Buffer> {
  const file = await open(path, READ_ONLY).catch(unreadable);
  try {
    const atStart = await file.stat();
    if (atStart.size !== size) throw changed(size, atStart.size);
    // Two buffers in turn: one is read into while the other is sent.
    const blockBytes = size < LARGE_BYTES ? BLOCK_BYTES : LARGE_BLOCK_BYTES;
    const buffers = [Buffer.allocUnsafe(blockBytes), Buffer.allocUnsafe(blockBytes)] as const;
    let ahead = readBlock(file, buffers[0], size);
    for (let sent = 0, acquisition = 1; sent < size; acquisition += 1) {
      const block = await ahead;
      if (block.length === 0) throw changed(size, sent);
      sent += block.length;
      // The last byte makes it whole for the storage: what has changed on the way must not come to that.
      if (sent === size) {
        const atEnd = await file.stat();
        if (atEnd.size !== size || atEnd.mtimeMs !== atStart.mtimeMs) throw changed(size, atEnd.size);
      } else {
        ahead = readBlock(file, buffers[acquisition % 2 === 0 ? 0 : 1], size - sent);
        // Whoever takes the blocks may stop, and then nobody asks what became of this one.
        ahead.catch(() => undefined);
      }
      yield block;
    }
  } finally {
    await file.close();
  }
}

async function readBlock(file: FileHandle, buffer: Buffer, restBytes: number): Promise<Buffer> {
  const length = Math.min(buffer.length, restBytes);
  const { bytesRead } = await file.read(buffer, 0, length).catch(unreadable);
  return buffer.subarray(0, bytesRead);
}

function unreadable(cause: NodeJS.ErrnoException): never {
  const why = cause.code === 'ENOENT' ? 'it no longer exists' : String(cause.code);
  throw new AssetFileError(`The file could not be read: ${why}`, { cause });
}

function changed(expected: number, actual: number): AssetFileError {
  const sizes =
    expected === actual ? 'its content was written to' : `it had ${expected} bytes, now ${actual}`;
  return new AssetFileError(`The file changed while it was being uploaded: ${sizes}`);
}

/** Smaller ones come out of Node's own pool, and cost next to nothing. */
const MIN_POOLED_BYTES = 4 * 1024;

/** More than there are files in flight are never free at once. */
const MAX_POOLED = 128;

/** By their size in bytes, a power of two. */
const pool = new Map<number, ArrayBuffer[]>();
const lent = new WeakSet<ArrayBufferLike>();

/**
 * A buffer of `size` bytes with anything in it. Memory that is new to the process costs more than what is read into it: the
 * system has to clear it, and the garbage collector to find it.
 */
export function takeBuffer(size: number): Buffer {
  if (size < MIN_POOLED_BYTES) return Buffer.allocUnsafe(size);
  const capacity = 2 ** Math.ceil(Math.log2(size));
  const memory = pool.get(capacity)?.pop() ?? new ArrayBuffer(capacity);
  lent.add(memory);
  return Buffer.from(memory, 0, size);
}

/** Gives a buffer back that nobody will read any more, where it was taken here; to do it twice does no harm. */
export function returnBuffer({ buffer }: Buffer): void {
  if (!lent.delete(buffer)) return;
  const free = pool.get(buffer.byteLength) ?? [];
  pool.set(buffer.byteLength, free);
  if (free.length < MAX_POOLED) free.push(buffer as ArrayBuffer);
}
