import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL, expectFailed, REJECTED, RELEASE, warningsOf } from '../action/rerun/workflow-run.ts';
import type { CacheProtocol, CacheTrouble } from '../doubles/cache-service.ts';
import { cacheUser } from '../doubles/cache-user.ts';
import { preload } from '../doubles/spawn-node.ts';
import { expectGreen, expectRed, titlesOf } from './assertions.ts';
import { secondExport } from './job.ts';
import { newFolder, TOKEN } from './run-action.ts';
import { GITHUB_TOKEN, json, onGitHub, startStubGitHub } from './stub-service.ts';
import { FAST_LIMITS, startRun } from './workflow-run.ts';

/* A re-run with processes, real signals, the real library and its service. test/action/rerun has the rules of what is sent again. */

test('a re-run sends only what is missing, and the one after its success everything', async () => {
  const { cache, attempt } = await startRun(secondExport(REJECTED), 'v2', true);
  const first = await attempt(1, RELEASE);
  expectFailed(first);
  expect(expectRed(first.last, 'Service error')).toMatch(
    /Re-run failed jobs: .*2 stored files.* triggers google,.* does not trigger applovin, unity again\./,
  );
  expect(warningsOf(first.last)).toEqual([]);
  expect(first.posts[0]?.stdout).toBe(
    'Kept for a re-run of this job: 2 stored files and 3 requested exports.\n',
  );
  // Of the job and of its step.
  expect(cache.entries).toHaveLength(2);

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

  const third = await attempt(3, RELEASE);
  expectGreen(third.last);
  expect(third.sent).toEqual(ALL);
  expect(warningsOf(third.last)).toEqual([]);
  expect(third.last.stdout).toContain('starts afresh');
});

test('a re-run triggers what a cancellation left, and nothing else', async () => {
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
  const first = await attempt(1, RELEASE, { main: { started } });
  expect(first.last.exitCode).toBe(1);
  expect(titlesOf(first.last, 'error')).toEqual(['Cancelled']);
  const second = await attempt(2, RELEASE);
  expectGreen(second.last);
  expect(second.sent).not.toEqual([]);
  expect([...first.sent, ...second.sent]).toEqual(ALL);
});

test('a re-run names the exports that a killed step had begun', async () => {
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
  const first = await attempt(1, inputs, { main: { started, env: { NODE_OPTIONS: slow } } });
  expect(first.sent).toHaveLength(6);
  const second = await attempt(2, inputs);
  expect(expectRed(second.last, 'Service error')).toContain(
    'An earlier step or attempt may have triggered 2 exports',
  );
  expect(second.sent).toEqual([]);
});

test.each<[CacheTrouble, CacheProtocol]>([
  ['full', 'v1'],
  ['silent', 'v2'],
])(
  'a cache service that does not work changes no result of a step: %s, in protocol %s',
  async (trouble, protocol) => {
    const { cache, ...run } = await startRun(secondExport(REJECTED), protocol);
    cache.trouble = trouble;
    const limits = trouble === 'silent' ? { limits: FAST_LIMITS } : {};
    const first = await run.attempt(1, RELEASE, limits);
    expectRed(first.last, 'Service error');
    expect([first.sent, warningsOf(first.last)]).toEqual([ALL, []]);
    expect(first.posts.map(({ exitCode }) => exitCode)).toEqual([0]);
    expect(first.posts[0]?.stdout).toMatch(/^::warning title=Attempt not kept::.*\n$/);
    const second = await run.attempt(2, RELEASE, limits);
    expectGreen(second.last);
    const titles = ['Earlier attempts not known', ...(trouble === 'silent' ? ['Attempt not kept'] : [])];
    expect(titlesOf(second.last, 'warning')).toEqual(titles);
    expect(second.sent).toEqual(ALL);
  },
);

test('what is stored, and the process that stores it, have no token and no input', async () => {
  const github = await startStubGitHub();
  const seen = join(await newFolder(), 'seen');
  const spy = preload(`
    import { appendFileSync } from 'node:fs';
    import { dirname } from 'node:path';
    const { argv, env } = process;
    if (dirname(argv[1]).endsWith('cache'))
      appendFileSync(${JSON.stringify(seen)}, JSON.stringify({ argv, env }) + '\\n');`);
  const env = { ...onGitHub(github), GITHUB_SERVER_URL: '', NODE_OPTIONS: spy, PLAYABLE_TOKEN: TOKEN };
  const inputs = { ...RELEASE, 'github-token': GITHUB_TOKEN };
  const { cache, attempt } = await startRun(secondExport(REJECTED));
  expectFailed(await attempt(1, inputs, { env }));
  expectGreen((await attempt(2, inputs, { env })).last);
  const lines = (await readFile(seen, 'utf8')).trimEnd().split('\n');
  // `post` saved, and the second attempt restored and left its mark.
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).not.toMatch(/"(?:INPUT|STATE|PLAYABLE)_/);
    for (const secret of [TOKEN, GITHUB_TOKEN]) expect(line).not.toContain(secret);
  }
  const use = await cacheUser(cache);
  for (const { key } of cache.entries) {
    const { texts } = await use({ restore: [[key.replace(/-0$/, '')]] });
    expect(texts).toEqual([expect.stringMatching(/^\{/)]);
    for (const secret of [TOKEN, GITHUB_TOKEN]) expect(key + texts[0]).not.toContain(secret);
  }
});
