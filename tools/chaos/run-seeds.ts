import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numberOption } from '../../scripts/number-option.ts';
import { forEachConcurrently } from '../../src/support/concurrency.ts';

/** The run of one seed. */
export interface SeedResult {
  /** What was done to the run, and what it reached. */
  readonly summary: string;
  /** One sentence per contradiction. */
  readonly problems: readonly string[];
  /** Texts to keep if there are problems, by the name of a file. */
  readonly evidence: Readonly<Record<string, string>>;
}

/** A run spends nearly all of its time waiting. */
const SEEDS_AT_ONCE = 3;
const MAX_PROBLEMS = 40;

/** The options of both commands: the seeds 1 to N, or one seed. */
export const SEED_OPTIONS = { seeds: { type: 'string' }, seed: { type: 'string' } } as const;

/**
 * Runs seeds, each in an empty folder, prints one line per seed and the result last, and sets the exit code. The folder of a failed
 * seed stays.
 *
 * @param commandFor the command that repeats a seed
 */
export async function runSeeds(
  options: { readonly seeds?: string | undefined; readonly seed?: string | undefined },
  defaultCount: number,
  run: (seed: number, folder: string) => Promise<SeedResult>,
  commandFor: (seed: number) => string,
): Promise<void> {
  const count = numberOption('seeds', options.seeds ?? String(defaultCount), { min: 1, whole: true });
  const seeds =
    options.seed === undefined
      ? Array.from({ length: count }, (_, index) => index + 1)
      : [numberOption('seed', options.seed, { min: 0, whole: true })];
  const failed: number[] = [];
  const runSeed = async (seed: number): Promise<void> => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), `seed-${seed}-`)));
    const { summary, problems, evidence } = await run(seed, folder);
    print(`seed ${seed}: ${summary}`);
    if (problems.length === 0) return rm(folder, { recursive: true, force: true });
    failed.push(seed);
    const kept = { ...evidence, 'problems.txt': problems.join('\n') };
    for (const [name, text] of Object.entries(kept)) await writeFile(join(folder, name), text);
    const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => `  ✗ ${problem}\n`);
    print(`${shown.join('')}  Files of seed ${seed}: ${folder}; repeat: ${commandFor(seed)}`);
  };
  await forEachConcurrently(seeds, SEEDS_AT_ONCE, () => false, runSeed);
  print(
    failed.length === 0
      ? `${seeds.length} of ${seeds.length} seeds: nothing was lost, and every report is true`
      : `${seeds.length - failed.length} of ${seeds.length} seeds passed. FAILED: ${failed.sort((a, b) => a - b).join(', ')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
