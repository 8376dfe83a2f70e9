import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileBody } from '../../../src/api/body/file-body.ts';
import { watchedBody } from '../../../src/api/body/watched-body.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

const BLOCK = 512 * 1024;

async function bodyOf(size: number) {
  const path = join(await temporaryFolder(), 'file');
  await writeFile(path, Buffer.alloc(size, 'playable'));
  const sent: number[] = [];
  return { body: watchedBody(fileBody(path, size), (bytes) => sent.push(bytes)), sent };
}

describe('a body that is watched', () => {
  test('has its size and its bytes', async () => {
    const { body } = await bodyOf(BLOCK * 2 + 7);
    expect(body.size).toBe(BLOCK * 2 + 7);
    const blocks: Buffer[] = [];
    for await (const block of (await body.open()) as AsyncIterable<Buffer>) blocks.push(Buffer.from(block));
    expect(Buffer.concat(blocks)).toEqual(Buffer.alloc(BLOCK * 2 + 7, 'playable'));
  });

  test('tells of each block once the next is asked for, and begins anew with each attempt', async () => {
    const { body, sent } = await bodyOf(BLOCK * 2 + 7);
    for (const _ of ['first', 'second']) {
      sent.length = 0;
      const blocks = ((await body.open()) as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
      await blocks.next();
      expect(sent).toEqual([0]);
      await blocks.next();
      expect(sent).toEqual([0, BLOCK]);
      await blocks.next();
      expect((await blocks.next()).done).toBe(true);
      expect(sent).toEqual([0, BLOCK, BLOCK * 2, BLOCK * 2 + 7]);
    }
  });

  test('lets go of its file when nobody asks for the rest', async () => {
    let closed = false;
    async function* blocks(): AsyncGenerator<Buffer> {
      try {
        yield Buffer.from('a');
        yield Buffer.from('b');
      } finally {
        closed = true;
      }
    }
    const body = watchedBody({ size: 2, open: async () => blocks() }, () => undefined);
    for await (const _ of (await body.open()) as AsyncIterable<Buffer>) break;
    expect(closed).toBe(true);
  });

  test('tells nothing of what is sent from one buffer', async () => {
    const { body, sent } = await bodyOf(100);
    expect(await body.open()).toBeInstanceOf(Buffer);
    expect(sent).toEqual([]);
  });
});
