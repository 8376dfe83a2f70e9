import { describe, expect, test } from 'vitest';
import type { EmulatorOptions } from '../../emulator/src/options.ts';
import { runEmulator } from '../../emulator/test/run-emulator.ts';
import { PermissionDeniedError, TokenRejectedError } from '../../src/api/errors.ts';
import type { ExportOutcome } from '../../src/pipeline/outcomes.ts';
import { requestExports } from '../../src/pipeline/request-exports.ts';
import { IMPATIENT, type Patience } from '../doubles/call-context.ts';
import { FakeClock } from '../doubles/clocks.ts';
import { misbehave } from '../doubles/misbehave.ts';
import type { Misbehaviour, StubReply } from '../doubles/stub-server.ts';
import {
  gatherRequests,
  prepareRun,
  type RunOptions,
  respondAfter,
  startStubService,
} from './prepare-run.ts';

/** Exports of this number of variants to one network, of which nothing is known. */
function exportRequests(count: number): ExportOutcome[] {
  return Array.from({ length: count }, (_, index) => {
    return { variantId: `v${index + 1}`, network: 'net', status: 'not-attempted' } as const;
  });
}

/** Triggers this number of exports at the service at this URL. */
async function trigger(count: number, baseUrl: string, options: RunOptions = {}) {
  const run = prepareRun(baseUrl, options);
  return { run, outcomes: await requestExports(exportRequests(count), run) };
}

function statusesOf(outcomes: readonly ExportOutcome[]): string[] {
  return outcomes.map(({ status }) => status);
}

describe('an export', () => {
  test.each<[string, StubReply, unknown]>([
    ['an object', { status: 200, body: '{"id":"e-1"}' }, { id: 'e-1' }],
    ['an array', { status: 201, body: '[1,[]]' }, [1, []]],
    ['a number', { status: 202, body: ' 7 ' }, ' 7 '],
    ['null', { status: 200, body: 'null' }, 'null'],
    ['false', { status: 200, body: 'false' }, 'false'],
    ['plain text', { status: 200, body: 'queued {' }, 'queued {'],
    ['large', { status: 200, body: `"${'x'.repeat(1_000_000)}"` }, `"${'x'.repeat(1_000_000)}"`],
    ['a key that every object has', { status: 200, body: '{"__proto__":1}' }, JSON.parse('{"__proto__":1}')],
  ])('has the response of the service: %s', async (_, reply, response) => {
    const { baseUrl } = await startStubService({ export: () => reply });
    const { outcomes } = await trigger(1, baseUrl);
    expect(outcomes).toMatchObject([
      { variantId: 'v1', network: 'net', status: 'triggered', attempts: 1, response },
    ]);
  });

  test.each([
    ['an empty body', {}],
    ['a body', { body: 'queued' }],
  ])('has the `Location` of a response with %s', async (_, body) => {
    const reply = { status: 202, headers: { location: '/e/1?a=1' }, ...body };
    const { baseUrl } = await startStubService({ export: () => reply });
    const { outcomes } = await trigger(1, baseUrl);
    expect(outcomes).toMatchObject([{ status: 'triggered', location: '/e/1?a=1' }]);
    expect(outcomes[0]).toMatchObject(
      'body' in body ? { response: 'queued' } : { shown: { words: ['/e/1'] } },
    );
  });

  test.each([
    ['nothing', { status: 204 }],
    ['white space', { status: 299, body: ' \n' }],
  ])('has no response if that is %s', async (_, reply) => {
    const { baseUrl } = await startStubService({ export: () => reply });
    const { outcomes } = await trigger(1, baseUrl);
    expect(outcomes).toStrictEqual([{ variantId: 'v1', network: 'net', status: 'triggered', attempts: 1 }]);
  });

  test.each([
    ['larger than 1 MiB', 'x'.repeat(1024 * 1024 + 1), 'it is larger than 1 MiB'],
    ['nested too deeply', `${'['.repeat(1_001)}${']'.repeat(1_001)}`, 'it is nested too deeply'],
  ])('says that the response is left out if it is %s', async (_, body, leftOut) => {
    const { baseUrl } = await startStubService({ export: () => ({ status: 200, body }) });
    const { outcomes } = await trigger(1, baseUrl);
    expect(outcomes).toStrictEqual([
      { variantId: 'v1', network: 'net', status: 'triggered', attempts: 1, leftOut },
    ]);
  });

  test('says that the response is left out if it no longer fits beside the others', async () => {
    const body = 'x'.repeat(1024 * 1024 - 2);
    const { baseUrl } = await startStubService({ export: () => ({ status: 200, body }) });
    const { outcomes } = await trigger(65, baseUrl);
    expect(outcomes.filter((outcome) => 'response' in outcome && outcome.response === body)).toHaveLength(64);
    expect(outcomes).toContainEqual(
      expect.objectContaining({ status: 'triggered', leftOut: 'all responses together are too large' }),
    );
  });
});

