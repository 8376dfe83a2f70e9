import type { WaitingTime } from '../retry/waiting-time.ts';
import type { Log } from './log.ts';
import type { PhaseTimes } from './phase-times.ts';
import type { OutcomeRecord } from './record-outcomes.ts';
import type { RunContext } from './run-context.ts';

/** What a run has from its first moment on. */
export interface Run {
  readonly log: Log;
  readonly record: OutcomeRecord;
  readonly times: PhaseTimes;
  readonly waiting: WaitingTime;
  readonly signal: AbortSignal;
  readonly context: RunContext;
}
