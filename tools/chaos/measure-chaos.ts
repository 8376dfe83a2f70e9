import { FAULT_NAMES } from '../../src/emulator/options.ts';
import type { ChaosRun } from './run-chaos.ts';

/** The log groups waits: a wait has no line of its own if it is at most this much longer than the last one in the log. */
const UNLOGGED_MS = 5_000;

/** The longest time without a request and without a line of log, and how long it may be. */
export interface Silence {
  readonly longestMs: number;
  readonly allowedMs: number;
}

/** The allowed silence is a request without progress, plus the longest `Retry-After` and the longest backoff in the log. */
export function measureSilence({ plan, step, journal, printedAtMs, endedAtMs }: ChaosRun): Silence {
  const eventsMs = [...journal.map(({ atMs }) => atMs), ...printedAtMs, endedAtMs].toSorted((a, b) => a - b);
  const gaps = eventsMs.slice(1).map((atMs, index) => atMs - (eventsMs[index] ?? atMs));
  const waitMs = maxWaitMs(step.stdout, 'as the server asked') + maxWaitMs(step.stdout, 'before another try');
  return {
    longestMs: Math.max(0, ...gaps),
    allowedMs: plan.requestTimeoutS * 1000 + Math.max(UNLOGGED_MS, waitMs),
  };
}

/** The longest wait of a kind in the log, in milliseconds. */
function maxWaitMs(stdout: string, kind: string): number {
  const waits = stdout.matchAll(
    new RegExp(`; waiting (?:(\\d+) ms|([\\d.]+) s|(\\d+) min (\\d+) s) ${kind} \\(attempt`, 'g'),
  );
  // The log rounds down to tenths of a second.
  const ms = [...waits].map(([, millis, seconds, minutes, rest]) =>
    millis === undefined
      ? Number(seconds ?? Number(minutes) * 60 + Number(rest)) * 1000 + 100
      : Number(millis),
  );
  return Math.max(0, ...ms);
}

/** A run in one line. */
export function describeChaos({ plan, step, journal, durationMs }: ChaosRun, silence: Silence): string {
  const { outputs } = step;
  const faults = journal.flatMap(({ fault }) => fault?.name ?? []);
  const counts = FAULT_NAMES.map((name) => `${name} ${faults.filter((fault) => fault === name).length}`);
  const share = ((100 * faults.length) / Math.max(1, journal.length)).toFixed(1);
  return [
    `seed ${plan.seed} (${plan.maxAttempts} attempts, ${plan.concurrency} at a time, Retry-After ${plan.retryAfter})`,
    `exit ${step.exitCode}`,
    `${outputs['uploaded-count']} of ${plan.fileCount} files and ${outputs['export-count']} of ${plan.variants.length * plan.networks.length} exports`,
    `${journal.length} requests, ${share} % broken (${counts.join(', ')})`,
    `${seconds(durationMs)}, longest silence ${seconds(silence.longestMs)} of ${seconds(silence.allowedMs)}`,
  ].join('; ');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
