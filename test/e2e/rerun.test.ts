import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StepResult } from '../../scripts/local-runner.ts';
import { type CacheProtocol, type CacheTrouble, startCacheService } from '../doubles/cache-service.ts';
import { archiveOf, cacheUser, ENTRY } from '../doubles/cache-user.ts';
import type { StubReply } from '../doubles/stub-server.ts';
import { annotations, expectGreen, expectRed, titlesOf } from './assertions.ts';
import { BROKEN, exportsTo, secondExport, UPLOAD } from './job.ts';
import { cancelledAt, newFolder, type Settings, TOKEN } from './run-action.ts';
import {
  deploymentsOf,
  errorReply,
  GITHUB_TOKEN,
  json,
  onGitHub,
  type StubService,
  startStubGitHub,
} from './stub-service.ts';
import { FAST_LIMITS, type Job, preload, startWorkflowRun } from './workflow-run.ts';

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

  test.each<[string, Settings, Job]>([
    ['is cancelled at its start', {}, { step: cancelledAt('', 'SIGTERM') }],
    ['has an invalid input', { 'max-attempts': '0' }, {}],
    ['has a rejected token', {}, {}],
  ])('remembers the first attempt after a second one that %s', async (_, change, job) => {
    const { attempt } = await start(json({}), REJECTED, json({}), errorReply(401, 'Unauthorized', 'expired'));
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
    const { stub, attempt } = await startWith({
      triggerExport: (nth) => ([3, 4].includes(nth) ? undefined : json({})),
    });
    const inputs = { ...RELEASE, network: 'applovin, google, unity, vungle', concurrency: '2' };
    // Two requests for each file, then four exports.
    const started = (child: ChildProcess) => void stub.arrived(8).then(() => child.kill('SIGKILL'));
    const first = await attempt(1, inputs, { step: { started, env: { NODE_OPTIONS: slow } } });
    expect(first.sent).toHaveLength(6);
    const second = await attempt(2, inputs);
    expect(expectRed(second.last, 'Service error')).toContain('An earlier run may have triggered 2 exports');
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
    const { attempt } = await start(json({}), json({}), json({}), REJECTED, REJECTED);
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

describe('what was kept and is damaged counts as nothing, and one warning says so', () => {
  test.each<[string, (cache: Awaited<ReturnType<typeof startCacheService>>) => Promise<Buffer>]>([
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
    const { cache, attempt } = await start(json({}), REJECTED, json({}), REJECTED);
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
  const troubles: [CacheTrouble | 'missing', string | undefined][] = [
    ['missing', undefined],
    [401, undefined],
    [404, undefined],
    ['full', undefined],
    [500, FAST_LIMITS],
    ['silent', FAST_LIMITS],
  ];
  const protocols: CacheProtocol[] = ['v1', 'v2'];
  test.each(troubles.flatMap(([trouble, limits]) => protocols.map((one) => [trouble, one, limits] as const)))(
    '%s, %s',
    async (trouble, protocol, limits) => {
      const { cache, ...run } = await startWith(secondExport(REJECTED), protocol);
      if (trouble !== 'missing') cache.trouble = trouble;
      const job = {
        ...(limits && { limits }),
        ...(trouble === 'missing' && { env: { ACTIONS_RESULTS_URL: '', ACTIONS_CACHE_URL: '' } }),
      };
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
    },
  );

  test.each([
    { ACTIONS_RESULTS_URL: '', ACTIONS_CACHE_URL: '' },
    // Other services of the runner have it too.
    { ACTIONS_CACHE_SERVICE_V2: '' },
  ])('a failed step says what a re-run repeats if there is none: %j', async (env) => {
    const { attempt } = await startWith(secondExport(REJECTED));
    const { last, posts } = await attempt(1, RELEASE, { env });
    const advice = expectRed(last, 'Service error');
    expect(advice).toContain('a re-run sends 2 stored files again, and triggers applovin, unity again.');
    expect(posts[0]?.stdout).toContain('This runner has no cache service');
  });

  test('a job that did nothing has nothing to warn of', async () => {
    const { cache, attempt } = await startWith({
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
    const { cache, attempt } = await startWith(secondExport(REJECTED));
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
