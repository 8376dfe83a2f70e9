/**
 * How much more memory the action needs for a large file than for a small one: the difference of the peaks of two
 * processes, which are the same but for the file. The large file is sparse, so it takes no space.
 *
 * Usage: node bench/large-file.ts [--mebibytes N] [--at-most-mib M]
 *   --mebibytes    size of the large file, 2048 unless given
 *   --at-most-mib  exit with 1 where the difference is above M MiB
 */
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { numberOption } from '../scripts/number-option.ts';
import { checkDelivery } from './check-delivery.ts';
import { plainScript } from './plain-script.ts';
import { runAction } from './run-action.ts';
import { runBench } from './run-bench.ts';
import { startSink } from './start-sink.ts';
import { temporaryFolder } from './temporary-folder.ts';

const MIB = 1024 * 1024;

await runBench(async (signal) => {
  const { values } = parseArgs({
    options: { mebibytes: { type: 'string' }, 'at-most-mib': { type: 'string' } },
  });
  const mebibytes = numberOption('mebibytes', values.mebibytes ?? '2048', { min: 1, whole: true });
  const atMost = numberOption('at-most-mib', values['at-most-mib'] ?? 'Infinity', { min: 0, whole: false });

  await using temporary = await temporaryFolder();
  const temp = await temporary.subfolder('runner');
  const meter = await plainScript('report-peak-memory.ts', await temporary.subfolder('meter'));
  await using sink = await startSink();

  /** Uploads one file and returns the peak of the process that did, in MiB. */
  const peakFor = async (name: string, bytes: number): Promise<number> => {
    const workspace = await temporary.subfolder(name);
    const file = join(workspace, 'asset.bin');
    await writeFile(file, '');
    await truncate(file, bytes);
    const nodeOptions = ['--import', pathToFileURL(meter).href];
    const { durationMs, note } = await checkDelivery(sink, { files: 1, bytes }, () =>
      runAction({ baseUrl: sink.baseUrl, workspace, temp, nodeOptions }, signal),
    );
    const peak = Number(note) / 1024;
    if (!(peak > 0)) throw new Error(`The process did not tell its peak memory: ${note}`);
    process.stdout.write(
      `${name} file, ${bytes / MIB} MiB: peak ${peak.toFixed(1)} MiB, ${(durationMs / 1000).toFixed(2)} s\n`,
    );
    return peak;
  };

  const small = await peakFor('small', MIB);
  const large = await peakFor('large', mebibytes * MIB);
  const difference = large - small;
  const limit = atMost === Infinity ? 'no limit given' : `at most ${atMost} MiB allowed`;
  process.stdout.write(`difference: ${difference.toFixed(1)} MiB, ${limit}\n`);
  return difference <= atMost;
});
