/**
 * Runs the bundled action against an emulator that breaks requests, one run per seed, and checks that what the action reported
 * agrees with what the emulator recorded.
 *
 * Usage: npm run verify -- chaos [--seeds N | --seed N] [--files N] [--rate R]
 *   --seeds N   runs with the seeds 1 to N; default 20
 *   --seed N    one run with this seed
 *   --files N   files per run; default 1000
 *   --rate R    share of the requests that are broken, 0 to 1; default 0.2
 *
 * The exit code is 1 if a run contradicts the emulator.
 */
import { parseArgs } from 'node:util';
import { numberOption } from '../../scripts/number-option.ts';
import { FAULT_NAMES } from '../../src/emulator/options.ts';
import { planChaos } from './chaos-plan.ts';
import { type ChaosRun, runChaos } from './run-chaos.ts';
import { runSeeds, SEED_OPTIONS } from './run-seeds.ts';
import { verifyRun } from './verify-run.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { ...SEED_OPTIONS, files: text, rate: text } });
const files = numberOption('files', values.files ?? '1000', { min: 1, whole: true });
const rate = numberOption('rate', values.rate ?? '0.2', { min: 0, max: 1 });

await runSeeds(
  values,
  20,
  async (seed, folder) => {
    const run = await runChaos(planChaos(seed, files, rate), folder);
    const journal = run.journal.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    const evidence = { 'stdout.log': run.step.stdout, 'journal.jsonl': journal };
    return { summary: describeChaos(run), problems: verifyRun(run), evidence };
  },
  (seed) => `npm run verify -- chaos --seed ${seed} --files ${files} --rate ${rate}`,
);

function describeChaos({ plan, step, journal }: ChaosRun): string {
  const { outputs } = step;
  const faults = journal.flatMap(({ fault }) => fault?.name ?? []);
  const counts = FAULT_NAMES.map((name) => `${name} ${faults.filter((fault) => fault === name).length}`);
  const share = ((100 * faults.length) / Math.max(1, journal.length)).toFixed(1);
  return [
    `${plan.maxAttempts} attempts, ${plan.concurrency} at a time, Retry-After ${plan.retryAfter}`,
    `exit ${step.exitCode} after ${(step.durationMs / 1000).toFixed(1)} s`,
    `${outputs['uploaded-count']} of ${plan.fileCount} files and ${outputs['export-count']} of ${plan.variants.length * plan.networks.length} exports`,
    `${journal.length} requests, ${share} % broken (${counts.join(', ')})`,
  ].join('; ');
}
