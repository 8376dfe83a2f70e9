import { describe, expect, test } from 'vitest';
import type { NetworkErrorReason } from '../../src/api/errors.ts';
import { ServiceClient } from '../../src/api/service-client.ts';
import { StorageClient } from '../../src/api/storage-client.ts';
import type { StopReason } from '../../src/retry/decide.ts';
import type { RetryResult } from '../../src/retry/results.ts';
import {
  allArrived,
  callContext,
  errorOf,
  type FakeCallContext,
  IDLE_TIMEOUT_MS,
  inOneBuffer,
  openTransport,
  putTo,
  requestCount,
  roundTrips,
  waitingContext,
} from '../doubles/call-context.ts';
import { virtualTimeouts } from '../doubles/clocks.ts';
import { misbehave } from '../doubles/misbehave.ts';
import { type Script, startStub } from '../doubles/stub-server.ts';

// The table in docs/retries.md over real sockets: a row per failure, a column per kind of request. Each kind is also redirected, held
// back and cancelled.

interface Requests {
  readonly service: ServiceClient;
  readonly storage: StorageClient;
  readonly origin: string;
}

interface Operation {
  readonly name: string;
  readonly call: (requests: Requests, signal?: AbortSignal) => Promise<RetryResult<unknown>>;
  /** Whether processing the request twice does no harm. */
  readonly idempotent: boolean;
}

const { signal: NEVER } = new AbortController();
/** A success for every operation. */
const SUCCESS = {
  status: 200,
  body: JSON.stringify({
    data: [],
    meta: { page: 1, limit: 1, total: 0, totalPages: 0 },
    uploadUrl: 'https://storage.example/a',
    assetId: 'a-1',
  }),
};

const GET_GAMES: Operation = {
  name: 'GET /games',
  idempotent: true,
  call: ({ service }, signal = NEVER) => service.listGames({}, signal),
};
const PUT: Operation = {
  name: 'PUT to storage',
  idempotent: true,
  call: ({ storage, origin }, signal = NEVER) => {
    const body = inOneBuffer(Buffer.from('x'));
    return putTo(new URL(`${origin}/a`), storage, { contentType: 'b/c', body }, signal);
  },
};
const POST_EXPORT: Operation = {
  name: 'POST /export',
  idempotent: false,
  call: ({ service }, signal = NEVER) => service.triggerExport({ variantId: 'v', network: 'n' }, signal),
};

function clients(origin: string, context: FakeCallContext): Requests {
  const transport = openTransport();
  const baseUrl = `${origin}/v1`;
  const service = new ServiceClient({ baseUrl, token: 't', transport, context, allowHttp: false });
  return { origin, service, storage: new StorageClient({ transport, context }) };
}

interface Row {
  readonly failure: string;
  readonly reply: Script;
  /** The wait before the next attempt; 125 ms by default, half of the first backoff. */
  readonly waitMs?: number;
  /** That of the error, if there is no response. */
  readonly reason?: NetworkErrorReason;
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
  {
    failure: '429 with two fields',
    reply: { status: 429, headers: { 'retry-after': ['7', '9'] } },
    waitMs: 9_000,
  },
  { failure: '429 with garbage', reply: { status: 429, headers: { 'retry-after': 'soon' } } },
  { failure: '503 with Retry-After', reply: { status: 503, headers: { 'retry-after': '3' } }, waitMs: 3_000 },
];

const MAY_BE_PROCESSED: readonly Row[] = [
  ...[500, 501, 502, 503, 504, 507, 599, 408, 425].map(
    (status): Row => ({ failure: String(status), reply: { status, body: '{"message":"sorry"}' } }),
  ),
  ...[500, 502, 504, 408].map(
    (status): Row => ({
      failure: `${status} with Retry-After`,
      reply: { status, headers: { 'retry-after': '3' } },
      waitMs: 3_000,
    }),
  ),
  { failure: 'a close before the response', reply: misbehave.closeBeforeAnswer, reason: 'broken' },
  { failure: 'a reset before the response', reply: misbehave.resetBeforeResponse, reason: 'broken' },
  { failure: 'a close inside the response', reply: misbehave.closeInsideBody, reason: 'broken' },
  { failure: 'a reset inside the response', reply: misbehave.resetInsideBody, reason: 'broken' },
  {
    failure: 'a close inside the chunks of the response',
    reply: misbehave.closeInsideChunks,
    reason: 'broken',
  },
  { failure: 'a response that is not HTTP', reply: misbehave.babble, reason: 'unparsable' },
  { failure: 'a timeout before the response', reply: misbehave.stall, reason: 'timeout' },
  { failure: 'a timeout inside the response', reply: misbehave.stallInsideBody, reason: 'timeout' },
];

