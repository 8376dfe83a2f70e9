import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  link,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileBody, readingError } from '../../../src/api/body/file-body.ts';
import { AssetFileError } from '../../../src/api/errors.ts';
import { blocksOf, readAll } from '../../doubles/call-context.ts';
import { needs, symlink } from '../../doubles/conditions.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

/** Files up to this size are one buffer. Larger ones come in blocks of twice the size. */
const WHOLE = 256 * 1024;
const BLOCK = 2 * WHOLE;

/** The modification time of every file, in seconds since the epoch. */
const CHANGED = 1_700_000_000;

/** Bytes that differ in every block. */
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

async function errorOf(work: Promise<unknown>): Promise<AssetFileError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AssetFileError)) throw new Error(`not an AssetFileError: ${error}`);
  return error;
}

/** What changes a file's `ctime` alone. */
const HARMLESS: [string, (path: string) => Promise<void>][] = [
  ['gets other rights', (path) => chmod(path, 0o600)],
  ['gets a hard link', (path) => link(path, `${path}.link`)],
  [
    'is renamed and renamed back',
    async (path) => {
      needs('replaceOpenFiles');
      await rename(path, `${path}.away`);
      await rename(`${path}.away`, path);
    },
  ],
];

const SIZES = [0, 1, WHOLE - 1, WHOLE, WHOLE + 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3 * BLOCK + 1];

test.each([2, 3])('a large file comes completely in %i blocks of 512 KiB, in two buffers', async (count) => {
  const size = (count - 1) * BLOCK + 1;
  const content = pattern(size);
  const memory = new Set<ArrayBufferLike>();
  const blocks = await blocksOf(fileBody(await makeFile(content), size));
  let at = 0;
  for (let next = await blocks.next(); !next.done; next = await blocks.next()) {
    expect(next.value.length).toBe(Math.min(BLOCK, size - at));
    expect(next.value.equals(content.subarray(at, at + next.value.length))).toBe(true);
    memory.add(next.value.buffer);
    at += next.value.length;
  }
  expect([at, memory.size]).toEqual([size, 2]);
});

describe.each(SIZES)('a file of %i bytes', (size) => {
  test('is read byte for byte, and again with its new content', async () => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    expect(body.size).toBe(size);
    expect((await readAll(body)).equals(pattern(size))).toBe(true);
    const other = Buffer.alloc(size, 'o');
    await writeFile(path, other);
    expect((await readAll(body)).equals(other)).toBe(true);
  });

  test.each([1, 10, ...(size === 0 ? [] : [-1])])(
    'is rejected if its size changes by %i bytes',
    async (by) => {
      const path = await makeFile(pattern(size));
      const body = fileBody(path, size);
      await (by > 0 ? appendFile(path, 'x'.repeat(by)) : truncate(path, size + by));
      const { message } = await errorOf(readAll(body));
      expect(message).toContain(`it had ${size} bytes, now ${size + by}`);
    },
  );

  test('is rejected with the cause if it no longer exists', async () => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await rm(path);
    const error = await errorOf(readAll(body));
    expect(error.message).toContain('it no longer exists');
    expect(error.cause).toMatchObject({ code: 'ENOENT' });
  });
});

