import { describe, expect, test } from 'vitest';
import { CAN } from '../../../test/doubles/conditions.ts';
import { temporaryFolder } from '../../../test/doubles/environment.ts';
import type { EmulatorOptions, FaultName } from '../../src/options.ts';
import type { Emulator } from '../../src/start-emulator.ts';
import { callApi, putFile, type RawResponse, requestUpload } from '../client.ts';
import { eventually, runEmulator } from '../run-emulator.ts';
import { type ManyRequests, manyExports, manyUploads } from './many-requests.ts';

function runFaulty(name: FaultName, options: EmulatorOptions = {}): Promise<Emulator> {
  return runEmulator({ ...options, faults: { rates: { [name]: 1 } } });
}

function triggerExport(emulator: Emulator, variantId = 'v-1'): ReturnType<typeof callApi> {
  return callApi(emulator, 'POST', '/export', { body: { variantId, network: 'unity' } });
}

/** Sends this number of PUTs of a file to an emulator that injects a fault into every request. */
async function putOften(
  times: number,
  name: FaultName,
  options: EmulatorOptions = {},
): Promise<{ emulator: Emulator; responses: RawResponse[] }> {
  const dataDir = await temporaryFolder();
  const healthy = await runEmulator({ dataDir });
  const { pathname, search } = new URL((await requestUpload(healthy)).uploadUrl);
  await healthy.close();
  const emulator = await runFaulty(name, { ...options, dataDir });
  const responses: RawResponse[] = [];
  for (let put = 0; put < times; put += 1)
    responses.push(await putFile(emulator.origin + pathname + search, 'x'));
  return { emulator, responses };
}

test('the fault 429 rejects an API request with the error body, before authentication, and does nothing', async () => {
  const emulator = await runFaulty('429');
  const sent = { variantId: 'v-1', network: 'unity' };
  const { status, headers, body } = await callApi(emulator, 'POST', '/export', { token: null, body: sent });
  expect([status, headers['content-type'], headers['retry-after']]).toEqual([429, 'application/json', '1']);
  const message = 'Try again after a delay';
  expect(body).toEqual({ statusCode: 429, error: 'Too Many Requests', message });
  expect(emulator.exports()).toEqual([]);
  const fault = { name: '429', when: 'before' };
  expect(emulator.journal.entries).toMatchObject([{ status: 429, body: sent, fault }]);
});

test.each([
  ['429', 429, '1', '<Code>SlowDown</Code>'],
  ['expired', 403, undefined, '<Code>AccessDenied</Code><Message>Request has expired</Message>'],
] as const)(
  'the fault %s rejects an upload with %i in XML, and stores nothing',
  async (name, ...expected) => {
    const [status, retryAfter, xml] = expected;
    const { emulator, responses } = await putOften(10, name);
    for (const { headers, text, ...response } of responses) {
      expect([response.status, headers['content-type']]).toEqual([status, 'application/xml']);
      expect(headers['retry-after']).toBe(retryAfter);
      expect(text).toContain(xml);
    }
    expect(emulator.storedAssets()).toEqual([]);
  },
);

describe('the fault 5xx', () => {
  test('responds with 500, 502, 503 or 504 and the error body, before or after the export is recorded', async () => {
    const emulator = await runFaulty('5xx');
    const variants = Array.from({ length: 60 }, (_, index) => `v-${index}`);
    const responses = await Promise.all(variants.map((variantId) => triggerExport(emulator, variantId)));
    expect([...new Set(responses.map(({ status }) => status))].sort()).toEqual([500, 502, 503, 504]);
    for (const { status, body } of responses)
      expect(body).toEqual({ statusCode: status, error: expect.any(String), message: expect.any(String) });
    const after = emulator.journal.entries.filter(({ fault }) => fault?.when === 'after');
    expect(after.length).toBeGreaterThan(0);
    expect(after.length).toBeLessThan(variants.length);
    expect(emulator.exports().map(({ variantId }) => ({ variantId, network: 'unity' }))).toEqual(
      after.map(({ body }) => body),
    );
  });

  test('responds to an upload with XML, with Retry-After only if nothing was done', async () => {
    const { emulator, responses } = await putOften(60, '5xx');
    const codes = responses.map(({ status, text }) => `${status} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1]}`);
    expect([...new Set(codes)].sort()).toEqual([
      '500 InternalError',
      '502 BadGateway',
      '503 ServiceUnavailable',
      '504 GatewayTimeout',
    ]);
    // The response that it replaces has one.
    for (const { headers } of responses) expect(headers).not.toHaveProperty('etag');
    expect(emulator.storedAssets()).toHaveLength(1);
    const retryAfter = responses.map(({ headers }) => headers['retry-after']);
    const entries = emulator.journal.of('PUT', '/storage/');
    expect(retryAfter).toEqual(
      entries.map(({ status, fault }) => (status === 503 && fault?.when === 'before' ? '1' : undefined)),
    );
    expect(retryAfter).toContain('1');
  });
});

