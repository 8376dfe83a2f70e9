import { existsSync } from 'node:fs';
import {
  appendFile,
  mkdir,
  open,
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
import { fileBody, returnBuffer, takeBuffer, type UploadBody } from '../../../src/api/body/file-body.ts';
import { AssetFileError } from '../../../src/api/errors.ts';
import { forEachConcurrently } from '../../../src/support/concurrency.ts';
import { type FoundFile, foundFile } from '../../../src/support/files.ts';
import { inOneBuffer, openTransport } from '../../doubles/call-context.ts';
import { CAN, needs, symlink } from '../../doubles/conditions.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { type StubExchange, startStub } from '../../doubles/stub-server.ts';

const KIB = 1024;

test('a buffer has the requested size', () => {
  for (const size of [0, 1, 4095, 4096, 4097, 16_385, 262_145]) expect(takeBuffer(size)).toHaveLength(size);
});

test('a returned buffer is reused for every size that fits', () => {
  const first = takeBuffer(20 * KIB);
  returnBuffer(first);
  expect(takeBuffer(30 * KIB).buffer).toBe(first.buffer);
});

test('a buffer in use is not given out again', () => {
  const taken = new Set(Array.from({ length: 10 }, () => takeBuffer(9 * KIB).buffer));
  expect(taken.size).toBe(10);
});

test('returning a part of a buffer returns the whole buffer', () => {
  const first = takeBuffer(100 * KIB);
  returnBuffer(first.subarray(0, 1));
  expect(takeBuffer(100 * KIB).buffer).toBe(first.buffer);
});

test('a buffer that is returned twice is reused once', () => {
  const first = takeBuffer(50 * KIB);
  returnBuffer(first);
  returnBuffer(first);
  expect(takeBuffer(50 * KIB).buffer).toBe(first.buffer);
  expect(takeBuffer(50 * KIB).buffer).not.toBe(first.buffer);
});

test('a foreign buffer is not pooled', () => {
  const foreign = Buffer.from(new ArrayBuffer(64 * KIB));
  returnBuffer(foreign);
  expect(takeBuffer(64 * KIB).buffer).not.toBe(foreign.buffer);
});

test('at most 128 buffers per size are kept', () => {
  const many = Array.from({ length: 130 }, () => takeBuffer(6 * KIB));
  for (const buffer of many) returnBuffer(buffer);
  const given = new Set(many.map(({ buffer }) => buffer));
  const again = Array.from({ length: 130 }, () => given.has(takeBuffer(6 * KIB).buffer));
  expect(again.filter(Boolean)).toHaveLength(128);
});

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

async function readAll(body: UploadBody): Promise<Buffer> {
  const opened = await body.open();
  if (Buffer.isBuffer(opened)) return opened;
  const blocks: Buffer[] = [];
  for await (const block of opened) blocks.push(Buffer.from(block));
  return Buffer.concat(blocks);
}

/** The blocks of a large file. */
async function blocksOf(body: UploadBody): Promise<AsyncIterator<Buffer>> {
  const opened = await body.open();
  if (Buffer.isBuffer(opened)) throw new Error('the file is one buffer');
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
])('a file of %i bytes comes completely in blocks of %i', async (size, blockSize) => {
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

  test('can be read again with its new content', async () => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await readAll(body);
    const other = Buffer.alloc(size, 'o');
    await writeFile(path, other);
    expect((await readAll(body)).equals(other)).toBe(true);
  });

  test('is rejected if it has grown', async () => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await appendFile(path, 'x');
    const { message } = await errorOf(readAll(body));
    expect(message).toContain(`it had ${size} bytes, now ${size + 1}`);
  });

  test('is rejected with the cause if it no longer exists', async () => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await rm(path);
    const error = await errorOf(readAll(body));
    expect(error.message).toContain('it no longer exists');
    expect(error.cause).toMatchObject({ code: 'ENOENT' });
  });

  test('is rejected if it has become a folder', async () => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size, await findFile(path));
    await rm(path);
    await mkdir(path);
    await expect(readAll(body)).rejects.toBeInstanceOf(AssetFileError);
  });
});

test.each(SIZES.filter((size) => size > 0))(
  'a file of %i bytes is rejected if it has shrunk',
  async (size) => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await truncate(path, size - 1);
    const { message } = await errorOf(readAll(body));
    expect(message).toContain(`it had ${size} bytes, now ${size - 1}`);
  },
);

test.each([5, 2 * BLOCK])(
  'a file of %i bytes that has grown is rejected with its real size',
  async (size) => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size);
    await appendFile(path, 'ten bytes.');
    const { message } = await errorOf(readAll(body));
    expect(message).toContain(`it had ${size} bytes, now ${size + 10}`);
  },
);

