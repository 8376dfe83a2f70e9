import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectGreen, expectRed } from '../../e2e/assertions.ts';
import { BROKEN, FILES } from '../../e2e/job.ts';
import type { Settings } from '../../e2e/run-action.ts';
import { deploymentsOf, GITHUB_TOKEN, json, onGitHub, startStubGitHub } from '../../e2e/stub-service.ts';
import {
  ALL,
  EXPIRED,
  expectUnknown,
  NETWORKS,
  REJECTED,
  RELEASE,
  startFailed,
  startReplying,
  startRun,
  warningsOf,
} from './workflow-run.ts';

/*
 * A re-run of a job that failed continues, a re-run of one that succeeded does everything again. What is asserted is what was sent.
 * test/e2e/rerun.test.ts shows the same with processes, real signals, the real library and its service.
 */

/** The files of a workspace that has the manifest of this attempt. */
async function withManifest({ workspace }: { readonly workspace: string }) {
  return { ...FILES, 'm.json': await readFile(join(workspace, 'm.json'), 'utf8') };
}

describe('a re-run of a job that failed', () => {
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

  test('says that the attempt before it left nothing', async () => {
    const { cache, attempt } = await startReplying(json({}), REJECTED, json({}), REJECTED);
    await attempt(1, RELEASE);
    const kept = [...cache.entries.keys()];
    await attempt(2, RELEASE);
    for (const key of cache.entries.keys()) if (!kept.includes(key)) cache.entries.delete(key);
    const { sent, last } = await attempt(3, RELEASE);
    expect(sent).toEqual(['google']);
    expect(last.stdout).toMatch(/Continues attempt 1 of this run: .* are known; attempt 2 left nothing\./);
  });

  test.each<[string, Settings, AbortSignal | undefined]>([
    ['is cancelled at its start', {}, AbortSignal.abort('SIGTERM')],
    ['has an invalid input', { 'max-attempts': '0' }, undefined],
    ['has a rejected token', {}, undefined],
  ])('remembers the first attempt after a second one that %s', async (_, change, signal) => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), EXPIRED);
    await attempt(1, RELEASE);
    const second = await attempt(2, { ...RELEASE, ...change }, signal && { signal });
    expect(second.last.exitCode).toBe(1);
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

  test('knows what was done meanwhile, after inputs were changed back', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), json({}), REJECTED);
    await attempt(1, RELEASE);
    expect((await attempt(2, { ...RELEASE, network: 'google, vungle' })).sent).toEqual(['google', 'vungle']);
    expect((await attempt(3, RELEASE)).sent).toEqual([]);
  });

  test('sends a file that a new build changed, and triggers every export for it', async () => {
    const { attempt } = await startFailed();
    const second = await attempt(2, RELEASE, { files: { 'a.html': 'AAA', 'b.html': 'bbb' } });
    expectGreen(second.last);
    expect(second.sent).toEqual(['AAA', ...NETWORKS]);
  });

  test('does not ask for `retry-unknown` if it is there, and the attempt is cancelled first', async () => {
    const { attempt } = await startReplying(json({}), BROKEN);
    await attempt(1, RELEASE);
    const signal = AbortSignal.abort('SIGTERM');
    const second = await attempt(2, { ...RELEASE, 'retry-unknown': 'true' }, { signal });
    expect(expectRed(second.last, 'Cancelled')).not.toContain('retry-unknown: true');
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

  test('records no export as a deployment again', async () => {
    const github = await startStubGitHub();
    const env = { ...onGitHub(github), GITHUB_SERVER_URL: '' };
    const inputs = { ...RELEASE, 'github-token': GITHUB_TOKEN };
    const { attempt } = await startFailed(inputs, { env });
    expectGreen((await attempt(2, inputs, { env })).last);
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

  test('believes the later of its record and what was kept', async () => {
    const { cache, attempt } = await startReplying(BROKEN, json({}), json({}), json({}), REJECTED);
    const inputs = { ...RELEASE, manifest: 'm.json', 'retry-unknown': 'true' };
    const first = await withManifest(await attempt(1, inputs));
    const kept = [...cache.entries.keys()];
    const again = { ...inputs, 'reuse-unchanged': 'true' };
    const second = await attempt(2, [again, { ...RELEASE, variant: 'v-2' }], { files: first });
    expect(second.sent).toEqual(['applovin', 'v-2 applovin', 'v-2 google', 'v-2 unity']);
    expect((await attempt(3, again, { files: first })).sent).toEqual([]);
    for (const key of cache.entries.keys()) if (!kept.includes(key)) cache.entries.delete(key);
    expect((await attempt(3, again, { files: await withManifest(second) })).sent).toEqual([]);
  });
});

describe('everything is done again', () => {
  test('if the job succeeded, which asks the cache for nothing', async () => {
    const { cache, attempt } = await startReplying();
    const first = await attempt(1, RELEASE);
    expectGreen(first.last);
    expect(cache.orders).toEqual([]);
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expectUnknown(second.last);
    expect([first.sent, second.sent]).toEqual([ALL, ALL]);
  });

  test('if the attempt before this one succeeded, with other inputs than this one and the first', async () => {
    const { attempt } = await startFailed();
    const second = await attempt(2, { ...RELEASE, network: 'applovin, unity, vungle' });
    expectGreen(second.last);
    expect(second.sent).toEqual(['vungle']);
    const third = await attempt(3, { ...RELEASE, network: 'unity, vungle' });
    expect([third.sent, warningsOf(third.last)]).toEqual([['aaa', 'bbb', 'unity', 'vungle'], []]);
    expect(third.last.stdout).toContain('An earlier attempt of this step succeeded');
  });

  test('if the attempt before this one succeeded with another build, also of the first one', async () => {
    const { attempt } = await startFailed();
    const change = { files: { 'a.html': 'AAA', 'b.html': 'BBB' } };
    expect((await attempt(2, RELEASE, change)).sent).toEqual(['AAA', 'BBB', ...NETWORKS]);
    const third = await attempt(3, RELEASE);
    expectGreen(third.last);
    expect(third.sent).toEqual(ALL);
  });

  test('also if a manifest and another call know what the first attempt did', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), json({}), REJECTED);
    const [inputs, other] = [
      { ...RELEASE, manifest: 'm.json' },
      { ...RELEASE, variant: 'v-2' },
    ];
    const first = await attempt(1, inputs);
    await attempt(1, other);
    const second = await attempt(2, inputs, { files: await withManifest(first) });
    expect(second.sent).toEqual(['google']);
    expect((await attempt(3, inputs, { files: await withManifest(second) })).sent).toEqual(ALL);
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
    const { length } = cache.orders;
    const second = await attempt(2, { ...RELEASE, 'reuse-unchanged': 'false' }, { failsLater: true });
    expect(second.sent).toEqual(ALL);
    expect(warningsOf(second.last)).toEqual([]);
    expect([second.posts[0]?.stdout, cache.orders.length]).toEqual(['', length]);
  });

  test('after a dry run, which leaves nothing', async () => {
    const { cache, attempt } = await startReplying();
    const dry = await attempt(1, { ...RELEASE, 'dry-run': 'true' }, { failsLater: true });
    expect([dry.sent, dry.posts[0]?.stdout, cache.orders]).toEqual([[], '', []]);
    const second = await attempt(2, RELEASE);
    expectUnknown(second.last);
    expect(second.sent).toEqual(ALL);
  });
});
