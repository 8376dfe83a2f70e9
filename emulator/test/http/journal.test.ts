import { describe, expect, test } from 'vitest';
import { callApi, putFile, send } from '../client.ts';
import { runEmulator, startUpload } from '../run-emulator.ts';

describe('the journal', () => {
  test('records query, headers, JSON and status of an API request', async () => {
    const emulator = await runEmulator({ now: () => 1_800_000_000_000 });
    const body = { name: 'Pop', organizationId: 'org-1' };
    await callApi(emulator, 'POST', '/games?a=1&b=%20', { body, headers: { 'X-Mixed-Case': 'Yes' } });
    expect(emulator.journal.entries).toEqual([
      {
        sequence: 1,
        atMs: 1_800_000_000_000,
        method: 'POST',
        path: '/v1/games',
        route: '/v1/games',
        query: 'a=1&b=%20',
        headers: expect.objectContaining({
          authorization: 'Bearer dev',
          'content-type': 'application/json',
          'x-mixed-case': 'Yes',
        }),
        body,
        bodyBytes: JSON.stringify(body).length,
        status: 201,
      },
    ]);
  });

  test('records the number of bytes of a PUT, without its body', async () => {
    const { emulator, uploadUrl } = await startUpload();
    await putFile(uploadUrl, '12345');
    const { pathname, search } = new URL(uploadUrl);
    expect(emulator.journal.entries[1]).toMatchObject({
      sequence: 2,
      method: 'PUT',
      path: pathname,
      query: search.slice(1),
      body: undefined,
      bodyBytes: 5,
      status: 200,
    });
  });

  test.each([
    ['/v1/games/dev-token-123?x=dev-token-123', '/v1/games/:id'],
    ['/v1/games/dev%252Dtoken%25252D123?a=%25%36%34ev-token-123', '/v1/games/:id'],
    ['/v1/dev-token-123', '/v1/*'],
    ['/storage/1/dev%2Dtoken-123', '/storage/*'],
    ['/dev-token-123', '/*'],
  ])('keeps the path %s as sent, of which the page shows the route only', async (target, route) => {
    const emulator = await runEmulator({ tokens: [{ name: 'dev-token-123' }] });
    await send(`${emulator.origin}${target}`);
    const [path] = target.split('?');
    expect(emulator.journal.entries).toMatchObject([{ path, route }]);
    const { text } = await send(emulator.origin);
    expect(text).toContain(`<code>${route}`);
    expect(text).not.toMatch(/dev.{0,7}token/);
  });

  test('records rejected requests', async () => {
    const emulator = await runEmulator({ rateLimit: 0.001, rateLimitBurst: 2 });
    await callApi(emulator, 'POST', '/games', { token: null, body: { a: 1 } });
    await callApi(emulator, 'POST', '/games', { body: 'no JSON' });
    await callApi(emulator, 'POST', '/games', { body: { b: 2 } });
    await send(`${emulator.origin}/storage/x/y`, { method: 'PUT' });
    await send(`${emulator.origin}/nowhere`);
    expect(emulator.journal.entries.map(({ status, body, reason }) => [status, body, reason])).toEqual([
      [401, { a: 1 }, 'The bearer token is missing'],
      [400, undefined, expect.stringMatching(/JSON/)],
      [429, { b: 2 }, expect.stringMatching(/./)],
      [403, undefined, expect.stringMatching(/signature/)],
      [404, undefined, 'There is no such endpoint'],
    ]);
  });

  test.each(['dev', 'dev-token-123'])('hides the token %s in the reason of a rejection', async (name) => {
    const emulator = await runEmulator({ tokens: [{ name }] });
    await callApi(emulator, 'POST', '/games', { token: name, body: { name: 'x', organizationId: name } });
    expect(emulator.journal.entries).toMatchObject([
      { status: 403, reason: 'Token does not belong to organization ***' },
    ]);
  });

  test('drops the oldest requests above its limit, and continues to count', async () => {
    const emulator = await runEmulator({ journalLimit: 2 });
    const { entries } = emulator.journal;
    for (const id of ['a', 'b', 'c', 'd']) await callApi(emulator, 'GET', `/games/${id}`);
    expect(entries.map(({ sequence, path }) => [sequence, path])).toEqual([
      [3, '/v1/games/c'],
      [4, '/v1/games/d'],
    ]);
  });
});
