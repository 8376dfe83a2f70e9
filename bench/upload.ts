/**
 * How long the action takes for 1,000 small files, compared with a bare script on undici: whole processes, from spawn
 * to exit, in turn. Both upload to the same sink, and every run is checked to have delivered everything.
 *
 * Usage: node bench/upload.ts [--runs N] [--at-most R]
 *   --runs     counted runs of each, 7 unless given, after a warm-up of each
 *   --at-most  exit with 1 where the median of the pairwise ratios is above R
 */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { numberOption } from '../scripts/number-option.ts';
import { checkDelivery } from './check-delivery.ts';
import { plainScript } from './plain-script.ts';
import { ORGANIZATION, runAction, TOKEN } from './run-action.ts';
import { runBench } from './run-bench.ts';
import { runProcess } from './run-process.ts';
import { type Spread, spread } from './spread.ts';
import { startSink } from './start-sink.ts';
import { temporaryFolder } from './temporary-folder.ts';

const FILES = 1_000;
const FILE_BYTES = 16 * 1024;

await runBench(async (signal) => {
  const { values } = parseArgs({ options: { runs: { type: 'string' }, 'at-most': { type: 'string' } } });
  const runs = numberOption('runs', values.runs ?? '7', { min: 1, whole: true });
  const atMost = numberOption('at-most', values['at-most'] ?? 'Infinity', { min: 0, whole: false });

  await using temporary = await temporaryFolder();
  const workspace = await temporary.subfolder('files');
  await writeFiles(workspace, signal);
  const rival = await plainScript('undici-upload.ts', await temporary.subfolder('rival'));
  const temp = await temporary.subfolder('runner');
  await using sink = await startSink();
  const { baseUrl } = sink;

  const env = { PATH: process.env['PATH'], PLAYABLE_TOKEN: TOKEN, PLAYABLE_ORGANIZATION: ORGANIZATION };
  const contenders = [
    () => runAction({ baseUrl, workspace, temp }, signal),
    () => runProcess({ args: [rival, workspace, baseUrl], env }, signal),
  ];
  const times: number[][] = [[], []];
  const complete = { files: FILES, bytes: FILES * FILE_BYTES };
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, upload] of contenders.entries()) {
      const { durationMs } = await checkDelivery(sink, complete, upload);
      // The first of each warms up the sink and the disk's cache.
      if (run > 0) times[index]?.push(durationMs);
    }
  }
  const [action = [], undici = []] = times;
  const ratios = action.map((ms, index) => ms / (undici[index] ?? Number.NaN));
  const [actionMs, undiciMs, ratio] = [spread(action), spread(undici), spread(ratios)];

  process.stdout.write(
    [
      `${FILES.toLocaleString('en-US')} files of ${FILE_BYTES / 1024} KiB, ${runs} runs of each`,
      '                   min  median     max',
      `action, ms     ${cells(actionMs, 0)}`,
      `undici, ms     ${cells(undiciMs, 0)}`,
      `action/undici  ${cells(ratio, 2)}   of the pairs of runs`,
      `ratio of the medians: ${(actionMs.median / undiciMs.median).toFixed(2)}`,
      `median of the ratios: ${ratio.median.toFixed(2)}, ${atMost === Infinity ? 'no limit given' : `at most ${atMost} allowed`}\n`,
    ].join('\n'),
  );
  return ratio.median <= atMost;
});

async function writeFiles(folder: string, signal: AbortSignal): Promise<void> {
  for (let index = 0; index < FILES; index += 1) {
    const path = join(folder, `asset-${String(index).padStart(4, '0')}.bin`);
    await writeFile(path, randomBytes(FILE_BYTES), { signal });
  }
}

function cells({ min, median, max }: Spread, digits: number): string {
  return [min, median, max].map((value) => value.toFixed(digits).padStart(7)).join(' ');
}
