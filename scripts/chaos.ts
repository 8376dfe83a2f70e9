/**
 * Runs the bundled action against an emulator that breaks requests, once a seed, and checks from both sides that what it
 * told is so. Prints a line a seed and a verdict last; `--help` names the options.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forEachConcurrently } from '../src/support/concurrency.ts';
import { planChaos } from './chaos/chaos-plan.ts';
import type { ChaosRun } from './chaos/chaos-run.ts';
import { describeChaos } from './chaos/describe-chaos.ts';
import { findLies } from './chaos/find-lies.ts';
import { measureChaos } from './chaos/measure-chaos.ts';
import { CHAOS_HELP, type ChaosOptions, readChaosOptions } from './chaos/read-chaos-options.ts';
import { runChaos } from './chaos/run-chaos.ts';

/** What a busy machine may add to a silence that is nobody's fault. */
const SLACK_MS = 2_000;

const MOST_PROBLEMS = 40;

/** Nearly all of a run is waiting, as every `Retry-After` is obeyed. */
const SEEDS_AT_ONCE = 3;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs one seed and says what came of it. */
async function runSeed(seed: number, { files, rate }: ChaosOptions): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), `chaos-${seed}-`));
  const run = await runChaos(planChaos(seed, files, rate), folder);
  const figures = measureChaos(run);
  const problems = findLies(run);
  if (figures.silenceMs > figures.allowedSilenceMs + SLACK_MS) problems.push('it was silent for too long');
  const line = describeChaos(run, figures);
  if (problems.length === 0) {
    say(line);
    await rm(folder, { recursive: true, force: true });
    return true;
  }
  await keep(run, problems, folder);
  // In one go: other runs have their lines, too.
  say(line);
  for (const problem of problems.slice(0, MOST_PROBLEMS)) say(`  ✗ ${problem}`);
  if (problems.length > MOST_PROBLEMS) say(`  and ${problems.length - MOST_PROBLEMS} more, in problems.txt`);
  say(`  What there is of it: ${folder}`);
  say(`  Again: npm run chaos -- --seed ${seed} --files ${files} --rate ${rate}`);
  return false;
}

/** Puts beside the files and the manifest what else helps to understand a run. */
async function keep({ step, journal }: ChaosRun, problems: readonly string[], folder: string): Promise<void> {
  await writeFile(join(folder, 'problems.txt'), problems.map((problem) => `${problem}\n`).join(''));
  await writeFile(join(folder, 'stdout.log'), step.stdout);
  await writeFile(
    join(folder, 'journal.jsonl'),
    journal.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
  );
}

async function main(options: ChaosOptions): Promise<void> {
  const bad: number[] = [];
  await forEachConcurrently(
    options.seeds,
    SEEDS_AT_ONCE,
    () => false,
    async (seed) => {
      if (!(await runSeed(seed, options))) bad.push(seed);
    },
  );
  bad.sort((a, b) => a - b);
  const { length } = options.seeds;
  say(
    bad.length === 0
      ? `${length} of ${length} seeds: nothing lost, and nothing told that is not so`
      : `${length - bad.length} of ${length} seeds are good. NOT good: ${bad.join(', ')}`,
  );
  process.exitCode = bad.length === 0 ? 0 : 1;
}

try {
  const options = readChaosOptions(process.argv.slice(2));
  if (options === 'help') process.stdout.write(CHAOS_HELP);
  else await main(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
