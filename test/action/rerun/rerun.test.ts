import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { annotations, expectGreen, expectRed } from '../../e2e/assertions.ts';
import { BROKEN, exportsTo, FILES, UPLOAD } from '../../e2e/job.ts';
import type { Settings } from '../../e2e/run-action.ts';
import { deploymentsOf, GITHUB_TOKEN, json, onGitHub, startStubGitHub } from '../../e2e/stub-service.ts';
import {
  ALL,
  EXPIRED,
  NETWORKS,
  NOTHING_LEFT,
  REJECTED,
  RELEASE,
  startFailed,
  startReplying,
  startRun,
  warningsOf,
} from './workflow-run.ts';

/*
 * A re-run of a job that failed continues, a re-run of one that succeeded does everything again. What is asserted is what was sent. The
 * cache is the real library's; test/e2e/rerun.test.ts has real processes and signals.
 */

/** The files of a workspace that has the manifest of this attempt. */
async function withManifest({ workspace }: { readonly workspace: string }) {
  return { ...FILES, 'm.json': await readFile(join(workspace, 'm.json'), 'utf8') };
}

describe('a re-run of a job that failed', () => {
  test('repeats nothing if only a later step failed', async () => {
    const { attempt } = await startReplying();
    for (const nth of [1, 2, 3]) {
      const { sent, last } = await attempt(nth, RELEASE, { failsLater: true });
      expectGreen(last);
      expect([sent, warningsOf(last)]).toEqual([nth === 1 ? ALL : [], []]);
    }
  });

  test('sends nothing twice over three attempts, and says what it does not repeat', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), REJECTED);
    expect((await attempt(1, RELEASE)).sent).toEqual(ALL);
    for (const nth of [2, 3]) {
      const { sent, last } = await attempt(nth, RELEASE);
      expect(sent).toEqual(['google']);
      const done = `Attempt ${nth - 1} stored 2 files and triggered v-1 to applovin, v-1 to unity`;
      expect(last.stdout).toContain(`${done}: not repeated for the same files.\n`);
    }
  });

  test.each<[string, Settings, AbortSignal | undefined, string]>([
    ['is cancelled at its start', {}, AbortSignal.abort('SIGTERM'), 'attempt 2'],
    ['has an invalid input', { 'max-attempts': '0' }, undefined, 'attempt 2'],
    ['has a rejected token', {}, undefined, ''],
  ])('remembers the first attempt after a second one that %s', async (_, change, signal, nothing) => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), EXPIRED);
    await attempt(1, RELEASE);
    const second = await attempt(2, { ...RELEASE, ...change }, signal && { signal });
    expect(second.last.exitCode).toBe(1);
    const third = await attempt(3, RELEASE);
    expect([third.sent, warningsOf(third.last)]).toEqual([['google'], []]);
    const [line = ''] = third.last.stdout.match(/(?<=^Left nothing of this job: ).*/m) ?? [];
    expect(line).toBe(nothing);
  });

  test('triggers what a cancellation left, and nothing else', async () => {
    const cancel = new AbortController();
    const { attempt } = await startRun({
      triggerExport: (nth) => {
        if (nth === 2) cancel.abort('SIGTERM');
        return json({ job: nth });
      },
    });
    const first = await attempt(1, RELEASE, { signal: cancel.signal });
    expectRed(first.last, 'Cancelled');
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect([first.sent, second.sent]).toEqual([ALL.slice(0, 4), ALL.slice(4)]);
  });

  test('continues its first attempt after five in which it did not run', async () => {
    const { attempt } = await startFailed();
    expect((await attempt(7, RELEASE)).sent).toEqual(['google']);
  });

  test('sends only what is missing after an input was corrected, also after another one was changed back', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), json({}), REJECTED);
    await attempt(1, { ...RELEASE, network: 'applovin, gogle, unity' });
    const second = await attempt(2, { ...RELEASE, network: 'google, vungle' }, { failsLater: true });
    expect(second.sent).toEqual(['google', 'vungle']);
    expect((await attempt(3, RELEASE)).sent).toEqual([]);
  });

  test('sends a file that a new build changed, and triggers every export for it: the last request counts', async () => {
    const { attempt } = await startFailed();
    const change = { files: { 'a.html': 'AAA', 'b.html': 'bbb' }, failsLater: true };
    expect((await attempt(2, RELEASE, change)).sent).toEqual(['AAA', ...NETWORKS]);
    const third = await attempt(3, RELEASE);
    expectGreen(third.last);
    expect(third.sent).toEqual(NETWORKS);
  });

  test('sends an export again that was refused last, though an earlier attempt triggered it', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), json({}), REJECTED);
    await attempt(1, RELEASE);
    const change = { files: { 'a.html': 'AAA', 'b.html': 'bbb' } };
    expect((await attempt(2, { ...RELEASE, network: 'google, unity' }, change)).last.exitCode).toBe(1);
    expect((await attempt(3, { ...RELEASE, network: 'applovin, unity' })).sent).toEqual(['unity']);
  });

  test('names an unknown export once, and triggers it only with `retry-unknown`', async () => {
    const { attempt } = await startReplying(json({}), BROKEN);
    const first = await attempt(1, RELEASE);
    expect(expectRed(first.last, 'Service error')).toContain('PLAYABLE_RETRY_UNKNOWN');
    expect(first.posts[0]?.stdout).toContain('and may have triggered v-1 to google.\n');
    const second = await attempt(2, RELEASE);
    const text = expectRed(second.last, 'Service error');
    expect(text.match(/retry-unknown/g)).toHaveLength(1);
    expect([text.includes('v-1 to google'), second.sent]).toEqual([true, []]);
    const cancelled = { signal: AbortSignal.abort('SIGTERM') };
    const third = await attempt(3, { ...RELEASE, 'retry-unknown': 'true' }, cancelled);
    expect(expectRed(third.last, 'Cancelled')).not.toContain('retry-unknown');
    const fourth = await attempt(4, { ...RELEASE, 'retry-unknown': 'true' });
    expectGreen(fourth.last);
    expect(fourth.sent).toEqual(['google']);
  });

  test('says in the annotation and in the summary what the next one does', async () => {
    const { attempt } = await startReplying(json({}), REJECTED);
    const { last, posts } = await attempt(1, { ...RELEASE, variant: 'v-1, v-2', network: 'unity' });
    const promise =
      'If the job ends with "Kept for a re-run", "Re-run failed jobs" sends no byte of 2 files again, triggers v-2 to unity, and does not trigger v-1 to unity again.';
    expect(expectRed(last, 'Service error')).toContain(promise);
    expect(last.summary).toMatch(/If the job ends .* does not trigger v-1 to unity again\./);
    expect(posts[0]?.stdout).toBe('Kept for a re-run: this job stored 2 files and triggered v-1 to unity.\n');
  });

  test('says nothing of exports that it did not come to, and that an earlier attempt triggered', async () => {
    const { attempt } = await startRun({
      put: (nth) => (nth === 3 ? { status: 400 } : { status: 200 }),
      triggerExport: (nth) => (nth === 2 ? REJECTED : json({})),
    });
    await attempt(1, RELEASE);
    const second = await attempt(2, RELEASE, { files: { ...FILES, 'c.html': 'ccc' } });
    const text = expectRed(second.last, 'Storage refused the upload');
    expect(text).toContain('"Re-run failed jobs" sends no byte of 2 files again.');
    expect(second.posts[0]?.stdout).toContain('and triggered v-1 to applovin, v-1 to unity.');
    expect((await attempt(3, RELEASE)).sent).toEqual(['google']);
  });

  test('records no export as a deployment again', async () => {
    const github = await startStubGitHub();
    const env = { ...onGitHub(github), GITHUB_SERVER_URL: '' };
    const inputs = { ...RELEASE, 'github-token': GITHUB_TOKEN };
    const { attempt } = await startFailed(inputs, { env });
    expectGreen((await attempt(2, inputs, { env })).last);
    const names = deploymentsOf(github).map(({ environment, states }) => `${environment} ${states.at(-1)}`);
    const ended = ['applovin success', 'google failure', 'google success', 'unity success'];
    expect(names.toSorted()).toEqual(ended.map((one) => `playable/${one}`));
  });

  test('sends the files that were not stored', async () => {
    const { attempt } = await startRun({ put: (nth) => ({ status: nth === 2 ? 403 : 200 }) });
    expect((await attempt(1, RELEASE)).sent).toEqual(['aaa', 'bbb']);
    expect((await attempt(2, RELEASE)).sent).toEqual(['bbb', ...NETWORKS]);
  });

  test('believes the later of its record and what was kept', async () => {
    const { cache, attempt } = await startReplying(BROKEN, json({}), json({}), json({}), REJECTED);
    const inputs = { ...RELEASE, manifest: 'm.json', 'retry-unknown': 'true' };
    const first = await withManifest(await attempt(1, inputs));
    const again = { ...inputs, 'reuse-unchanged': 'true' };
    const second = await attempt(2, [again, { ...RELEASE, variant: 'v-2' }], { files: first });
    expect(second.sent).toEqual(['applovin', 'v-2 applovin', 'v-2 google', 'v-2 unity']);
    expect((await attempt(3, again, { files: first })).sent).toEqual([]);
    cache.entries.splice(0);
    expect((await attempt(3, again, { files: await withManifest(second) })).sent).toEqual([]);
  });
});

