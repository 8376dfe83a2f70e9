import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutcomeRecorder } from '../../../src/action/progress/outcome-recorder.ts';
import { PhaseTimer } from '../../../src/action/progress/phase-timer.ts';
import type { RecordedRun } from '../../../src/action/recorded-run.ts';
import { finishRun } from '../../../src/action/report/finish-run.ts';
import type { RunResult } from '../../../src/action/run-result.ts';
import { Log } from '../../../src/action/runner/log.ts';
import type { Conclusion, Manifest } from '../../../src/pipeline/manifest/manifest.ts';
import { WaitTimer } from '../../../src/retry/clock.ts';
import { FakeClock } from '../../doubles/clocks.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { annotationsIn, type CapturedStdout, captureStdout, readOutputs } from '../run-here.ts';

const ASSET = {
  path: 'a.png',
  absolutePath: '/workspace/a.png',
  fileName: 'a.png',
  contentType: 'image/png',
  size: 7,
};

const SUCCESS: RunResult = {
  conclusion: 'success',
  report: {
    uploads: [{ status: 'uploaded', asset: ASSET, assetId: 'id-1', attempts: 1, durationMs: 5 }],
    exports: [{ variantId: 'v', network: 'n', status: 'triggered', attempts: 1, response: 'ok' }],
  },
  failures: [],
};

const FAILURE: RunResult = {
  conclusion: 'failure',
  report: { uploads: [{ status: 'not-attempted', asset: ASSET }], exports: [] },
  failures: [
    { title: 'Service error', lines: ['first', 'second'] },
    { title: 'Network failure', lines: ['third'] },
  ],
};

interface Finished {
  readonly conclusion: Conclusion;
  readonly stdout: CapturedStdout;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly manifestPath: string;
}

/** `@actions/core` remembers the file of the first summary, so that all tests here share one. */
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

/** A run of five seconds with an upload and a wait of this length. */
async function runThatWaited(waitedMs: number, env: NodeJS.ProcessEnv): Promise<RecordedRun> {
  const clock = new FakeClock();
  const waitTimer = new WaitTimer(clock);
  const phases = new PhaseTimer(clock);
  const { signal } = new AbortController();
  if (waitedMs > 0) {
    phases.listener.uploadsStarted?.([]);
    await waitTimer.measure(() => clock.sleep(waitedMs, signal));
    clock.advance(5_000 - waitedMs);
    phases.listener.uploadsFinished?.([]);
  }
  return {
    env,
    log: new Log(),
    waitTimer,
    signal,
    origin: { repository: 'owner/game' },
    startedAt: new Date(Date.now() - 5_000),
    recorder: new OutcomeRecorder(),
    phases,
  };
}

async function finish(
  ending: RunResult,
  { manifest = 'manifest.json', summary = true }: { manifest?: string; summary?: boolean } = {},
): Promise<Finished> {
  const stdout = captureStdout();
  const manifestPath = join(folder, manifest);
  const conclusion = await finishRun(
    {
      ...ending,
      inputs: { baseUrl: 'https://api.example.com/v1', organizationId: 'org-1', manifestPath, summary },
    },
    await runThatWaited(1_500, process.env),
  );
  const outputs = readOutputs(await readFile(join(folder, 'output'), 'utf8'));
  return { conclusion, stdout, outputs, summary: await readSummary(), manifestPath };
}

async function readSummary(): Promise<string> {
  return readFile(summaryFile, 'utf8').catch(() => '');
}

async function readManifest(path: string): Promise<Manifest> {
  return JSON.parse(await readFile(path, 'utf8'));
}

describe('the end of a run', () => {
  test('of a success is told in manifest, outputs and summary, without an annotation', async () => {
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
    expect(Date.parse(manifest.finishedAt) - Date.parse(manifest.startedAt)).toBeGreaterThanOrEqual(5_000);
    expect(outputs).toMatchObject({ 'asset-ids': '{"a.png":"id-1"}', manifest: manifestPath });
    expect(summary).toContain('## ✅ Playable content delivered');
    expect(summary).toContain('owner/game');
    expect(summary).toContain('section Upload');
    expect(stdout.lines).toEqual([
      'Waited 1.5 s in total, for rate limits and before retries',
      `Manifest: ${manifestPath}`,
    ]);
  });

  test('of a failure has an annotation a cause, and everything else too', async () => {
    const { conclusion, stdout, outputs, summary, manifestPath } = await finish(FAILURE);
    expect(conclusion).toBe('failure');
    expect(annotationsIn(stdout.lines)).toEqual([
      { level: 'error', title: 'Service error', lines: ['first', 'second'] },
      { level: 'error', title: 'Network failure', lines: ['third'] },
    ]);
    expect(await readManifest(manifestPath)).toMatchObject({ conclusion: 'failure' });
    expect(outputs).toMatchObject({ 'uploaded-count': '0', manifest: manifestPath });
    expect(summary).toContain('### ⛔ Service error\n\nfirst<br>➡️ <b>second</b>');
  });

  test.each(['cancelled', 'planned'] as const)('keeps the conclusion %s', async (conclusion) => {
    const finished = await finish({ ...FAILURE, conclusion, failures: [] });
    expect(finished.conclusion).toBe(conclusion);
    expect(await readManifest(finished.manifestPath)).toMatchObject({ conclusion });
  });

  test('has more than ten causes in ten annotations', async () => {
    const failures = Array.from({ length: 25 }, (_, index) => ({
      title: 'Service error' as const,
      lines: [`cause ${index}`],
    }));
    const { stdout } = await finish({ ...FAILURE, failures });
    const shown = annotationsIn(stdout.lines);
    expect(shown).toHaveLength(10);
    expect(shown[9]?.lines.at(-1)).toContain('15 more');
  });
});