test('faults are the same for the same seed, although upload URLs differ', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `f-${index}`);
  const uploadAll = async (fileNames: readonly string[], seed: number): Promise<string[]> => {
    const emulator = await runEmulator({ faults: { rates: { '429': 0.3, expired: 0.3 }, seed } });
    for (const fileName of fileNames) {
      const body = { fileName, contentType: 'image/png', organizationId: 'org-1' };
      const response = await callApi(emulator, 'POST', '/storage/urls', { body });
      if (response.status === 201) await putFile((response.body as { uploadUrl: string }).uploadUrl, 'x');
    }
    const requests = emulator.journal.entries.map(({ method, path, body, status }) =>
      method === 'PUT' ? `PUT ${path.split('/').at(-1)} ${status}` : `POST ${JSON.stringify(body)} ${status}`,
    );
    return requests.sort();
  };
  const faulty = await uploadAll(names, 5);
  expect(await uploadAll(names.toReversed(), 5)).toEqual(faulty);
  expect(await uploadAll(names, 6)).not.toEqual(faulty);
});

const LARGE = 300 * 1024;

/** Kinds of requests, and how to send many of them. */
const SIDES = [
  ['an export', manyExports],
  ['a small upload', (name: FaultName) => manyUploads(name, { bytes: 10 })],
  ['a large upload', (name: FaultName) => manyUploads(name, { bytes: LARGE })],
] as const;

/** Waits until every request has arrived and all work before the faults is done. */
async function arrived(many: ManyRequests): Promise<void> {
  await eventually(() => {
    const after = many.entries().filter((entry) => entry?.fault?.when === 'after');
    expect(many.entries()).not.toContain(undefined);
    expect(many.done()).toHaveLength(after.length);
  });
}

/** Expects that the journal shows which work was done, and that both timings occurred. */
function expectJournal(many: ManyRequests, name: string): void {
  const met = many.requests.map((request, index) => ({ ...request, fault: many.entries()[index]?.fault }));
  expect(met.every(({ fault }) => fault?.name === name)).toBe(true);
  expect([...new Set(met.map(({ fault }) => fault?.when))].sort()).toEqual(['after', 'before']);
  const after = met.filter(({ fault }) => fault?.when === 'after').map((request) => request.name);
  expect(many.done().sort()).toEqual(after.sort());
}

function contentLength(head: string): number {
  return Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
}

describe.each(SIDES)('%s', (_, start) => {
  test('is reset before the response, before or after the work', async () => {
    const many = await start('reset');
    for (const { connection } of many.requests) {
      expect(await connection.ended).toBe('reset');
      expect(connection.received).toBe('');
    }
    expectJournal(many, 'reset');
    expect(many.entries().every((entry) => entry?.status === undefined)).toBe(true);
  });

  test.each([
    ['reset-body', 'reset'],
    ['truncate', 'orderly'],
  ] as const)('gets a part of a successful response for the fault %s, and the end %s', async (name, end) => {
    const many = await start(name);
    for (const { connection } of many.requests) {
      expect(await connection.ended).toBe(end);
      // What arrived before a reset may be lost.
      if (end === 'reset' && !CAN.readAfterReset) continue;
      const [head = '', body = ''] = connection.received.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 20[01] /);
      expect(body.length).toBeLessThan(contentLength(head));
    }
    expectJournal(many, name);
    expect(many.entries().every((entry) => [200, 201].includes(entry?.status ?? 0))).toBe(true);
  });

  test('gets no response until the client closes the connection', async () => {
    const many = await start('stall');
    await arrived(many);
    expectJournal(many, 'stall');
    for (const { connection } of many.requests) connection.end();
    for (const { connection } of many.requests) {
      await connection.ended;
      expect(connection.received).toBe('');
    }
  });
});

describe.each(['reset', 'reset-body', 'stall', 'truncate'] as const)('the fault %s', (name) => {
  test('closes the connection of a client that stops in the middle of its upload', async () => {
    const many = await manyUploads(name, { bytes: 1_000, sent: 500 });
    await eventually(() => expect(many.entries()).not.toContain(undefined));
    for (const { connection } of many.requests) connection.end();
    for (const { connection } of many.requests) await connection.ended;
    expect(many.done()).toEqual([]);
  });

  test('is harmless if the client disconnects before the response', async () => {
    const many = await manyExports(name, { latencyMs: 20 });
    await eventually(() => expect(many.entries()).not.toContain(undefined));
    for (const { connection } of many.requests) connection.destroy();
    await arrived(many);
    expectJournal(many, name);
    await many.emulator.close();
  });
});
