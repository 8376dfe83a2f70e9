import type { ChildProcess } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { CacheProtocol } from '../doubles/cache-service.ts';
import { expectGreen, expectRed, titlesOf } from './assertions.ts';
import { BROKEN, secondExport } from './job.ts';
import { cancelledAt, type Settings } from './run-action.ts';
import { deploymentsOf, errorReply, GITHUB_TOKEN, json, onGitHub, startStubGitHub } from './stub-service.ts';
import {
  ALL,
  expectUnknown,
  type Job,
  NETWORKS,
  preload,
  REJECTED,
  RELEASE,
  startFailed,
  startReplying,
  startRun,
  warningsOf,
} from './workflow-run.ts';

/* A re-run of a job that failed continues, a re-run of one that succeeded does everything again. What is asserted is what was sent. */

describe('a re-run of a job that failed', () => {
  test.each<[CacheProtocol, boolean]>([
    ['v2', true],
    ['v2', false],
    ['v1', false],
  ])('sends only what is missing, with the cache service %s (addresses of Azure: %s)', async (...service) => {
    const { cache, attempt } = await startRun(secondExport(REJECTED), ...service);
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
    const { attempt } = await startReplying(json({ job: 1 }), errorReply(401, 'Unauthorized', 'expired'));
    const first = await attempt(1, RELEASE);
    expectRed(first.last, 'Token rejected (401)');
    expect(first.sent).toEqual(['aaa', 'bbb', 'applovin', 'google']);
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect(second.sent).toEqual(['google', 'unity']);
  });

  test('triggers what a cancellation left, and nothing else', async () => {
    let cancel = (): unknown => undefined;
    const { attempt } = await startRun({
      triggerExport: (nth) => {
        if (nth === 2) cancel();
        return json({ job: nth });
      },
    });
    const started = (child: ChildProcess): void => {
      cancel = () => child.kill('SIGTERM');
    };
    const first = await attempt(1, RELEASE, { step: { started } });
    expect(first.last.exitCode).toBe(1);
    expect(titlesOf(first.last, 'error')).toEqual(['Cancelled']);
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect(second.sent).not.toEqual([]);
    expect([...first.sent, ...second.sent]).toEqual(ALL);
  });

  test('repeats nothing if only a later step failed', async () => {
    const { attempt } = await startReplying();
    const first = await attempt(1, RELEASE, { failsLater: true });
    expectGreen(first.last);
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect([first.sent, second.sent]).toEqual([ALL, []]);
    expect(warningsOf(second.last)).toEqual([]);
  });

  test('sends nothing twice over three attempts', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), REJECTED);
    expect((await attempt(1, RELEASE)).sent).toEqual(ALL);
    for (const nth of [2, 3]) {
      const again = await attempt(nth, RELEASE);
      expect(again.sent).toEqual(['google']);
      expect(again.last.stdout).toContain(`Continues attempt ${nth - 1} of this run`);
    }
  });

  test.each<[string, Settings, Job]>([
    ['is cancelled at its start', {}, { step: cancelledAt('', 'SIGTERM') }],
    ['has an invalid input', { 'max-attempts': '0' }, {}],
    ['has a rejected token', {}, {}],
  ])('remembers the first attempt after a second one that %s', async (_, change, job) => {
    const { attempt } = await startReplying(
      json({}),
      REJECTED,
      json({}),
      errorReply(401, 'Unauthorized', 'expired'),
    );
    await attempt(1, RELEASE);
    expect((await attempt(2, { ...RELEASE, ...change }, job)).last.exitCode).toBe(1);
    const third = await attempt(3, RELEASE);
    expect(third.sent).toEqual(['google']);
    expect(warningsOf(third.last)).toEqual([]);
  });

  test('repeats nothing after an attempt in which the step succeeded and its job failed', async () => {
    const { attempt } = await startFailed();
    expect((await attempt(2, RELEASE, { failsLater: true })).sent).toEqual(['google']);
    const third = await attempt(3, RELEASE);
    expectGreen(third.last);
    expect(third.sent).toEqual([]);
  });

  test('sends only what is missing after an input was corrected', async () => {
    const { attempt } = await startReplying(json({}), REJECTED);
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
    const { attempt } = await startReplying(json({}), BROKEN);
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

  test('names the exports that a killed step had begun', async () => {
    // The first of two writes at a time is the slow one, so that it could replace a later one.
    const slow = preload(`
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { rename } = fs.promises;
      let count = 0;
      fs.promises.rename = async (from, to) => {
        if (to.endsWith('-exports.json') && ++count === 2) await new Promise((done) => setTimeout(done, 300));
        return rename(from, to);
      };
      syncBuiltinESMExports();`);
    const { stub, attempt } = await startRun({
      triggerExport: (nth) => ([3, 4].includes(nth) ? undefined : json({})),
    });
    const inputs = { ...RELEASE, network: 'applovin, google, unity, vungle', concurrency: '2' };
    // Two requests for each file, then four exports.
    const started = (child: ChildProcess) => void stub.arrived(8).then(() => child.kill('SIGKILL'));
    const first = await attempt(1, inputs, { step: { started, env: { NODE_OPTIONS: slow } } });
    expect(first.sent).toHaveLength(6);
    const second = await attempt(2, inputs);
    expect(expectRed(second.last, 'Service error')).toContain(
      'An earlier step or attempt may have triggered 2 exports',
    );
    expect(second.sent).toEqual([]);
  });

  test('records no export as a deployment again', async () => {
    const github = await startStubGitHub();
    const env = { ...onGitHub(github), GITHUB_SERVER_URL: '' };
    const { attempt } = await startFailed({ ...RELEASE, 'github-token': GITHUB_TOKEN }, { env });
    expectGreen((await attempt(2, { ...RELEASE, 'github-token': GITHUB_TOKEN }, { env })).last);
    const names = deploymentsOf(github).map(({ environment, states }) => `${environment} ${states.at(-1)}`);
    expect(names.toSorted()).toEqual([
      'playable/applovin success',
      'playable/google failure',
      'playable/google success',
      'playable/unity success',
    ]);
  });

  test('sends the files that were not stored', async () => {
    const { attempt } = await startRun({ put: (nth) => ({ status: nth === 2 ? 403 : 200 }) });
    const first = await attempt(1, RELEASE);
    expect(first.sent).toEqual(['aaa', 'bbb']);
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect(second.sent).toEqual(['bbb', ...NETWORKS]);
  });
});

describe('everything is done again', () => {
  test('if the job succeeded, which asks the cache for nothing', async () => {
    const { cache, attempt } = await startReplying();
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
    const { cache, attempt } = await startReplying();
    const dry = await attempt(1, { ...RELEASE, 'dry-run': 'true' }, { failsLater: true });
    expect([dry.sent, dry.posts[0]?.stdout, cache.requests]).toEqual([[], '', []]);
    const second = await attempt(2, RELEASE);
    expectUnknown(second.last);
    expect(second.sent).toEqual(ALL);
  });
});
