import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  ALL,
  expectFailed,
  FAST_LIMITS,
  REJECTED,
  RELEASE,
  startProcesses,
  warningsOf,
} from '../action/rerun/workflow-run.ts';
import type { CacheProtocol, CacheTrouble } from '../doubles/cache-service.ts';
import { cacheUser } from '../doubles/cache-user.ts';
import { preload } from '../doubles/spawn-node.ts';
import { expectGreen, expectRed, titlesOf } from './assertions.ts';
import { secondExport } from './job.ts';
import { newFolder, TOKEN } from './run-action.ts';
import { errorReply, GITHUB_TOKEN, json, onGitHub, startStubGitHub } from './stub-service.ts';

/* A re-run with processes, real signals, the real library and its service. test/action/rerun has the rules of what is sent again. */

test('a re-run names the exports that a killed step had begun', async () => {
  // The first of two writes at a time is the slow one, so that it could replace a later one.
  const slow = preload(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { rename } = fs.promises;
    let count = 0;
    fs.promises.rename = async (from, to) => {
      if (to.includes('rerun') && ++count === 2) await new Promise((done) => setTimeout(done, 300));
      return rename(from, to);
    };
    syncBuiltinESMExports();`);
  const { stub, attempt } = await startProcesses({
    triggerExport: (nth) => ([3, 4].includes(nth) ? undefined : json({})),
  });
  const inputs = { ...RELEASE, network: 'applovin, google, unity, vungle', concurrency: '2' };
  // Two requests for each file, then four exports.
  const started = (child: ChildProcess) => void stub.arrived(8).then(() => child.kill('SIGKILL'));
  const first = await attempt(1, inputs, { main: { started, env: { NODE_OPTIONS: slow } } });
  expect(first.sent).toHaveLength(6);
  const second = await attempt(2, inputs);
  const known = 'An earlier step or attempt may have triggered 2 exports';
  expect(expectRed(second.last, 'Service error')).toContain(known);
  expect(second.sent).toEqual([]);
});

test('a re-run keeps the files that a killed step had stored', async () => {
  // Time passes fast, so that each upload takes seconds. The second note is the last that the step does.
  const killed = preload(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const [{ rename }, start] = [fs.promises, performance.now.bind(performance)];
    performance.now = () => start() * 10_000;
    let count = 0;
    fs.promises.rename = async (from, to) => {
      await rename(from, to);
      if (to.includes('rerun') && ++count === 2) process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();`);
  // The third file waits for its response until the step is killed.
  const { attempt } = await startProcesses({ put: (nth) => (nth === 3 ? undefined : { status: 200 }) });
  const files = { 'a.html': 'aaa', 'b.html': 'bbb', 'c.html': 'ccc' };
  const inputs = { ...RELEASE, concurrency: '1' };
  const first = await attempt(1, inputs, { files, main: { env: { NODE_OPTIONS: killed } } });
  expect([first.last.exitCode, first.sent.slice(0, 2)]).toEqual([null, ['aaa', 'bbb']]);
  expect((await attempt(2, RELEASE, { files })).sent).toEqual(['ccc', 'applovin', 'google', 'unity']);
});

const UNKNOWN = errorReply(500, 'Internal Server Error', 'later');

test.each<[CacheTrouble, CacheProtocol, string]>([
  ['full', 'v1', 'The cache took no entry'],
  ['full', 'v2', 'The cache took no entry'],
  ['silent', 'v2', 'The cache did not answer'],
])(
  'a cache service that is %s, in protocol %s, changes no result of a step',
  async (trouble, protocol, why) => {
    const { cache, ...run } = await startProcesses(secondExport(UNKNOWN), protocol);
    cache.trouble = trouble;
    const limits = trouble === 'silent' ? { limits: FAST_LIMITS } : {};
    const first = await run.attempt(1, RELEASE, limits);
    expect(expectRed(first.last, 'Service error')).toContain('If the job ends with "Kept for a re-run"');
    expect([first.sent, warningsOf(first.last)]).toEqual([ALL, []]);
    expect(first.posts.map(({ exitCode }) => exitCode)).toEqual([0]);
    expect(first.posts.flatMap(warningsOf)).toEqual([
      expect.stringMatching(
        `^Attempt not kept: ${why}.*\nA re-run sends 2 files again, triggers v-1 to applovin, v-1 to unity again, and triggers v-1 to google, which may`,
      ),
    ]);
    const second = await run.attempt(2, RELEASE, limits);
    expectGreen(second.last);
    expect(second.sent).toEqual(ALL);
    const isSilent = trouble === 'silent';
    expect(titlesOf(second.last, 'warning')).toEqual(isSilent ? ['Earlier attempts not known'] : []);
    if (isSilent) expect(second.last.stdout).toContain('Waits up to 60 s for the cache');
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
  const { cache, attempt } = await startProcesses(secondExport(REJECTED));
  expectFailed(await attempt(1, inputs, { env }));
  expectGreen((await attempt(2, inputs, { env })).last);
  const lines = (await readFile(seen, 'utf8')).trimEnd().split('\n');
  // `post` saved, and the second attempt restored and left its mark.
  expect(lines).toHaveLength(3);
  const use = await cacheUser(cache);
  const [entry] = cache.entries;
  const { text = '' } = await use({ find: [[entry?.key ?? '']] });
  expect(text).toContain('"assetId"');
  for (const line of lines) expect(line).not.toMatch(/"(?:INPUT|STATE|PLAYABLE)_/);
  for (const secret of [TOKEN, GITHUB_TOKEN]) expect([...lines, text].join()).not.toContain(secret);
});
