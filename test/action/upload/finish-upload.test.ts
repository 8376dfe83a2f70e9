import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseFileCommands } from '../../../scripts/local-runner.ts';
import type { Failure } from '../../../src/action/report/failures/failures.ts';
import { ManifestFile } from '../../../src/action/report/manifest-file.ts';
import { finishQuery, type QueryResult } from '../../../src/action/report/sub-action.ts';
import { NO_CACHE } from '../../../src/action/rerun/cache-process.ts';
import { Rerun } from '../../../src/action/rerun/rerun.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { temporaryFile } from '../../../src/action/runner/runner.ts';
import { finishUpload, type RecordedStep } from '../../../src/action/upload/finish-upload.ts';
import { readUploadInputs } from '../../../src/action/upload/upload-inputs.ts';
import type { Manifest } from '../../../src/pipeline/manifest/manifest.ts';
import { type RecordedInputs, RunRecord } from '../../../src/pipeline/manifest/run-record.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { assetAt, DESTINATION, triggered, uploaded } from '../../pipeline/some-outcomes.ts';
import { annotationsIn, captureStdout, forgetSummaryFile } from '../run-here.ts';

const ASSET = assetAt('a.png', { contentType: 'image/png', size: 7 });

const REQUEST = { variantId: 'v', network: 'n' };

let folder = '';
let summaryFile = '';

beforeEach(async () => {
  folder = await temporaryFolder();
  summaryFile = join(folder, 'summary.md');
  forgetSummaryFile();
  await writeFile(summaryFile, '');
  await writeFile(join(folder, 'output'), '');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summaryFile);
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(summaryFile, { recursive: true, force: true });
});

/** A run that has just begun. */
async function startRun(
  env: NodeJS.ProcessEnv,
  inputs?: RecordedInputs & { readonly path: string },
): Promise<RecordedStep> {
  const { signal } = new AbortController();
  const startedAt = new Date();
  const record = new RunRecord({ run: undefined, startedAt }, inputs);
  const log = new Log();
  const context = { env, log, signal, origin: { repository: 'owner/game' }, startedAt };
  return {
    ...context,
    record,
    inputs: undefined,
    manifest: new ManifestFile(record, { env, signal }, inputs?.path),
    rerun: new Rerun(record, context, NO_CACHE),
  };
}

/** Finishes a run, and reads what it has written. */
async function finishStep(failures: readonly Failure[], step: RecordedStep) {
  const stdout = captureStdout();
  const conclusion = await finishUpload(failures, step);
  const outputs = parseFileCommands(await readFile(join(folder, 'output'), 'utf8'));
  const summary = await readFile(summaryFile, 'utf8').catch(() => '');
  const manifestText = await readFile(step.manifest.path, 'utf8').catch(() => '{}');
  const manifest: Manifest = JSON.parse(manifestText);
  return { conclusion, stdout, annotations: annotationsIn(stdout.lines), outputs, summary, manifest };
}

/** Finishes a run that did everything, or a dry run. */
async function finish({ dryRun = false, path = 'manifest.json', summary = true } = {}) {
  const order = { ...DESTINATION, exports: dryRun ? [] : [REQUEST] };
  const given = { isToUpload: true, isDryRun: dryRun, order, path: join(folder, path) };
  const { inputs } = readUploadInputs({ INPUT_SUMMARY: String(summary) });
  const step = { ...(await startRun(process.env, given)), inputs };
  const { record } = step;
  record.plan([ASSET], false);
  if (!dryRun) {
    record.listener.uploadSettled?.(uploaded(ASSET, 'id-1'));
    record.listener.exportSettled?.(triggered(REQUEST, 'ok'));
  }
  await step.manifest.begin();
  return finishStep([], step);
}

// One that did everything: test/e2e/delivery.test.ts.
test('a run that crashed before it read its inputs has a manifest, outputs and a summary', async () => {
  const step = await startRun({ ...process.env, RUNNER_TEMP: folder });
  const failures = [{ title: 'Unexpected error', lines: ['a bug'] }] as const;
  const { conclusion, annotations, outputs, summary, manifest } = await finishStep(failures, step);
  expect(conclusion).toBe('failure');
  expect(dirname(outputs['manifest'] ?? '')).toBe(folder);
  expect(manifest).toMatchObject({ baseUrl: '', organizationId: '', assets: [] });
  expect(summary).toContain('## ❌');
  expect(annotations).toHaveLength(1);
});

