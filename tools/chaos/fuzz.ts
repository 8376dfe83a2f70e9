/**
 * Runs the bundled action and its sub-actions under seeded faults, and checks that they told the truth. Seeds take turns with five
 * kinds: `wire` (bytes of responses), `disk` (errors of the file system), `games` (lists that change), `continue` (a release that is
 * interrupted by signals or errors, and continued until it succeeds), and `data` (what the service says arrives as it was sent).
 *
 * Usage: npm run verify -- fuzz [--seeds N | --seed N] [--kind K]
 *   --seeds N   runs with the seeds 1 to N; default 100
 *   --seed N    one run with this seed
 *   --kind K    this kind only
 *
 * The exit code is 1 if a run was not true.
 */
import { parseArgs } from 'node:util';
import type { CheckedRun } from './checked-run.ts';
import { fuzzContinue } from './fuzz-continue.ts';
import { fuzzData } from './fuzz-data.ts';
import { fuzzDisk } from './fuzz-disk.ts';
import { fuzzGames } from './fuzz-games.ts';
import { fuzzWire } from './fuzz-wire.ts';
import { runSeeds, SEED_OPTIONS } from './run-seeds.ts';

/** The last run of a seed, all problems, and what was done to it. */
export interface FuzzResult {
  readonly run: CheckedRun;
  readonly problems: readonly string[];
  readonly faults: string;
}

const KINDS: Readonly<Record<string, (seed: number, folder: string) => Promise<FuzzResult>>> = {
  wire: fuzzWire,
  disk: fuzzDisk,
  games: fuzzGames,
  continue: fuzzContinue,
  data: fuzzData,
};

const { values } = parseArgs({ options: { ...SEED_OPTIONS, kind: { type: 'string' } } });
const kinds = Object.entries(KINDS).filter(([name]) => values.kind === undefined || values.kind === name);
if (kinds.length === 0) throw new RangeError(`--kind must be one of ${Object.keys(KINDS).join(', ')}`);
const kindOf = (seed: number) => kinds[seed % kinds.length] as (typeof kinds)[number];

await runSeeds(
  values,
  100,
  async (seed, folder) => {
    const [kind, fuzz] = kindOf(seed);
    const { run, problems, faults } = await fuzz(seed, folder);
    const seconds = (run.durationMs / 1000).toFixed(1);
    const summary = `${kind}: exit ${run.exitCode}; ${seconds} s; ${faults}`;
    return { summary, problems, evidence: { 'stdout.log': run.stdout } };
  },
  (seed) => `npm run verify -- fuzz --seed ${seed} --kind ${kindOf(seed)[0]}`,
);
