import { describe, expect, test } from 'vitest';
import type { StepResult } from '../../scripts/local-runner.ts';
import { type CacheProtocol, startCacheService } from '../doubles/cache-service.ts';
import type { StubReply } from '../doubles/stub-server.ts';
import { annotations, expectGreen, expectRed, titlesOf } from './assertions.ts';
import { BROKEN, exportsTo, secondExport, UPLOAD } from './job.ts';
import type { Settings } from './run-action.ts';
import { errorReply, json, type StubService } from './stub-service.ts';
import { type Job, startWorkflowRun } from './workflow-run.ts';

/* A re-run of a job that failed continues, a re-run of one that succeeded does everything again. What is asserted is what was sent. */

const NETWORKS = ['applovin', 'google', 'unity'];
const RELEASE = { ...exportsTo(...NETWORKS), ...UPLOAD };
const ALL = ['aaa', 'bbb', ...NETWORKS];
const REJECTED = errorReply(400, 'Bad Request', 'no such network');

/** A run whose service responds to the exports with these replies in turn, and then well. */
async function start(...replies: readonly (StubReply | undefined)[]) {
  const triggerExport = (nth: number) => replies[nth - 1] ?? json({ job: nth });
  return startWith({ triggerExport });
}

async function startWith(service: StubService, protocol: CacheProtocol = 'v2', isAzure = false) {
  const cache = await startCacheService(protocol, isAzure);
  return { cache, ...(await startWorkflowRun(service, cache)) };
}

/** A run of which the first attempt exported to all but the second network. */
async function startFailed(inputs: Settings = RELEASE, job: Job = {}) {
  const run = await startWith(secondExport(REJECTED));
  const first = await run.attempt(1, inputs, job);
  expectRed(first.last, 'Service error');
  expect(first.sent).toEqual(ALL);
  expect(first.posts.flatMap((post) => [post.exitCode, ...warningsOf(post)])).toEqual([0]);
  return { ...run, first };
}

function warningsOf(step: StepResult): string[] {
  return annotations(step, 'warning').map(({ title, message }) => `${title}: ${message}`);
}

/** That the step knew nothing of earlier attempts, and says so once. */
function expectUnknown(step: StepResult): void {
  expect(titlesOf(step, 'warning')).toEqual(['Earlier attempts not known']);
}

