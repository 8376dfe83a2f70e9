import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uploadAction } from '../../src/action/upload/run-upload.ts';
import type { ManifestExport } from '../../src/pipeline/manifest/manifest.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import type { StubReply } from '../doubles/stub-server.ts';
import { errorReply, json, startStubService } from '../e2e/stub-service.ts';
import { runHere } from './run-here.ts';

/*
 * Each kind of step, ended in each way, and what comes after it: another export step of the job, another attempt, a new run of the same
 * commit, a new commit. The row says what is then requested. No network gets a variant twice for one release, and none without its files.
 */

type Step = 'upload' | 'export' | 'both';
type Ending = 'success' | 'stopped' | 'upload fails' | 'export fails' | 'unknown' | 'killed' | 'cancelled';
type Inputs = Readonly<Record<string, string>>;

interface Run {
  readonly id: number;
  readonly attempt: number;
  readonly commit: string;
}

const FIRST: Run = { id: 987, attempt: 1, commit: 'c0ffee' };
/** What follows the first attempt, by its heading in the table. */
const NEXT: Readonly<Record<string, Run>> = {
  'next step': FIRST,
  'next attempt': { ...FIRST, attempt: 2 },
  'new run': { ...FIRST, id: 988 },
  'new commit': { id: 989, attempt: 1, commit: 'beef' },
};

const REFUSED = errorReply(400, 'Bad Request', 'no');
/** The response to the second export, or to the first `PUT`. */
const REPLIES: Partial<Record<Ending, StubReply>> = {
  'export fails': REFUSED,
  unknown: errorReply(500, 'Internal Server Error', 'later'),
  'upload fails': { status: 403 },
};

/** A workspace and a service whose behaviour is that of an ending, until it is set to `success`. */
async function startRelease() {
  const workspace = await temporaryFolder();
  const path = join(workspace, 'm.json');
  let ending: Ending = 'success';
  let cancel = new AbortController();
  let exported: string[] = [];
  /** The manifest that a kill at the request in question leaves. */
  let left: string | undefined;
  const interrupt = async (respond: (reply: StubReply) => void): Promise<void> => {
    if (ending === 'killed') left = await readFile(path, 'utf8');
    if (ending === 'cancelled') cancel.abort('SIGTERM');
    respond(REPLIES[ending] ?? { status: 500 });
  };
  const stub = await startStubService({
    put: (_, { respond }) => {
      if (!isAboutUpload) return { status: 200 };
      void interrupt(respond);
      return undefined;
    },
    triggerExport: (_, { respond }) => {
      const { body } = stub.journal.at(-1) ?? {};
      exported.push(JSON.parse(String(body)).network);
      if (ending === 'success' || exported.length !== 2) return json({ queued: exported.length });
      void interrupt(respond);
      return undefined;
    },
  });
  /** Whether the ending comes with the first `PUT`, not with the second export. */
  let isAboutUpload = false;

  async function step(kind: Step, run: Run, how: Ending = 'success', more: Inputs = {}) {
    ending = how;
    isAboutUpload =
      how === 'upload fails' || (kind === 'upload' && (how === 'killed' || how === 'cancelled'));
    cancel = new AbortController();
    exported = [];
    left = undefined;
    await writeFile(join(workspace, 'a.txt'), run.commit);
    const isStopped = how === 'stopped';
    const exporting = { variant: 'v', network: 'n1,n2' };
    const uploading = {
      assets: '*.txt',
      organization: 'org-1',
      concurrency: '1',
      ...(isStopped && { 'size-limits': '*.txt: 1 B' }),
    };
    const inputs: Readonly<Record<Step, Inputs>> = {
      upload: uploading,
      export: { ...exporting, concurrency: '1', ...(isStopped && { environment: '{' }) },
      both: { ...uploading, ...exporting },
    };
    const common = {
      token: 't0ken-5b1f0c77',
      'base-url': stub.origin,
      'allow-http': 'true',
      manifest: 'm.json',
      'reuse-unchanged': 'true',
      'max-attempts': '1',
    };
    const variables = {
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'o/game',
      GITHUB_RUN_ID: String(run.id),
      GITHUB_RUN_ATTEMPT: String(run.attempt),
      GITHUB_SHA: run.commit,
    };
    const result = await runHere(
      uploadAction,
      { ...common, ...inputs[kind], ...more },
      { signal: cancel.signal, wrap: (env) => ({ ...env, ...variables }) },
    );
    if (how === 'killed') await writeFile(path, left ?? '');
    const titles = result.annotations.filter(({ level }) => level === 'error').map(({ title }) => title);
    const record = JSON.parse(await readFile(path, 'utf8'));
    return { ...result, titles, exported, record };
  }

  return { step };
}

/** The steps of an attempt in their order. */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  both: ['both'],
  upload: ['upload'],
  export: ['upload', 'export'],
};

const ALL = 'n1 n2';
const NONE = '';
const STOPS = 'Invalid input';
const ASKS = 'Service error';

