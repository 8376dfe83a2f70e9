import { formatDuration } from '../../support/format.ts';
import type { Log } from './log.ts';

/** How long a run has waited in all, in milliseconds; not a word where it did not. */
export function sayWaiting(waitedMs: number, log: Log): void {
  if (waitedMs > 0)
    log.info(`Waited ${formatDuration(waitedMs)} in all, for rate limits and before further tries`);
}
