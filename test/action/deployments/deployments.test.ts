import { describe, expect, test } from 'vitest';
import { Deployments } from '../../../src/action/deployments/deployments.ts';
import { logEvents } from '../../../src/action/progress/log-events.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { RateLimitedError } from '../../../src/api/errors.ts';
import { fanOut } from '../../../src/pipeline/events.ts';
import type { ExportOutcome, ExportRequest } from '../../../src/pipeline/outcomes.ts';
import { type Clock, systemClock } from '../../../src/retry/clock.ts';
import { FakeTime } from '../../doubles/clocks.ts';
import { deploymentsOf, json, type StubGitHub, startStubGitHub } from '../../e2e/stub-service.ts';
import { callFailure } from '../../pipeline/some-outcomes.ts';
import { annotationsIn, captureStdout } from '../run-here.ts';

const ORIGIN = { repository: 'owner/game', commit: 'c0ffee', runUrl: 'https://github.example/run' };
const EXPORT = { variantId: 'v-1', network: 'unity' };
const FAILURE = callFailure(new RateLimitedError({ method: 'POST', location: 'https://h/v1/export' }));
const TRIGGERED = { status: 'triggered', attempts: 1, response: {} } as const;

type End = ExportOutcome extends infer T
  ? T extends ExportRequest
    ? Omit<T, keyof ExportRequest>
    : never
  : never;

/** Records exports one after the other. Each settles with its `end`; `begin: false` leaves out the export request. */
async function record(
  exports: readonly (ExportRequest & { readonly end: End })[],
  {
    github,
    origin = ORIGIN,
    cancelled = false,
    begin = true,
    clock = systemClock,
  }: {
    github?: StubGitHub;
    origin?: Partial<typeof ORIGIN>;
    cancelled?: boolean;
    begin?: boolean;
    clock?: Clock;
  } = {},
) {
  const api = await startStubGitHub(github);
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
    record: { deployed: new Set<string>() },
  };
  const deployments = new Deployments(options);
  const events = fanOut([deployments.listener, logEvents(log, new FakeTime())]);
  events.exportsStarted(exports.map(({ end, ...request }) => ({ ...request, status: 'not-attempted' })));
  for (const { end, ...request } of exports) {
    if (begin) await events.beforeExport?.(request);
    if (cancelled) cancel.abort();
    events.exportSettled({ ...request, ...end } as ExportOutcome);
  }
  await deployments.finish();
  const warnings = annotationsIn(stdout.lines).map(({ lines }) => lines.join('\n'));
  return { api, warnings, log: stdout.lines };
}

test.each<[string, End]>([
  ['success', TRIGGERED],
  ['failure', { status: 'failed', attempts: 1, failure: FAILURE }],
  ['error', { status: 'unknown', attempts: 1, failure: FAILURE }],
  ['failure', { status: 'not-attempted' }],
])('the final status of a deployment is %s after %j', async (state, end) => {
  const { api, warnings, log } = await record([{ ...EXPORT, end }]);
  expect(deploymentsOf(api)).toEqual([{ environment: 'playable/unity', states: [state] }]);
  expect(warnings).toEqual([]);
  expect(log.at(-1)).toBe('1 GitHub deployment recorded');
});

test.each([
  [false, [{ environment: 'playable/unity', states: ['success'] }]],
  [true, []],
])(
  'an export that an earlier run triggered gets a deployment unless it has one: %j',
  async (deployed, expected) => {
    const { api } = await record([{ ...EXPORT, end: { status: 'reused', response: {}, deployed } }], {
      begin: false,
    });
    expect(deploymentsOf(api)).toEqual(expected);
  },
);