/** What the next step, the next attempt, a new run and a new commit request, or the title of the error with which they stop. */
const TABLE: readonly (readonly [string, Ending, string, string, string, string])[] = [
  ['both', 'success', NONE, NONE, ALL, ALL],
  ['both', 'stopped', STOPS, ALL, ALL, ALL],
  ['both', 'upload fails', STOPS, ALL, ALL, ALL],
  ['both', 'export fails', 'n2', 'n2', 'n2', ALL],
  ['both', 'unknown', ASKS, ASKS, ASKS, ALL],
  ['both', 'killed', ASKS, ASKS, ASKS, ALL],
  ['both', 'cancelled', ASKS, ASKS, ASKS, ALL],
  ['upload', 'success', ALL, ALL, ALL, ALL],
  ['upload', 'stopped', STOPS, ALL, ALL, ALL],
  ['upload', 'upload fails', STOPS, ALL, ALL, ALL],
  ['upload', 'killed', STOPS, ALL, ALL, ALL],
  ['upload', 'cancelled', STOPS, ALL, ALL, ALL],
  ['export', 'success', NONE, NONE, ALL, ALL],
  ['export', 'stopped', ALL, ALL, ALL, ALL],
  ['export', 'export fails', 'n2', 'n2', 'n2', ALL],
  ['export', 'unknown', ASKS, ASKS, ASKS, ALL],
  ['export', 'killed', ASKS, ASKS, ASKS, ALL],
  ['export', 'cancelled', ASKS, ASKS, ASKS, ALL],
];

const ROWS = TABLE.flatMap(([kind, ending, ...expected]) =>
  Object.keys(NEXT).map((next, index) => [kind, ending, next, expected[index] ?? ''] as const),
);

test.each(ROWS)('after "%s: %s", the %s requests "%s"', async (kind, ending, next, expected) => {
  const { step } = await startRelease();
  // The manifest of the release before has all that it needs.
  await step('both', { id: 1_000, attempt: 1, commit: 'older' });
  const steps = STEPS[kind] ?? [];
  for (const [index, one] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const { exitCode, record } = await step(one, FIRST, isLast ? ending : 'success');
    const isDone = ending === 'success' || !isLast;
    expect(exitCode).toBe(isDone ? 0 : 1);
    expect(record.conclusion).toBe(isDone ? 'success' : ending === 'cancelled' ? 'cancelled' : 'failure');
    const isUploaded = one === 'export' || isDone || !['stopped', 'upload fails'].includes(ending);
    expect(record.complete).toBe(kind === 'upload' ? isDone : isUploaded);
  }
  const run = NEXT[next] ?? FIRST;
  const following: readonly Step[] =
    next === 'next step' ? ['export'] : kind === 'upload' ? ['upload', 'export'] : steps;
  let last = await step(following[0] ?? 'export', run);
  for (const one of following.slice(1)) last = await step(one, run);
  const isRed = expected === STOPS || expected === ASKS;
  expect([last.exported.join(' '), last.titles]).toEqual([isRed ? NONE : expected, isRed ? [expected] : []]);
  expect(last.exitCode).toBe(isRed ? 1 : 0);
});

test.each([
  ['a second attempt', { ...FIRST, attempt: 2 }],
  ['a new run', { ...FIRST, id: 988 }],
])(
  '%s finishes an unfinished release with several export steps, and triggers nothing twice',
  async (_, run) => {
    const { step } = await startRelease();
    await step('upload', FIRST);
    expect((await step('export', FIRST, 'export fails')).exported).toEqual(['n1', 'n2']);
    expect((await step('export', FIRST, 'success', { network: 'n3' })).exitCode).toBe(0);
    await step('upload', run);
    expect((await step('export', run)).exported).toEqual(['n2']);
    const third = await step('export', run, 'success', { network: 'n3' });
    expect(third.exported).toEqual([]);
    expect(third.lines.join('\n')).toMatch(
      /1 export was triggered (?:by run 987, attempt 1|before run 988)\b/,
    );
    expect(third.record.exports.map((one: ManifestExport) => [one.network, one.status, one.run])).toEqual([
      ['n3', 'reused', run],
      ['n1', 'reused', run],
      ['n2', 'triggered', run],
    ]);
  },
);

test.each<[string, Ending, Inputs, RegExp]>([
  [
    'the upload of a file failed, which it names',
    'upload fails',
    {},
    /^`manifest` records an upload that is not complete, 1 file was not uploaded by its step \(a\.txt\)/,
  ],
  [
    'an input of the upload was invalid',
    'success',
    { concurrency: 'many' },
    /^`manifest` records an upload that is not/,
  ],
])('an export step stops if %s', async (_, ending, inputs, words) => {
  const { step } = await startRelease();
  const { record } = await step('upload', FIRST, ending, inputs);
  expect(record).toMatchObject({ version: 1, conclusion: 'failure', complete: false, exports: [] });
  const { annotations, titles } = await step('export', FIRST);
  expect(titles).toEqual([STOPS]);
  expect(annotations[0]?.lines[0]).toMatch(words);
});

describe('an upload step that finds no file', () => {
  const nothing = { assets: '*.nothing', 'if-no-files-found': 'ignore' };

  test('and is content with that leaves the record of the files as it is', async () => {
    const { step } = await startRelease();
    await step('upload', FIRST, 'upload fails');
    const { record, exitCode } = await step('upload', FIRST, 'success', nothing);
    expect([record.complete, exitCode]).toEqual([false, 0]);
    expect((await step('export', FIRST)).titles).toEqual([STOPS]);
    const both = await step('both', FIRST, 'success', nothing);
    expect([both.titles, both.exported, both.record.complete]).toEqual([[STOPS], [], false]);
    await step('upload', FIRST);
    expect((await step('both', FIRST, 'success', nothing)).exported).toEqual(['n1', 'n2']);
  });

  test.each<[string, Step, Inputs]>([
    ['as an error', 'upload', { ...nothing, 'if-no-files-found': 'error' }],
    ['because of a misspelled input', 'both', { assets: '', asets: '*.txt' }],
  ])('%s stops the export step behind it', async (_, kind, inputs) => {
    const { step } = await startRelease();
    await step('upload', FIRST);
    const { record, exitCode } = await step(kind, FIRST, 'success', inputs);
    expect([record.complete, exitCode]).toEqual([false, 1]);
    expect((await step('export', FIRST)).titles).toEqual([STOPS]);
  });
});
