import type { WaitTimer } from '../../retry/clock.ts';
import type { Log } from './log.ts';
import type { RunOrigin } from './run-origin.ts';

/** What every action works with. */
export interface ActionContext {
  readonly env: NodeJS.ProcessEnv;
  readonly log: Log;
  /** Adds up the time that requests spend waiting for the service or the storage. */
  readonly waitTimer: WaitTimer;
  /** Aborted by a cancellation. */
  readonly signal: AbortSignal;
  readonly origin: RunOrigin;
  readonly startedAt: Date;
}
