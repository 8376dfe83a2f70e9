import type { FaultName } from '../../src/emulator/options.ts';
import type { ChaosRun } from './chaos-run.ts';

/** The log tells of waits together: one that is up to so much longer than one just told has no line of its own. */
const UNTOLD_MS = 5_000;

/** What a run took. */
export interface ChaosFigures {
  readonly requests: number;
  readonly faults: ReadonlyMap<FaultName, number>;
  /** Requests that met a fault. */
  readonly broken: number;
  /** The longest time in which no request arrived and no line was printed, from the first of them to the end. */
  readonly silenceMs: number;
  /** How long that may be: a request without progress, the longest wait asked for, and the longest backoff, as far as they are told. */
  readonly allowedSilenceMs: number;
}

export function measureChaos({ plan, step, journal, toldAtMs, endedAtMs }: ChaosRun): ChaosFigures {
  const met = journal.flatMap(({ fault }) => fault?.name ?? []);
  const eventsMs = [...journal.map(({ atMs }) => atMs), ...toldAtMs, endedAtMs].toSorted((a, b) => a - b);
  const gaps = eventsMs.slice(1).map((atMs, index) => atMs - (eventsMs[index] ?? atMs));
  return {
    requests: journal.length,
    faults: new Map([...Map.groupBy(met, (name) => name)].map(([name, { length }]) => [name, length])),
    broken: met.length,
    silenceMs: Math.max(0, ...gaps),
    allowedSilenceMs:
      plan.requestTimeoutS * 1000 +
      Math.max(
        UNTOLD_MS,
        longestWaitMs(step.stdout, 'as it asked') + longestWaitMs(step.stdout, 'before another try'),
      ),
  };
}

/** The longest wait of a kind that the log tells, in milliseconds. */
function longestWaitMs(stdout: string, kind: string): number {
  const waits = stdout.matchAll(
    new RegExp(`; waiting (?:(\\d+) ms|([\\d.]+) s|(\\d+) min (\\d+) s) ${kind} \\(attempt`, 'g'),
  );
  // The log cuts tenths of a second off.
  const ms = [...waits].map(([, millis, seconds, minutes, rest]) =>
    millis === undefined
      ? Number(seconds ?? Number(minutes) * 60 + Number(rest)) * 1000 + 100
      : Number(millis),
  );
  return Math.max(0, ...ms);
}
