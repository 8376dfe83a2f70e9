import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectGreen, expectRed, titlesOf } from '../../e2e/assertions.ts';
import { BROKEN, exportsTo, UPLOAD } from '../../e2e/job.ts';
import type { Settings } from '../../e2e/run-action.ts';
import { json } from '../../e2e/stub-service.ts';
import {
  ALL,
  NETWORKS,
  NOTHING_LEFT,
  REJECTED,
  RELEASE,
  startFailed,
  startReplying,
  warningsOf,
} from './workflow-run.ts';

/* Several steps of a job, legs of a matrix and several jobs can't take each other's place in a re-run. */

const TWO_GAMES = { 'one/a.html': 'one', 'two/b.html': 'two' };
const ONE = { ...UPLOAD, assets: 'one/*', ...exportsTo('unity', 'google'), organization: 'org-1' };
const TWO = { ...ONE, assets: 'two/*', variant: 'v-2' };

describe('steps of one job', () => {
  test('with a game each continue their own', async () => {
    const { attempt } = await startReplying(json({}), json({}), json({}), REJECTED, REJECTED);
    const first = await attempt(1, [ONE, TWO], { files: TWO_GAMES });
    expect(first.sent).toEqual(['one', 'unity', 'google', 'two', 'v-2 unity', 'v-2 google']);
    // Step 1 leaves a mark in attempt 2, and `post` an entry: it wins.
    for (const nth of [2, 3]) {
      const again = await attempt(nth, [ONE, TWO], { files: TWO_GAMES });
      expect([again.last.exitCode, again.sent]).toEqual([nth === 2 ? 1 : 0, ['v-2 google']]);
      expect(again.steps.flatMap(warningsOf)).toEqual([]);
    }
  });

  test('are all remembered by an attempt that ended in the first of them, whose build changed', async () => {
    const { attempt } = await startReplying(...[json({}), json({}), json({}), REJECTED], BROKEN);
    await attempt(1, [ONE, TWO], { files: TWO_GAMES });
    const changed = { ...TWO_GAMES, 'one/a.html': 'ONE' };
    const second = await attempt(2, [ONE, TWO], { files: changed });
    expect(second.sent).toEqual(['ONE', 'unity', 'google']);
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
      expect([second.sent, second.steps.flatMap(warningsOf)]).toEqual([['google'], []]);
    },
  );

  test('that export are of the files of the uploads before them that exported nothing themselves', async () => {
    const upload = { ...UPLOAD, assets: 'two/*' };
    const steps = [ONE, upload, { ...exportsTo('unity', 'google'), variant: 'v-2' }];
    const { attempt } = await startReplying(json({}), json({}), json({}), REJECTED, json({}), json({}));
    await attempt(1, steps, { files: TWO_GAMES });
    // The game of the first step was built again.
    const files = { ...TWO_GAMES, 'one/a.html': 'ONE' };
    const second = await attempt(2, steps, { files, failsLater: true });
    expect(second.sent).toEqual(['ONE', 'unity', 'google', 'v-2 google']);
    const third = await attempt(3, steps, { files: { ...files, 'two/b.html': 'TWO' } });
    expect(third.sent).toEqual(['TWO', 'v-2 unity', 'v-2 google']);
  });

  test('for staging and for production continue their own', async () => {
    const { stub, attempt } = await startReplying(json({}), json({}), REJECTED, json({}));
    const steps = ['/staging', '/v1'].map((path) => ({
      ...{ ...RELEASE, network: 'unity, google', 'base-url': stub.origin + path },
    }));
    const sent = ['aaa', 'bbb', 'unity', 'google'];
    expect((await attempt(1, steps)).sent).toEqual([...sent, ...sent]);
    expect((await attempt(2, steps)).sent).toEqual(['unity']);
  });

  test('are kept once, as bytes, ids and requests, without a response', async () => {
    const { cache, attempt } = await startReplying(json({ secret: 'body' }), REJECTED);
    const { posts, workspace } = await attempt(1, [UPLOAD, exportsTo('unity', 'google')]);
    expect(posts.map(({ stdout }) => stdout)).toEqual([expect.stringContaining('Kept for a re-run'), '']);
    const key = /^playable-export-job-77-987-release-[\da-f]{16}-1\.$/;
    expect(cache.entries.map((entry) => entry.key)).toEqual([expect.stringMatching(key)]);
    const notes = join(workspace, '../temp/playable-export-rerun-987-1-release');
    const names = (await readdir(notes, { recursive: true })).filter((name) => name.endsWith('.json'));
    const texts = await Promise.all(names.map((name) => readFile(join(notes, name), 'utf8')));
    expect(texts.join()).toContain('"network":"google","status":"failed"');
    expect(texts.join()).not.toMatch(/secret|response/);
  });
});

