import { describe, expect, test } from 'vitest';
import type { StubReply } from '../../doubles/stub-server.ts';
import { expectGreen, expectRed } from '../../e2e/assertions.ts';
import { BROKEN, exportsTo, UPLOAD } from '../../e2e/job.ts';
import type { Settings } from '../../e2e/run-action.ts';
import { json } from '../../e2e/stub-service.ts';
import {
  ALL,
  expectUnknown,
  NETWORKS,
  REJECTED,
  RELEASE,
  startFailed,
  startReplying,
  warningsOf,
} from './workflow-run.ts';

/* Several steps of a job, legs of a matrix and several jobs can't take each other's place in a re-run. */

describe('steps of one job', () => {
  const FILES = { 'one/a.html': 'one', 'two/b.html': 'two' };
  const ONE = { ...UPLOAD, assets: 'one/*', ...exportsTo('unity', 'google'), organization: 'org-1' };
  const TWO = { ...ONE, assets: 'two/*', variant: 'v-2' };

  test('with a game each continue their own', async () => {
    const { attempt } = await startReplying(json({}), json({}), json({}), REJECTED, REJECTED);
    const first = await attempt(1, [ONE, TWO], { files: FILES });
    expect(first.sent).toEqual(['one', 'unity', 'google', 'two', 'v-2 unity', 'v-2 google']);
    for (const [nth, exitCode] of [
      [2, 1],
      [3, 0],
    ] as const) {
      const again = await attempt(nth, [ONE, TWO], { files: FILES });
      expect(again.steps.map((step) => step.exitCode)).toEqual([0, exitCode]);
      expect(again.sent).toEqual(['v-2 google']);
      expect(again.steps.flatMap(warningsOf)).toEqual([]);
    }
  });

  test('that did not run in the first attempt do everything', async () => {
    const { attempt } = await startReplying(json({}), REJECTED);
    expect((await attempt(1, [ONE, TWO], { files: FILES })).sent).toEqual(['one', 'unity', 'google']);
    const second = await attempt(2, [ONE, TWO], { files: FILES });
    expect(second.sent).toEqual(['google', 'two', 'v-2 unity', 'v-2 google']);
    expectGreen(second.last);
  });

  test('are all remembered by an attempt that ended in the first of them', async () => {
    const { attempt } = await startReplying(...[json({}), json({}), json({}), REJECTED], BROKEN);
    await attempt(1, [ONE, TWO], { files: FILES });
    const changed = { ...FILES, 'one/a.html': 'ONE' };
    const second = await attempt(2, [ONE, TWO], { files: changed });
    expect(second.sent).toEqual(['ONE', 'unity', 'google']);
    expectRed(second.last, 'Service error');
    const third = await attempt(3, [{ ...ONE, 'retry-unknown': 'true' }, TWO], { files: changed });
    expect(third.sent).toEqual(['unity', 'v-2 google']);
  });

  test.each([{}, { manifest: 'm.json' }])(
    'that upload and export know each other’s files, with the inputs %j',
    async (more: Settings) => {
      const steps = [
        { ...UPLOAD, ...more },
        { ...exportsTo(...NETWORKS), ...more },
      ];
      const { attempt } = await startReplying(json({}), REJECTED);
      expect((await attempt(1, steps)).sent).toEqual(ALL);
      const second = await attempt(2, steps);
      expect(second.sent).toEqual(['google']);
      expect(second.steps.flatMap(warningsOf)).toEqual([]);
      expectGreen(second.last);
    },
  );

  test('that export are of the files of all uploads before them', async () => {
    const steps = [
      { ...UPLOAD, assets: 'one/*' },
      { ...UPLOAD, assets: 'two/*' },
      exportsTo('unity', 'google'),
    ];
    const { attempt } = await startReplying(json({}), REJECTED, REJECTED);
    expect((await attempt(1, steps, { files: FILES })).sent).toEqual(['one', 'two', 'unity', 'google']);
    expect((await attempt(2, steps, { files: FILES })).sent).toEqual(['google']);
    const third = await attempt(3, steps, { files: { ...FILES, 'one/a.html': 'ONE' } });
    expect(third.sent).toEqual(['ONE', 'unity', 'google']);
  });

  test('do not repeat in a re-run what a step before them has triggered', async () => {
    const steps = ['google, unity', 'google, applovin'].map((network) => ({ ...ONE, network }));
    const { attempt } = await startReplying(REJECTED);
    expect((await attempt(1, steps, { files: FILES })).sent).toEqual(['one', 'google', 'unity']);
    expect((await attempt(2, steps, { files: FILES })).sent).toEqual(['google', 'applovin']);
  });

  test('are kept once, by the `post` part that comes first', async () => {
    const { cache, attempt } = await startReplying(json({}), json({}), json({}), REJECTED);
    const { posts } = await attempt(1, [ONE, TWO], { files: FILES });
    expect(posts.map(({ stdout }) => stdout)).toEqual([expect.stringContaining('Kept for a re-run'), '']);
    // For the job, and for each of its steps.
    expect(cache.entries.size).toBe(3);
    expect(cache.orders.filter(({ save }) => save)).toHaveLength(1);
  });

  test('with the same inputs do not hide each other: one was rejected, the other one triggered', async () => {
    const { attempt } = await startReplying(json({}), json({}), REJECTED, REJECTED);
    await attempt(1, [ONE, ONE], { files: FILES });
    expect((await attempt(2, ONE, { files: FILES })).sent).toEqual([]);
  });
});

