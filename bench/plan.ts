/**
 * How long a job with `shard` takes until it could begin to upload, and how much memory: a dry run that finds very many files and
 * takes its part.
 *
 * Usage: node bench/plan.ts [--parts 16] [--files 1000000]
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { numberOption } from '../scripts/number-option.ts';
import { runBundle } from './run-action.ts';
import { runBench } from './run-bench.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { Workshop } from './workshop.ts';

await runBench(async (signal) => {
  const { values } = parseArgs({
    options: { parts: { type: 'string', default: '16' }, files: { type: 'string', default: '1000000' } },
  });
  const parts = numberOption('parts', values.parts, { min: 1, whole: true });
  const count = numberOption('files', values.files, { min: 1, whole: true });
  await using temporary = await temporaryFolder();
  const workshop = new Workshop(temporary);
  const workspace = await workshop.files.workspaceOf({ count, bytes: 16, perFolder: 1_000 }, signal);
  const meter = ['--import', pathToFileURL(await workshop.script('report-peak-memory.ts')).href];
  const inputs = { 'dry-run': 'true', assets: '**', shard: `1/${parts}` };
  const temp = await workshop.newFolder('temp');
  const run = { bundle: 'main', workspace, temp, inputs } as const;
  // The first look at files that were just made is slower than all others.
  await runBundle(run, signal);
  const { durationMs, note } = await runBundle({ ...run, nodeOptions: meter }, signal);
  const peakMib = Math.round(Number(note) / 1024);
  const seconds = (durationMs / 1000).toFixed(1);
  process.stdout.write(
    `${count} files found, 1 of ${parts} parts taken: ${seconds} s, peak ${peakMib} MiB\n`,
  );
  return true;
});
