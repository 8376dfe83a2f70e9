import { describe, expect, test } from 'vitest';
import { runEmulator } from '../../emulator/test/run-emulator.ts';
import type { ExportOutcome } from '../../src/pipeline/outcomes.ts';
import { requestExports } from '../../src/pipeline/request-exports.ts';
import { FakeClock } from '../doubles/clocks.ts';
import { startRawServer } from '../doubles/raw-server.ts';
import type { Misbehaviour, StubReply } from '../doubles/stub-server.ts';
import type { StubService } from '../e2e/stub-service.ts';
import {
  gatherRequests,
  prepareRun,
  type RunOptions,
  respondAfter,
  startStubService,
  statusesOf,
} from './prepare-run.ts';

/** Exports of this number of variants to one network, of which nothing is known. */
function exportRequests(count: number): ExportOutcome[] {
  return Array.from({ length: count }, (_, index) => {
    return { variantId: `v${index + 1}`, network: 'net', status: 'not-attempted', attempts: 0 } as const;
  });
}

/** Triggers this number of exports at the service at this URL. */
async function trigger(count: number, baseUrl: string, options: RunOptions = {}) {
  const run = prepareRun(baseUrl, options);
  return { run, outcomes: await requestExports(exportRequests(count), run) };
}

/** The same at a stub service that responds to the nth export like this. */
async function triggerAt(deviation: StubService['triggerExport'], count: number, options: RunOptions = {}) {
  const service = await startStubService(deviation && { triggerExport: deviation });
  return { ...service, ...(await trigger(count, service.baseUrl, options)) };
}

describe('an export', () => {
  const JSON_BODY = '{"id":"e-1","__proto__":null}';
  const DEEP = `${'['.repeat(1_001)}${']'.repeat(1_001)}`;
  const location = '/e/1?a=1';

  test.each<[string, Partial<StubReply>, object]>([
    ['its JSON', { status: 200, body: JSON_BODY }, { response: JSON.parse(JSON_BODY) }],
    ['its text', { status: 202, body: 'x'.repeat(1024 ** 2) }, { response: 'x'.repeat(1024 ** 2) }],
    ['nothing of an empty one', { status: 204 }, {}],
    ['its `Location`', { status: 202, headers: { location } }, { location }],
    ['no more than 1 MiB', { body: 'x'.repeat(1024 ** 2 + 1) }, { leftOut: 'it is larger than 1 MiB' }],
    ['no JSON of 1,001 levels', { body: DEEP }, { leftOut: 'it is nested too deeply' }],
    [
      'its `Location` beside it',
      { headers: { location }, body: DEEP },
      { location, leftOut: 'it is nested too deeply' },
    ],
  ])('has of the response: %s', async (_, reply, recorded) => {
    const { outcomes } = await triggerAt(() => ({ status: 201, ...reply }), 1);
    const expected = { variantId: 'v1', network: 'net', status: 'triggered', attempts: 1, ...recorded };
    expect({ ...outcomes[0], shown: 'to people' }).toStrictEqual({ ...expected, shown: 'to people' });
  });

  test('says that the response is left out if it no longer fits beside the others', async () => {
    const body = 'x'.repeat(1024 ** 2 - 2);
    const { outcomes } = await triggerAt(() => ({ status: 200, body }), 65);
    expect(outcomes.filter((outcome) => 'response' in outcome && outcome.response === body)).toHaveLength(64);
    expect(outcomes).toContainEqual(
      expect.objectContaining({ status: 'triggered', leftOut: 'all responses together are too large' }),
    );
  });

  const TOO_LONG: StubReply = { status: 429, headers: { 'retry-after': '121' } };

  test.each<[string, (count: number) => StubReply | undefined, object]>([
    [
      'failed if the wait is too long',
      () => TOO_LONG,
      { attempts: 1, failure: { because: 'wait-too-long' } },
    ],
    [
      'unknown if a retry may have triggered it',
      (count) => ({ status: count === 1 ? 429 : 500 }),
      { attempts: 2 },
    ],
  ])('is %s', async (status, deviation, outcome) => {
    const { outcomes, requests } = await triggerAt(deviation, 1);
    expect(outcomes).toMatchObject([{ status: status.split(' ')[0], ...outcome }]);
    expect(requests('triggerExport')).toHaveLength((outcomes[0] as { attempts: number }).attempts);
  });
});

test('outcomes are in the order of the requests, not of the responses', async () => {
  const lastDone = Promise.withResolvers<void>();
  const exportSettled = ({ variantId }: ExportOutcome): void => {
    if (variantId === 'v6') lastDone.resolve();
  };
  const { run, outcomes } = await triggerAt(
    // Not the first request, which is sent alone.
    (count) => (count === 2 ? respondAfter(lastDone.promise, { status: 204 }) : undefined),
    6,
    { concurrency: 2, events: { exportSettled } },
  );
  expect(outcomes).toMatchObject(
    exportRequests(6).map(({ variantId }) => ({ variantId, status: 'triggered' })),
  );
  expect(run.reported.at(-3)).toBe('v6 to net triggered');
});