test('legs of a matrix continue their own, also with the same inputs', async () => {
  const { attempt } = await startReplying(json({}), REJECTED, json({}), json({}), json({}), REJECTED);
  const legs = [{ matrix: { game: 'one' } }, { matrix: { game: 'two' } }, { matrix: { game: 'three' } }];
  const [one, two, three] = legs;
  expect((await attempt(1, RELEASE, one)).sent).toEqual(ALL);
  expect((await attempt(1, RELEASE, two)).sent).toEqual(ALL);
  expect((await attempt(2, RELEASE, two)).sent).toEqual(['unity']);
  expect((await attempt(2, RELEASE, { matrix: { game: 'one' } })).sent).toEqual(['google']);
  const other = await attempt(2, RELEASE, three);
  expectUnknown(other.last);
  expect(other.sent).toEqual(ALL);
});

test('a leg of a matrix is the same if its values come in another order', async () => {
  const { attempt } = await startFailed(RELEASE, { matrix: { game: 'one', size: { x: 1 } } });
  expect((await attempt(2, RELEASE, { matrix: { size: { x: 1 }, game: 'one' } })).sent).toEqual(['google']);
});

describe('two calls of one reusable workflow', () => {
  const TWO = { ...RELEASE, variant: 'v-2' };
  const [NEW, NEW_TWO] = [RELEASE, TWO].map((inputs) => ({ ...inputs, network: 'applovin, google, vungle' }));

  test('continue their own if the cache lost one entry of the job, also from another folder', async () => {
    const { cache, attempt } = await startReplying(json({}), REJECTED, json({}), json({}), REJECTED);
    await attempt(1, RELEASE);
    cache.entries.delete([...cache.entries.keys()].at(-1) ?? '');
    await attempt(1, TWO);
    const elsewhere = { 'working-directory': 'elsewhere' };
    const job = { files: { 'elsewhere/a.html': 'aaa', 'elsewhere/b.html': 'bbb' } };
    expect((await attempt(2, { ...RELEASE, ...elsewhere }, job)).sent).toEqual(['google']);
    expect((await attempt(2, { ...TWO, ...elsewhere }, job)).sent).toEqual(['v-2 google']);
  });

  test('continue their own after a variable that both read was corrected', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), json({}), REJECTED);
    await attempt(1, RELEASE);
    await attempt(1, TWO);
    expect((await attempt(2, NEW ?? {})).sent).toEqual(['google', 'vungle']);
    expect((await attempt(2, NEW_TWO ?? {})).sent).toEqual(['v-2 google', 'v-2 vungle']);
  });

  test('of which one succeeded: the other one continues, and this one does everything again', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), json({}), REJECTED);
    await attempt(1, RELEASE);
    await attempt(1, TWO);
    expect((await attempt(2, RELEASE)).sent).toEqual(['google']);
    expect((await attempt(3, TWO)).sent).toEqual(['v-2 google']);
    expect((await attempt(3, RELEASE)).sent).toEqual(ALL);
  });
});

test('two calls that differ in a variable of their environment continue their own', async () => {
  const { attempt } = await startReplying(json({}), REJECTED, json({}), json({}), json({}), REJECTED);
  const inputs = { ...RELEASE, organization: '' };
  const [one, two] = ['org-1', 'org-2'].map((PLAYABLE_ORGANIZATION) => ({ env: { PLAYABLE_ORGANIZATION } }));
  await attempt(1, inputs, one);
  await attempt(1, inputs, two);
  expect((await attempt(2, inputs, one)).sent).toEqual(['google']);
  expect((await attempt(2, inputs, two)).sent).toEqual(['unity']);
});