describe('a re-run of a job that failed', () => {
  test.each<[CacheProtocol, boolean]>([
    ['v2', true],
    ['v2', false],
    ['v1', false],
  ])('sends only what is missing, with the cache service %s (addresses of Azure: %s)', async (...service) => {
    const { cache, attempt } = await startWith(secondExport(REJECTED), ...service);
    const first = await attempt(1, RELEASE);
    expect(first.sent).toEqual(ALL);
    expect(expectRed(first.last, 'Service error')).toMatch(
      /Re-run failed jobs: .*2 stored files.* triggers google,.* does not trigger applovin, unity again\./,
    );
    const [post] = first.posts;
    expect([post?.exitCode, titlesOf(first.last, 'warning')]).toEqual([0, []]);
    expect(post?.stdout).toBe('Kept for a re-run of this job: 2 stored files and 3 requested exports.\n');
    expect(cache.entries).toHaveLength(1);

    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect(second.sent).toEqual(['google']);
    expect(warningsOf(second.last)).toEqual([]);
    expect(second.last.stdout).toContain('Continues attempt 1 of this run');
    expect(second.last.outputs).toMatchObject({
      'uploaded-count': '0',
      'reused-count': '2',
      'export-count': '1',
    });
  });

  test('triggers what a rejected token left, and nothing else', async () => {
    const { attempt } = await start(json({ job: 1 }), errorReply(401, 'Unauthorized', 'expired'));
    const first = await attempt(1, RELEASE);
    expectRed(first.last, 'Token rejected (401)');
    expect(first.sent).toEqual(['aaa', 'bbb', 'applovin', 'google']);
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect(second.sent).toEqual(['google', 'unity']);
  });

  test('triggers what a cancellation left, and nothing else', async () => {
    let cancel = (): unknown => undefined;
    const { attempt } = await startWith({
      triggerExport: (nth) => {
        if (nth === 2) cancel();
        return json({ job: nth });
      },
    });
    const first = await attempt(1, RELEASE, {
      started: (child) => {
        cancel = () => child.kill('SIGTERM');
      },
    });
    expect(first.last.exitCode).toBe(1);
    expect(titlesOf(first.last, 'error')).toEqual(['Cancelled']);
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect(second.sent).not.toEqual([]);
    expect([...first.sent, ...second.sent]).toEqual(ALL);
  });

  test('repeats nothing if only a later step failed', async () => {
    const { attempt } = await start();
    const first = await attempt(1, RELEASE, { failsLater: true });
    expectGreen(first.last);
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect([first.sent, second.sent]).toEqual([ALL, []]);
    expect(warningsOf(second.last)).toEqual([]);
  });

  test('sends nothing twice over three attempts', async () => {
    const { attempt } = await start(json({}), REJECTED, json({}), REJECTED);
    const sent = [];
    for (const nth of [1, 2, 3]) sent.push((await attempt(nth, RELEASE)).sent);
    expect(sent).toEqual([ALL, ['google'], ['google']]);
  });

  test('repeats nothing after an attempt in which the step succeeded and its job failed', async () => {
    const { attempt } = await startFailed();
    expect((await attempt(2, RELEASE, { failsLater: true })).sent).toEqual(['google']);
    const third = await attempt(3, RELEASE);
    expectGreen(third.last);
    expect(third.sent).toEqual([]);
  });

  test('sends only what is missing after an input was corrected', async () => {
    const { attempt } = await start(json({}), REJECTED);
    await attempt(1, { ...RELEASE, network: 'applovin, gogle, unity' });
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect(second.sent).toEqual(['google']);
  });

  test('sends a file that a new build changed, and triggers every export for it', async () => {
    const { attempt } = await startFailed();
    const second = await attempt(2, RELEASE, { files: { 'a.html': 'AAA', 'b.html': 'bbb' } });
    expectGreen(second.last);
    expect(second.sent).toEqual(['AAA', ...NETWORKS]);
  });

  test('names an unknown export, and triggers it only with `retry-unknown`', async () => {
    const { attempt } = await start(json({}), BROKEN);
    const first = await attempt(1, RELEASE);
    expect(first.sent).toEqual(ALL);
    const advice = expectRed(first.last, 'Service error');
    expect(advice).toMatch(/Re-run failed jobs: .* triggers google only with `retry-unknown: true`/);
    const second = await attempt(2, RELEASE);
    expect(expectRed(second.last, 'Service error')).toContain('v-1 to google');
    expect(second.sent).toEqual([]);
    const third = await attempt(3, { ...RELEASE, 'retry-unknown': 'true' });
    expectGreen(third.last);
    expect(third.sent).toEqual(['google']);
  });

  test('sends the files that were not stored', async () => {
    const { attempt } = await startWith({ put: (nth) => ({ status: nth === 2 ? 403 : 200 }) });
    const first = await attempt(1, RELEASE);
    expect(first.sent).toEqual(['aaa', 'bbb']);
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect(second.sent).toEqual(['bbb', ...NETWORKS]);
  });
});

describe('everything is done again', () => {
  test('if the job succeeded, which asks the cache for nothing', async () => {
    const { cache, attempt } = await start();
    const first = await attempt(1, RELEASE);
    expectGreen(first.last);
    expect(cache.requests).toEqual([]);
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expectUnknown(second.last);
    expect([first.sent, second.sent]).toEqual([ALL, ALL]);
  });

  test('if the attempt before this one succeeded', async () => {
    const { attempt } = await startFailed();
    expectGreen((await attempt(2, RELEASE)).last);
    const third = await attempt(3, RELEASE);
    expectGreen(third.last);
    expect(third.sent).toEqual(ALL);
    expect(warningsOf(third.last)).toEqual([]);
    expect(third.last.stdout).toContain('starts afresh');
  });

  test('in a new run', async () => {
    const { attempt } = await startFailed();
    expect((await attempt(1, RELEASE, { runId: '988' })).sent).toEqual(ALL);
    const second = await attempt(2, RELEASE, { runId: '988' });
    expectUnknown(second.last);
    expect(second.sent).toEqual(ALL);
  });

  test('with `reuse-unchanged: false`, which leaves nothing either', async () => {
    const { cache, attempt } = await startFailed();
    const requests = cache.requests.length;
    const again = { ...RELEASE, 'reuse-unchanged': 'false' };
    const second = await attempt(2, again, { failsLater: true });
    expect(second.sent).toEqual(ALL);
    expect(warningsOf(second.last)).toEqual([]);
    expect(second.posts[0]?.stdout).toBe('');
    expect(cache.requests).toHaveLength(requests);
  });

  test('after a dry run, which leaves nothing', async () => {
    const { cache, attempt } = await start();
    const dry = await attempt(1, { ...RELEASE, 'dry-run': 'true' }, { failsLater: true });
    expect([dry.sent, dry.posts[0]?.stdout, cache.requests]).toEqual([[], '', []]);
    const second = await attempt(2, RELEASE);
    expectUnknown(second.last);
    expect(second.sent).toEqual(ALL);
  });
});