test('outcomes are in the order of the requests, not of the responses', async () => {
  const lastDone = Promise.withResolvers<void>();
  // Not the first request, which is sent alone.
  const { baseUrl } = await startStubService({
    export: (count) => (count === 2 ? respondAfter(lastDone.promise, { status: 204 }) : undefined),
  });
  const exportSettled = ({ variantId }: ExportOutcome): void => {
    if (variantId === 'v6') lastDone.resolve();
  };
  const { run, outcomes } = await trigger(6, baseUrl, { concurrency: 2, events: { exportSettled } });
  const triggered = exportRequests(6).map((request) => ({ ...request, status: 'triggered' }));
  expect(outcomes).toMatchObject(triggered);
  expect(run.reported.at(-3)).toBe('v6 to net triggered');
});

describe('an export that may have been triggered', () => {
  test.each<[string, StubReply | Misbehaviour, Patience?]>([
    ['500', { status: 500 }],
    ['502', { status: 502, body: 'Bad Gateway' }],
    ['503 without Retry-After', { status: 503 }],
    ['504', { status: 504 }],
    ['408', { status: 408 }],
    ['425', { status: 425 }],
    ['a connection that is reset', misbehave.resetBeforeResponse],
    ['a connection that is closed', misbehave.closeBeforeAnswer],
    ['a part of a response', misbehave.closeInsideBody],
    ['silence', misbehave.stall, IMPATIENT],
    ['no HTTP', misbehave.babble],
  ])('is unknown and not retried after %s, and the others continue', async (_, deviation, patience = {}) => {
    const { baseUrl, requests } = await startStubService({
      export: (count) => (count === 2 ? deviation : undefined),
    });
    const { outcomes, run } = await trigger(3, baseUrl, { concurrency: 1, ...patience });
    expect(statusesOf(outcomes)).toEqual(['triggered', 'unknown', 'triggered']);
    expect(outcomes[1]).toMatchObject({ attempts: 1, failure: { because: 'may-have-been-done' } });
    expect(requests('export')).toHaveLength(3);
    expect(run.calls.waits).toEqual([]);
  });
});

describe('an export that was not triggered', () => {
  test.each<[string, StubReply]>([
    ['429', { status: 429 }],
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '2' } }],
    ['503 with Retry-After', { status: 503, headers: { 'retry-after': '2' } }],
  ])('is retried after %s', async (_, reply) => {
    const { baseUrl } = await startStubService({ export: (count) => (count <= 2 ? reply : undefined) });
    const { outcomes } = await trigger(1, baseUrl);
    expect(outcomes).toMatchObject([{ status: 'triggered', attempts: 3 }]);
  });

  test.each<[string, StubReply, number, string]>([
    ['if all attempts were throttled', { status: 429 }, 3, 'attempts-exhausted'],
    [
      'at once if the service asks for too long a wait',
      { status: 429, headers: { 'retry-after': '121' } },
      1,
      'wait-too-long',
    ],
  ])('fails %s', async (_, reply, attempts, because) => {
    const { baseUrl, requests } = await startStubService({ export: () => reply });
    const { outcomes } = await trigger(1, baseUrl);
    expect(outcomes).toMatchObject([{ status: 'failed', attempts, failure: { because } }]);
    expect(requests('export')).toHaveLength(attempts);
  });

  test('fails after all attempts if the service can not be reached', async () => {
    const { outcomes } = await trigger(2, 'http://127.0.0.1:1/v1', { concurrency: 1 });
    expect(outcomes).toMatchObject([
      { status: 'failed', attempts: 3, failure: { because: 'attempts-exhausted' } },
      { status: 'failed', attempts: 3 },
    ]);
  });

  test('is unknown if a retry may have triggered it', async () => {
    const { baseUrl } = await startStubService({ export: (count) => ({ status: count === 1 ? 429 : 500 }) });
    expect((await trigger(1, baseUrl)).outcomes).toMatchObject([{ status: 'unknown', attempts: 2 }]);
  });

  test.each([400, 404, 409, 422, 301, 302, 307, 308, 304])(
    'fails after one response with %i, and the others continue',
    async (status) => {
      const { baseUrl, requests } = await startStubService({
        export: (count) => (count === 1 ? { status, headers: { location: '/v1/export' } } : undefined),
      });
      const { outcomes } = await trigger(3, baseUrl);
      expect(statusesOf(outcomes)).toEqual(['failed', 'triggered', 'triggered']);
      expect(outcomes[0]).toMatchObject({ attempts: 1, failure: { because: 'permanent' } });
      expect(requests('export')).toHaveLength(3);
    },
  );
});

