import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withHash, withProgress } from '../../../src/api/body/body-decorators.ts';
import { fileBody, type UploadBody } from '../../../src/api/body/file-body.ts';
import { blocksOf, inBlocks, readAll } from '../../doubles/call-context.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

async function makeFile(content: Buffer): Promise<string> {
  const path = join(await temporaryFolder(), 'asset.bin');
  await writeFile(path, content);
  return path;
}

describe('withHash', () => {
  const BLOCK = 256 * 1024;
  const sha256 = (content: Buffer): string => hash('sha256', content);

  test.each([0, 1, BLOCK, BLOCK + 1, 5 * BLOCK + 7])(
    'a file of %i bytes comes as it is, and is hashed on its way',
    async (size) => {
      const content = Buffer.alloc(size, 'not all the same');
      const body = withHash(fileBody(await makeFile(content), size));
      expect(body.size).toBe(size);
      expect((await readAll(body)).equals(content)).toBe(true);
      expect(body.sha256()).toBe(sha256(content));
    },
  );

  test.each([3, 2 * BLOCK])('a file of %i bytes that is read again is hashed anew', async (size) => {
    const path = await makeFile(Buffer.alloc(size, 'first'));
    const body = withHash(fileBody(path, size));
    await readAll(body);
    const second = Buffer.alloc(size, 'second');
    await writeFile(path, second);
    await readAll(body);
    expect(body.sha256()).toBe(sha256(second));
  });

  test('does not hash bytes that an earlier attempt still reads', async () => {
    const size = 3 * BLOCK;
    const content = Buffer.alloc(size, 'content');
    const body = withHash(fileBody(await makeFile(content), size));
    const blocks = await blocksOf(body);
    await blocks.next();
    await readAll(body);
    await blocks.next();
    await blocks.return?.();
    expect(body.sha256()).toBe(sha256(content));
  });
});

describe('withProgress', () => {
  const BLOCK = 512 * 1024;

  async function bodyOf(size: number) {
    const path = await makeFile(Buffer.alloc(size, 'playable'));
    const sent: number[] = [];
    return { body: withProgress(fileBody(path, size), (bytes) => sent.push(bytes)), sent };
  }

  test('reports each block when the next one is requested, and starts from 0 in each attempt', async () => {
    const { body, sent } = await bodyOf(BLOCK * 2 + 7);
    for (const _ of ['first', 'second']) {
      sent.length = 0;
      const blocks = await blocksOf(body);
      await blocks.next();
      expect(sent).toEqual([0]);
      await blocks.next();
      expect(sent).toEqual([0, BLOCK]);
      await blocks.next();
      expect((await blocks.next()).done).toBe(true);
      expect(sent).toEqual([0, BLOCK, BLOCK * 2, BLOCK * 2 + 7]);
    }
  });

  test('reports nothing for a body in one buffer', async () => {
    const { body, sent } = await bodyOf(100);
    expect(await body.open()).toBeInstanceOf(Buffer);
    expect(sent).toEqual([]);
  });
});

test.each<[string, (body: UploadBody) => UploadBody]>([
  ['withHash', withHash],
  ['withProgress', (body) => withProgress(body, () => undefined)],
])('%s closes its file if the iteration stops early', async (_, decorate) => {
  const body = inBlocks(2, 1);
  const decorated = await blocksOf(decorate(body));
  await decorated.next();
  await decorated.return?.();
  await body.closed;
});
