import type { OutcomeRecord } from './progress/outcome-recorder.ts';
import type { PhaseTimes } from './progress/phase-timer.ts';
import type { StepBase } from './run-action.ts';

/** What a run of the root action has from its first moment on. */
export interface Run extends StepBase {
  readonly record: OutcomeRecord;
  readonly times: PhaseTimes;
}
