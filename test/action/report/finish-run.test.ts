import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Failure } from '../../../src/action/failures/failures.ts';
import type { RecordedStep } from '../../../src/action/recorded-step.ts';
import { finishQuery, finishRun, type QueryResult } from '../../../src/action/report/finish-run.ts';
import { ManifestFile } from '../../../src/action/report/manifest-file.ts';
import { Log } from '../../../src/action/runner/log.ts';
import type { Manifest } from '../../../src/pipeline/manifest/manifest.ts';
import { RunRecord } from '../../../src/pipeline/manifest/run-record.ts';
import { WaitTimer } from '../../../src/retry/clock.ts';
import { FakeClock } from '../../doubles/clocks.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { assetAt, triggered, uploaded } from '../../pipeline/some-outcomes.ts';
import { annotationsIn, captureStdout, readOutputs } from '../run-here.ts';

const ASSET = assetAt('a.png', { contentType: 'image/png', size: 7 });

const REQUEST = { variantId: 'v', network: 'n' };

interface Ending {
  readonly isDone: boolean;
  readonly isDryRun?: boolean;
  readonly failures: readonly Failure[];
}

const SUCCESS: Ending = { isDone: true, failures: [] };

const FAILURE: Ending = {
  isDone: false,
  failures: [
    { title: 'Storage refused the upload', lines: ['first', 'second'] },
    { title: 'Network failure', lines: ['third'] },
  ],
};

/** All tests share one file, because `@actions/core` remembers the file of the first job summary. */
let folder = '';
let summaryFile = '';

beforeEach(async () => {
  folder = await temporaryFolder();
  summaryFile ||= join(folder, 'summary.md');
  await mkdir(join(summaryFile, '..'), { recursive: true });
  await writeFile(summaryFile, '');
  await writeFile(join(folder, 'output'), '');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summaryFile);
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(summaryFile, { recursive: true, force: true });
});

/** A run of 5 s with one wait. */
async function runThatWaited(waitedMs: number, env: NodeJS.ProcessEnv): Promise<RecordedStep> {
  const clock = new FakeClock();
  const waitTimer = new WaitTimer(clock);
  const { signal } = new AbortController();
  const startedAt = new Date(Date.now() - 5_000);
  const record = new RunRecord({ run: undefined, startedAt });
  if (waitedMs > 0) await waitTimer.measure(() => clock.sleep(waitedMs, signal));
  return {
    env,
    log: new Log(),
    waitTimer,
    signal,
    origin: { repository: 'owner/game' },
    startedAt,
    record,
    manifest: new ManifestFile(record, { env, clock, signal }),
    summary: true,
    limitUsage: [],
  };
}

async function finish(
  { isDone, isDryRun = false, failures }: Ending,
  { manifest = 'manifest.json', summary = true } = {},
) {
  const stdout = captureStdout();
  const manifestPath = join(folder, manifest);
  const step = await runThatWaited(1_500, process.env);
  const { record } = step;
  record.isDryRun = isDryRun;
  record.plan({
    baseUrl: 'https://api.example.com/v1',
    organizationId: 'org-1',
    assets: [ASSET],
    exports: isDone ? [REQUEST] : [],
  });
  if (isDone) {
    record.begin();
    record.listener.uploadSettled?.(uploaded(ASSET, 'id-1'));
    record.listener.exportSettled?.(triggered(REQUEST, 'ok'));
  }
  step.manifest.share(manifestPath);
  step.summary = summary;
  const conclusion = await finishRun(failures, step);
  const outputs = readOutputs(await readFile(join(folder, 'output'), 'utf8'));
  const annotations = annotationsIn(stdout.lines);
  return { conclusion, stdout, annotations, outputs, summary: await readSummary(), manifestPath };
}

function readSummary(): Promise<string> {
  return readFile(summaryFile, 'utf8').catch(() => '');
}

async function readManifest(path: string): Promise<Manifest> {
  return JSON.parse(await readFile(path, 'utf8'));
}

