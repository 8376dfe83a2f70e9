import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NO_CACHE, type UseCache } from '../../../src/action/rerun/cache-process.ts';
import { runPost } from '../../../src/action/rerun/run-post.ts';
import { uploadAction } from '../../../src/action/upload/run-upload.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { errorReply, json, startStubService } from '../../e2e/stub-service.ts';
import { captureStdout, runHere } from '../run-here.ts';

/* What a step does with what the cache says. test/e2e/rerun.test.ts has the same with the bundle, the real library and its service. */

type Inputs = Readonly<Record<string, string>>;

/** A cache that holds texts by their keys, the oldest first. */
function startCache() {
  const entries = new Map<string, string>();
  const use: UseCache = async ({ file, save = [], restore = [] }) => {
    const saved = save.filter((key) => !entries.has(key));
    for (const key of saved) entries.set(key, await readFile(file, 'utf8'));
    for (const { key, prefix = key } of restore) {
      const found = [key, ...[...entries.keys()].reverse()].find(
        (one) => one.startsWith(prefix) && entries.has(one),
      );
      if (found !== undefined) await writeFile(file, entries.get(found) ?? '');
      if (found !== undefined) return { isAvailable: true, saved, found };
    }
    return { isAvailable: true, saved };
  };
  return { entries, use };
}

const AVAILABLE = { ACTIONS_CACHE_URL: 'http://127.0.0.1/' };
const BOTH = { assets: '*.txt', organization: 'org-1', variant: 'v', network: 'n1, n2' };
const EXPORT = { variant: 'v', network: 'n1, n2' };
const REJECTED = errorReply(400, 'Bad Request', 'no');

/** A workflow run whose service responds to the exports with these replies in turn, and then well. */
async function startRun(...replies: readonly ReturnType<typeof json>[]) {
  const workspace = await temporaryFolder();
  await writeFile(join(workspace, 'a.txt'), 'a');
  let count = 0;
  const stub = await startStubService({
    triggerExport: () => {
      count += 1;
      return replies[count - 1] ?? json({});
    },
  });
  const cache = startCache();

  /** Runs the steps of a job, and its `post` part if one failed. */
  async function attempt(nth: number, steps: readonly Inputs[], use = cache.use, more: Inputs = {}) {
    const before = stub.journal.length;
    const variables = {
      ...{ GITHUB_WORKSPACE: workspace, RUNNER_TEMP: await temporaryFolder(), GITHUB_JOB: 'release' },
      ...{ GITHUB_REPOSITORY: 'o/game', GITHUB_REPOSITORY_ID: '5', GITHUB_SHA: 'c0ffee' },
      ...{ GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: String(nth), ...AVAILABLE, ...more },
    };
    const results = [];
    for (const inputs of steps) {
      const common = {
        token: 't0ken-5b1f0c77',
        'base-url': stub.origin,
        'allow-http': 'true',
        'max-attempts': '1',
      };
      const action = (context: Parameters<typeof uploadAction>[0]) => uploadAction(context, use);
      results.push(
        await runHere(
          action,
          { ...common, concurrency: '1', ...inputs },
          { wrap: (env) => ({ ...env, ...variables }) },
        ),
      );
    }
    const hasFailed = results.some(({ exitCode }) => exitCode !== 0);
    const post = captureStdout();
    if (hasFailed) await runPost(variables, '', use);
    const sent = stub.journal.slice(before).map(({ path, body }) => {
      return path.endsWith('/export')
        ? JSON.parse(String(body)).network
        : path.endsWith('/urls')
          ? 'url'
          : 'put';
    });
    const titled = results.flatMap(({ annotations }) => annotations);
    return {
      ...{
        hasFailed,
        sent,
        post: post.lines.join('\n'),
        lines: results.flatMap(({ lines }) => lines).join('\n'),
      },
      warnings: titled.filter(({ level }) => level === 'warning').map(({ title }) => title),
      errors: titled.filter(({ level }) => level === 'error').map(({ lines }) => lines.join(' ')),
    };
  }

  return { attempt, workspace, ...cache };
}

