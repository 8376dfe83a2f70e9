import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileBody } from '../../../src/api/body/file-body.ts';
import { forEachConcurrently } from '../../../src/support/concurrency.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { openTransport } from '../../doubles/open-transport.ts';
import { type StubExchange, startStub } from '../../doubles/stub-server.ts';

const FILES = 120;
const NEVER = new AbortController().signal;

const MANNERS: [string, (exchange: StubExchange) => Promise<void>][] = [
  [
    'answers once it has read all',
    async ({ receive, answer }) => {
      await receive();
      answer({ status: 200 });
    },
  ],
  [
    'answers before it has read all',
    async ({ receive, answer }) => {
      const received = receive();
      answer({ status: 200 });
      await received;
    },
  ],
];

test('a request that could not even be made has let go of its body', async () => {
  const url = new URL('http://127.0.0.1:1/');
  const headers = { 'x-name': 'a\nb' };
  const body = Buffer.from('x');
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

test.each(MANNERS)(
  'files that share their memory in turn arrive as they are at a server that %s',
  async (_, serve) => {
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
  },
);