test('a rejected token starts no more exports, and waits for those in flight', async () => {
  const othersSettled = Promise.withResolvers<void>();
  const late = respondAfter(othersSettled.promise, { status: 201, body: 'late' });
  let settled = 0;
  const exportSettled = (): void => {
    settled += 1;
    if (settled === 2) othersSettled.resolve();
  };
  const { run, outcomes, requests } = await triggerAt(
    (count) => (count === 2 ? late : count === 3 ? { status: 403 } : undefined),
    9,
    { concurrency: 2, events: { exportSettled } },
  );
  expect(statusesOf(outcomes).slice(0, 3).sort()).toEqual(['failed', 'triggered', 'triggered']);
  expect(outcomes).toContainEqual(expect.objectContaining({ status: 'triggered', response: 'late' }));
  const failure = expect.objectContaining({ error: expect.objectContaining({ status: 403 }) });
  expect(outcomes).toContainEqual(expect.objectContaining({ status: 'failed', failure }));
  expect(statusesOf(outcomes).slice(3)).toEqual(Array(6).fill('not-attempted'));
  expect(requests('triggerExport')).toHaveLength(3);
  // Exports that were not started are not reported.
  expect(run.reported).toHaveLength(5);
});

test.each([
  [1, 1],
  [4, 4],
  ['auto', 16],
] as const)('concurrency of %s: %i at a time', async (concurrency, atATime) => {
  const held = gatherRequests(atATime);
  // Exports begin one at a time, so that a limit loses few of them.
  const join = (count: number) => (count <= 100 ? undefined : held.join);
  const { outcomes } = await triggerAt(join, 100 + 5 * atATime, { concurrency });
  expect(statusesOf(outcomes)).toEqual(Array(100 + 5 * atATime).fill('triggered'));
  expect(held.max).toBe(atATime);
});

describe('a cancellation', () => {
  test('leaves the outcome of exports in flight unknown, and starts no more', async () => {
    const cancel = new AbortController();
    const { baseUrl, requests } = await startStubService({
      triggerExport: (count) => (count === 1 ? undefined : cancelOnceThere),
    });
    const cancelOnceThere: Misbehaviour = async ({ receive }) => {
      await receive();
      if (requests('triggerExport').every(({ whole }) => whole) && requests('triggerExport').length === 3)
        cancel.abort();
    };
    const { outcomes } = await trigger(6, baseUrl, { concurrency: 2, signal: cancel.signal });
    const rest = Array(3).fill('not-attempted');
    expect(statusesOf(outcomes)).toEqual(['triggered', 'unknown', 'unknown', ...rest]);
    expect(outcomes[1]).toMatchObject({ attempts: 1 });
    expect(requests('triggerExport')).toHaveLength(3);
  });

  test('during a wait makes the export fail, because it was not triggered', async () => {
    const cancel = new AbortController();
    const clock = new FakeClock({ whileAsleep: () => cancel.abort() });
    const options = { clock, concurrency: 1, signal: cancel.signal };
    const { outcomes, requests } = await triggerAt(() => ({ status: 429 }), 2, options);
    expect(outcomes).toMatchObject([
      { status: 'failed', attempts: 1, failure: { because: 'cancelled' } },
      { status: 'not-attempted' },
    ]);
    expect(requests('triggerExport')).toHaveLength(1);
  });
});

describe('exports of an earlier run', () => {
  const BEFORE: readonly ExportOutcome[] = [
    ...exportRequests(1),
    { variantId: 'v2', network: 'net', status: 'reused', attempts: 0, response: 'ok', deployed: true },
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

  test.each([
    ['no connection stands', async () => 'http://127.0.0.1:1/v1', 3, 'attempts-exhausted', 'ECONNREFUSED'],
    [
      'what answers speaks no TLS',
      async () => (await runEmulator()).baseUrl.replace('http:', 'https:'),
      ...([1, 'permanent', 'speaks no TLS'] as const),
    ],
  ])(
    'stay what they were if no request could be sent, and say why: %s',
    async (...[_, urlOf, attempts, because, why]) => {
      const run = prepareRun(await urlOf());
      const known = { ...BEFORE[2], run: { id: 7, attempt: 1, commit: '' } } as ExportOutcome;
      const failure = { neverSent: true, because };
      const [first] = await requestExports(exportRequests(1), run);
      expect(first).toMatchObject({ status: 'failed', attempts, failure });
      const [unknown] = await requestExports([known], prepareRun(await urlOf()), true);
      expect(unknown).toMatchObject({ ...known, failure, error: expect.stringContaining(why) });
    },
  );

  test('stay what they were if the run is cancelled before the connection stands', async () => {
    const silent = await startRawServer((socket) => void socket.once('data', () => cancel.abort()));
    const cancel = new AbortController();
    // No grace either.
    const clock = new FakeClock({ whileAsleep: () => new Promise(() => undefined) });
    const run = prepareRun(silent.url('/v1', 'https').href, { signal: cancel.signal, clock });
    const known = exportRequests(1);
    expect(await requestExports(known, run)).toEqual(known);
  });

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
