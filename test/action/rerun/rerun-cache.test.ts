import { describe, expect, test, vi } from 'vitest';
import { NO_CACHE, type UseCache } from '../../../src/action/rerun/ask-cache.ts';
import { expectGreen, expectRed } from '../../e2e/assertions.ts';
import { FILES, secondExport } from '../../e2e/job.ts';
import type { Settings } from '../../e2e/run-action.ts';
import { json } from '../../e2e/stub-service.ts';
import {
  ALL,
  EXPIRED,
  expectUnknown,
  REJECTED,
  RELEASE,
  startFailed,
  startReplying,
  startRun,
  warningsOf,
} from './workflow-run.ts';

/* What a job keeps in a cache, and what happens if the cache does not work. test/doubles/cache-service.test.ts has what the library does. */

describe('what was kept and is damaged counts as nothing, and one warning says so', () => {
  // The library leaves no file of an archive that is none.
  test.each([undefined, '{"version":1'])('%j', async (damaged) => {
    const { cache, attempt } = await startFailed();
    for (const key of cache.entries.keys()) cache.entries.set(key, damaged);
    const second = await attempt(2, RELEASE);
    expectUnknown(second.last);
    expect(warningsOf(second.last)[0]).toContain('What was kept of earlier attempts is damaged');
    expect(second.sent).toEqual(ALL);
  });

  test('and what an older attempt kept still counts', async () => {
    const { cache, attempt } = await startReplying(json({}), REJECTED, json({}), REJECTED);
    await attempt(1, RELEASE);
    await attempt(2, { ...RELEASE, network: 'google, unity, vungle' });
    cache.entries.set([...cache.entries.keys()].at(-1) ?? '', 'damaged');
    const third = await attempt(3, RELEASE);
    expectUnknown(third.last);
    expect(warningsOf(third.last)[0]).toContain('A part of what was kept of earlier attempts is damaged');
    expect(third.sent).toEqual(['google']);
  });
});

