import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uploadAction } from '../../src/action/upload/run-upload.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import type { ExportEntry } from '../../src/pipeline/outcomes.ts';
import { parseJson } from '../../src/support/json.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import type { StubReply } from '../doubles/stub-server.ts';
import { errorReply, json, startStubService } from '../e2e/stub-service.ts';
import { fillDisk, runHere } from './run-here.ts';

/*
 * The six rules of the record. Each kind of step, ended in each way, and what comes after it: another export step of the job, another
 * attempt, a new run of the same commit, a new commit. The row says what is then requested. No network gets a variant twice in one
 * workflow run, and none without its files.
 */

type Step = 'upload' | 'export' | 'both';
type Ending = 'success' | 'stopped' | 'upload fails' | 'export fails' | 'unknown' | 'killed' | 'cancelled';
type Inputs = Readonly<Record<string, string>>;

interface Run {
  readonly id: number;
  readonly attempt: number;
  readonly commit: string;
}

const TOKEN = 't0ken-5b1f0c77';

const FIRST: Run = { id: 987, attempt: 1, commit: 'c0ffee' };
/** What follows the first attempt, by its heading in the table. */
const NEXT: Readonly<Record<string, Run>> = {
  'next step': FIRST,
  'next attempt': { ...FIRST, attempt: 2 },
  'new run': { ...FIRST, id: 988 },
  'new commit': { id: 989, attempt: 1, commit: 'beef' },
};

/** The response to the second export, or to the first `PUT`. */
const REPLIES: Partial<Record<Ending, StubReply>> = {
  'export fails': errorReply(400, 'Bad Request', 'no'),
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

  async function step(kind: Step, run: Run, how: Ending = 'success', more: Inputs = {}, env: Inputs = {}) {
    ending = how;
    isAboutUpload =
      how === 'upload fails' || (kind === 'upload' && (how === 'killed' || how === 'cancelled'));
    cancel = new AbortController();
    const requestsBefore = stub.journal.length;
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
      token: TOKEN,
      'base-url': stub.origin,
      'allow-http': 'true',
      manifest: 'm.json',
      'reuse-unchanged': 'true',
      'max-attempts': '1',
    };
    const variables = {
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'o/game',
      GITHUB_REPOSITORY_ID: '5',
      ...(run.id > 0 && { GITHUB_RUN_ID: String(run.id) }),
      GITHUB_RUN_ATTEMPT: String(run.attempt),
      GITHUB_SHA: run.commit,
      ...env,
    };
    const all = { ...common, ...inputs[kind], ...more };
    const result = await runHere(uploadAction, all, variables, cancel.signal);
    if (how === 'killed') await writeFile(path, left ?? '');
    const titles = result.annotations.filter(({ level }) => level === 'error').map(({ title }) => title);
    const text = await readFile(path, 'utf8');
    const requests = stub.journal.length - requestsBefore;
    return { ...result, titles, exported, requests, text, record: parseJson(text) as Manifest };
  }

  /** Changes the file at `manifest`. */
  async function edit(change: (text: string) => string): Promise<string> {
    const text = change(await readFile(path, 'utf8'));
    await writeFile(path, text);
    return text;
  }

  const addFile = (name: string) => writeFile(join(workspace, name), name);

  return { step, edit, addFile, path };
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
  ['both', 'export fails', 'n2', 'n2', ALL, ALL],
  ['both', 'unknown', ASKS, ASKS, ALL, ALL],
  ['both', 'killed', ASKS, ASKS, ALL, ALL],
  ['both', 'cancelled', ASKS, ASKS, ALL, ALL],
  ['upload', 'success', ALL, ALL, ALL, ALL],
  ['upload', 'stopped', STOPS, ALL, ALL, ALL],
  ['upload', 'upload fails', STOPS, ALL, ALL, ALL],
  ['upload', 'killed', STOPS, ALL, ALL, ALL],
  ['upload', 'cancelled', STOPS, ALL, ALL, ALL],
  ['export', 'success', NONE, NONE, ALL, ALL],
  ['export', 'stopped', ALL, ALL, ALL, ALL],
  ['export', 'export fails', 'n2', 'n2', ALL, ALL],
  ['export', 'unknown', ASKS, ASKS, ALL, ALL],
  ['export', 'killed', ASKS, ASKS, ALL, ALL],
  ['export', 'cancelled', ASKS, ASKS, ALL, ALL],
];