test('an export of another organization is another export', async () => {
  const { attempt } = await startReplying(json({}), REJECTED);
  const [one, two] = ['org-1', 'org-2'].map((organization) => ({
    ...RELEASE,
    network: 'unity',
    organization,
  }));
  expectRed((await attempt(1, [one ?? {}, two ?? {}])).last, 'Service error');
  expect((await attempt(2, [one ?? {}, two ?? {}])).sent).toEqual(['unity']);
});

test('the advice names the variants if there are several', async () => {
  const { attempt } = await startReplying(json({}), REJECTED);
  const { last } = await attempt(1, { ...RELEASE, variant: 'v-1, v-2', network: 'unity' });
  expect(expectRed(last, 'Service error')).toMatch(
    /triggers v-2 to unity, and does not trigger v-1 to unity again\./,
  );
});

test('a step continues its first attempt after five in which it did not run', async () => {
  const { attempt } = await startFailed();
  expect((await attempt(7, RELEASE)).sent).toEqual(['google']);
});

test('a failure of a later attempt, which knew nothing, does not hide that an export was triggered', async () => {
  const { cache, attempt } = await startReplying(json({}), REJECTED, json({}), REJECTED);
  await attempt(1, RELEASE);
  const { use } = cache;
  cache.use = async (order, signal) =>
    order.restore ? { isAvailable: true, saved: [], found: [] } : use(order, signal);
  expectRed((await attempt(2, { ...RELEASE, network: 'applovin' })).last, 'Service error');
  cache.use = use;
  expect((await attempt(3, RELEASE)).sent).toEqual(['google']);
});

test('one service that is spelled in two ways is one', async () => {
  const { stub, attempt } = await startFailed();
  const again = { ...RELEASE, 'base-url': stub.origin.replace('http:', 'HTTP:') };
  expect((await attempt(2, again, { failsLater: true })).sent).toEqual(['google']);
  expect((await attempt(3, again)).sent).toEqual([]);
});

test('a call of a reusable workflow that failed again hides nothing of another call', async () => {
  const other = { ...RELEASE, variant: 'v-2' };
  const { attempt } = await startReplying(
    json({}),
    REJECTED,
    json({}),
    json({}),
    REJECTED,
    json({}),
    REJECTED,
  );
  await attempt(1, RELEASE);
  await attempt(1, other);
  expect((await attempt(2, RELEASE)).sent).toEqual(['google']);
  expect((await attempt(3, other)).sent).toEqual(['v-2 google']);
});

describe('an upload and its exports in two jobs', () => {
  const EXPORTS = exportsTo(...NETWORKS);
  const BUILD = { job: 'build' };

  /** Both jobs of a first attempt, of which the second export failed. */
  async function startTwoJobs(...next: readonly StubReply[]) {
    const run = await startReplying(json({}), REJECTED, json({}), ...next);
    expect((await run.attempt(1, UPLOAD, BUILD)).sent).toEqual(['aaa', 'bbb']);
    const first = await run.attempt(1, EXPORTS);
    expect(first.sent).toEqual(NETWORKS);
    expectRed(first.last, 'Service error');
    return run;
  }

  test('a re-run of the exports warns of each that it does not repeat', async () => {
    const { attempt } = await startTwoJobs(REJECTED);
    const second = await attempt(2, EXPORTS);
    expect(second.sent).toEqual(['google']);
    const warnings = warningsOf(second.last);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(/^Export without files: v-1 to applovin .*attempt 1/);
    expect(warnings[1]).toMatch(/v-1 to unity .*attempt 1/);
    expect((await attempt(3, EXPORTS)).sent).toEqual(['google']);
  });

  test('a re-run of both triggers every export again', async () => {
    const { attempt } = await startTwoJobs();
    const upload = await attempt(2, UPLOAD, { ...BUILD, files: { 'a.html': 'AAA' } });
    expectUnknown(upload.last);
    expect(upload.sent).toEqual(['AAA']);
    const second = await attempt(2, EXPORTS);
    expectGreen(second.last);
    expect(second.sent).toEqual(NETWORKS);
    expect(warningsOf(second.last)).toEqual([]);
  });

  test('an upload whose step failed after it stored something counts in the next attempt too', async () => {
    const { attempt } = await startTwoJobs(REJECTED);
    const change = { ...BUILD, files: { 'a.html': 'AAA' } };
    const build = { ...UPLOAD, variant: 'v-1', network: 'vungle' };
    expect((await attempt(2, build, change)).sent).toEqual(['AAA', 'vungle']);
    expect((await attempt(3, build, change)).sent).toEqual(['vungle']);
    expect((await attempt(3, EXPORTS)).sent).toEqual(NETWORKS);
  });
});
