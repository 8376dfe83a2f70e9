import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { finishQuery, type QueryResult } from '../../../src/action/report/finish-run.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { WaitTimer } from '../../../src/retry/clock.ts';
import { FakeClock } from '../../doubles/clocks.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { annotationsIn, captureStdout, readOutputs } from '../run-here.ts';

const FILE = { output: 'games-file', prefix: 'playable-games', extension: 'json' };
const FAILURE = { title: 'Service error', lines: ['what', 'advice'] } as const;

/** Finishes a query. By default, the folder for the file and the runner's file of outputs exist. */
async function finish(
  result: Partial<QueryResult>,
  { temp, outputFile, waitedMs = 0 }: { temp?: string; outputFile?: string; waitedMs?: number } = {},
) {
  const folder = await temporaryFolder();
  const file = join(folder, 'output');
  await writeFile(file, '');
  vi.stubEnv('GITHUB_OUTPUT', outputFile ?? file);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const stdout = captureStdout();
  const clock = new FakeClock();
  const waitTimer = new WaitTimer(clock);
  const { signal } = new AbortController();
  await waitTimer.measure(() => clock.sleep(waitedMs, signal));
  const log = new Log();
  log.startGroup('a group that is still open');
  const env = { RUNNER_TEMP: temp ?? folder, GITHUB_OUTPUT: outputFile ?? file };
  const context = { env, log, waitTimer, signal, origin: {}, startedAt: new Date() };
  const query = { outputs: { games: '[]' }, content: '[]', failures: [], ...result };
  const succeeded = await finishQuery(query, FILE, context);
  return {
    succeeded,
    outputs: readOutputs(await readFile(file, 'utf8')),
    annotations: annotationsIn(stdout.lines),
    lines: stdout.lines,
    temp: folder,
  };
}

describe('a query that succeeded', () => {
  test('writes the outputs and the file, and the step succeeds', async () => {
    const { succeeded, outputs, annotations, temp } = await finish({
      outputs: { 'game-id': 'g-1', games: '[1]' },
      content: '[1]',
    });
    expect(succeeded).toBe(true);
    expect(annotations).toEqual([]);
    const path = outputs['games-file'] ?? '';
    expect(outputs).toEqual({ 'game-id': 'g-1', games: '[1]', 'games-file': path });
    expect(dirname(path)).toBe(temp);
    expect(path).toMatch(/playable-games-[\da-f]{8}\.json$/);
    expect(await readFile(path, 'utf8')).toBe('[1]');
  });

  test('writes to another file each time', async () => {
    const files = [await finish({}), await finish({})].map(({ outputs }) => outputs['games-file']);
    expect(new Set(files.map((path) => path?.slice(-13))).size).toBe(2);
  });

  test('closes the open group and logs the path of the file', async () => {
    const { lines, outputs } = await finish({});
    expect(lines).toEqual([
      '::group::a group that is still open',
      '::endgroup::',
      `Full content: ${outputs['games-file']}`,
    ]);
  });

  test('logs how long it waited', async () => {
    const { lines } = await finish({}, { waitedMs: 3_000 });
    expect(lines).toContain('Waited 3 s in all, for rate limits and before further tries');
  });

  test('writes a file even if the content is empty', async () => {
    const { succeeded, outputs } = await finish({ outputs: { assets: '' }, content: '' });
    expect(succeeded).toBe(true);
    expect(await readFile(outputs['games-file'] ?? '', 'utf8')).toBe('');
  });

  test('uses the folder of the system for temporary files if there is no RUNNER_TEMP', async () => {
    const { outputs } = await finish({}, { temp: '' });
    const { 'games-file': path = '' } = outputs;
    onTestFinished(() => rm(path));
    expect(dirname(path)).toBe(tmpdir());
  });

  test('leaves each output that is too large empty, with a warning that names the file', async () => {
    const large = 'x'.repeat(100_001);
    const { succeeded, outputs, annotations } = await finish({
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

describe('a query that failed', () => {
  test('annotates its failures and writes outputs, but no file without content', async () => {
    const { succeeded, outputs, annotations, temp } = await finish({
      content: undefined,
      failures: [FAILURE, { title: 'Cancelled', lines: ['The run was cancelled'] }],
    });
    expect(succeeded).toBe(false);
    expect(outputs).toEqual({ games: '[]', 'games-file': '' });
    expect(annotations).toEqual([
      { level: 'error', title: 'Service error', lines: ['what', 'advice'] },
      { level: 'error', title: 'Cancelled', lines: ['The run was cancelled'] },
    ]);
    expect((await readdir(temp)).filter((name) => name.startsWith('playable'))).toEqual([]);
  });

  test('still writes the content that it has to the file', async () => {
    const { succeeded, outputs } = await finish({ content: '[1,2]', failures: [FAILURE] });
    expect(succeeded).toBe(false);
    expect(await readFile(outputs['games-file'] ?? '', 'utf8')).toBe('[1,2]');
  });

  test('names no file in the warning about an output that is too large', async () => {
    const { annotations } = await finish({
      outputs: { games: 'x'.repeat(100_001) },
      content: undefined,
      failures: [FAILURE],
    });
    expect(annotations[0]?.lines[1]).toContain('no file either: see the errors');
  });
});

describe('a write error', () => {
  test('of the file makes the step fail, but the outputs are written', async () => {
    const notAFolder = join(await temporaryFolder(), 'file');
    await writeFile(notAFolder, '');
    const { succeeded, outputs, annotations } = await finish({}, { temp: notAFolder });
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
    const { succeeded, annotations, temp } = await finish({ content: '[1]' }, { outputFile: '' });
    expect(succeeded).toBe(false);
    const [name = ''] = (await readdir(temp)).filter((file) => file.startsWith('playable-games'));
    expect(annotations).toMatchObject([
      {
        title: 'Outputs not written',
        lines: [
          'GITHUB_OUTPUT: the variable is not set',
          `Read the values from the file: ${join(temp, name)}`,
        ],
      },
    ]);
    expect(await readFile(join(temp, name), 'utf8')).toBe('[1]');
  });

  test('of the outputs without a file says that the values are lost', async () => {
    const nowhere = join(await temporaryFolder(), 'nowhere', 'output');
    const { succeeded, annotations } = await finish(
      { content: undefined, failures: [FAILURE] },
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
