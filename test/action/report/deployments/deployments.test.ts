import { describe, expect, test } from 'vitest';
import '../../../../src/action/report/deployments/github-client.ts';
import { Deployments } from '../../../../src/action/report/deployments/deployments.ts';
import { logEvents } from '../../../../src/action/report/progress/log-events.ts';
import { Log } from '../../../../src/action/runner/log.ts';
import { ServiceError } from '../../../../src/api/errors.ts';
import { fanOut } from '../../../../src/pipeline/events.ts';
import type { ExportOutcome, ExportRequest } from '../../../../src/pipeline/outcomes.ts';
import { FakeTime, VirtualClock } from '../../../doubles/clocks.ts';
import type { StubReply, StubServer } from '../../../doubles/stub-server.ts';
import { countUndiciRequests } from '../../../doubles/undici-requests.ts';
import { deploymentsOf, json, type StubGitHub, startStubGitHub } from '../../../e2e/stub-service.ts';
import { callFailure, notRequested } from '../../../pipeline/some-outcomes.ts';
import { annotationsIn, captureStdout } from '../../run-here.ts';

const ORIGIN = { repository: 'owner/game', commit: 'c0ffee', runUrl: 'https://github.example/run' };
const EXPORT = { variantId: 'v-1', network: 'unity' };
const FAILURE = callFailure(new ServiceError({ method: 'POST', location: 'https://h/v1/export' }, 429, 'no'));
const TRIGGERED = { status: 'triggered', attempts: 1, response: {} } as const;

const THREE = ['a', 'b', 'c'].map((network) => ({ variantId: 'v', network, end: TRIGGERED }));
const ONE = THREE.slice(0, 1);

type End = ExportOutcome extends infer T
  ? T extends ExportRequest
    ? Omit<T, keyof ExportRequest>
    : never
  : never;

/** This reply to the request with this number; all others succeed. */
function nth(number: number, reply: StubReply): NonNullable<StubGitHub['create']> {
  return (count) => (count === number ? reply : json({ id: count }, 201));
}

/** The end of a reply that never comes. */
const NEVER = undefined;

interface Recording {
  readonly github?: StubGitHub;
  readonly origin?: Partial<typeof ORIGIN>;
  /** The run is cancelled once its exports have begun. */
  readonly cancelled?: boolean;
  /** `false` leaves out the export requests. */
  readonly begin?: boolean;
  /** Time from one export to the next. */
  readonly everyMs?: number;
  /** All exports begin at once. */
  readonly atOnce?: boolean;
  /** When replies that would never come do come, and are right. */
  readonly lateMs?: number;
}

/** Records exports, each of which settles with its `end`, in virtual time: no time passes while GitHub responds. */
async function record(
  exports: readonly (ExportRequest & { readonly end: End })[],
  { github = {}, origin = ORIGIN, cancelled, begin = true, everyMs = 0, atOnce, lateMs }: Recording = {},
) {
  const underWay = countUndiciRequests();
  let held = 0;
  const clock = new VirtualClock(() => underWay() > held);
  const requests: { readonly path: string; readonly atMs: number }[] = [];
  const watch =
    (kind: keyof StubGitHub): Required<StubGitHub>['create'] =>
    (nth, exchange) => {
      requests.push({ path: exchange.request.url ?? '', atMs: clock.monotonicMs() });
      const reply = github[kind] ? github[kind](nth, exchange) : json({ id: nth }, 201);
      if (reply !== NEVER) return reply;
      held += 1;
      const late = new AbortController();
      late.signal.addEventListener('abort', () => {
        held -= 1;
      });
      exchange.request.socket.once('close', () => late.abort());
      if (lateMs !== undefined)
        void clock.sleep(lateMs, late.signal).then(() => {
          late.abort();
          exchange.respond(json({ id: nth }, 201));
        });
      return NEVER;
    };
  const api = await startStubGitHub({ create: watch('create'), setStatus: watch('setStatus') });
  const stdout = captureStdout();
  const log = new Log();
  const cancel = new AbortController();
  const options = {
    token: 'ghs_0123456789',
    environment: 'playable/{network}',
    origin: { ...origin, apiUrl: api.origin },
    log,
    signal: cancel.signal,
    clock,
    record: { recordDeployment: () => undefined },
  };
  const deployments = new Deployments(options);
  const events = fanOut([deployments.listener, logEvents(log, new FakeTime())]);
  const exportedAtMs: number[] = [];
  const recordOne = async ({ end, ...request }: ExportRequest & { readonly end: End }): Promise<void> => {
    if (begin) await events.beforeExport?.(request);
    exportedAtMs.push(clock.monotonicMs());
    if (cancelled) cancel.abort();
    events.exportSettled({ ...request, ...end } as ExportOutcome);
    if (everyMs > 0) await clock.sleep(everyMs, new AbortController().signal);
  };
  const recordAll = async (): Promise<void> => {
    events.exportsStarted(exports.map(({ end: _, ...request }) => notRequested(request)));
    if (atOnce) await Promise.all(exports.map(recordOne));
    else for (const one of exports) await recordOne(one);
    await deployments.finish();
  };
  await clock.run(recordAll());
  const warnings = annotationsIn(stdout.lines).map(({ lines }) => lines.join('\n'));
  const timesOf = (end: string): number[] =>
    requests.filter(({ path }) => path.endsWith(end)).map(({ atMs }) => atMs);
  return {
    api,
    warnings,
    log: stdout.lines,
    exportedAtMs,
    createdAtMs: timesOf('/deployments'),
    statusAtMs: timesOf('/statuses'),
    endMs: clock.monotonicMs(),
  };
}