test('a re-run of a job that failed continues, the one after its success starts afresh', async () => {
  const { attempt } = await startRun(json({}), REJECTED);
  const first = await attempt(1, [BOTH]);
  expect(first.sent).toEqual(['url', 'put', 'n1', 'n2']);
  expect(first.errors[0]).toMatch(
    /Re-run failed jobs: it sends no byte of 1 stored file, and triggers n2, and does not trigger n1 again\./,
  );
  expect(first.post).toContain('Kept for a re-run of this job: 1 stored file and 2 requested exports.');
  const second = await attempt(2, [BOTH]);
  expect([second.hasFailed, second.sent, second.warnings]).toEqual([false, ['n2'], []]);
  expect(second.lines).toContain('Continues attempt 1 of this run');
  const third = await attempt(3, [BOTH]);
  expect(third.sent).toEqual(['url', 'put', 'n1', 'n2']);
  expect(third.lines).toContain('An earlier attempt of this step succeeded');
});

test('a re-run says that the attempt before it left nothing', async () => {
  const { attempt, entries } = await startRun(json({}), REJECTED, REJECTED);
  await attempt(1, [BOTH]);
  const kept = [...entries.keys()];
  await attempt(2, [BOTH]);
  for (const key of entries.keys()) if (!kept.includes(key)) entries.delete(key);
  const { sent, lines } = await attempt(3, [BOTH]);
  expect(sent).toEqual(['n2']);
  expect(lines).toMatch(/Continues attempt 1 of this run: .* are known; attempt 2 left nothing\./);
});

test('an unknown export is triggered only with `retry-unknown`', async () => {
  const { attempt } = await startRun(errorReply(500, 'Internal Server Error', 'later'), json({}));
  const first = await attempt(1, [BOTH]);
  expect(first.errors[0]).toContain('triggers n1 only with `retry-unknown: true`');
  expect((await attempt(2, [BOTH])).sent).toEqual([]);
  expect((await attempt(3, [{ ...BOTH, 'retry-unknown': 'true' }])).sent).toEqual(['n1']);
});

describe('two calls of one reusable workflow, of which only one runs in the second attempt,', () => {
  const other = { ...BOTH, variant: 'w' };

  test.each([json({}), REJECTED])('do not hide what the other one did', async (reply) => {
    const { attempt } = await startRun(json({}), REJECTED, json({}), REJECTED, reply);
    await attempt(1, [BOTH]);
    await attempt(1, [other]);
    expect((await attempt(2, [BOTH])).sent).toEqual(['n2']);
    expect((await attempt(3, [other])).sent).toEqual(['n2']);
  });
});

test('inputs that are changed back know what was done meanwhile', async () => {
  const { attempt } = await startRun(json({}), REJECTED, json({}), REJECTED);
  await attempt(1, [BOTH]);
  const changed = await attempt(2, [{ ...BOTH, network: 'n2, n3' }]);
  expect(changed.sent).toEqual(['n2', 'n3']);
  expect((await attempt(3, [BOTH])).sent).toEqual([]);
});

test('a step that is rejected does not hide what another one of its job triggered', async () => {
  const { attempt } = await startRun(json({}), json({}), REJECTED, REJECTED);
  await attempt(1, [BOTH, BOTH]);
  expect((await attempt(2, [BOTH])).sent).toEqual([]);
});

test('an export step is of the files of the uploads before it', async () => {
  const { attempt } = await startRun(json({}), REJECTED);
  const steps = [
    { assets: '*.txt', organization: 'org-1' },
    { assets: 'a.*', organization: 'org-1' },
    EXPORT,
  ];
  expect((await attempt(1, steps)).hasFailed).toBe(true);
  const second = await attempt(2, steps);
  expect([second.sent, second.warnings]).toEqual([['n2'], []]);
});

describe('an export step that knows no files', () => {
  test('warns of each export that it does not repeat', async () => {
    const { attempt } = await startRun(json({}), REJECTED, REJECTED);
    await attempt(1, [EXPORT]);
    const second = await attempt(2, [EXPORT]);
    expect([second.sent, second.warnings]).toEqual([['n2'], ['Export without files']]);
    expect((await attempt(3, [EXPORT])).sent).toEqual(['n2']);
  });

  test('repeats them after an upload of a later attempt', async () => {
    const { attempt } = await startRun(json({}), REJECTED, json({}), REJECTED);
    await attempt(1, [EXPORT]);
    await attempt(2, [BOTH], undefined, { GITHUB_JOB: 'upload' });
    expect((await attempt(3, [EXPORT])).sent).toEqual(['n1', 'n2']);
  });
});

