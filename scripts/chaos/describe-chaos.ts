import { FAULT_NAMES } from '../../src/emulator/options.ts';
import type { ChaosRun } from './chaos-run.ts';
import type { ChaosFigures } from './measure-chaos.ts';

/** A run in one line. */
export function describeChaos({ plan, step, durationMs }: ChaosRun, figures: ChaosFigures): string {
  const { requests, broken, faults, silenceMs, allowedSilenceMs } = figures;
  const { outputs } = step;
  const exports = plan.variants.length * plan.networks.length;
  const kinds = FAULT_NAMES.map((name) => `${name} ${faults.get(name) ?? 0}`).join(', ');
  return [
    `seed ${plan.seed} (${plan.maxAttempts} attempts, ${plan.concurrency} at a time, Retry-After ${plan.retryAfter})`,
    `exit ${step.exitCode}`,
    `${outputs['uploaded-count']} of ${plan.fileCount} files and ${outputs['export-count']} of ${exports} exports`,
    `${requests} requests, ${((100 * broken) / Math.max(1, requests)).toFixed(1)} % broken (${kinds})`,
    `${seconds(durationMs)}, longest silence ${seconds(silenceMs)} of ${seconds(allowedSilenceMs)}`,
  ].join('; ');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
