import { appendFile, mkdir, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AssetFileError } from '../../../src/api/asset-file-error.ts';
import { fileBody, type UploadBody } from '../../../src/api/body/file-body.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

/** Up to this size a file is one piece; above it, it comes in blocks of twice the size. */
const WHOLE = 256 * 1024;
const BLOCK = 2 * WHOLE;

/** When every file was changed for the last time, in seconds since the epoch. */
const CHANGED = 1_700_000_000;

/** Bytes of which no two blocks are alike. */
function pattern(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 1) bytes[at] = (at * 31 + (at >> 8) * 17 + (at >> 16)) & 0xff;
  return bytes;
}

async function makeFile(content: Buffer | string): Promise<string> {
  const path = join(await temporaryFolder(), 'asset.bin');
  await writeFile(path, content);
  await utimes(path, CHANGED, CHANGED);
  return path;
}

async function readAll(body: UploadBody): Promise<Buffer> {
  const opened = await body.open();
  if (Buffer.isBuffer(opened)) return opened;
  const blocks: Buffer[] = [];
  for await (const block of opened) blocks.push(Buffer.from(block));
  return Buffer.concat(blocks);
}

/** The blocks of a file too large for one. */
async function blocksOf(body: UploadBody): Promise<AsyncIterator<Buffer>> {
  const opened = await body.open();
  if (Buffer.isBuffer(opened)) throw new Error('the file came in one piece');
  return opened[Symbol.asyncIterator]();
}

async function errorOf(work: Promise<unknown>): Promise<AssetFileError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AssetFileError)) throw new Error(`not an AssetFileError: ${error}`);
  return error;
}

const SIZES = [0, 1, WHOLE - 1, WHOLE, WHOLE + 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3 * BLOCK + 1];

const LARGE = 64 * 1024 * 1024;

test.each([
  [LARGE - 1, BLOCK],
  [LARGE, 2 * BLOCK],
  [LARGE + 3, 2 * BLOCK],
])('a file of %i bytes comes in blocks of %i, and all of it', async (size, blockSize) => {
  const content = pattern(size);
  const blocks = await blocksOf(fileBody(await makeFile(content), size));
  let at = 0;
  for (let next = await blocks.next(); !next.done; next = await blocks.next()) {
    expect(next.value.length).toBe(Math.min(blockSize, size - at));
    expect(next.value.equals(content.subarray(at, at + next.value.length))).toBe(true);
    at += next.value.length;
  }
  expect(at).toBe(size);
});

describe.each(SIZES)('a file of %i bytes', (size) => {
  test('is read byte for byte', async () => {
    const content = pattern(size);
    const body = fileBody(await makeFile(content), size);
    expect(body.size).toBe(size);
    expect((await readAll(body)).equals(content)).toBe(true);
  });

  test('can be read again, as it is by then', async () => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await readAll(body);
    const other = Buffer.alloc(size, 'o');
    await writeFile(path, other);
    expect((await readAll(body)).equals(other)).toBe(true);
  });

  test('that has grown since is not taken', async () => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await appendFile(path, 'x');
    const { message } = await errorOf(readAll(body));
    expect(message).toContain(`it had ${size} bytes, now ${size + 1}`);
  });

  test('that has vanished since is told as such, with the cause', async () => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await rm(path);
    const error = await errorOf(readAll(body));
    expect(error.message).toContain('it no longer exists');
    expect(error.cause).toMatchObject({ code: 'ENOENT' });
  });

  test('that has become a folder is told by what the system said', async () => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await rm(path);
    await mkdir(path);
    await expect(readAll(body)).rejects.toBeInstanceOf(AssetFileError);
  });
});

test.each(SIZES.filter((size) => size > 0))(
  'a file of %i bytes that has shrunk since is not taken',
  async (size) => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await truncate(path, size - 1);
    const { message } = await errorOf(readAll(body));
    expect(message).toContain(`it had ${size} bytes, now ${size - 1}`);
  },
);