describe('a run', () => {
  test('that succeeded is reported in manifest, outputs and summary, without an annotation', async () => {
    const { conclusion, stdout, outputs, summary, manifestPath } = await finish(SUCCESS);
    expect(conclusion).toBe('success');
    const manifest = await readManifest(manifestPath);
    expect(manifest).toMatchObject({
      version: 1,
      conclusion: 'success',
      baseUrl: 'https://api.example.com/v1',
      organizationId: 'org-1',
      assets: [{ path: 'a.png', assetId: 'id-1' }],
      exports: [{ variantId: 'v', status: 'triggered', response: 'ok' }],
    });
    expect(Date.parse(String(manifest.finishedAt)) - Date.parse(manifest.startedAt)).toBeGreaterThanOrEqual(
      5_000,
    );
    expect(outputs).toMatchObject({ 'asset-ids': '{"a.png":"id-1"}', manifest: manifestPath });
    expect(summary).toContain('## ✅ Exports triggered');
    expect(summary).toContain('owner/game');
    expect(stdout.lines).toEqual([
      'Waited 1.5 s in total, for rate limits, retries and look-ups',
      `Manifest: ${manifestPath}`,
    ]);
  });

  test('that failed gets one annotation per cause, and everything else too', async () => {
    const { conclusion, annotations, outputs, summary, manifestPath } = await finish(FAILURE);
    expect(conclusion).toBe('failure');
    expect(annotations).toEqual(FAILURE.failures.map((failure) => ({ level: 'error', ...failure })));
    expect(await readManifest(manifestPath)).toMatchObject({ conclusion: 'failure' });
    expect(outputs).toMatchObject({ 'uploaded-count': '0', manifest: manifestPath });
    expect(summary).toContain('### ⛔ Storage refused the upload\n\nfirst<br>➡️ <b>second</b>');
  });

  test.each<[string, Ending]>([
    ['cancelled', { isDone: false, failures: [{ title: 'Cancelled', lines: ['x'] }] }],
    ['planned', { isDone: false, isDryRun: true, failures: [] }],
    ['failure', { isDone: false, failures: [] }],
  ])('has the conclusion %s', async (conclusion, ending) => {
    const finished = await finish(ending);
    expect(finished.conclusion).toBe(conclusion);
    expect(await readManifest(finished.manifestPath)).toMatchObject({ conclusion });
  });
});

test.each([SUCCESS, { isDone: false, isDryRun: true, failures: [] }])(
  'a manifest that cannot be written turns the conclusion into failure: %j',
  async (result) => {
    await writeFile(join(folder, 'file'), '');
    const { conclusion, annotations, outputs, summary } = await finish(result, { manifest: 'file/m.json' });
    expect(conclusion).toBe('failure');
    expect(annotations).toMatchObject([{ level: 'error', title: 'Manifest not written' }]);
    expect(annotations[0]?.lines[0]).toContain(join('file', 'm.json'));
    expect(annotations[0]?.lines.at(-1)).toContain('`manifest`');
    expect(outputs).toHaveProperty('asset-ids');
    expect(summary).toContain('## ❌ ');
    expect(summary).toContain('### ⛔ Manifest not written');
  },
);

test('outputs that cannot be written turn a success into a failure, and the rest is still written', async () => {
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'gone', 'output'));
  const { conclusion, annotations, summary, manifestPath } = await finish(SUCCESS);
  expect(conclusion).toBe('failure');
  expect(annotations).toMatchObject([{ level: 'error', title: 'Outputs not written' }]);
  expect(summary).toContain('### ⛔ Outputs not written');
  expect(await readManifest(manifestPath)).toMatchObject({ assets: [{ assetId: 'id-1' }] });
});

/** Finishes a run that has not read its inputs. */
async function finishEarly(failures: readonly Failure[]) {
  const stdout = captureStdout();
  const step = await runThatWaited(0, { ...process.env, RUNNER_TEMP: folder });
  expect(await finishRun(failures, step)).toBe('failure');
  return stdout.lines;
}

test.each(['', undefined])('outputs are never printed as commands if GITHUB_OUTPUT is %j', async (file) => {
  vi.stubEnv('GITHUB_OUTPUT', file);
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  const text = (await finishEarly([])).join('\n');
  expect(text).toContain('Outputs not written');
  expect(text).not.toContain('set-output');
});

test('a run that crashed before it read its inputs has a manifest, outputs and a summary', async () => {
  const lines = await finishEarly(FAILURE.failures);
  const { manifest = '' } = readOutputs(await readFile(join(folder, 'output'), 'utf8'));
  expect(dirname(manifest)).toBe(folder);
  expect(await readManifest(manifest)).toMatchObject({ baseUrl: '', organizationId: '', assets: [] });
  expect(await readSummary()).toContain('## ❌');
  expect(annotationsIn(lines)).toHaveLength(2);
});

describe('a job summary', () => {
  test('is not written if `summary` is false', async () => {
    expect((await finish(SUCCESS, { summary: false })).summary).toBe('');
  });

  test('is not written if the runner names no file for it, and that is no error', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', '');
    const { conclusion, annotations, summary } = await finish(SUCCESS);
    expect(conclusion).toBe('success');
    expect(annotations).toEqual([]);
    expect(summary).toBe('');
  });

  test('that cannot be written is a warning, and the rest is still written', async () => {
    await rm(summaryFile);
    await mkdir(summaryFile);
    const { conclusion, annotations, outputs } = await finish(SUCCESS);
    expect(conclusion).toBe('success');
    expect(annotations).toMatchObject([{ level: 'warning', title: 'Job summary not written' }]);
    expect(outputs).toHaveProperty('manifest');
  });
});