describe('a cache that does not work changes no result of a step', () => {
  const NOTHING = 'Earlier attempts of this job left nothing';
  const SILENT = 'The cache did not answer';

  test.each<[string, UseCache, string]>([
    ['is missing', NO_CACHE, 'This runner has no cache service'],
    ['takes and has no entry', async () => ({ isAvailable: true, saved: [], found: [] }), NOTHING],
    ['does not answer in time', async () => undefined, SILENT],
    ['can not be asked', () => Promise.reject(new Error('EPERM')), SILENT],
  ])('if it %s', async (_, use, why) => {
    const { cache, attempt } = await startRun(secondExport(REJECTED));
    cache.use = use;
    const first = await attempt(1, RELEASE);
    expectRed(first.last, 'Service error');
    expect([first.sent, warningsOf(first.last)]).toEqual([ALL, []]);
    const [post] = first.posts;
    expect(post?.exitCode).toBe(0);
    expect(post?.stdout).toMatch(
      /^::warning title=Attempt not kept::.*A re-run of this job .* 2 stored files and 3 requested exports\.\n$/,
    );
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    const [unknown, ...others] = warningsOf(second.last);
    expect(unknown).toMatch(new RegExp(`^Earlier attempts not known: ${why}`));
    // The next attempt may find what this one did not.
    const notKept = expect.stringMatching(/^Attempt not kept: .* no mark that this attempt succeeded/);
    expect(others).toEqual(why === SILENT ? [notKept] : []);
    expect(second.sent).toEqual(ALL);
  });

  test.each<[Settings, Settings]>([
    [{ ACTIONS_RESULTS_URL: '' }, {}],
    // Other services of the runner have it too.
    [{ ACTIONS_CACHE_SERVICE_V2: '' }, {}],
    [{}, { 'reuse-unchanged': 'false' }],
  ])('a failed step says what a re-run repeats if nothing is kept: with %j and %j', async (env, inputs) => {
    const { attempt } = await startRun(secondExport(REJECTED));
    const { last } = await attempt(1, { ...RELEASE, ...inputs }, { env });
    expect(expectRed(last, 'Service error')).toContain(
      'Nothing keeps what was done: a re-run sends 2 stored files again, and triggers applovin, unity again.',
    );
  });

  test('a step that can leave no notes says what a re-run repeats', async () => {
    const { attempt } = await startRun(secondExport(REJECTED));
    // A file is where the folder of the notes belongs.
    const files = { ...FILES, '../temp/playable-export-rerun-987-1-release': '' };
    const { last, sent, posts } = await attempt(1, RELEASE, { files });
    expectRed(last, 'Service error');
    expect(sent).toEqual(ALL);
    expect(warningsOf(last)).toEqual([
      expect.stringMatching(
        /^Attempt not kept: .*\n.*sends 2 stored files again, and triggers applovin, unity again/,
      ),
    ]);
    expect(posts.map(({ exitCode, stdout }) => [exitCode, stdout])).toEqual([[0, '']]);
  });

  test('notes that are damaged count as none', async () => {
    const { attempt } = await startReplying();
    const note = '../temp/playable-export-rerun-987-1-release/0003-00c0ffee-files.json';
    const files = { ...FILES, [note]: '{"version":1,"files":[],"exports":[]}' };
    const { last, posts } = await attempt(1, RELEASE, { files, failsLater: true });
    expectGreen(last);
    expect(warningsOf(last)).toEqual([]);
    expect(posts[0]?.stdout).toContain('2 stored files and 3 requested exports');
  });

  test('a job that did nothing has nothing to warn of', async () => {
    const { cache, attempt } = await startRun({ askForUrl: () => EXPIRED });
    cache.use = NO_CACHE;
    const { last, posts } = await attempt(1, RELEASE);
    expectRed(last, 'Token rejected (401)');
    expect(posts.map(({ exitCode, stdout }) => [exitCode, stdout])).toEqual([[0, '']]);
  });

  test('a mark that could not be written is a warning: the next attempt would repeat nothing', async () => {
    const { cache, attempt } = await startFailed();
    const { use } = cache;
    cache.use = ({ save: _, ...order }, signal) => use(order, signal);
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect(second.sent).toEqual(['google']);
    expect(warningsOf(second.last)).toEqual([expect.stringContaining('start a new run')]);
  });

  test('the steps of a job wait only once for a cache that does not answer', async () => {
    const { cache, attempt } = await startFailed();
    const { length } = cache.orders;
    const over = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const { steps } = await attempt(2, [RELEASE, RELEASE, { ...RELEASE, network: ',' }]);
    over.mockRestore();
    // To restore and to save.
    expect([steps.length, cache.orders.length]).toEqual([3, length + 2]);
  });
});

test('an entry has bytes, ids and requests, and nothing else', async () => {
  const { cache, stub, attempt } = await startFailed();
  await attempt(2, RELEASE, { failsLater: true });
  const SHA256 = expect.stringMatching(/^[\da-f]{64}$/);
  const owner = { baseUrl: stub.origin, organizationId: 'org-1' };
  const file = { ...owner, contentType: 'text/html', size: 3, sha256: SHA256 };
  const one = {
    ...{ ...owner, files: SHA256, variantId: 'v-1' },
    ...{ status: 'triggered', deployed: false },
  };
  const files = [
    { ...file, fileName: 'a.html', assetId: 'asset-1' },
    { ...file, fileName: 'b.html', assetId: 'asset-2' },
  ];
  const exports = [
    { ...one, network: 'applovin', attempt: 1 },
    { ...one, network: 'google', attempt: 2 },
    { ...one, network: 'unity', attempt: 1 },
  ];
  const content = JSON.parse([...cache.entries.values()].at(-1) ?? '');
  expect(content).toEqual({ version: 1, steps: [{ files, exports }] });
});
