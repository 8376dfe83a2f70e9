import type { PhaseTimes } from './phase-times.ts';
import type { OutcomeRecord } from './record-outcomes.ts';
import type { StepBase } from './step-frame.ts';

/** What a run of the root action has from its first moment on. */
export interface Run extends StepBase {
  readonly record: OutcomeRecord;
  readonly times: PhaseTimes;
}