describe('steps of one job', () => {
  const FILES = { 'one/a.html': 'one', 'two/b.html': 'two' };
  const ONE = { ...UPLOAD, assets: 'one/*', ...exportsTo('unity', 'google'), organization: 'org-1' };
  const TWO = { ...ONE, assets: 'two/*', variant: 'v-2' };

  test('with a game each continue their own', async () => {
    const { attempt } = await start(json({}), json({}), json({}), REJECTED);
    const first = await attempt(1, [ONE, TWO], { files: FILES });
    expect(first.sent).toEqual(['one', 'unity', 'google', 'two', 'v-2 unity', 'v-2 google']);
    const second = await attempt(2, [ONE, TWO], { files: FILES });
    expect(second.steps.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(second.sent).toEqual(['v-2 google']);
    expect(second.steps.flatMap(warningsOf)).toEqual([]);
  });

  test('that did not run in the first attempt do everything', async () => {
    const { attempt } = await start(json({}), REJECTED);
    expect((await attempt(1, [ONE, TWO], { files: FILES })).sent).toEqual(['one', 'unity', 'google']);
    const second = await attempt(2, [ONE, TWO], { files: FILES });
    expect(second.sent).toEqual(['google', 'two', 'v-2 unity', 'v-2 google']);
    expectGreen(second.last);
  });

  test('are all remembered by an attempt that ended in the first of them', async () => {
    const { attempt } = await start(...[json({}), json({}), json({}), REJECTED], BROKEN);
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
      const { attempt } = await start(json({}), REJECTED);
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
    const { attempt } = await start(json({}), REJECTED);
    expect((await attempt(1, steps, { files: FILES })).sent).toEqual(['one', 'two', 'unity', 'google']);
    const second = await attempt(2, steps, { files: { ...FILES, 'one/a.html': 'ONE' } });
    expect(second.sent).toEqual(['ONE', 'unity', 'google']);
  });

  test('are kept once, by the `post` part that comes first', async () => {
    const { cache, attempt } = await start(json({}), json({}), json({}), REJECTED);
    const { posts } = await attempt(1, [ONE, TWO], { files: FILES });
    expect(posts.map(({ stdout }) => stdout)).toEqual([expect.stringContaining('Kept for a re-run'), '']);
    expect(new Set(cache.entries.map(({ key }) => key)).size).toBe(2);
    expect(cache.entries).toHaveLength(2);
    expect(cache.requests.filter((line) => line.endsWith('/CreateCacheEntry'))).toHaveLength(2);
  });
});

test('legs of a matrix continue their own, also with the same inputs', async () => {
  const { attempt } = await start(json({}), REJECTED, json({}), json({}), json({}), REJECTED);
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

describe('an upload and its exports in two jobs', () => {
  const EXPORTS = exportsTo(...NETWORKS);
  const BUILD = { job: 'build' };

  /** Both jobs of a first attempt, of which the second export failed. */
  async function startTwoJobs() {
    const run = await start(json({}), REJECTED);
    expect((await run.attempt(1, UPLOAD, BUILD)).sent).toEqual(['aaa', 'bbb']);
    const first = await run.attempt(1, EXPORTS);
    expect(first.sent).toEqual(NETWORKS);
    expectRed(first.last, 'Service error');
    return run;
  }

  test('a re-run of the exports warns of each that it does not repeat', async () => {
    const { attempt } = await startTwoJobs();
    const second = await attempt(2, EXPORTS);
    expectGreen(second.last);
    expect(second.sent).toEqual(['google']);
    const warnings = warningsOf(second.last);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(/v-1 to applovin .*attempt 1/);
    expect(warnings[1]).toMatch(/v-1 to unity .*attempt 1/);
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

  test('an upload that stored something before its job failed counts in the next attempt too', async () => {
    const { attempt } = await startTwoJobs();
    await attempt(2, UPLOAD, { ...BUILD, files: { 'a.html': 'AAA' }, failsLater: true });
    const upload = await attempt(3, UPLOAD, { ...BUILD, files: { 'a.html': 'AAA' } });
    expect(upload.sent).toEqual([]);
    expect((await attempt(3, EXPORTS)).sent).toEqual(NETWORKS);
  });
});
