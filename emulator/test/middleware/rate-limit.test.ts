import { describe, expect, test } from 'vitest';
import { retryAfterHeaders } from '../../src/middleware/rate-limit.ts';
import { callApi, putFile } from '../client.ts';
import { runEmulator, startUpload } from '../run-emulator.ts';

const NOON = Date.UTC(2027, 0, 1, 12);

test.each([
  ['seconds', 0, 999, '1'],
  ['seconds', 0, 1000, '1'],
  ['seconds', 0, 1001, '2'],
  ['date', 0, 1, 'Fri, 01 Jan 2027 12:00:01 GMT'],
  ['date', 999, 1, 'Fri, 01 Jan 2027 12:00:01 GMT'],
  ['date', 999, 2, 'Fri, 01 Jan 2027 12:00:02 GMT'],
] as const)(
  'Retry-After as %s, %d ms after noon, rounds a wait of %d ms up to "%s"',
  (form, afterNoonMs, waitMs, header) => {
    const settings = { retryAfter: form, now: () => NOON + afterNoonMs };
    expect(retryAfterHeaders(settings, waitMs)).toEqual({ 'Retry-After': header });
  },
);

// One request in 1,000 s: no machine is slow enough to get a second one through.
const RARELY = 0.001;

describe('the rate limit', () => {
  test('responds with 429 and the error body when the burst is used up', async () => {
    const emulator = await runEmulator({ rateLimit: RARELY, rateLimitBurst: 3 });
    const statuses: unknown[] = [];
    for (let request = 0; request < 3; request += 1)
      statuses.push((await callApi(emulator, 'GET', '/games')).status);
    expect(statuses).toEqual([200, 200, 200]);
    const { status, headers, body } = await callApi(emulator, 'GET', '/games');
    expect(status).toBe(429);
    expect(headers['content-type']).toBe('application/json');
    const message = 'More than 0.001 requests per second; try again after a delay';
    expect(body).toEqual({ statusCode: 429, error: 'Too Many Requests', message });
  });

  test('allows the requests of 1 s in a burst by default', async () => {
    const emulator = await runEmulator({ rateLimit: 5 });
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => callApi(emulator, 'GET', '/games').then(({ status }) => status)),
    );
    expect(responses).toEqual([200, 200, 200, 200, 200]);
  });

  test.each([
    ['seconds', /^(?:9\d\d|1000)$/],
    ['date', /^Fri, 01 Jan 2027 12:1[56]:\d\d GMT$/],
    ['none', undefined],
  ] as const)('sends the remaining time in the form %s', async (retryAfter, header) => {
    const emulator = await runEmulator({ rateLimit: RARELY, retryAfter, now: () => NOON });
    await callApi(emulator, 'GET', '/games');
    const { status, headers } = await callApi(emulator, 'GET', '/games');
    expect(status).toBe(429);
    if (header === undefined) expect(headers).not.toHaveProperty('retry-after');
    else expect(headers['retry-after']).toMatch(header);
  });

  test('counts rejected requests, and comes before authentication', async () => {
    const emulator = await runEmulator({ rateLimit: RARELY });
    expect((await callApi(emulator, 'GET', '/nowhere', { token: null })).status).toBe(401);
    expect((await callApi(emulator, 'GET', '/nowhere', { token: null })).status).toBe(429);
  });

  test('does not apply to the storage', async () => {
    const { emulator, uploadUrl } = await startUpload({ rateLimit: RARELY, rateLimitBurst: 2 });
    for (let put = 0; put < 5; put += 1) expect((await putFile(uploadUrl, 'x')).status).toBe(200);
    expect((await callApi(emulator, 'GET', '/games')).status).toBe(200);
  });
});
