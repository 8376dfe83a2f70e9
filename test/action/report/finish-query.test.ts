import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { finishQuery, type QueryResult } from '../../../src/action/report/finish-query.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { WaitTimer } from '../../../src/retry/clock.ts';
import { FakeClock } from '../../doubles/clocks.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { type Annotation, annotationsIn, captureStdout, readOutputs } from '../run-here.ts';

const FILE = { output: 'games-file', prefix: 'playable-games', extension: 'json' };
const FAILURE = { title: 'Service error', lines: ['what', 'advice'] } as const;

interface Circumstances {
  /** Where the file goes. Default: a folder that is there. */
  readonly temp?: string;
  /** The runner's file of outputs. Default: one that is there. */
  readonly outputFile?: string;
  readonly waitedMs?: number;
}

interface Finished {
  readonly isGreen: boolean;
  readonly outputs: Readonly<Record<string, string>>;
  readonly annotations: readonly Annotation[];
  readonly lines: readonly string[];
  readonly temp: string;
}

async function finish(
  reading: Partial<QueryResult>,
  { temp, outputFile, waitedMs = 0 }: Circumstances = {},
): Promise<Finished> {
  const folder = await temporaryFolder();
  const file = join(folder, 'output');
  await writeFile(file, '');
  vi.stubEnv('GITHUB_OUTPUT', outputFile ?? file);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const stdout = captureStdout();
  const clock = new FakeClock();
  const waiting = new WaitTimer(clock);
  await waiting.measure(() => clock.sleep(waitedMs, new AbortController().signal));
  const log = new Log();
  log.startGroup('what was going on');
  const env = { RUNNER_TEMP: temp ?? folder, GITHUB_OUTPUT: outputFile ?? file };
  const base = {
    env,
    log,
    waitTimer: waiting,
    signal: new AbortController().signal,
    origin: {},
    startedAt: new Date(),
  };
  const whole = { outputs: { games: '[]' }, content: '[]', failures: [], ...reading };
  const isGreen = await finishQuery(whole, FILE, base);
  return {
    isGreen,
    outputs: readOutputs(await readFile(file, 'utf8')),
    annotations: annotationsIn(stdout.lines),
    lines: stdout.lines,
    temp: folder,
  };
}

describe('a reading that went well', () => {
  test('is in the outputs and in a file, and the step is green', async () => {
    const { isGreen, outputs, annotations, temp } = await finish({
      outputs: { 'game-id': 'g-1', games: '[1]' },
      content: '[1]',
    });
    expect(isGreen).toBe(true);
    expect(annotations).toEqual([]);
    const path = outputs['games-file'] ?? '';
    expect(outputs).toEqual({ 'game-id': 'g-1', games: '[1]', 'games-file': path });
    expect(dirname(path)).toBe(temp);
    expect(path).toMatch(/playable-games-[\da-f]{8}\.json$/);
    expect(await readFile(path, 'utf8')).toBe('[1]');
  });

  test('has a file of its own each time', async () => {
    const files = [await finish({}), await finish({})].map(({ outputs }) => outputs['games-file']);
    expect(new Set(files.map((path) => path?.slice(-13))).size).toBe(2);
  });

  test('closes what is open in the log, and says where all of it is', async () => {
    const { lines, outputs } = await finish({});
    expect(lines).toEqual([
      '::group::what was going on',
      '::endgroup::',
      `All of it: ${outputs['games-file']}`,
    ]);
  });

  test('says how long it waited, where it did', async () => {
    const { lines } = await finish({}, { waitedMs: 3_000 });
    expect(lines).toContain('Waited 3 s in total, for rate limits and before retries');
  });

  test('may have read nothing', async () => {
    const { isGreen, outputs } = await finish({ outputs: { assets: '' }, content: '' });
    expect(isGreen).toBe(true);
    expect(await readFile(outputs['games-file'] ?? '', 'utf8')).toBe('');
  });

  test('is kept in the folder for temporary files where there is no RUNNER_TEMP', async () => {
    const { outputs } = await finish({}, { temp: '' });
    const { 'games-file': path = '' } = outputs;
    onTestFinished(() => rm(path));
    expect(dirname(path)).toBe(tmpdir());
  });

  test('has each output that is too large left empty, with a warning that names the file', async () => {
    const large = 'x'.repeat(100_001);
    const { isGreen, outputs, annotations } = await finish({
      outputs: { game: large, games: large, created: 'false' },
      content: large,
    });
    expect(isGreen).toBe(true);
    const path = outputs['games-file'] ?? '';
    expect(outputs).toEqual({ game: '', games: '', created: 'false', 'games-file': path });
    expect(await readFile(path, 'utf8')).toBe(large);
    expect(annotations.map(({ lines }) => lines[1])).toEqual([
      `Its value is in the file of \`games-file\`: ${path}`,
      `Its value is in the file of \`games-file\`: ${path}`,
    ]);
    expect(annotations.map(({ lines }) => lines[0]?.slice(0, 8))).toEqual(['`game` w', '`games` ']);
  });
});

