import { describe, expect, test } from 'vitest';
import type { CallResult } from '../../src/api/call.ts';
import { NetworkError } from '../../src/api/errors.ts';
import { ServiceClient } from '../../src/api/service-client.ts';
import { StorageClient } from '../../src/api/storage-client.ts';
import type { StopReason } from '../../src/retry/decide.ts';
import { callContext, errorOf, type FakeCallContext, openTransport, putTo } from '../doubles/call-context.ts';
import { SELF_SIGNED } from '../doubles/environment.ts';
import { misbehave } from '../doubles/misbehave.ts';
import { type Script, type StubReply, startStub } from '../doubles/stub-server.ts';

// The table in docs/retries.md over real sockets: a row per failure, a column per kind of request.

interface Requests {
  readonly service: ServiceClient;
  readonly storage: StorageClient;
  readonly origin: string;
}

interface Operation {
  readonly name: string;
  readonly call: (requests: Requests) => Promise<CallResult<unknown>>;
  readonly success: StubReply;
  /** Whether processing the request twice does no harm. */
  readonly idempotent: boolean;
}

const { signal } = new AbortController();
const PAGE = { data: [], meta: { page: 1, limit: 1, total: 0, totalPages: 0 } };
const TARGET = { uploadUrl: 'https://storage.example/a', assetId: 'a-1' };
const json = (value: unknown): StubReply => ({ status: 200, body: JSON.stringify(value) });

const OPERATIONS: readonly Operation[] = [
  {
    name: 'GET /games',
    idempotent: true,
    success: json(PAGE),
    call: ({ service }) => service.listGames({}, signal),
  },
  {
    name: 'GET /games/{id}',
    idempotent: true,
    success: json({}),
    call: ({ service }) => service.getGame('g', signal),
  },
  {
    name: 'GET /assets',
    idempotent: true,
    success: json([]),
    call: ({ service }) => service.listAssets({ organizationId: 'o' }, signal),
  },
  {
    name: 'POST /storage/urls',
    idempotent: true,
    success: json(TARGET),
    call: ({ service }) =>
      service.requestUploadUrl({ fileName: 'a', contentType: 'b/c', organizationId: 'o' }, signal),
  },
  {
    name: 'PUT to storage',
    idempotent: true,
    success: { status: 200 },
    call: ({ storage, origin }) => {
      const body = { size: 1, open: async () => Buffer.from('x') };
      return putTo(new URL(`${origin}/a`), storage, { contentType: 'b/c', body }, signal);
    },
  },
  {
    name: 'POST /games',
    idempotent: false,
    success: { status: 201 },
    call: ({ service }) => service.createGame({ name: 'n', organizationId: 'o' }, signal),
  },
  {
    name: 'POST /export',
    idempotent: false,
    success: { status: 202 },
    call: ({ service }) => service.triggerExport({ variantId: 'v', network: 'n' }, signal),
  },
];

/** Long enough that no request times out on a busy machine. */
const PATIENT_MS = 10_000;
const IMPATIENT_MS = 60;

function clients(origin: string, context: FakeCallContext, idleTimeoutMs = PATIENT_MS): Requests {
  const transport = openTransport({ idleTimeoutMs });
  const baseUrl = `${origin}/v1`;
  const service = new ServiceClient({ baseUrl, token: 't', transport, context, allowHttp: false });
  return { origin, service, storage: new StorageClient({ transport, context }) };
}

interface Row {
  readonly failure: string;
  readonly reply: Script;
  /** The wait before the next attempt; 125 ms by default, half of the first backoff. */
  readonly waitMs?: number;
}

const NOT_PROCESSED: readonly Row[] = [
  { failure: '429', reply: { status: 429 } },
  { failure: '429 with seconds', reply: { status: 429, headers: { 'retry-after': '7' } }, waitMs: 7_000 },
  {
    failure: '429 with a date',
    // The server's clock is ahead of ours.
    reply: {
      status: 429,
      headers: { date: 'Thu, 01 Jan 2026 01:00:00 GMT', 'retry-after': 'Thu, 01 Jan 2026 01:00:09 GMT' },
    },
    waitMs: 9_000,
  },
  { failure: '429 with garbage', reply: { status: 429, headers: { 'retry-after': 'soon' } } },
  { failure: '503 with Retry-After', reply: { status: 503, headers: { 'retry-after': '3' } }, waitMs: 3_000 },
];

const MAY_BE_PROCESSED: readonly Row[] = [
  ...[500, 501, 502, 503, 504, 599, 408, 425].map(
    (status): Row => ({ failure: String(status), reply: { status, body: '{"message":"sorry"}' } }),
  ),
  { failure: '500 with Retry-After', reply: { status: 500, headers: { 'retry-after': '3' } } },
  { failure: 'a close before the response', reply: misbehave.closeBeforeAnswer },
  { failure: 'a reset before the response', reply: misbehave.resetBeforeResponse },
  { failure: 'a close inside the response', reply: misbehave.closeInsideBody },
  { failure: 'a reset inside the response', reply: misbehave.resetInsideBody },
  { failure: 'a response that is not HTTP', reply: misbehave.babble },
];

const TIMEOUTS: readonly Row[] = [
  { failure: 'a timeout before the response', reply: misbehave.stall },
  { failure: 'a timeout inside the response', reply: misbehave.stallInsideBody },
];

const PERMANENT: readonly Row[] = [400, 402, 404, 405, 409, 410, 413, 415, 418, 422, 451].map((status) => ({
  failure: String(status),
  reply: { status, headers: { 'retry-after': '1' } },
}));

const REDIRECTS: readonly Row[] = [301, 302, 303, 307, 308].map((status) => ({
  failure: String(status),
  reply: { status, headers: { location: '/elsewhere' } },
}));