describe('jobs of one id', () => {
  test('are told apart by the leg of their matrix, whose values may come in another order', async () => {
    const { attempt } = await startReplying(json({}), REJECTED, json({}), json({}), json({}), REJECTED);
    const legs = [{ matrix: { game: 'one', size: { x: 1 } } }, { matrix: { game: 'two' } }];
    for (const leg of legs) expect((await attempt(1, RELEASE, leg)).sent).toEqual(ALL);
    expect((await attempt(2, RELEASE, legs[1])).sent).toEqual(['unity']);
    const again = { matrix: { size: { x: 1 }, game: 'one' } };
    expect((await attempt(2, RELEASE, again)).sent).toEqual(['google']);
    const other = await attempt(2, RELEASE, { matrix: { game: 'three' } });
    expect([other.sent, other.last.stdout.includes(NOTHING_LEFT)]).toEqual([ALL, true]);
  });

  test('are sixteen calls of `deliver.yml`: each that failed finds its own entry with one look-up', async () => {
    // Of the first call `unity`, and of the last one `google`.
    const replies = Array.from({ length: 47 }, (_, nth) => ([2, 46].includes(nth) ? REJECTED : json({})));
    const { cache, attempt } = await startReplying(...replies);
    const calls = Array.from({ length: 16 }, (_, nth) => ({ ...RELEASE, matrix: `Call of ${nth}` }));
    for (const call of calls) expect((await attempt(1, call)).sent).toEqual(ALL);
    const before = cache.requests.length;
    const { sent, steps } = await attempt(2, calls.at(-1) ?? {});
    expect([sent, steps.flatMap(warningsOf)]).toEqual([['google'], []]);
    // The look-up, two requests to restore the entry, the newest mark of the run, and three to leave a mark.
    expect(cache.requests.length - before).toBe(7);
    expect((await attempt(2, calls[0] ?? {})).sent).toEqual(['unity']);
  });

  test('of which two have the same name: the second one warns, names what is repeated and says what to do', async () => {
    const { attempt } = await startFailed();
    const { posts } = await attempt(1, { ...RELEASE, variant: 'v-2' }, { failsLater: true });
    expect(posts.flatMap(warningsOf)).toEqual([
      'Attempt not kept: Another job of this attempt has the same name: give each of them a `matrix` of its own.\n' +
        'A re-run sends 2 files again and triggers v-2 to applovin, v-2 to google, v-2 to unity again.',
    ]);
  });
});

test('one service that is spelled in two ways is one, and an export of another organization is another one', async () => {
  const { stub, attempt } = await startFailed();
  const again = { ...RELEASE, 'base-url': stub.origin.replace('http:', 'HTTP:') };
  expect((await attempt(2, again, { failsLater: true })).sent).toEqual(['google']);
  expect((await attempt(3, { ...RELEASE, organization: 'org-2' })).sent).toEqual(ALL);
});

describe('an upload and its exports in two jobs', () => {
  const EXPORTS = exportsTo(...NETWORKS);
  const BUILD = { job: 'build' };

  /** Both jobs of a first attempt, of which the second export failed. */
  async function startTwoJobs() {
    const run = await startReplying(json({}), REJECTED, json({}), REJECTED);
    expect((await run.attempt(1, UPLOAD, BUILD)).sent).toEqual(['aaa', 'bbb']);
    const first = await run.attempt(1, EXPORTS);
    expect(first.sent).toEqual(NETWORKS);
    expectRed(first.last, 'Service error');
    return run;
  }

  test('a re-run of the exports names in one warning those that it does not repeat', async () => {
    const { attempt } = await startTwoJobs();
    const second = await attempt(2, EXPORTS);
    expect(second.sent).toEqual(['google']);
    expect(warningsOf(second.last)).toEqual([
      expect.stringMatching(/^Export without files: Not triggered again: v-1 to applovin, v-1 to unity\./),
    ]);
    expect((await attempt(3, EXPORTS)).sent).toEqual(['google']);
  });

  test('a re-run of both triggers every export again, and a line says so', async () => {
    const { attempt } = await startTwoJobs();
    const upload = await attempt(2, UPLOAD, { ...BUILD, files: { 'a.html': 'AAA' } });
    expect([upload.sent, warningsOf(upload.last)]).toEqual([['AAA'], []]);
    const second = await attempt(2, EXPORTS);
    expect([second.sent, titlesOf(second.last, 'warning')]).toEqual([NETWORKS, []]);
    expect(second.last.stdout).toMatch(/^Triggers again, .* in attempt 2: v-1 to applovin, v-1 to unity$/m);
    // What was triggered after that upload counts.
    expect((await attempt(3, EXPORTS)).sent).toEqual(['applovin']);
  });

  test('an upload whose job failed after it stored something counts in the next attempt too', async () => {
    const { attempt } = await startTwoJobs();
    const change = { ...BUILD, files: { 'a.html': 'AAA' } };
    expect((await attempt(2, UPLOAD, { ...change, failsLater: true })).sent).toEqual(['AAA']);
    expect((await attempt(3, UPLOAD, change)).sent).toEqual([]);
    expect((await attempt(3, EXPORTS)).sent).toEqual(NETWORKS);
  });

  test('an upload of another game whose step exports it changes nothing', async () => {
    const { attempt } = await startTwoJobs();
    const game = { ...RELEASE, variant: 'v-2', network: 'vungle' };
    const second = await attempt(2, game, { job: 'game-b', files: { 'a.html': 'new' } });
    expect(second.sent).toEqual(['new', 'v-2 vungle']);
    const exports = await attempt(2, EXPORTS);
    expectGreen(exports.last);
    expect(exports.sent).toEqual(['google']);
  });
});