const PERMANENT: readonly Row[] = [
  ...[300, 304, 400, 401, 402, 403, 404, 405, 409, 410, 411, 413, 415, 418, 422, 426, 428, 431, 451],
].map((status) => ({ failure: String(status), reply: { status, headers: { 'retry-after': '1' } } }));

/** Calls an operation of a server that first fails like this. */
async function callAfter({ reply, reason }: Row, operation: Operation) {
  const stub = (await startStub()).next(reply).always(SUCCESS);
  const context = callContext();
  const time = reason === 'timeout' ? virtualTimeouts() : undefined;
  const called = operation.call(clients(stub.origin, context));
  if (time !== undefined) {
    await stub.arrived(1);
    await allArrived();
    time.pass(IDLE_TIMEOUT_MS);
  }
  const result = await called;
  const error = result.ok ? context.waits[0]?.error : result.error;
  if (reason !== undefined) expect(error).toMatchObject({ reason });
  return { stub, result, sleeps: context.clock.sleeps };
}

async function expectRetry(row: Row, operation: Operation): Promise<void> {
  const { stub, result, sleeps } = await callAfter(row, operation);
  expect(result).toMatchObject({ ok: true, effort: { attempts: 2 } });
  expect(sleeps).toEqual([row.waitMs ?? 125]);
  expect(stub.journal).toHaveLength(2);
}

async function expectNoRetry(row: Row, operation: Operation, because: StopReason): Promise<void> {
  const { stub, result, sleeps } = await callAfter(row, operation);
  expect(result).toMatchObject({ ok: false, because, effort: { attempts: 1 } });
  expect(sleeps).toEqual([]);
  expect(stub.journal).toHaveLength(1);
}

describe.each([GET_GAMES, PUT, POST_EXPORT])('$name', (operation) => {
  test.each(NOT_PROCESSED)('is retried after $failure', (row) => expectRetry(row, operation));

  if (operation.idempotent) {
    test.each(MAY_BE_PROCESSED)('is retried after $failure', (row) => expectRetry(row, operation));
  } else {
    test.each(MAY_BE_PROCESSED)('is not retried after $failure, because it may have been processed', (row) =>
      expectNoRetry(row, operation, 'may-have-been-done'),
    );
  }

  test.each(PERMANENT)('is not retried after $failure', (row) => expectNoRetry(row, operation, 'permanent'));

  test.each([301, 302, 303, 307, 308])('is neither retried after %i nor redirected', async (status) => {
    const elsewhere = await startStub();
    const reply = { status, headers: { location: elsewhere.url('/secret').href } };
    await expectNoRetry({ failure: String(status), reply }, operation, 'permanent');
    expect(elsewhere.connections).toBe(0);
  });

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

  test.each([429, 503])(
    'is held back by responses of %i with Retry-After, until the wait is over; requests to another origin are not',
    async (status) => {
      const { context, end } = waitingContext();
      let isOver = false;
      const stub = (await startStub())
        .next(SUCCESS)
        .always(({ respond }) => respond(isOver ? SUCCESS : { status, headers: { 'retry-after': '7' } }));
      const requests = clients(stub.origin, context);
      await operation.call(requests);
      const refused = Array.from({ length: 10 }, () => operation.call(requests));
      // Of exports, one more follows each accepted one.
      const atATime = operation.idempotent ? 10 : 2;
      await stub.arrived(1 + atATime);
      await roundTrips(stub);
      const sent = requestCount(stub);
      const held = operation.call(requests);
      const elsewhere = clients((await startStub()).always(SUCCESS).origin, context);
      expect(await operation.call(elsewhere)).toMatchObject({ ok: true });
      await roundTrips(stub);
      expect([sent, requestCount(stub)]).toEqual([1 + atATime, 1 + atATime]);
      isOver = true;
      end();
      const results = await Promise.all([...refused, held]);
      expect(results.every(({ ok }) => ok)).toBe(true);
    },
  );

  test('ends at once if it is cancelled while it waits for its response', async () => {
    const stub = (await startStub()).next(misbehave.stall);
    const controller = new AbortController();
    const result = operation.call(clients(stub.origin, callContext()), controller.signal);
    await stub.arrived(1);
    controller.abort('SIGTERM');
    const because = operation.idempotent ? 'cancelled' : 'may-have-been-done';
    expect(await result).toMatchObject({ ok: false, because, effort: { attempts: 1 } });
  });
});
