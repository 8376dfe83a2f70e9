/**
 * Runs the bundled action and its sub-action `games/` under seeded faults, and checks that they told the truth. Seeds take turns
 * with five kinds: `wire` (bytes of responses), `disk` (errors of the file system), `signals`, `games` (lists that change), and
 * `continue` (a release that is interrupted and continued until it succeeds).
 *
 * Usage: npm run verify -- fuzz [--seeds N | --seed N] [--kind K]
 *   --seeds N   runs with the seeds 1 to N; default 100
 *   --seed N    one run with this seed
 *   --kind K    this kind only
 *
 * The exit code is 1 if a run was not true.
 */
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { numberOption } from '../../scripts/number-option.ts';
import { forEachConcurrently } from '../../src/support/concurrency.ts';
import { fuzzContinue } from './fuzz-continue.ts';
import { fuzzDisk } from './fuzz-disk.ts';
import { fuzzGames } from './fuzz-games.ts';
import type { FuzzRun } from './fuzz-run.ts';
import { fuzzSignals } from './fuzz-signals.ts';
import { fuzzWire } from './fuzz-wire.ts';

/** The last run of a seed, all problems, and what was done to it. */
export interface FuzzResult {
  readonly run: FuzzRun;
  readonly problems: readonly string[];
  readonly faults: string;
}

const KINDS: Readonly<Record<string, (seed: number, folder: string) => Promise<FuzzResult>>> = {
  wire: fuzzWire,
  disk: fuzzDisk,
  signals: fuzzSignals,
  games: fuzzGames,
  continue: fuzzContinue,
};

const SEEDS_AT_ONCE = 3;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { seeds: text, seed: text, kind: text } });
const names = Object.keys(KINDS).filter((name) => values.kind === undefined || values.kind === name);
if (names.length === 0) throw new RangeError(`--kind must be one of ${Object.keys(KINDS).join(', ')}`);
const count = numberOption('seeds', values.seeds ?? '100', { min: 1, whole: true });
const seeds =
  values.seed === undefined
    ? Array.from({ length: count }, (_, index) => index + 1)
    : [numberOption('seed', values.seed, { min: 0, whole: true })];

const failed: string[] = [];
await forEachConcurrently(seeds, SEEDS_AT_ONCE, () => false, runSeed);
print(
  failed.length === 0
    ? `${seeds.length} of ${seeds.length} seeds: every report is true`
    : `${seeds.length - failed.length} of ${seeds.length} seeds passed. FAILED: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs one seed and prints its result. The files of a failed run stay. */
async function runSeed(seed: number): Promise<void> {
  const kind = names[seed % names.length] as string;
  const folder = await realpath(await mkdtemp(join(tmpdir(), `fuzz-${kind}-${seed}-`)));
  await mkdir(join(folder, 'workspace'));
  const { run, problems, faults } = await (KINDS[kind] as (typeof KINDS)[string])(seed, folder);
  const line = `seed ${seed}, ${kind}: exit ${run.exitCode}; ${(run.durationMs / 1000).toFixed(1)} s; ${faults}`;
  if (problems.length === 0) {
    await rm(folder, { recursive: true, force: true });
    return print(line);
  }
  failed.push(`${seed} (${kind})`);
  await writeFile(join(folder, 'stdout.log'), run.stdout);
  const repeat = `npm run verify -- fuzz --seed ${seed} --kind ${kind}`;
  print(
    [line, ...problems.map((problem) => `  ✗ ${problem}`), `  Files: ${folder}; repeat: ${repeat}`].join(
      '\n',
    ),
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
