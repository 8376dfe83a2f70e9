/**
 * How long the action takes with one or another `concurrency`, for each of several latencies: whole processes in turn,
 * medians. Files are fewer where answers are late.
 *
 * Usage: node bench/concurrency.ts [--concurrency TEXT]... [--latency MS]... [--runs N]
 *   --concurrency  what the input is given: 4, 8, 16, 32, 64 and 128 unless given
 *   --latency      how long each answer is held back: 0, 10, 40 and 150 ms unless given
 *   --runs         counted runs of each, 3 unless given
 */
import { parseArgs } from 'node:util';
import { numberOption } from '../scripts/number-option.ts';
import { checkDelivery } from './check-delivery.ts';
import { ASSETS } from './file-sets.ts';
import { openSink } from './open-sink.ts';
import { plainTable } from './plain-table.ts';
import { runAction } from './run-action.ts';
import { runBench } from './run-bench.ts';
import { spread } from './spread.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { Workshop } from './workshop.ts';

const FILE_BYTES = 16 * 1024;
/** The latencies up to which so many files are sent. */
const FILES: readonly (readonly [ms: number, files: number])[] = [
  [10, 1_000],
  [40, 512],
  [Number.POSITIVE_INFINITY, 256],
];

await runBench(async (signal) => {
  const { values } = parseArgs({
    options: {
      concurrency: { type: 'string', multiple: true, default: ['4', '8', '16', '32', '64', '128'] },
      latency: { type: 'string', multiple: true, default: ['0', '10', '40', '150'] },
      runs: { type: 'string', default: '3' },
    },
  });
  const runs = numberOption('runs', values.runs, { min: 1, whole: true });
  const latencies = values.latency.map((text) => numberOption('latency', text, { min: 0, whole: true }));
  const ways = values.concurrency;

  await using temporary = await temporaryFolder();
  const workshop = new Workshop(temporary);
  const columns: string[][] = [];
  for (const latencyMs of latencies) {
    const [, count] = FILES.find(([upTo]) => latencyMs <= upTo) ?? [0, 0];
    const files = { count, bytes: FILE_BYTES };
    const workspace = await workshop.files.workspaceOf(files, signal);
    const temp = await workshop.newFolder('temp');
    await using sink = await openSink({ prefers: 'nginx', latencyMs }, await workshop.newFolder('sink'));
    const upload = async (concurrency: string): Promise<number> => {
      const inputs = { 'working-directory': ASSETS, concurrency };
      const delivery = { files: count, bytes: count * FILE_BYTES };
      const { durationMs } = await checkDelivery(sink, delivery, () =>
        runAction({ baseUrl: sink.baseUrl, workspace, temp, inputs }, signal),
      );
      return durationMs;
    };
    await upload(ways.at(-1) ?? '16');
    const times = ways.map((): number[] => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, way] of ways.entries()) times[index]?.push(await upload(way));
    }
    const medians = times.map((each) => spread(each).median);
    const best = Math.min(...medians);
    columns.push([
      `${latencyMs} ms, ${count} files`,
      ...medians.map((ms) => `${(ms / 1000).toFixed(2)} s  ${(ms / best).toFixed(2)}`),
    ]);
    process.stdout.write(`${latencyMs} ms: done, ${sink.name}\n`);
  }
  process.stdout.write(`\nmedians of ${runs}, and as multiples of the best one of their column\n`);
  const rows = ['concurrency', ...ways].map((head, row) => [
    head,
    ...columns.map((column) => column[row] ?? ''),
  ]);
  process.stdout.write(plainTable(rows));
  return true;
});