test.each<[string, End]>([
  ['success', TRIGGERED],
  ['failure', { status: 'failed', attempts: 1, failure: FAILURE }],
  ['error', { status: 'unknown', attempts: 1, failure: FAILURE }],
  ['failure', { status: 'not-attempted', attempts: 0 }],
])('the final status of a deployment is %s after %j', async (state, end) => {
  const { api, warnings, log } = await record([{ ...EXPORT, end }]);
  expect(deploymentsOf(api)).toEqual([{ environment: 'playable/unity', states: [state] }]);
  expect(warnings).toEqual([]);
  expect(log.at(-1)).toBe('1 GitHub deployment recorded');
});

test.each<[string, End, object[]]>([
  [
    'that an earlier step or attempt triggered gets one',
    { status: 'reused', attempts: 0, response: {}, deployed: false },
    [{ environment: 'playable/unity', states: ['success'] }],
  ],
  [
    'that has one from an earlier run gets none',
    { status: 'reused', attempts: 0, response: {}, deployed: true },
    [],
  ],
  ['that was never started gets none', { status: 'not-attempted', attempts: 0 }, []],
])('an export without a request %s', async (_, end, expected) => {
  const { api } = await record([{ ...EXPORT, end }], { begin: false });
  expect(deploymentsOf(api)).toEqual(expected);
});

test('a success replaces earlier deployments only if no other export has the environment, ignoring case', async () => {
  const { api } = await record(
    ['Unity', 'unity', 'applovin'].map((network) => ({ variantId: 'v-1', network, end: TRIGGERED })),
  );
  const successes = api.journal
    .map(({ body }) => JSON.parse(body.toString()))
    .filter((body) => body.state === 'success');
  expect(successes.map(({ auto_inactive }) => auto_inactive)).toEqual([false, false, true]);
});

test('descriptions have at most 140 characters, and there is no `log_url` without the URL of the run', async () => {
  const { api, warnings } = await record([{ variantId: 'v'.repeat(500), network: 'unity', end: TRIGGERED }], {
    origin: { repository: 'owner/game', commit: 'c0ffee' },
  });
  expect(warnings).toEqual([]);
  expect(api.journal).toHaveLength(2);
  for (const { body } of api.journal) {
    const { description, ...fields } = JSON.parse(body.toString());
    expect(description.length).toBeLessThanOrEqual(140);
    expect(fields).not.toHaveProperty('log_url');
  }
});

describe('an error', () => {
  test('is part of the only warning, which explains the first cause', async () => {
    const replies = [
      json({ message: 'One' }, 422),
      json({ message: 'Two' }, 500),
      json({ message: 'Three' }, 422),
    ];
    const { warnings } = await record(THREE, { github: { create: (nth) => replies[nth - 1] } });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^3 exports without a complete deployment: v to a, v to b, v to c\n.*One\n/);
  });

  test('of the network stops no further requests', async () => {
    const create: StubGitHub['create'] = (nth, { reset }) =>
      nth === 1 ? void reset() : json({ id: nth }, 201);
    const { api, warnings } = await record(THREE.slice(0, 2), { github: { create } });
    expect(deploymentsOf(api)).toEqual([
      { environment: 'playable/a', states: [] },
      { environment: 'playable/b', states: ['success'] },
    ]);
    expect(warnings).toEqual([expect.stringMatching(/^1 export without a complete deployment: v to a\n/)]);
  });

  test('of the final status is retried once, so that no deployment stays pending', async () => {
    const github = { setStatus: nth(1, json({ message: 'Bad gateway' }, 502)) };
    const { api, warnings } = await record(ONE, { github });
    expect(api.journal).toHaveLength(3);
    expect(warnings).toEqual([]);
  });
});