describe('a large file', () => {
  const SIZE = 6 * BLOCK;

  test('can be closed before its end', async () => {
    const blocks = await blocksOf(fileBody(await makeFile(pattern(SIZE)), SIZE));
    await blocks.next();
    await expect(blocks.return?.()).resolves.toMatchObject({ done: true });
  });

  const changes: [string, (path: string) => Promise<void>, RegExp][] = [
    ['shrinks', (path) => truncate(path, BLOCK), /: it had 3145728 bytes, now /],
    ['grows', (path) => appendFile(path, 'x'), /: it had 3145728 bytes, now 3145729/],
    ['grows and keeps its modification time', growUnseen, /: it had 3145728 bytes, now 3145729$/],
    ['gets another modification time', (path) => utimes(path, 0, 0), /: its modification time is another$/],
    ['is replaced by a link', replaceByLink, /: another file took its place$/],
    ['is replaced by a file of the same size and time', replaceFile, /: another file took its place$/],
    [
      'is written to and then replaced',
      writeAndReplace,
      /: another file took its place; it had 3145728 bytes, now 12/,
    ],
    ['is removed', (path) => rm(path), /: it no longer exists$/],
  ];

  test.each(changes)(
    'that %s while it is read is rejected, and never yields its last byte',
    async (_how, change, words) => {
      const path = await makeFile(pattern(SIZE));
      const blocks = await blocksOf(fileBody(path, SIZE));
      const yielded = [(await blocks.next()).value];
      await change(path);
      const drained = async (): Promise<void> => {
        for (let next = await blocks.next(); !next.done; next = await blocks.next()) yielded.push(next.value);
      };
      expect((await errorOf(drained())).message).toMatch(words);
      expect(yielded.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(SIZE);
    },
  );

  test.each(HARMLESS)('that %s while it is read is read', async (_how, change) => {
    const path = await makeFile(pattern(SIZE));
    const blocks = await blocksOf(fileBody(path, SIZE, await stat(path)));
    await blocks.next();
    await change(path);
    let rest = 0;
    for (let next = await blocks.next(); !next.done; next = await blocks.next()) rest += 1;
    expect(rest).toBe(5);
  });
});

async function writeAndReplace(path: string): Promise<void> {
  needs('replaceOpenFiles');
  await appendFile(path, 'x');
  await writeFile(`${path}.new`, 'another file');
  await rename(`${path}.new`, path);
}

/** Puts a file of the same size and time in the place of a file. */
async function replaceFile(path: string): Promise<void> {
  await writeFile(`${path}.new`, Buffer.alloc((await stat(path)).size));
  await utimes(`${path}.new`, CHANGED, CHANGED);
  await rename(`${path}.new`, path);
}

async function replaceByLink(path: string): Promise<void> {
  await writeFile(`${path}.new`, Buffer.alloc((await stat(path)).size));
  await utimes(`${path}.new`, CHANGED, CHANGED);
  await rm(path);
  await symlink(`${path}.new`, path);
}

describe.each([5, SIZES.at(-1) ?? 0])('a file of %i bytes that was found', (size) => {
  test.each([
    ['is replaced by a file of the same size and time', replaceFile, /: another file took its place$/],
    ['is replaced by a link to such a file', replaceByLink, /: another file took its place$/],
    ['has its folder replaced by a link', moveBehindLink, /: another file took its place$/],
    ['is written to', (path: string) => utimes(path, 1, 1), /: its modification time is another$/],
    ['becomes a folder', becomeFolder, /: it is no longer a regular file/],
  ])('and then %s is rejected', async (_how, change, words) => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size, await stat(path));
    await readAll(body);
    await change(path);
    expect((await errorOf(readAll(body))).message).toMatch(words);
  });

  test.each(HARMLESS)('and then %s is read', async (_how, change) => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size, await stat(path));
    await change(path);
    expect((await readAll(body)).equals(pattern(size))).toBe(true);
  });
});

async function becomeFolder(path: string): Promise<void> {
  await rm(path);
  await mkdir(path);
}

/** Replaces the folder of a file by a link to a folder with a file of the same name, size and time. */
async function moveBehindLink(path: string): Promise<void> {
  const [folder, other] = [dirname(path), await temporaryFolder()];
  await writeFile(join(other, basename(path)), await readFile(path));
  await utimes(join(other, basename(path)), CHANGED, CHANGED);
  await rm(folder, { recursive: true });
  await symlink(other, folder);
}

/** Adds to a file and resets its modification time. */
async function growUnseen(path: string): Promise<void> {
  await appendFile(path, 'x');
  await utimes(path, CHANGED, CHANGED);
}

test('a path that leads through a file is an error with its code', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, 'x');
  await expect(fileBody(join(file, 'below'), 1).open()).rejects.toThrow(
    process.platform === 'win32' ? 'it no longer exists' : 'ENOTDIR',
  );
});

test.runIf(existsSync('/sys/class/net/lo/mtu'))(
  'a file with fewer bytes than its size is rejected',
  async () => {
    const path = '/sys/class/net/lo/mtu';
    const { size } = await stat(path);
    await expect(fileBody(path, size).open()).rejects.toThrow('it had');
  },
);

test.each([
  ['EBUSY', undefined],
  ['EACCES', 'The file could not be read: EACCES'],
])('what a file can not be opened for may pass until it is sent: %s', (code, message) => {
  const open = (): never => {
    throw Object.assign(new Error(code), { code });
  };
  expect(readingError('a', open)?.message).toBe(message);
});

describe('the hash of a file', () => {
  const sha256 = (content: Buffer): string => hash('sha256', content);

  test.each([0, 1, WHOLE, WHOLE + 1, 5 * WHOLE + 7])('of %i bytes is made while it is read', async (size) => {
    const content = pattern(size);
    const body = fileBody(await makeFile(content), size);
    await readAll(body);
    expect(body.sha256()).toBe(sha256(content));
  });

  test.each([3, 2 * WHOLE])('of %i bytes is made anew if it is read again', async (size) => {
    const path = await makeFile(Buffer.alloc(size, 'first'));
    const body = fileBody(path, size);
    await readAll(body);
    const second = Buffer.alloc(size, 'second');
    await writeFile(path, second);
    await readAll(body);
    expect(body.sha256()).toBe(sha256(second));
  });

  test('has no bytes that an earlier attempt still reads', async () => {
    const size = 3 * BLOCK;
    const content = pattern(size);
    const body = fileBody(await makeFile(content), size);
    const blocks = await blocksOf(body);
    await blocks.next();
    await readAll(body);
    await blocks.next();
    await blocks.return?.();
    expect(body.sha256()).toBe(sha256(content));
  });
});