describe('what can not be written', () => {
  test.each([false, true])('fails the step if it is the manifest, in a dry run: %s', async (dryRun) => {
    await writeFile(join(folder, 'file'), '');
    const { conclusion, annotations, outputs, summary } = await finish({ dryRun, path: 'file/m.json' });
    expect(conclusion).toBe('failure');
    const words = [expect.stringContaining(join('file', 'm.json')), expect.stringContaining('`manifest`')];
    expect(annotations).toEqual([{ level: 'error', title: 'Manifest not written', lines: words }]);
    expect(outputs).toHaveProperty('asset-ids');
    expect(summary).toContain('## ❌ ');
    expect(summary).toContain('### ⛔ Manifest not written');
  });

  test.each([join('gone', 'output'), ''])('fails the step if it is the outputs: %j', async (path) => {
    vi.stubEnv('GITHUB_OUTPUT', path && join(folder, path));
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    const { conclusion, annotations, summary, manifest, stdout } = await finish();
    expect(conclusion).toBe('failure');
    expect(annotations).toMatchObject([{ level: 'error', title: 'Outputs not written' }]);
    expect(summary).toContain('### ⛔ Outputs not written');
    expect(manifest).toMatchObject({ assets: [{ assetId: 'id-1' }] });
    expect(stdout.text).not.toContain('set-output');
  });

  test('is a warning if it is the job summary', async () => {
    await rm(summaryFile);
    await mkdir(summaryFile);
    const { conclusion, annotations, outputs } = await finish();
    expect(conclusion).toBe('success');
    expect(annotations).toMatchObject([{ level: 'warning', title: 'Job summary not written' }]);
    expect(outputs).toHaveProperty('manifest');
  });
});

test.each<[string, boolean, string?]>([
  ['`summary` is false', false],
  ['the runner names no file for it', true, ''],
])('no job summary is written if %s, and that is no error', async (_, summary, file) => {
  vi.stubEnv('GITHUB_STEP_SUMMARY', file ?? summaryFile);
  expect(await finish({ summary })).toMatchObject({
    conclusion: 'success',
    annotations: [],
    summary: '',
  });
});

/** Finishes a query. By default, the folder for the file and the runner's file of outputs exist. */
async function finishedQuery(
  result: Partial<QueryResult> = {},
  { temp = folder, outputFile = join(folder, 'output') } = {},
) {
  vi.stubEnv('GITHUB_OUTPUT', outputFile);
  const stdout = captureStdout();
  const runner = { GITHUB_ACTIONS: 'true', RUNNER_TEMP: temp, GITHUB_OUTPUT: outputFile };
  const run = await startRun(runner);
  run.log.startGroup('a group that is still open');
  const games = { name: 'games', extension: 'json', outputs: { games: '[]' }, content: '[]' } as const;
  const succeeded = await finishQuery({ ...games, failures: [], ...result }, run);
  const [written = ''] = (await readdir(folder)).filter((name) => name.startsWith('playable'));
  return {
    succeeded,
    outputs: parseFileCommands(await readFile(join(folder, 'output'), 'utf8')),
    errors: annotationsIn(stdout.lines).map(({ title, lines }) => [title, ...lines]),
    lines: stdout.lines,
    path: join(folder, written),
  };
}

test('files are in the folder of the system for temporary files if the runner names none', () => {
  expect(dirname(temporaryFile({ RUNNER_TEMP: '' }, 'playable-games', 'json'))).toBe(tmpdir());
});

const FAILED = {
  content: undefined,
  failures: [{ title: 'Service error', lines: ['what', 'advice'] }],
} as const;

describe('a query', () => {
  test('writes the outputs and the file, closes the open group and logs the path', async () => {
    const result = { outputs: { 'game-id': 'g-1', games: '[1]' }, content: '[1]' };
    const { succeeded, outputs, errors, lines, path } = await finishedQuery(result);
    expect([succeeded, errors]).toEqual([true, []]);
    expect(outputs).toEqual({ 'game-id': 'g-1', games: '[1]', 'games-file': path });
    expect(await readFile(path, 'utf8')).toBe('[1]');
    expect(lines).toEqual(['::group::a group that is still open', '::endgroup::', `Full content: ${path}`]);
  });

  test('that failed names no file in the warning about an output that is too large', async () => {
    const { errors } = await finishedQuery({ ...FAILED, outputs: { games: 'x'.repeat(100_001) } });
    expect(errors[0]?.at(-1)).toContain('no file either: see the errors');
  });

  test('without its file fails, but the outputs are written', async () => {
    const temp = join(await temporaryFolder(), 'file');
    await writeFile(temp, '');
    const { succeeded, outputs, errors } = await finishedQuery({}, { temp });
    expect(succeeded).toBe(false);
    expect(outputs).toEqual({ games: '[]', 'games-file': '' });
    const advice = 'Check whether the disk of this runner is full.';
    expect(errors).toEqual([['Outputs not written', expect.stringContaining(temp), advice]]);
  });

  test('without its outputs fails, and names the file that has their values', async () => {
    const { succeeded, errors, path } = await finishedQuery({ content: '[1]' }, { outputFile: '' });
    expect(succeeded).toBe(false);
    const reason = 'GITHUB_OUTPUT: the variable is not set';
    expect(errors).toEqual([['Outputs not written', reason, `Read the values from the file: ${path}`]]);
    expect(await readFile(path, 'utf8')).toBe('[1]');
  });

  test('without its outputs and a file says that the values are lost', async () => {
    const outputFile = join(await temporaryFolder(), 'nowhere', 'output');
    const { succeeded, errors } = await finishedQuery(FAILED, { outputFile });
    expect(succeeded).toBe(false);
    const advice = 'The values are lost: run the action again.';
    expect(errors.map(([title]) => title)).toEqual(['Service error', 'Outputs not written']);
    expect(errors[1]?.slice(1)).toEqual([expect.stringContaining(outputFile), advice]);
  });
});
