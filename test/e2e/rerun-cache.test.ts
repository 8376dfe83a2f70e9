import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CacheProtocol, CacheService, CacheTrouble } from '../doubles/cache-service.ts';
import { archiveOf, cacheUser, ENTRY } from '../doubles/cache-user.ts';
import { expectGreen, expectRed } from './assertions.ts';
import { FILES, secondExport } from './job.ts';
import { newFolder, TOKEN } from './run-action.ts';
import { errorReply, GITHUB_TOKEN, json, onGitHub, startStubGitHub } from './stub-service.ts';
import {
  ALL,
  expectUnknown,
  FAST_LIMITS,
  type Job,
  preload,
  REJECTED,
  RELEASE,
  startFailed,
  startReplying,
  startRun,
  warningsOf,
} from './workflow-run.ts';

/* What a re-run keeps in the cache of GitHub Actions, and what happens without it. */

describe('what was kept and is damaged counts as nothing, and one warning says so', () => {
  test.each<[string, (cache: CacheService) => Promise<Buffer>]>([
    ['is no archive', async () => Buffer.from('damaged')],
    ['has another file', (cache) => archiveOf(cache, 'other.json', '{}')],
    ['has another version', (cache) => archiveOf(cache, ENTRY, '{"version":2,"files":[],"exports":[]}')],
    [
      'has a file without an id',
      (cache) => archiveOf(cache, ENTRY, '{"version":1,"files":[{}],"exports":[]}'),
    ],
    ['is empty', (cache) => archiveOf(cache, ENTRY, '')],
  ])('if it %s', async (_, makeArchive) => {
    const { cache, attempt } = await startFailed();
    const archive = await makeArchive(cache);
    for (const entry of cache.entries) entry.archive = archive;
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expectUnknown(second.last);
    expect(second.sent).toEqual(ALL);
  });

  test('also if an older attempt kept something', async () => {
    const { cache, attempt } = await startReplying(json({}), REJECTED, json({}), REJECTED);
    await attempt(1, RELEASE);
    await attempt(2, { ...RELEASE, network: 'google, unity, vungle' });
    expect(cache.entries).toHaveLength(2);
    for (const entry of cache.entries.slice(1)) entry.archive = Buffer.from('damaged');
    const third = await attempt(3, RELEASE);
    expectUnknown(third.last);
    expect(third.sent).toEqual(ALL);
  });
});

describe('a cache service that does not work changes no result of a step', () => {
  test.each<[CacheTrouble | 'missing', CacheProtocol, Job]>([
    ['missing', 'v2', { env: { ACTIONS_RESULTS_URL: '' } }],
    [401, 'v2', {}],
    [401, 'v1', {}],
    [404, 'v2', {}],
    [404, 'v1', {}],
    ['full', 'v2', {}],
    ['full', 'v1', {}],
    [500, 'v2', { limits: FAST_LIMITS }],
    ['silent', 'v2', { limits: FAST_LIMITS }],
    ['silent', 'v1', { limits: FAST_LIMITS }],
  ])('%s, in protocol %s', async (trouble, protocol, job) => {
    const { cache, ...run } = await startRun(secondExport(REJECTED), protocol);
    if (trouble !== 'missing') cache.trouble = trouble;
    const first = await run.attempt(1, RELEASE, job);
    expectRed(first.last, 'Service error');
    expect([first.sent, warningsOf(first.last)]).toEqual([ALL, []]);
    const [post] = first.posts;
    expect(post?.exitCode).toBe(0);
    expect(post?.stdout).toMatch(
      /^::warning title=Attempt not kept::.*A re-run of this job .* 2 stored files and 3 requested exports\.\n$/,
    );
    const second = await run.attempt(2, RELEASE, job);
    expectGreen(second.last);
    expectUnknown(second.last);
    expect(second.sent).toEqual(ALL);
  });

  test.each([
    { ACTIONS_RESULTS_URL: '', ACTIONS_CACHE_URL: '' },
    // Other services of the runner have it too.
    { ACTIONS_CACHE_SERVICE_V2: '' },
  ])('a failed step says what a re-run repeats if there is none: %j', async (env) => {
    const { attempt } = await startRun(secondExport(REJECTED));
    const { last, posts } = await attempt(1, RELEASE, { env });
    const advice = expectRed(last, 'Service error');
    expect(advice).toContain('a re-run sends 2 stored files again, and triggers applovin, unity again.');
    expect(posts[0]?.stdout).toContain('This runner has no cache service');
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

  test('a job that did nothing has nothing to warn of', async () => {
    const { cache, attempt } = await startRun({
      askForUrl: () => errorReply(401, 'Unauthorized', 'expired'),
    });
    cache.trouble = 'full';
    const { last, posts } = await attempt(1, RELEASE);
    expectRed(last, 'Token rejected (401)');
    expect(posts.map(({ exitCode, stdout }) => [exitCode, stdout])).toEqual([[0, '']]);
  });

  test('a mark that could not be written is a warning: the next attempt would repeat nothing', async () => {
    const { cache, attempt } = await startFailed();
    cache.trouble = 'full';
    const second = await attempt(2, RELEASE);
    expectGreen(second.last);
    expect(second.sent).toEqual(['google']);
    expect(warningsOf(second.last)).toEqual([expect.stringContaining('start a new run')]);
  });

  test('a `post` part that is killed keeps nothing', async () => {
    const { cache, attempt } = await startRun(secondExport(REJECTED));
    cache.trouble = 'silent';
    const first = await attempt(1, RELEASE, {
      post: { started: (child) => void cache.arrived(1).then(() => child.kill('SIGKILL')) },
    });
    expect(first.posts.map(({ exitCode }) => exitCode)).toEqual([null]);
    cache.trouble = undefined;
    const second = await attempt(2, RELEASE);
    expectUnknown(second.last);
    expect(second.sent).toEqual(ALL);
  });
});

describe('what is stored', () => {
  const SHA256 = expect.stringMatching(/^[\da-f]{64}$/);

  test('has bytes, ids and requests, and nothing else', async () => {
    const { cache, stub, attempt } = await startFailed();
    await attempt(2, RELEASE, { failsLater: true });
    const use = await cacheUser(cache);
    const [{ key } = { key: '' }] = cache.entries.slice(-1);
    const { text = '' } = await use({ restore: [{ key }] });
    const owner = { baseUrl: stub.origin, organizationId: 'org-1' };
    const file = { ...owner, contentType: 'text/html', size: 3, sha256: SHA256 };
    const one = {
      ...{ baseUrl: stub.origin, files: SHA256, variantId: 'v-1' },
      ...{ status: 'triggered', deployed: false },
    };
    expect(JSON.parse(text)).toEqual({
      version: 1,
      files: [
        { ...file, fileName: 'a.html', assetId: 'asset-1' },
        { ...file, fileName: 'b.html', assetId: 'asset-2' },
      ],
      exports: [
        { ...one, network: 'applovin', attempt: 1 },
        { ...one, network: 'google', attempt: 2 },
        { ...one, network: 'unity', attempt: 1 },
      ],
    });
  });

  test('and the process that stores it have no token and no input', async () => {
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
    const { cache, attempt } = await startFailed(inputs, { env });
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
      const { text } = await use({ restore: [{ key }] });
      expect(text).toMatch(/^\{/);
      for (const secret of [TOKEN, GITHUB_TOKEN]) expect(key + text).not.toContain(secret);
    }
  });
});