describe('everything is done again', () => {
  test('if the job succeeded, which asks the cache for nothing; and a plain line says that nothing is known', async () => {
    const { cache, attempt } = await startReplying();
    const first = await attempt(1, RELEASE);
    expectGreen(first.last);
    expect(cache.requests).toEqual([]);
    const second = await attempt(2, RELEASE);
    expect([first.sent, second.sent, warningsOf(second.last)]).toEqual([ALL, ALL, []]);
    expect(second.last.stdout).toContain(NOTHING_LEFT);
  });

  test('if the attempt before this one succeeded, with other inputs than this one and the first', async () => {
    const { attempt } = await startFailed();
    expect((await attempt(2, { ...RELEASE, network: 'applovin, unity, vungle' })).sent).toEqual(['vungle']);
    const third = await attempt(3, { ...RELEASE, network: 'unity, vungle' });
    expect([third.sent, warningsOf(third.last)]).toEqual([['aaa', 'bbb', 'unity', 'vungle'], []]);
    // The job itself may have failed later, without leaving anything.
    expect(third.last.stdout).toContain('A step of this job succeeded in attempt 2, which kept nothing: ');
    expect(third.last.stdout).not.toContain('not repeated');
  });

  test('also if a manifest knows what the first attempt did', async () => {
    const { attempt } = await startReplying(json({}), REJECTED);
    const inputs = { ...RELEASE, manifest: 'm.json' };
    const second = await attempt(2, inputs, { files: await withManifest(await attempt(1, inputs)) });
    expect(second.sent).toEqual(['google']);
    expect((await attempt(3, inputs, { files: await withManifest(second) })).sent).toEqual(ALL);
  });

  test('in a new run', async () => {
    const { attempt } = await startFailed();
    expect((await attempt(2, RELEASE, { runId: '988' })).sent).toEqual(ALL);
  });

  test('with `reuse-unchanged: false`, and what it did is known to the next attempt', async () => {
    const { attempt } = await startFailed();
    const second = await attempt(2, { ...RELEASE, 'reuse-unchanged': 'false' }, { failsLater: true });
    expect([second.sent, warningsOf(second.last)]).toEqual([ALL, []]);
    expect((await attempt(3, RELEASE)).sent).toEqual([]);
  });

  test('with `reuse-unchanged: false`, as the annotation and the summary say', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, BROKEN);
    const inputs = { ...RELEASE, 'reuse-unchanged': 'false' };
    const { last } = await attempt(1, inputs);
    const repeats =
      'A re-run sends 2 files again, triggers v-1 to applovin again, and triggers v-1 to unity, which may have been triggered.';
    const errors = annotations(last, 'error').map(({ message }) => message);
    for (const text of [errors.join('\n'), last.summary]) {
      expect(text).toContain(repeats);
      expect(text).not.toContain('Kept for a re-run');
    }
    expect((await attempt(2, inputs)).sent).toEqual(ALL);
  });

  test('with `reuse-unchanged: false` in steps that upload and export, of whose files the next attempt knows', async () => {
    const { attempt } = await startReplying(json({}), REJECTED);
    const steps = [UPLOAD, exportsTo(...NETWORKS)];
    const anew = steps.map((step) => ({ ...step, 'reuse-unchanged': 'false' }));
    await attempt(1, anew);
    const second = await attempt(2, steps);
    expect([second.sent, second.steps.flatMap(warningsOf)]).toEqual([['google'], []]);
  });

  test('after a dry run, which leaves nothing', async () => {
    const { cache, attempt } = await startReplying();
    const dry = await attempt(1, { ...RELEASE, 'dry-run': 'true' }, { failsLater: true });
    expect([dry.sent, dry.posts[0]?.stdout, cache.requests]).toEqual([[], '', []]);
    expect((await attempt(2, RELEASE)).sent).toEqual(ALL);
  });
});