test.each([5, 2 * BLOCK])(
  'a file of %i bytes that has grown by much is told with its real size',
  async (size) => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await appendFile(path, 'ten bytes.');
    const { message } = await errorOf(readAll(body));
    expect(message).toContain(`it had ${size} bytes, now ${size + 10}`);
  },
);

describe('a large file, while it is being read', () => {
  const SIZE = 1_000_000;

  test('comes in pieces, so that it is never in memory whole', async () => {
    const body = fileBody(await makeFile(pattern(SIZE)), SIZE);
    const sizes: number[] = [];
    const blocks = await blocksOf(body);
    for (let next = await blocks.next(); !next.done; next = await blocks.next())
      sizes.push(next.value.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(SIZE);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1024 * 1024);
    expect(sizes.length).toBeGreaterThan(1);
  });

  test('holds no more than two blocks, however large it is', async () => {
    const memory = new Set<ArrayBufferLike>();
    const blocks = await blocksOf(fileBody(await makeFile(pattern(SIZE)), SIZE));
    for (let next = await blocks.next(); !next.done; next = await blocks.next())
      memory.add(next.value.buffer);
    expect(memory.size).toBe(2);
  });

  test('can be left in the middle, while the next block is being read', async () => {
    const blocks = await blocksOf(fileBody(await makeFile(pattern(SIZE)), SIZE));
    await blocks.next();
    await expect(blocks.return?.()).resolves.toMatchObject({ done: true });
  });

  const changes: [string, (path: string) => Promise<void>, RegExp][] = [
    ['shrinks', (path) => truncate(path, BLOCK), /it had 1000000 bytes, now /],
    ['grows', (path) => appendFile(path, 'x'), /it had 1000000 bytes, now 1000001/],
    ['grows and hides when', growUnseen, /it had 1000000 bytes, now 1000001/],
    ['is written to and keeps its size', (path) => utimes(path, 0, 0), /its content was written to/],
  ];

  test.each(changes)('that %s is told as that', async (_how, change, words) => {
    const path = await makeFile(pattern(SIZE));
    const blocks = await blocksOf(fileBody(path, SIZE));
    await blocks.next();
    await change(path);
    const { message } = await errorOf(drain(blocks));
    expect(message).toMatch(words);
  });

  test.each(changes)(
    'that %s never comes to its last byte, which would make it whole for the storage',
    async (_how, change) => {
      const path = await makeFile(pattern(SIZE));
      const blocks = await blocksOf(fileBody(path, SIZE));
      const first = await blocks.next();
      await change(path);
      let handedOut = first.done ? 0 : first.value.length;
      const drained = async (): Promise<void> => {
        for (let next = await blocks.next(); !next.done; next = await blocks.next())
          handedOut += next.value.length;
      };
      await errorOf(drained());
      expect(handedOut).toBeLessThan(SIZE);
    },
  );

  test('that is replaced by another is read to the end as it was', async () => {
    const content = pattern(SIZE);
    const path = await makeFile(content);
    const blocks = await blocksOf(fileBody(path, SIZE));
    const first = await blocks.next();
    if (first.done) throw new Error('there was no block');
    const start = Buffer.from(first.value);
    await writeFile(`${path}.new`, 'quite another file');
    await rename(`${path}.new`, path);
    const rest = await drain(blocks);
    expect(Buffer.concat([start, ...rest]).equals(content)).toBe(true);
    expect(await readFile(path, 'utf8')).toBe('quite another file');
  });
});

/** Adds to a file and turns its time of change back. */
async function growUnseen(path: string): Promise<void> {
  await appendFile(path, 'x');
  await utimes(path, CHANGED, CHANGED);
}

async function drain(blocks: AsyncIterator<Buffer>): Promise<Buffer[]> {
  const rest: Buffer[] = [];
  for (let next = await blocks.next(); !next.done; next = await blocks.next())
    rest.push(Buffer.from(next.value));
  return rest;
}