describe('a reading that went wrong', () => {
  test('is told, with its outputs and without a file', async () => {
    const { isGreen, outputs, annotations, temp } = await finish({
      content: undefined,
      failures: [FAILURE, { title: 'Cancelled', lines: ['The run was cancelled'] }],
    });
    expect(isGreen).toBe(false);
    expect(outputs).toEqual({ games: '[]', 'games-file': '' });
    expect(annotations).toEqual([
      { level: 'error', title: 'Service error', lines: ['what', 'advice'] },
      { level: 'error', title: 'Cancelled', lines: ['The run was cancelled'] },
    ]);
    expect((await readdir(temp)).filter((name) => name.startsWith('playable'))).toEqual([]);
  });

  test('has all that there is in the file all the same', async () => {
    const { isGreen, outputs } = await finish({ content: '[1,2]', failures: [FAILURE] });
    expect(isGreen).toBe(false);
    expect(await readFile(outputs['games-file'] ?? '', 'utf8')).toBe('[1,2]');
  });

  test('has no file to name where an output is too large', async () => {
    const { annotations } = await finish({
      outputs: { games: 'x'.repeat(100_001) },
      content: undefined,
      failures: [FAILURE],
    });
    expect(annotations[0]?.lines[1]).toBe('Its value is in no file either: see the errors');
  });
});

describe('what can not be told makes the step red:', () => {
  test('a file that can not be written does not keep the outputs back', async () => {
    const notAFolder = join(await temporaryFolder(), 'file');
    await writeFile(notAFolder, '');
    const { isGreen, outputs, annotations } = await finish({}, { temp: notAFolder });
    expect(isGreen).toBe(false);
    expect(outputs).toEqual({ games: '[]', 'games-file': '' });
    expect(annotations).toMatchObject([
      {
        title: 'Outputs not written',
        lines: [expect.stringContaining(notAFolder), 'Look whether the disk of this runner is full.'],
      },
    ]);
  });

  test('outputs that can not be written are in the file', async () => {
    const { isGreen, annotations, temp } = await finish({ content: '[1]' }, { outputFile: '' });
    expect(isGreen).toBe(false);
    const [name = ''] = (await readdir(temp)).filter((file) => file.startsWith('playable-games'));
    expect(annotations).toMatchObject([
      {
        title: 'Outputs not written',
        lines: ['GITHUB_OUTPUT: the variable is not set', `What they would say is in ${join(temp, name)}`],
      },
    ]);
    expect(await readFile(join(temp, name), 'utf8')).toBe('[1]');
  });

  test('where neither is there, what was read is lost', async () => {
    const nowhere = join(await temporaryFolder(), 'nowhere', 'output');
    const { isGreen, annotations } = await finish(
      { content: undefined, failures: [FAILURE] },
      { outputFile: nowhere },
    );
    expect(isGreen).toBe(false);
    expect(annotations.map(({ title }) => title)).toEqual(['Service error', 'Outputs not written']);
    expect(annotations[1]?.lines).toEqual([
      expect.stringContaining(nowhere),
      'What they would say is lost: run it again.',
    ]);
  });
});