async function expectRetry({ reply, waitMs = 125 }: Row, operation: Operation): Promise<void> {
  const stub = (await startStub()).next(reply, operation.success);
  const context = callContext();
  expect(await operation.call(clients(stub.origin, context))).toMatchObject({
    ok: true,
    effort: { attempts: 2 },
  });
  expect(context.clock.sleeps).toEqual([waitMs]);
  expect(stub.journal).toHaveLength(2);
}

/** On a busy machine, further attempts may time out as well. */
async function expectRetryAfterTimeout({ reply }: Row, operation: Operation): Promise<void> {
  const stub = (await startStub()).next(reply).always(operation.success);
  const context = callContext({ limits: { maxAttempts: 50, maxRetryWaitMs: 0 } });
  const result = await operation.call(clients(stub.origin, context, IMPATIENT_MS));
  expect(result.ok).toBe(true);
  expect(result.effort.attempts).toBeGreaterThan(1);
  expect(stub.journal.length).toBeGreaterThan(1);
  for (const { error } of context.waits) expect(error).toMatchObject({ reason: 'timeout' });
}

async function expectNoRetry({ reply }: Row, operation: Operation, because: StopReason): Promise<void> {
  const stub = (await startStub()).next(reply);
  const context = callContext();
  expect(await operation.call(clients(stub.origin, context))).toMatchObject({
    ok: false,
    because,
    effort: { attempts: 1 },
  });
  expect(context.clock.sleeps).toEqual([]);
  expect(context.waits).toEqual([]);
  expect(stub.journal).toHaveLength(1);
}

/** On a busy machine, the request may time out before it reaches the server. */
async function expectNoRetryAfterTimeout({ reply }: Row, operation: Operation): Promise<void> {
  const stub = (await startStub()).always(reply);
  const context = callContext();
  const result = await operation.call(clients(stub.origin, context, IMPATIENT_MS));
  expect(result).toMatchObject({ ok: false, because: 'may-have-been-done', effort: { attempts: 1 } });
  expect(errorOf(result)).toMatchObject({ reason: 'timeout' });
  expect(stub.journal.length).toBeLessThanOrEqual(1);
}

describe.each(OPERATIONS)('$name', (operation) => {
  test.each(NOT_PROCESSED)('is retried after $failure', (row) => expectRetry(row, operation));

  if (operation.idempotent) {
    test.each(MAY_BE_PROCESSED)('is retried after $failure', (row) => expectRetry(row, operation));
    test.each(TIMEOUTS)('is retried after $failure', (row) => expectRetryAfterTimeout(row, operation));
  } else {
    test.each(MAY_BE_PROCESSED)('is not retried after $failure, because it may have been processed', (row) =>
      expectNoRetry(row, operation, 'may-have-been-done'),
    );
    test.each(TIMEOUTS)('is not retried after $failure, because it may have been processed', (row) =>
      expectNoRetryAfterTimeout(row, operation),
    );
  }

  test.each([...PERMANENT, ...REDIRECTS])('is not retried after $failure', (row) =>
    expectNoRetry(row, operation, 'permanent'),
  );

  test.each([
    ['a refused connection', 'http://127.0.0.1:1'],
    ['a host without an address', `http://${'x'.repeat(64)}.invalid`],
  ])('is retried up to max-attempts after %s', async (_failure, origin) => {
    const context = callContext();
    const result = await operation.call(clients(origin, context));
    expect(result).toMatchObject({ ok: false, because: 'attempts-exhausted', effort: { attempts: 3 } });
    expect(errorOf(result)).toMatchObject({ reason: 'unreachable' });
    expect(context.clock.sleeps).toEqual([125, 250]);
  });

  test.each([
    ['an untrusted certificate', SELF_SIGNED, 'untrusted-certificate'],
    ['https: to a port for plain http', undefined, 'plain-http'],
  ])('is not retried after %s', async (_failure, tls, reason) => {
    const stub = await startStub(tls);
    const context = callContext();
    const result = await operation.call(clients(stub.origin.replace('http:', 'https:'), context));
    expect(result).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1 } });
    expect(errorOf(result)).toBeInstanceOf(NetworkError);
    expect(errorOf(result)).toMatchObject({ reason });
    expect(stub.journal).toEqual([]);
  });

  test('fails after 429 in all attempts', async () => {
    const stub = (await startStub()).always({ status: 429, headers: { 'retry-after': '2' } });
    const context = callContext({ limits: { maxAttempts: 10, maxRetryWaitMs: 2_000 } });
    expect(await operation.call(clients(stub.origin, context))).toMatchObject({
      ok: false,
      because: 'attempts-exhausted',
      effort: { attempts: 10, elapsedMs: 18_000, retryAfterMs: 2_000 },
    });
    expect(stub.journal).toHaveLength(10);
  });

  test.each([429, 503])('fails at once after %i with a Retry-After that is too long', async (status) => {
    const stub = (await startStub()).next({ status, headers: { 'retry-after': '121' } });
    const context = callContext();
    expect(await operation.call(clients(stub.origin, context))).toMatchObject({
      ok: false,
      because: 'wait-too-long',
      effort: { attempts: 1, retryAfterMs: 121_000 },
    });
    expect(context.clock.sleeps).toEqual([]);
  });

  test('is not retried if max-attempts is 1', async () => {
    const stub = (await startStub()).next({ status: 429 });
    const context = callContext({ limits: { maxAttempts: 1, maxRetryWaitMs: 0 } });
    expect(await operation.call(clients(stub.origin, context))).toMatchObject({
      ok: false,
      because: 'attempts-exhausted',
      effort: { attempts: 1 },
    });
    expect(stub.journal).toHaveLength(1);
  });
});