const FORBIDDEN = json({ message: 'Resource not accessible by integration' }, 403);

describe('a 403 or 404', () => {
  const statesOf = (api: StubServer) => deploymentsOf(api).map(({ states }) => states);

  test.each<[string, StubGitHub, string[], RegExp]>([
    ['the second creation', { create: nth(2, FORBIDDEN) }, [], /^1 export .*: v to b\n/],
    ['the second creation, without words', { create: nth(2, { status: 404 }) }, [], /^1 export .*: v to b\n/],
    [
      'a final status',
      { setStatus: nth(2, json({ message: 'Not Found' }, 404)) },
      ['success'],
      /^1 export .* \(1 without a final status\): v to b\n/,
    ],
  ])('of %s is about this one, and the others go on', async (_, github, states, words) => {
    const { api, warnings } = await record(THREE, { github });
    expect(statesOf(api)).toEqual([['success'], states, ['success']]);
    expect(warnings).toEqual([expect.stringMatching(words)]);
    expect(warnings[0]).toMatch(/The token has created other deployments\./);
  });

  test('does not stop a creation under way, and one that succeeds shows that the token is right', async () => {
    const github = { create: nth(1, FORBIDDEN) };
    const { api, warnings } = await record(THREE, { github, atOnce: true });
    expect(statesOf(api).filter((states) => states.length === 1)).toHaveLength(2);
    expect(warnings).toEqual([expect.stringMatching(/^1 export /)]);
  });
});

test('a 401 is about the token at any time: nothing else is created, and final statuses are still sent', async () => {
  const { createdAtMs, statusAtMs, warnings } = await record(THREE, {
    github: { create: nth(2, { status: 401 }) },
  });
  expect([createdAtMs, statusAtMs]).toEqual([[0, 0], [0]]);
  expect(warnings).toEqual([expect.stringMatching(/^2 exports .*`github\.token`/s)]);
});

test.each<[keyof StubGitHub, RegExp]>([
  ['create', /^1 export .*: v to b\n/],
  ['setStatus', /^1 export .*\(1 without a final status\)/],
])('a 401 lets each "%s" under way end, and the warning counts what it did', async (kind, words) => {
  const github = { [kind]: (nth: number) => (nth === 2 ? { status: 401 } : NEVER) };
  const { warnings } = await record(THREE, { github, atOnce: true, lateMs: 1_000 });
  expect(warnings).toEqual([expect.stringMatching(words)]);
});

