/**
 * Runs the bundled action against an emulator that breaks requests, one run per seed, and checks that what the action reported
 * agrees with what the emulator recorded. Prints one line per seed and the result last.
 *
 * Usage: npm run verify -- chaos [--seeds N | --seed N] [--files N] [--rate R]
 *   --seeds N   runs with the seeds 1 to N; default 20
 *   --seed N    one run with this seed
 *   --files N   files per run; default 1000
 *   --rate R    share of the requests that are broken, 0 to 1; default 0.2
 *
 * The exit code is 1 if a run contradicts the emulator.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { numberOption } from '../../scripts/number-option.ts';
import { forEachConcurrently } from '../../src/support/concurrency.ts';
import { planChaos } from './chaos-plan.ts';
import { describeChaos, measureSilence } from './measure-chaos.ts';
import { type ChaosRun, runChaos } from './run-chaos.ts';
import { verifyRun } from './verify-run.ts';

/** What a busy machine may add to the allowed silence. */
const SLACK_MS = 2_000;

const MAX_PROBLEMS = 40;

/** A run spends nearly all of its time waiting, because it obeys every `Retry-After`. */
const SEEDS_AT_ONCE = 3;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { seeds: text, seed: text, files: text, rate: text } });
const whole = { min: 1, whole: true };
const files = numberOption('files', values.files ?? '1000', whole);
const rate = numberOption('rate', values.rate ?? '0.2', { min: 0, max: 1 });
const seedCount = numberOption('seeds', values.seeds ?? '20', whole);
const seeds =
  values.seed === undefined
    ? Array.from({ length: seedCount }, (_, index) => index + 1)
    : [numberOption('seed', values.seed, { min: 0, whole: true })];

const failed: number[] = [];
await forEachConcurrently(
  seeds,
  SEEDS_AT_ONCE,
  () => false,
  async (seed) => {
    if (!(await runSeed(seed))) failed.push(seed);
  },
);
print(
  failed.length === 0
    ? `${seeds.length} of ${seeds.length} seeds: nothing was lost, and every report is true`
    : `${seeds.length - failed.length} of ${seeds.length} seeds passed. FAILED: ${failed.sort((a, b) => a - b).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs one seed, prints its result, and says whether it passed. */
async function runSeed(seed: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), `chaos-${seed}-`));
  const run = await runChaos(planChaos(seed, files, rate), folder);
  const silence = measureSilence(run);
  const problems = verifyRun(run);
  if (silence.longestMs > silence.allowedMs + SLACK_MS) problems.push('it was silent for too long');
  if (problems.length === 0) {
    print(describeChaos(run, silence));
    await rm(folder, { recursive: true, force: true });
    return true;
  }
  await keepEvidence(run, problems, folder);
  // One write, so that the lines of other runs do not come between.
  print(
    [
      describeChaos(run, silence),
      ...problems.slice(0, MAX_PROBLEMS).map((problem) => `  ✗ ${problem}`),
      ...(problems.length > MAX_PROBLEMS
        ? [`  and ${problems.length - MAX_PROBLEMS} more, in problems.txt`]
        : []),
      `  Files of this run: ${folder}`,
      `  To repeat it: npm run verify -- chaos --seed ${seed} --files ${files} --rate ${rate}`,
    ].join('\n'),
  );
  return false;
}

/** Adds log, journal and problems to the folder of a run, which already holds its files and its manifest. */
async function keepEvidence({ step, journal }: ChaosRun, problems: string[], folder: string): Promise<void> {
  await writeFile(join(folder, 'problems.txt'), problems.map((problem) => `${problem}\n`).join(''));
  await writeFile(join(folder, 'stdout.log'), step.stdout);
  const lines = journal.map((entry) => `${JSON.stringify(entry)}\n`);
  await writeFile(join(folder, 'journal.jsonl'), lines.join(''));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