/** Finishes a query. By default, the folder for the file and the runner's file of outputs exist. */
async function finishedQuery(
  result: Partial<QueryResult>,
  { temp = folder, outputFile = join(folder, 'output'), waitedMs = 0 } = {},
) {
  vi.stubEnv('GITHUB_OUTPUT', outputFile);
  const stdout = captureStdout();
  const run = await runThatWaited(waitedMs, {
    GITHUB_ACTIONS: 'true',
    RUNNER_TEMP: temp,
    GITHUB_OUTPUT: outputFile,
  });
  run.log.startGroup('a group that is still open');
  const query = { outputs: { games: '[]' }, content: '[]', failures: [], ...result };
  const file = { output: 'games-file', prefix: 'playable-games', extension: 'json' };
  const succeeded = await finishQuery(query, file, run);
  return {
    succeeded,
    outputs: readOutputs(await readFile(join(folder, 'output'), 'utf8')),
    annotations: annotationsIn(stdout.lines),
    lines: stdout.lines,
    files: (await readdir(folder)).filter((name) => name.startsWith('playable')),
  };
}

const SERVICE_ERROR = { title: 'Service error', lines: ['what', 'advice'] } as const;

describe('a query that succeeded', () => {
  test('writes the outputs and the file, closes the open group and logs the path', async () => {
    const { succeeded, outputs, annotations, lines } = await finishedQuery({
      outputs: { 'game-id': 'g-1', games: '[1]' },
      content: '[1]',
    });
    expect(succeeded).toBe(true);
    expect(annotations).toEqual([]);
    const path = outputs['games-file'] ?? '';
    expect(outputs).toEqual({ 'game-id': 'g-1', games: '[1]', 'games-file': path });
    expect(dirname(path)).toBe(folder);
    expect(path).toMatch(/playable-games-[\da-f]{8}\.json$/);
    expect(await readFile(path, 'utf8')).toBe('[1]');
    expect(lines).toEqual(['::group::a group that is still open', '::endgroup::', `Full content: ${path}`]);
  });

  test('uses the folder of the system for temporary files if there is no RUNNER_TEMP', async () => {
    const { outputs } = await finishedQuery({}, { temp: '' });
    const { 'games-file': path = '' } = outputs;
    onTestFinished(() => rm(path));
    expect(dirname(path)).toBe(tmpdir());
  });

  test('leaves each output that is too large empty, with a warning that names the file', async () => {
    const large = 'x'.repeat(100_001);
    const { succeeded, outputs, annotations } = await finishedQuery({
      outputs: { game: large, games: large, created: 'false' },
      content: large,
    });
    expect(succeeded).toBe(true);
    const path = outputs['games-file'] ?? '';
    expect(outputs).toEqual({ game: '', games: '', created: 'false', 'games-file': path });
    expect(await readFile(path, 'utf8')).toBe(large);
    expect(annotations.map(({ lines }) => lines)).toEqual([
      [expect.stringMatching(/^`game` /), expect.stringContaining(`the file of \`games-file\`: ${path}`)],
      [expect.stringMatching(/^`games` /), expect.stringContaining(`the file of \`games-file\`: ${path}`)],
    ]);
  });
});

test('a query that failed names no file in the warning about an output that is too large', async () => {
  const { annotations } = await finishedQuery({
    outputs: { games: 'x'.repeat(100_001) },
    content: undefined,
    failures: [SERVICE_ERROR],
  });
  expect(annotations[0]?.lines[1]).toContain('no file either: see the errors');
});

describe('a write error', () => {
  test('of the file makes the step fail, but the outputs are written', async () => {
    const notAFolder = join(await temporaryFolder(), 'file');
    await writeFile(notAFolder, '');
    const { succeeded, outputs, annotations } = await finishedQuery({}, { temp: notAFolder });
    expect(succeeded).toBe(false);
    expect(outputs).toEqual({ games: '[]', 'games-file': '' });
    expect(annotations).toMatchObject([
      {
        title: 'Outputs not written',
        lines: [expect.stringContaining(notAFolder), 'Check whether the disk of this runner is full.'],
      },
    ]);
  });

  test('of the outputs makes the step fail, and names the file that has their values', async () => {
    const { succeeded, annotations, files } = await finishedQuery({ content: '[1]' }, { outputFile: '' });
    expect(succeeded).toBe(false);
    const path = join(folder, files[0] ?? '');
    expect(annotations).toMatchObject([
      {
        title: 'Outputs not written',
        lines: ['GITHUB_OUTPUT: the variable is not set', `Read the values from the file: ${path}`],
      },
    ]);
    expect(await readFile(path, 'utf8')).toBe('[1]');
  });

  test('of the outputs without a file says that the values are lost', async () => {
    const nowhere = join(await temporaryFolder(), 'nowhere', 'output');
    const { succeeded, annotations } = await finishedQuery(
      { content: undefined, failures: [SERVICE_ERROR] },
      { outputFile: nowhere },
    );
    expect(succeeded).toBe(false);
    expect(annotations.map(({ title }) => title)).toEqual(['Service error', 'Outputs not written']);
    expect(annotations[1]?.lines).toEqual([
      expect.stringContaining(nowhere),
      'The values are lost: run the action again.',
    ]);
  });
});