describe("GitHub's limits", () => {
  const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes.';
  const ABUSE = 'You have triggered an abuse detection mechanism. Please retry your request again later.';
  const NOW = { date: 'Thu, 01 Jan 2026 00:00:00 GMT' };
  const reset = (afterS: number) => ({
    ...NOW,
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Date.UTC(2026, 0, 1) / 1000 + afterS),
  });
  const refusal = (status: number, headers: Record<string, string>, message = 'No') => {
    const reply = json({ message }, status);
    return { ...reply, headers: { ...reply.headers, ...headers } };
  };

  test.each<[number, Record<string, string>, string | undefined, number]>([
    [429, { 'retry-after': '40' }, undefined, 40_000],
    [403, { 'retry-after': '40' }, undefined, 40_000],
    [429, { 'retry-after': '0' }, undefined, 0],
    [429, { ...NOW, 'retry-after': 'Thu, 01 Jan 2026 00:00:07 GMT' }, undefined, 7_000],
    [429, { ...reset(30), 'retry-after': '2' }, undefined, 2_000],
    [429, { 'retry-after': 'soon' }, undefined, 60_000],
    [403, { 'retry-after': 'soon' }, undefined, 60_000],
    [429, {}, undefined, 60_000],
    [403, reset(30), undefined, 30_000],
    [429, reset(-30), undefined, 0],
    [403, { 'x-ratelimit-remaining': '0' }, undefined, 60_000],
    [403, {}, 'API rate limit exceeded for installation ID 1.', 60_000],
    [403, {}, SECONDARY, 60_000],
    [403, {}, ABUSE, 60_000],
  ])('%i with %j and the words %j is waited out', async (status, headers, message, waitMs) => {
    const github = { setStatus: nth(1, refusal(status, headers, message)) };
    const { statusAtMs, warnings, log } = await record(ONE, { github });
    expect(statusAtMs).toEqual([0, waitMs]);
    expect(warnings).toEqual([]);
    expect(log.some((line) => line.startsWith('GitHub limits deployments for'))).toBe(waitMs > 0);
  });

  test.each<[string, number[]]>([
    ['0', [0, 0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]],
    ['40', [0, 40, 80]],
    ['91', [0]],
    ['99999999999', [0]],
  ])('without end, of %s s each, are waited out for 90 s at the end', async (seconds, times) => {
    const github = { setStatus: () => refusal(403, { 'retry-after': seconds }, SECONDARY) };
    const { statusAtMs, endMs, warnings } = await record(ONE, { github });
    expect(statusAtMs).toEqual(times.map((s) => s * 1_000));
    expect(endMs).toBe((times.at(-1) ?? 0) * 1_000);
    expect(warnings).toEqual([expect.stringMatching(/^1 export .* \(1 without a final status\): v to a\n/)]);
    expect(warnings[0]).toMatch(/fewer exports/);
  });

  test('hold an export up for 5 s at most, and hold the deployments of the others back', async () => {
    const github = { create: nth(2, refusal(403, { 'retry-after': '40' })) };
    const { exportedAtMs, createdAtMs, warnings } = await record(THREE, { github, everyMs: 30_000 });
    expect(exportedAtMs).toEqual([0, 35_000, 65_000]);
    expect(createdAtMs).toEqual([0, 30_000, 70_000, 70_000]);
    expect(warnings).toEqual([]);
  });

  test.each<[string, number[], RegExp]>([
    ['40', [40_000], /^2 exports without a complete deployment: v to b, v to c\n/],
    // Longer than a timer of Node.
    ['99999999999', [], /^3 exports without a complete deployment \(1 without a final status\): /],
  ])(
    'of %s s that last when the run ends leave exports without a deployment, and the created ones get their status in time',
    async (seconds, statuses, words) => {
      const github = { create: nth(2, refusal(403, { 'retry-after': seconds }, SECONDARY)) };
      const { statusAtMs, createdAtMs, exportedAtMs, warnings } = await record(THREE, { github });
      expect([createdAtMs, exportedAtMs]).toEqual([
        [0, 0],
        [0, 5_000, 5_000],
      ]);
      expect(statusAtMs).toEqual(statuses);
      expect(warnings).toEqual([expect.stringMatching(words)]);
      expect(warnings[0]).toMatch(/exceeded a secondary rate limit.*fewer exports/s);
    },
  );
});

describe('without a response', () => {
  test('only one export waits, for 5 s, and nothing is created after 12 s', async () => {
    const { exportedAtMs, createdAtMs, warnings } = await record(THREE, {
      github: { create: () => NEVER },
      everyMs: 6_000,
    });
    expect(exportedAtMs).toEqual([5_000, 11_000, 17_000]);
    expect(createdAtMs).toEqual([0, 11_000]);
    expect(warnings).toEqual([expect.stringMatching(/^3 exports .*\nGitHub did not respond in time/)]);
  });

  test('a final status is sent once more', async () => {
    const { statusAtMs, endMs, warnings } = await record(ONE, { github: { setStatus: () => NEVER } });
    expect(statusAtMs).toEqual([0, 12_000]);
    expect(endMs).toBe(24_000);
    expect(warnings).toEqual([expect.stringMatching(/\(1 without a final status\)/)]);
  });
});

test.each<[string, StubGitHub, RegExp]>([
  ['a creation', { create: () => NEVER }, /The run was cancelled before GitHub responded/],
  ['a final status', { setStatus: () => NEVER }, /The run was cancelled before GitHub responded/],
  ['a limit', { setStatus: () => ({ status: 429, headers: { 'retry-after': '60' } }) }, / answered 429/],
])('a cancelled run waits 4 s at most for %s, of which its exports have 3 s', async (_, github, words) => {
  const { exportedAtMs, endMs, warnings } = await record(ONE, { github, cancelled: true });
  expect(endMs - (exportedAtMs[0] ?? 0)).toBeLessThanOrEqual(4_000);
  expect(warnings).toEqual([expect.stringMatching(words)]);
});