describe('a warning says what a re-run repeats', () => {
  test.each<[string, UseCache, Inputs, string]>([
    ['without a cache service', NO_CACHE, { ACTIONS_CACHE_URL: '' }, 'This runner has no cache service'],
    ['if the cache does not answer', async () => undefined, {}, 'Earlier attempts of this job left nothing'],
    [
      'if the cache can not be asked',
      () => Promise.reject(new Error('EPERM')),
      {},
      'Earlier attempts of this job left nothing',
    ],
  ])('%s', async (_, use, more, why) => {
    const { attempt } = await startRun(json({}), REJECTED);
    const first = await attempt(1, [BOTH], use, more);
    expect(first.post).toMatch(
      /title=Attempt not kept::.*A re-run of this job does all of it again: 1 stored file/,
    );
    const second = await attempt(2, [BOTH], use, more);
    expect([second.sent, second.warnings]).toEqual([
      ['url', 'put', 'n1', 'n2'],
      ['Earlier attempts not known'],
    ]);
    expect(second.lines).toContain(why);
  });

  test('if what was kept is damaged', async () => {
    const { attempt, entries } = await startRun(json({}), REJECTED);
    await attempt(1, [BOTH]);
    for (const key of entries.keys()) entries.set(key, '{"version":1');
    expect((await attempt(2, [BOTH])).lines).toContain('What was kept of earlier attempts is damaged');
  });

  test('without a cache service in the annotation of the failure too', async () => {
    const { attempt } = await startRun(json({}), REJECTED);
    const { errors } = await attempt(1, [BOTH], NO_CACHE, { ACTIONS_CACHE_URL: '' });
    expect(errors[0]).toContain('a re-run sends 1 stored file again, and triggers n1 again.');
  });

  test('if what the step did can not be noted', async () => {
    const { attempt } = await startRun(json({}), REJECTED);
    const temp = await temporaryFolder();
    await writeFile(join(temp, 'playable-export-rerun-7-1-release'), 'a file');
    const { warnings, post } = await attempt(1, [BOTH], undefined, { RUNNER_TEMP: temp });
    expect([warnings, post]).toEqual([['Attempt not kept'], '']);
  });

  test('if the mark of a success could not be written', async () => {
    const { attempt, use } = await startRun(json({}), REJECTED);
    await attempt(1, [BOTH]);
    const full: UseCache = async ({ save: _, ...order }, signal) => use(order, signal);
    expect((await attempt(2, [BOTH], full)).warnings).toEqual(['Attempt not kept']);
  });
});

test('the steps of a job wait only once for a cache that does not answer', async () => {
  const { attempt } = await startRun(json({}), REJECTED);
  await attempt(1, [BOTH]);
  let asked = 0;
  const silent: UseCache = async () => {
    asked += 1;
    return undefined;
  };
  await attempt(2, [BOTH, BOTH, { ...BOTH, network: ',' }], silent);
  expect(asked).toBe(1);
});

test('the later of a record and the memory counts', async () => {
  const { attempt, workspace } = await startRun(
    errorReply(500, 'Internal Server Error', 'later'),
    json({}),
    json({}),
    REJECTED,
  );
  const inputs = { ...BOTH, manifest: 'm.json', 'retry-unknown': 'true' };
  await attempt(1, [inputs]);
  const record = await readFile(join(workspace, 'm.json'), 'utf8');
  expect(
    (
      await attempt(2, [
        { ...inputs, 'reuse-unchanged': 'true' },
        { ...BOTH, variant: 'w' },
      ])
    ).sent,
  ).toEqual(['n1', 'n1', 'n2']);
  await writeFile(join(workspace, 'm.json'), record);
  expect((await attempt(3, [{ ...inputs, 'reuse-unchanged': 'true' }])).sent).toEqual([]);
});

test('a dry run and `reuse-unchanged: false` leave nothing and ask for nothing', async () => {
  const { attempt, entries } = await startRun(REJECTED, REJECTED);
  const none: UseCache = () => Promise.reject(new Error('asked'));
  await attempt(1, [{ ...BOTH, 'dry-run': 'true' }]);
  await attempt(1, [{ ...BOTH, 'reuse-unchanged': 'false' }]);
  expect(entries.size).toBe(0);
  expect((await attempt(2, [{ ...BOTH, 'reuse-unchanged': 'false' }], none)).warnings).toEqual([]);
});

test('notes that are damaged count as none', async () => {
  const { attempt } = await startRun();
  const temp = await temporaryFolder();
  await mkdir(join(temp, 'playable-export-rerun-7-1-release'));
  await writeFile(
    join(temp, 'playable-export-rerun-7-1-release', '0003-00c0ffee-files.json'),
    '{"version":1,"files":[],"exports":[]}',
  );
  const { hasFailed, warnings } = await attempt(1, [BOTH], undefined, { RUNNER_TEMP: temp });
  expect([hasFailed, warnings]).toEqual([false, []]);
});
