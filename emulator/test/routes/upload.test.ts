import { expect, test } from 'vitest';
import { callApi, send } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

const dropped = (origin: string, from: string | undefined, name = 'game.zip', host?: string) =>
  send(`${origin}/upload?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: { ...(from && { origin: from }), ...(host && { host }) },
    body: 'content',
  });

test('a file from the page itself is stored without a token, in the first organization, and its request is listed', async () => {
  const tokens = [{ name: 'a', organization: 'org-7' }, { name: 'dev' }];
  const emulator = await runEmulator({ tokens });
  const { status, text } = await dropped(emulator.origin, emulator.origin, 'a b.html');
  expect(status).toBe(201);
  const [stored] = emulator.storedAssets();
  expect(JSON.parse(text)).toEqual({ assetId: stored?.assetId, release: 1 });
  expect(stored).toMatchObject({
    ...{ fileName: 'a b.html', contentType: 'text/html', organizationId: 'org-7', size: 7, client: '0' },
  });
  expect(emulator.journal.entries).toMatchObject([{ method: 'POST', route: '/upload', status: 201 }]);
  // What lies between two exports is one release.
  await dropped(emulator.origin, emulator.origin);
  await callApi(emulator, 'POST', '/export', { token: 'a', body: { variantId: 'v', network: 'n' } });
  expect(JSON.parse((await dropped(emulator.origin, emulator.origin)).text).release).toBe(2);
});

test.each([
  ['no origin', undefined],
  ['no known origin', 'null'],
  ['the origin of playables', 'play'],
  ['another origin', 'https://evil.example'],
  ['a page whose name leads to this machine', 'http://evil.example', 'evil.example'],
])('a file from %s is not stored', async (_, origin, host?: string) => {
  const emulator = await runEmulator();
  const from = origin === 'play' ? emulator.playOrigin : origin;
  expect((await dropped(emulator.origin, from, 'a.html', host)).status).toBe(403);
  expect(emulator.storedAssets()).toEqual([]);
});

test.each(['', 'a\u0000b', 'x'.repeat(1025)])(
  'a name that the service refuses is refused: %j',
  async (name) => {
    const emulator = await runEmulator();
    const { status, text } = await dropped(emulator.origin, emulator.origin, name);
    expect([status, JSON.parse(text).message]).toEqual([400, expect.stringMatching(/^name must/)]);
  },
);