describe('a manifest that can not be written', () => {
  test.each([SUCCESS, { ...FAILURE, conclusion: 'planned' as const, failures: [] }])(
    'makes a failure of $conclusion',
    async (ending) => {
      await writeFile(join(folder, 'file'), '');
      const { conclusion, stdout, outputs, summary } = await finish(ending, { manifest: 'file/m.json' });
      expect(conclusion).toBe('failure');
      const [annotation, ...others] = annotationsIn(stdout.lines);
      expect(others).toEqual([]);
      expect(annotation).toMatchObject({ level: 'error', title: 'Manifest not written' });
      expect(annotation?.lines[0]).toContain(join('file', 'm.json'));
      expect(annotation?.lines.at(-1)).toContain('`manifest`');
      expect(outputs).toHaveProperty('asset-ids');
      expect(summary).toContain('## ❌ Playable content not delivered');
      expect(summary).toContain('### ⛔ Manifest not written');
    },
  );
});

describe('outputs that can not be written', () => {
  test('make a failure of a success, and keep nothing else from being written', async () => {
    vi.stubEnv('GITHUB_OUTPUT', join(folder, 'gone', 'output'));
    const { conclusion, stdout, summary, manifestPath } = await finish(SUCCESS);
    expect(conclusion).toBe('failure');
    expect(annotationsIn(stdout.lines)).toMatchObject([{ level: 'error', title: 'Outputs not written' }]);
    expect(summary).toContain('### ⛔ Outputs not written');
    expect(await readManifest(manifestPath)).toMatchObject({ assets: [{ assetId: 'id-1' }] });
  });
});

test.each(['', undefined])(
  'outputs are never printed as commands where the runner names no file: %j',
  async (file) => {
    vi.stubEnv('GITHUB_OUTPUT', file);
    const stdout = captureStdout();
    const conclusion = await finishRun(
      { conclusion: 'success', report: { uploads: [], exports: [] }, failures: [] },
      await runThatWaited(0, { ...process.env, RUNNER_TEMP: folder }),
    );
    expect(conclusion).toBe('failure');
    expect(stdout.lines.join('\n')).toContain('Outputs not written');
    expect(stdout.lines.join('\n')).not.toContain('set-output');
  },
);

describe('a run whose inputs were not even read', () => {
  test('has a manifest of its own, outputs and a summary', async () => {
    const stdout = captureStdout();
    const conclusion = await finishRun(
      { conclusion: 'failure', report: { uploads: [], exports: [] }, failures: FAILURE.failures },
      await runThatWaited(0, { ...process.env, RUNNER_TEMP: folder }),
    );
    expect(conclusion).toBe('failure');
    const { manifest = '' } = readOutputs(await readFile(join(folder, 'output'), 'utf8'));
    expect(dirname(manifest)).toBe(folder);
    expect(await readManifest(manifest)).toMatchObject({ baseUrl: '', organizationId: '', assets: [] });
    expect(await readSummary()).toContain('## ❌');
    expect(annotationsIn(stdout.lines)).toHaveLength(2);
  });
});

describe('a summary', () => {
  test('is not written where it is not asked for', async () => {
    expect((await finish(SUCCESS, { summary: false })).summary).toBe('');
  });

  test('is not written where there is no file for it, and that is no error', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', '');
    const { conclusion, stdout, summary } = await finish(SUCCESS);
    expect(conclusion).toBe('success');
    expect(annotationsIn(stdout.lines)).toEqual([]);
    expect(summary).toBe('');
  });

  test('that can not be written is a warning, and everything else is done', async () => {
    await rm(summaryFile);
    await mkdir(summaryFile);
    const { conclusion, stdout, outputs } = await finish(SUCCESS);
    expect(conclusion).toBe('success');
    expect(annotationsIn(stdout.lines)).toMatchObject([
      { level: 'warning', title: 'Job summary not written' },
    ]);
    expect(outputs).toHaveProperty('manifest');
  });

  test('does not stand in the next one again', async () => {
    await finish(SUCCESS);
    await writeFile(summaryFile, '');
    await writeFile(join(folder, 'output'), '');
    expect((await finish(FAILURE)).summary).not.toContain('✅ Playable content delivered');
  });
});