test('an export that was never started has no deployment', async () => {
  const { api } = await record([{ ...EXPORT, end: { status: 'not-attempted' } }], { begin: false });
  expect(api.journal).toEqual([]);
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

test('descriptions have at most 140 characters', async () => {
  const { api } = await record([{ variantId: 'v'.repeat(500), network: 'unity', end: TRIGGERED }]);
  expect(api.journal).toHaveLength(2);
  for (const { body } of api.journal)
    expect(JSON.parse(body.toString()).description.length).toBeLessThanOrEqual(140);
});

test('a run without a URL has deployments without `log_url`', async () => {
  const { api, warnings } = await record([{ ...EXPORT, end: TRIGGERED }], {
    origin: { repository: 'owner/game', commit: 'c0ffee' },
  });
  expect(warnings).toEqual([]);
  expect(api.journal).toHaveLength(2);
  for (const { body } of api.journal) expect(JSON.parse(body.toString())).not.toHaveProperty('log_url');
});

describe('an error', () => {
  const THREE = ['a', 'b', 'c'].map((network) => ({ variantId: 'v', network, end: TRIGGERED }));

  test('is part of the only warning, which explains the first cause; the log has the others', async () => {
    const replies = [
      json({ message: 'One' }, 422),
      json({ message: 'Two' }, 500),
      json({ message: 'Three' }, 422),
    ];
    const { warnings, log } = await record(THREE, { github: { create: (nth) => replies[nth - 1] } });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^3 exports without a complete deployment: v to a, v to b, v to c\n.*One\n/);
    expect(log.filter((line) => /^Deployment not recorded: POST .*Two$/.test(line))).toHaveLength(1);
  });

  test('of the network stops no further requests', async () => {
    const { api, warnings } = await record(THREE.slice(0, 2), {
      github: {
        create: (nth, { reset }) => (nth === 1 ? void reset() : json({ id: 2 }, 201)),
      },
    });
    expect(deploymentsOf(api)).toEqual([
      { environment: 'playable/a', states: [] },
      { environment: 'playable/b', states: ['success'] },
    ]);
    expect(warnings).toEqual([expect.stringMatching(/^1 export without a complete deployment: v to a\n/)]);
  });

  test('of the final status is retried once, so that no deployment stays pending', async () => {
    const { api, warnings } = await record(THREE.slice(0, 1), {
      github: {
        setStatus: (nth) => (nth === 1 ? json({ message: 'Bad gateway' }, 502) : json({ id: nth }, 201)),
      },
    });
    expect(api.journal).toHaveLength(3);
    expect(warnings).toEqual([]);
  });

  describe("of GitHub's limits", () => {
    const refusal = { ...json({ message: 'Slow down' }, 429), headers: { 'retry-after': '40' } };
    /** The time of an export and that of the end pass by the waits for GitHub. */
    const hurriedClock = (): Clock => {
      let nowMs = 0;
      return {
        ...systemClock,
        monotonicMs: () => nowMs,
        sleep: (ms, signal) => {
          if (ms === 5_000 || ms === 90_000) return systemClock.sleep(ms, signal);
          nowMs += ms;
          return Promise.resolve();
        },
      };
    };

    test('is waited out for up to 90 s at the end', async () => {
      const clock = hurriedClock();
      const github = { setStatus: () => refusal };
      const { api, warnings } = await record(THREE.slice(0, 1), { github, clock });
      // After 0, 40 and 80 s. The next would be after 120 s.
      expect(api.journal).toHaveLength(1 + 3);
      expect(clock.monotonicMs()).toBe(80_000);
      expect(warnings).toEqual([
        expect.stringMatching(/^1 export .* \(1 without a final status\): v to a\n/),
      ]);
    });

    test('is waited out before the next deployment, and no export is without one', async () => {
      const clock = hurriedClock();
      const github: StubGitHub = { create: (nth) => (nth === 2 ? refusal : json({ id: nth }, 201)) };
      const { api, warnings } = await record(THREE, { github, clock });
      const complete = deploymentsOf(api).filter(({ states }) => states.length === 1);
      expect(complete.map(({ environment }) => environment)).toEqual([
        'playable/a',
        'playable/b',
        'playable/c',
      ]);
      expect(clock.monotonicMs()).toBe(40_000);
      expect(warnings).toEqual([]);
    });
  });

  test.each([{}, { repository: 'owner/game' }, { commit: 'c' }])(
    'is reported if the run has no repository or no commit: %j',
    async (origin) => {
      const { api, warnings } = await record(THREE, { origin });
      expect(warnings).toEqual([expect.stringMatching(/^3 exports.*\nGITHUB_REPOSITORY and GITHUB_SHA/)]);
      expect(api.journal).toEqual([]);
    },
  );
});
