import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileBody, type UploadBody } from '../../../src/api/body/file-body.ts';
import { HashedBody } from '../../../src/api/body/wrapped-bodies.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

const BLOCK = 256 * 1024;

async function readAll(body: UploadBody): Promise<Buffer> {
  const bytes = await body.open();
  if (Buffer.isBuffer(bytes)) return bytes;
  const blocks: Buffer[] = [];
  for await (const block of bytes) blocks.push(Buffer.from(block));
  return Buffer.concat(blocks);
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function makeFile(content: Buffer): Promise<string> {
  const path = join(await temporaryFolder(), 'asset.bin');
  await writeFile(path, content);
  return path;
}

test.each([0, 1, BLOCK, BLOCK + 1, 5 * BLOCK + 7])(
  'a file of %i bytes comes as it is, and is hashed on its way',
  async (size) => {
    const content = Buffer.alloc(size, 'not all the same');
    const body = new HashedBody(fileBody(await makeFile(content), size));
    expect(body.size).toBe(size);
    expect((await readAll(body)).equals(content)).toBe(true);
    expect(body.sha256()).toBe(sha256(content));
  },
);

test.each([3, 2 * BLOCK])('a file of %i bytes that is read again is hashed anew', async (size) => {
  const path = await makeFile(Buffer.alloc(size, 'first'));
  const body = new HashedBody(fileBody(path, size));
  await readAll(body);
  const second = Buffer.alloc(size, 'second');
  await writeFile(path, second);
  await readAll(body);
  expect(body.sha256()).toBe(sha256(second));
});

test('an attempt that still reads while the next one does is no part of its hash', async () => {
  const size = 3 * BLOCK;
  const content = Buffer.alloc(size, 'content');
  const body = new HashedBody(fileBody(await makeFile(content), size));
  const givenUp = await body.open();
  if (Buffer.isBuffer(givenUp)) throw new Error('the file came in one piece');
  const blocks = givenUp[Symbol.asyncIterator]();
  await blocks.next();
  await readAll(body);
  await blocks.next();
  await blocks.return?.();
  expect(body.sha256()).toBe(sha256(content));
});

test('the blocks of a file are closed behind whoever leaves them in the middle', async () => {
  let closed = false;
  async function* blocks(): AsyncGenerator<Buffer> {
    try {
      yield Buffer.from('a');
      yield Buffer.from('b');
    } finally {
      closed = true;
    }
  }
  const bytes = await new HashedBody({ size: 2, open: async () => blocks() }).open();
  if (Buffer.isBuffer(bytes)) throw new Error('the body came in one piece');
  for await (const _ of bytes) break;
  expect(closed).toBe(true);
});

test('a body that was never opened has no hash', () => {
  expect(() => new HashedBody({ size: 0, open: async () => Buffer.alloc(0) }).sha256()).toThrow('not opened');
});
