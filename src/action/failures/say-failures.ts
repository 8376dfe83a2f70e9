import type { Log } from '../runner/log.ts';
import type { Failure } from './failures.ts';

/** An annotation for each failure; what it has no room for goes to the log alone. */
export function sayFailures(failures: readonly Failure[], log: Log): void {
  for (const { title, lines, details = [] } of failures) {
    log.list(details);
    log.error(title, ...lines);
  }
}
