/**
 * Runs the bundled action under seeded faults, and checks that it told the truth. Seeds take turns with three kinds, which disturb a
 * delivery and continue it: `wire` (bytes of responses), `disk` (errors of the file system) and `signals`. `npm run verify -- chaos` is
 * one more kind: 1,000 files, and a fifth of all responses is broken.
 *
 * Usage: npm run verify -- fuzz [--seeds N | --seed N] [--kind K]
 *   --seeds N   runs with the seeds 1 to N; default 100; `npm run verify -- chaos` makes 20
 *   --seed N    one run with this seed
 *   --kind K    this kind only
 *
 * The exit code is 1 if a run was not true. The folder of a failed seed stays.
 */
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { numberOption } from '../../scripts/number-option.ts';
import { forEachConcurrently } from '../../src/support/workers.ts';
import { deliver, PLANS } from './fuzz-delivery.ts';

type Kind = keyof typeof PLANS;

/** `chaos` takes far longer. */
const IN_TURN = Object.keys(PLANS).filter((kind) => kind !== 'chaos');
/** A run spends nearly all of its time waiting. */
const SEEDS_AT_ONCE = 3;
/** Of what is printed. The file `problems.txt` has everything. */
const MAX_PROBLEMS = 40;
const MAX_LENGTH = 500;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { seeds: text, seed: text, kind: text } });
const kinds = values.kind === undefined ? IN_TURN : [values.kind];
if (!kinds.every((kind) => kind in PLANS))
  throw new RangeError(`--kind must be one of ${Object.keys(PLANS).join(', ')}`);
const count = numberOption('seeds', values.seeds ?? '100', 1);
const seeds =
  values.seed === undefined
    ? Array.from({ length: count }, (_, index) => index + 1)
    : [numberOption('seed', values.seed, 0)];

const failed: number[] = [];
await forEachConcurrently(seeds, SEEDS_AT_ONCE, () => false, runSeed);
print(
  failed.length === 0
    ? `${seeds.length} of ${seeds.length} seeds: nothing was lost, and every report is true`
    : `${seeds.length - failed.length} of ${seeds.length} seeds passed. FAILED: ${failed.sort((a, b) => a - b).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runSeed(seed: number): Promise<void> {
  const kind = kinds[seed % kinds.length] as Kind;
  const folder = await realpath(await mkdtemp(join(tmpdir(), `seed-${seed}-`)));
  const { run, problems, faults } = await deliver(PLANS[kind](seed), folder);
  print(`seed ${seed}: ${kind}: exit ${run.exitCode}; ${(run.durationMs / 1000).toFixed(1)} s; ${faults}`);
  if (problems.length === 0) return rm(folder, { recursive: true, force: true });
  failed.push(seed);
  await writeFile(join(folder, 'stdout.log'), run.stdout);
  await writeFile(join(folder, 'problems.txt'), problems.join('\n'));
  for (const problem of problems.slice(0, MAX_PROBLEMS)) print(`  ✗ ${problem.slice(0, MAX_LENGTH)}`);
  print(`  Files of seed ${seed}: ${folder}; repeat: npm run verify -- fuzz --seed ${seed} --kind ${kind}`);
}
