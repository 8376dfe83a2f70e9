import { createHash, type Hash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { errorCode } from '../../support/error-text.ts';
import { type FileState, patiently } from '../../support/files.ts';
import { AssetFileError } from '../errors.ts';

/** Files up to this size are read and sent as one buffer: then a storage's early refusal is always read. */
const MAX_WHOLE_FILE_BYTES = 256 * 1024;
/** Larger files are read and sent in blocks. Each file in flight has two, which bounds memory. */
const BLOCK_BYTES = 512 * 1024;

// Without O_NONBLOCK, opening a file that has become a pipe waits for a writer. On Windows the flag is undefined.
const READ_ONLY = constants.O_RDONLY | constants.O_NONBLOCK;

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

/** The content of a file, which is hashed while it is read, so that no file is read twice. */
export interface FileBody extends UploadBody {
  /** SHA-256 in lower-case hex, once the body was read to its end. It may be called once per attempt. */
  sha256(): string;
}

/**
 * The content of a file that had `size` bytes when it was found.
 *
 * @param stateWhenFound if absent, only changes while the file is read are noticed
 */
export function fileBody(path: string, size: number, stateWhenFound?: FileState): FileBody {
  const read = size > MAX_WHOLE_FILE_BYTES ? readBlocks : readWhole;
  let hash: Hash;
  return {
    size,
    open: async () => {
      // Each attempt has its own: an aborted attempt may still read when the next one begins.
      hash = createHash('sha256');
      return read(path, size, hash, stateWhenFound);
    },
    sha256: () => hash.digest('hex'),
  };
}

/** Troubles of a file that may pass until it is sent. */
const PASSING = ['EBUSY', 'EMFILE', 'ENFILE'];

/**
 * Opens a file and reads its first byte. Returns why it can't be sent, if that is known now.
 *
 * @param open the function of the system, which tests replace
 */
export function readingError(path: string, open = openSync): AssetFileError | undefined {
  let file: number | undefined;
  try {
    file = open(path, READ_ONLY);
    readSync(file, Buffer.allocUnsafe(1));
  } catch (error) {
    const code = String(errorCode(error));
    return PASSING.includes(code) ? undefined : fileError(code, error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
  return undefined;
}

/** Synchronous calls take 0.05 ms for a small file, and the thread pool takes 0.3 ms. */
async function readWhole(
  path: string,
  size: number,
  hash: Hash,
  stateWhenFound?: FileState,
): Promise<Buffer> {
  let file: number | undefined;
  try {
    file = await patiently(() => openSync(path, READ_ONLY));
    const opened = fstatSync(file);
    const before = stateWhenFound ?? { ...opened, size };
    rejectChanged(before, opened);
    const buffer = Buffer.allocUnsafe(size);
    const bytes = readSync(file, buffer, 0, size, 0);
    if (bytes !== size) throw changedError([describeSize(size, bytes)]);
    rejectChanged(before, statSync(path));
    hash.update(buffer);
    return buffer;
  } catch (error) {
    throw toFileError(error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

async function* readBlocks(
  path: string,
  size: number,
  hash: Hash,
  stateWhenFound?: FileState,
): AsyncGenerator<Buffer> {
  let file: FileHandle | undefined;
  try {
    file = await patiently(() => open(path, READ_ONLY));
    const opened = await file.stat();
    const before = stateWhenFound ?? { ...opened, size };
    rejectChanged(before, opened);
    // One buffer is filled while the other one is sent: without that, a large upload takes twice as long on a busy machine.
    let [buffer, nextBuffer] = [Buffer.allocUnsafe(BLOCK_BYTES), Buffer.allocUnsafe(BLOCK_BYTES)];
    let nextBlock = readBlock(file, buffer, size);
    for (let sent = 0; sent < size; ) {
      const block = await nextBlock;
      if (block.length === 0) throw changedError([describeSize(size, sent)]);
      sent += block.length;
      if (sent === size) {
        // Before the last block, without which the storage does not accept the upload.
        rejectChanged(before, await stat(path));
      } else {
        [buffer, nextBuffer] = [nextBuffer, buffer];
        nextBlock = readBlock(file, buffer, size - sent);
        // If the consumer stops here, this error would be unhandled.
        nextBlock.catch(() => undefined);
      }
      hash.update(block);
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

/** Rights, owner and links of a file may change. */
function rejectChanged(before: FileState, now: Stats): void {
  const changes: string[] = [];
  if (!now.isFile()) changes.push('it is no longer a regular file');
  else if (now.ino !== before.ino) changes.push('another file took its place');
  if (now.size !== before.size) changes.push(describeSize(before.size, now.size));
  if (now.mtimeMs !== before.mtimeMs) changes.push('its modification time is another');
  if (changes.length > 0) throw changedError(changes);
}

function describeSize(before: number, now: number): string {
  return `it had ${before} bytes, now ${now}`;
}

function changedError(changes: readonly string[]): AssetFileError {
  return new AssetFileError('changed', `The file changed after it was found: ${changes.join('; ')}`);
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'it no longer exists'],
  ['EBUSY', 'another program has it open (EBUSY), often a virus scanner'],
  ['EMFILE', 'too many files and connections are open (EMFILE), lower `concurrency`'],
]);

/** Errors without a code are bugs and stay what they are. */
function toFileError(error: unknown): unknown {
  const code = errorCode(error);
  return code === undefined || error instanceof AssetFileError ? error : fileError(code, error);
}

function fileError(code: string, cause: unknown): AssetFileError {
  return new AssetFileError(code, `The file could not be read: ${REASONS.get(code) ?? code}`, { cause });
}