test.each(TABLE)('what follows "%s: %s"', async (kind, ending, ...expected) => {
  const { step, edit } = await startRelease();
  // The manifest of the release before has all that it needs.
  let { text } = await step('both', { id: 1_000, attempt: 1, commit: 'older' });
  const steps = STEPS[kind] ?? [];
  for (const [index, one] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const { exitCode, record, ...left } = await step(one, FIRST, isLast ? ending : 'success');
    text = left.text;
    const isDone = ending === 'success' || !isLast;
    expect(exitCode).toBe(isDone ? 0 : 1);
    expect(record.conclusion).toBe(isDone ? 'success' : ending === 'cancelled' ? 'cancelled' : 'failure');
    const isUploaded = one === 'export' || isDone || !['stopped', 'upload fails'].includes(ending);
    expect(record.complete).toBe(kind === 'upload' ? isDone : isUploaded);
    if (ending !== 'killed' || !isLast) continue;
    expect(record).not.toHaveProperty('finishedAt');
    // The bytes of its file had begun to go out.
    if (kind === 'upload') expect(record.assets[0]).not.toHaveProperty('assetId');
  }
  for (const [index, [next, run]] of Object.entries(NEXT).entries()) {
    await edit(() => text);
    const again: readonly Step[] = kind === 'upload' ? ['upload', 'export'] : steps;
    let last: Awaited<ReturnType<typeof step>> | undefined;
    for (const one of next === 'next step' ? ['export' as const] : again) last = await step(one, run);
    const wanted = expected[index] ?? '';
    const isRed = wanted === STOPS || wanted === ASKS;
    expect([next, last?.exported.join(' '), last?.titles, last?.exitCode]).toEqual(
      isRed ? [next, NONE, [wanted], 1] : [next, wanted, [], 0],
    );
  }
});

test('a second attempt triggers what several export steps did not, and nothing twice', async () => {
  const { step } = await startRelease();
  const run = { ...FIRST, attempt: 2 };
  await step('upload', FIRST);
  expect((await step('export', FIRST, 'export fails')).exported).toEqual(['n1', 'n2']);
  expect((await step('export', FIRST, 'success', { network: 'n3' })).exitCode).toBe(0);
  await step('upload', run);
  expect((await step('export', run)).exported).toEqual(['n2']);
  const third = await step('export', run, 'success', { network: 'n3' });
  expect(third.exported).toEqual([]);
  expect(third.lines.join('\n')).toContain('1 export was triggered by run 987, attempt 1.');
  const byNetwork = third.record.exports.map(({ network, status, run }: ExportEntry) => [
    network,
    status,
    run,
  ]);
  expect(byNetwork).toEqual([
    ['n3', 'reused', FIRST],
    ['n1', 'reused', FIRST],
    ['n2', 'triggered', run],
  ]);
});

describe('invalid inputs', () => {
  test('a path with a token in it is neither shown nor written to', async () => {
    const { step } = await startRelease();
    await step('both', FIRST);
    const { lines, outputs } = await step('both', FIRST, 'success', { manifest: `${TOKEN}.json` });
    const shown = lines.filter((line) => !line.startsWith('::add-mask::')).join('\n');
    expect(shown + JSON.stringify(outputs)).not.toContain(TOKEN);
  });

  test('a workspace that is not there does not hide the record', async () => {
    const { step, path } = await startRelease();
    const { text } = await step('both', FIRST);
    const entries = (parseJson(text) as Manifest).assets;
    const inputs = { manifest: path };
    const { record } = await step('both', FIRST, 'success', inputs, {
      GITHUB_WORKSPACE: `${path}-not-there`,
    });
    expect(record).toMatchObject({ complete: false, assets: entries });
  });
});

test('if only the last write fails, everything was sent, and the advice does not say otherwise', async () => {
  const { step } = await startRelease();
  await step('upload', FIRST);
  // Before anything is sent, before n1, before n2, at the end.
  fillDisk((write) => write === 4);
  const { titles, exported, annotations } = await step('export', FIRST);
  expect([titles, exported]).toEqual([['Manifest not written'], ['n1', 'n2']]);
  expect(annotations[0]?.lines.join(' ')).toMatch(/The log and the outputs have what the manifest lacks/);
  expect(annotations[0]?.lines.join(' ')).not.toContain('not sent');
});

test('a step that only exports takes the organization of the record, and says so', async () => {
  const { step } = await startRelease();
  await step('upload', FIRST);
  const { lines, record } = await step('export', FIRST);
  expect(lines.join('\n')).toContain('The organization is that of the manifest: org-1');
  expect(record.organizationId).toBe('org-1');
});

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
    /^`manifest` records an upload that is not complete \(its step ended before it sent anything\): .* leave `manifest` and `reuse-unchanged` out/,
  ],
])('an export step stops if %s', async (_, ending, inputs, words) => {
  const { step } = await startRelease();
  const { record } = await step('upload', FIRST, ending, inputs);
  expect(record).toMatchObject({ version: 1, conclusion: 'failure', complete: false, exports: [] });
  const { annotations, titles } = await step('export', FIRST);
  expect(titles).toEqual([STOPS]);
  expect(annotations[0]?.lines[0]).toMatch(words);
  const byDefault = await step('export', FIRST, 'success', { 'reuse-unchanged': 'auto' });
  expect(byDefault.annotations[0]?.lines[0]).toContain('or leave `manifest` out to export anyway');
});

test.each<[string, Step, Inputs]>([
  ['as an error', 'upload', { assets: '*.nothing' }],
  ['because of a misspelled input', 'both', { assets: '', asets: '*.txt' }],
])('an upload step that finds no file %s stops the export step behind it', async (_, kind, inputs) => {
  const { step } = await startRelease();
  await step('upload', FIRST);
  const { record, exitCode } = await step(kind, FIRST, 'success', inputs);
  expect([record.complete, exitCode]).toEqual([false, 1]);
  expect((await step('export', FIRST)).titles).toEqual([STOPS]);
});