describe('a step that tries again what a failed step of its job was to do', () => {
  const TRIES = { goesOn: true };

  test('sends only what is missing, and triggers an unknown export only with `retry-unknown`', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, BROKEN, json({}));
    const { steps, sent } = await attempt(1, [RELEASE, RELEASE, RELEASE], TRIES);
    expect(steps.map(({ exitCode }) => exitCode)).toEqual([1, 1, 1]);
    expect(sent).toEqual([...ALL, 'google']);
    expect(steps[1]?.stdout).toContain(
      'Earlier steps of this job stored 2 files and triggered v-1 to applovin',
    );
    const second = await attempt(2, { ...RELEASE, 'retry-unknown': 'true' });
    expect(second.sent).toEqual(['unity']);
  });

  test('triggers again what a step that succeeded requested itself, and keeps its files', async () => {
    const { attempt } = await startReplying(REJECTED);
    const steps = ['google, unity', 'google, unity', 'google'].map((network) => ({ ...RELEASE, network }));
    const { sent } = await attempt(1, steps, TRIES);
    expect(sent).toEqual(['aaa', 'bbb', 'google', 'unity', 'google', 'google']);
  });

  test('knows what an earlier attempt did, too', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), REJECTED, json({}));
    await attempt(1, RELEASE);
    const { sent, steps } = await attempt(2, [RELEASE, RELEASE], TRIES);
    expect(sent).toEqual(['google', 'google']);
    expect(steps.flatMap(warningsOf)).toEqual([]);
  });

  test('goes by its manifest first, with `reuse-unchanged: true`', async () => {
    const { attempt } = await startReplying();
    const inputs = { ...RELEASE, manifest: 'm.json', 'reuse-unchanged': 'true' };
    expect((await attempt(1, [inputs, inputs])).sent).toEqual(ALL);
  });
});