describe('a rejected token', () => {
  test.each<[number, EmulatorOptions, object]>([
    [401, { tokens: [{ name: 'another' }] }, expect.any(TokenRejectedError)],
    [403, { tokens: [{ name: 'dev', scopes: ['assets:write'] }] }, { scope: 'exports:write' }],
  ])('with %i costs one request in total', async (_, options, error) => {
    const emulator = await runEmulator(options);
    const { outcomes } = await trigger(20, emulator.baseUrl, { concurrency: 16 });
    expect(emulator.journal.entries).toHaveLength(1);
    expect(statusesOf(outcomes)).toEqual(['failed', ...Array(19).fill('not-attempted')]);
    expect(outcomes[0]).toMatchObject({ failure: { error } });
  });

  test('starts no more exports, and waits for those in flight', async () => {
    const othersSettled = Promise.withResolvers<void>();
    const late = respondAfter(othersSettled.promise, { status: 201, body: 'late' });
    const { baseUrl, requests } = await startStubService({
      export: (count) => (count === 2 ? late : count === 3 ? { status: 403 } : undefined),
    });
    let settled = 0;
    const exportSettled = (): void => {
      settled += 1;
      if (settled === 2) othersSettled.resolve();
    };
    const { run, outcomes } = await trigger(9, baseUrl, { concurrency: 2, events: { exportSettled } });
    expect(statusesOf(outcomes).slice(0, 3).sort()).toEqual(['failed', 'triggered', 'triggered']);
    expect(outcomes).toContainEqual(expect.objectContaining({ status: 'triggered', response: 'late' }));
    const failure = expect.objectContaining({ error: expect.any(PermissionDeniedError) });
    expect(outcomes).toContainEqual(expect.objectContaining({ status: 'failed', failure }));
    expect(statusesOf(outcomes).slice(3)).toEqual(Array(6).fill('not-attempted'));
    expect(requests('export')).toHaveLength(3);
    // Exports that were not started are not reported.
    expect(run.reported).toHaveLength(5);
  });
});

test.each([1, 4])('concurrency of %i is reached but never exceeded', async (concurrency) => {
  const held = gatherRequests(concurrency);
  // The first request is sent alone, so that a rejected token costs one request.
  const { baseUrl } = await startStubService({ export: (count) => (count === 1 ? undefined : held.join) });
  const { outcomes } = await trigger(1 + 5 * concurrency, baseUrl, { concurrency });
  expect(statusesOf(outcomes)).toEqual(Array(1 + 5 * concurrency).fill('triggered'));
  expect(held.max).toBe(concurrency);
});

describe('a cancellation', () => {
  test('leaves the outcome of exports in flight unknown, and starts no more', async () => {
    const cancel = new AbortController();
    const { baseUrl, requests } = await startStubService({
      export: (count) => (count === 1 ? undefined : cancelOnceThere),
    });
    const cancelOnceThere: Misbehaviour = async ({ receive }) => {
      await receive();
      if (requests('export').every(({ whole }) => whole) && requests('export').length === 3) cancel.abort();
    };
    const { outcomes } = await trigger(6, baseUrl, { concurrency: 2, signal: cancel.signal });
    const rest = Array(3).fill('not-attempted');
    expect(statusesOf(outcomes)).toEqual(['triggered', 'unknown', 'unknown', ...rest]);
    expect(outcomes[1]).toMatchObject({ attempts: 1 });
    expect(requests('export')).toHaveLength(3);
  });

  test('during a wait makes the export fail, because it was not triggered', async () => {
    const cancel = new AbortController();
    const clock = new FakeClock({ whileAsleep: () => cancel.abort() });
    const { baseUrl, requests } = await startStubService({ export: () => ({ status: 429 }) });
    const { outcomes } = await trigger(2, baseUrl, { clock, concurrency: 1, signal: cancel.signal });
    expect(outcomes).toMatchObject([
      { status: 'failed', attempts: 1, failure: { because: 'cancelled' } },
      { status: 'not-attempted' },
    ]);
    expect(requests('export')).toHaveLength(1);
  });
});

describe('exports of an earlier run', () => {
  const BEFORE: readonly ExportOutcome[] = [
    ...exportRequests(1),
    { variantId: 'v2', network: 'net', status: 'reused', response: 'ok', deployed: true },
    { variantId: 'v3', network: 'net', status: 'unknown', attempts: 0 },
  ];

  test.each([
    [false, ['triggered', 'reused', 'unknown'], 1],
    [true, ['triggered', 'reused', 'triggered'], 2],
  ])(
    'are requested only if they may not have been triggered and are to be repeated (%s)',
    async (retryUnknown, expected, sent) => {
      const emulator = await runEmulator();
      const run = prepareRun(emulator.baseUrl);
      expect(statusesOf(await requestExports(BEFORE, run, retryUnknown))).toEqual(expected);
      expect(emulator.journal.entries).toHaveLength(sent);
      expect(run.reported[1]).toBe('v2 to net reused');
    },
  );

  test.each([false, true])(
    'stay what they were if a request before them is rejected (%s)',
    async (retryUnknown) => {
      const emulator = await runEmulator();
      const run = prepareRun(emulator.baseUrl, { token: 'wrong', concurrency: 1 });
      const result = await requestExports(BEFORE, run, retryUnknown);
      expect(statusesOf(result)).toEqual(['failed', 'reused', 'unknown']);
    },
  );
});