describe('a large file', () => {
  const SIZE = 1_000_000;

  test('comes in blocks of at most 1 MiB', async () => {
    const body = fileBody(await makeFile(pattern(SIZE)), SIZE);
    const sizes: number[] = [];
    const blocks = await blocksOf(body);
    for (let next = await blocks.next(); !next.done; next = await blocks.next())
      sizes.push(next.value.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(SIZE);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1024 * 1024);
    expect(sizes.length).toBeGreaterThan(1);
  });

  test('uses only two buffers', async () => {
    const memory = new Set<ArrayBufferLike>();
    const blocks = await blocksOf(fileBody(await makeFile(pattern(SIZE)), SIZE));
    for (let next = await blocks.next(); !next.done; next = await blocks.next())
      memory.add(next.value.buffer);
    expect(memory.size).toBe(2);
  });

  test('can be closed while the next block is read', async () => {
    const blocks = await blocksOf(fileBody(await makeFile(pattern(SIZE)), SIZE));
    await blocks.next();
    await expect(blocks.return?.()).resolves.toMatchObject({ done: true });
  });

  const changes: [string, (path: string) => Promise<void>, RegExp][] = [
    ['shrinks', (path) => truncate(path, BLOCK), /it had 1000000 bytes, now /],
    ['grows', (path) => appendFile(path, 'x'), /it had 1000000 bytes, now 1000001/],
    ['grows and keeps its modification time', growUnseen, /it had 1000000 bytes, now 1000001/],
    ['is written to and keeps its size', (path) => utimes(path, 0, 0), /its content was written to/],
    ['is written to and keeps its modification time', rewriteUnseen, /its content was written to/],
    ['is replaced by a link', replaceByLink, /another file took its place/],
    ['is written to and then replaced', writeAndReplace, /it had 1000000 bytes, now 1000001/],
  ];

  test.each(changes)('that %s while it is read is rejected', async (_how, change, words) => {
    const path = await makeFile(pattern(SIZE));
    const blocks = await blocksOf(fileBody(path, SIZE));
    await blocks.next();
    await change(path);
    const { message } = await errorOf(drain(blocks));
    expect(message).toMatch(words);
  });

  test.each(changes)('that %s while it is read never yields its last byte', async (_how, change) => {
    const path = await makeFile(pattern(SIZE));
    const blocks = await blocksOf(fileBody(path, SIZE));
    const first = await blocks.next();
    await change(path);
    let yielded = first.done ? 0 : first.value.length;
    const drained = async (): Promise<void> => {
      for (let next = await blocks.next(); !next.done; next = await blocks.next())
        yielded += next.value.length;
    };
    await errorOf(drained());
    expect(yielded).toBeLessThan(SIZE);
  });

  test.runIf(CAN.replaceOpenFiles)(
    'that is replaced by another one is read completely from the original file',
    async () => {
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
    },
  );
});

async function writeAndReplace(path: string): Promise<void> {
  needs('replaceOpenFiles');
  await appendFile(path, 'x');
  await writeFile(`${path}.new`, 'another file');
  await rename(`${path}.new`, path);
}

/** A file as a search finds it. */
async function findFile(path: string): Promise<FoundFile> {
  return foundFile(await stat(path), path);
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

/** Writes other bytes to a file and resets its modification time. */
async function rewriteUnseen(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.write('other');
  await file.close();
  await utimes(path, CHANGED, CHANGED);
}

describe.each([5, SIZES.at(-1) ?? 0])('a file of %i bytes that changed since it was found', (size) => {
  test.each([replaceByLink, rewriteUnseen, moveBehindLink])('is rejected: %o', async (change) => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size, await findFile(path));
    await readAll(body);
    await change(path);
    expect((await errorOf(readAll(body))).message).toContain('another file took its place');
  });

  test('is read if a file of the same size has replaced it, as editors save', async () => {
    const path = await makeFile(pattern(size));
    const body = fileBody(path, size, await findFile(path));
    await replaceFile(path);
    expect((await readAll(body)).equals(Buffer.alloc(size))).toBe(true);
  });
});

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

async function drain(blocks: AsyncIterator<Buffer>): Promise<Buffer[]> {
  const rest: Buffer[] = [];
  for (let next = await blocks.next(); !next.done; next = await blocks.next())
    rest.push(Buffer.from(next.value));
  return rest;
}

const FILES = 120;
const NEVER = new AbortController().signal;

const SERVERS: [string, (exchange: StubExchange) => Promise<void>][] = [
  [
    'responds after it has read all',
    async ({ receive, respond }) => {
      await receive();
      respond({ status: 200 });
    },
  ],
  [
    'responds before it has read all',
    async ({ receive, respond }) => {
      const received = receive();
      respond({ status: 200 });
      await received;
    },
  ],
];

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
    await expect(fileBody(path, size).open()).rejects.toThrow('changed while');
  },
);

test('a request that cannot be made rejects', async () => {
  const url = new URL('http://127.0.0.1:1/');
  const headers = { 'x-name': 'a\nb' };
  const body = inOneBuffer(Buffer.from('x'));
  const sending = openTransport().send({
    method: 'PUT',
    url,
    headers,
    body,
    reuseConnection: true,
    signal: NEVER,
  });
  await expect(sending).rejects.toThrow(/Invalid character/);
});

test.each(SERVERS)('files that reuse buffers arrive unchanged at a server that %s', async (_, serve) => {
  const folder = await temporaryFolder();
  const stub = (await startStub()).always(serve);
  const transport = openTransport();
  const names = Array.from({ length: FILES }, (_, index) => String(index));
  const contentOf = (name: string): Buffer => Buffer.alloc(5_000 + Number(name) * 1_500, `${name}·`);
  await Promise.all(names.map((name) => writeFile(join(folder, name), contentOf(name))));
  await forEachConcurrently(
    names,
    12,
    () => false,
    async (name) => {
      const body = fileBody(join(folder, name), contentOf(name).length);
      const url = stub.url(`/${name}`);
      await transport.send({ method: 'PUT', url, headers: {}, body, reuseConnection: true, signal: NEVER });
    },
  );
  await expect.poll(() => stub.journal.every(({ whole }) => whole)).toBe(true);
  const wrong = stub.journal.filter(({ path, body }) => !body.equals(contentOf(path.slice(1))));
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(stub.journal).toHaveLength(FILES);
});
