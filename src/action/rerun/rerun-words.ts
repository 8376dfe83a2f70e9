import { type ExportEntry, type ExportRequest, isTriggered } from '../../pipeline/outcomes.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import { formatExport } from '../report/failures/failures-of-run.ts';

/** What was done: by a step, or by the steps of a job. */
export interface Work {
  /** How many files are stored. */
  readonly stored: number;
  readonly exports: readonly Pick<ExportEntry, 'variantId' | 'network' | 'status' | 'attempts'>[];
}

/** Names exports, as `v-1 to unity, v-2 to unity`. */
export function namesOfExports(exports: readonly ExportRequest[]): string {
  return joinTruncated(exports.map(formatExport));
}

/** The parts of the work as text: `2 files`, `v-1 to unity`. A part that is empty has nothing. */
function partsOf({ stored, exports }: Work) {
  const namesIf = (isOne: (one: Work['exports'][number]) => boolean): string =>
    namesOfExports(exports.filter(isOne));
  return {
    stored: stored > 0 ? plural(stored, 'file') : '',
    triggered: namesIf(isTriggered),
    unknown: namesIf(({ status }) => status === 'unknown'),
    /** Those of the unknown ones that this step itself requested. */
    asked: namesIf(({ status, attempts }) => status === 'unknown' && attempts > 0),
    /** Those that are still to be triggered. */
    open: namesIf((one) => !isTriggered(one) && one.status !== 'unknown'),
  };
}

/** Joins the clauses that are not empty: `a, b, and c`. */
function joinClauses(...clauses: readonly string[]): string {
  return new Intl.ListFormat('en').format(clauses.filter((clause) => clause !== ''));
}

/** As `stored 2 files and triggered v-1 to unity`; empty if nothing was done. */
export function whatWasDone(work: Work): string {
  const { stored, triggered, unknown } = partsOf(work);
  return joinClauses(
    stored && `stored ${stored}`,
    triggered && `triggered ${triggered}`,
    unknown && `may have triggered ${unknown}`,
  );
}

/** What "Re-run failed jobs" does after a failed step, if `post` keeps what was done; empty if nothing was done. */
export function whatContinues(work: Work): string {
  const { stored, open, triggered, asked } = partsOf(work);
  const retry = '`retry-unknown: true` (in the example workflows, the variable `PLAYABLE_RETRY_UNKNOWN`)';
  const effect = joinClauses(
    stored && `sends no byte of ${stored} again`,
    open && `triggers ${open}`,
    triggered && `does not trigger ${triggered} again`,
    asked && `triggers ${asked} only with ${retry}`,
  );
  return (
    whatWasDone(work) && effect && `If the job ends with "Kept for a re-run", "Re-run failed jobs" ${effect}.`
  );
}

/** What a re-run does if nothing keeps what was done; empty if nothing was done. */
export function whatRepeats(work: Work): string {
  const { stored, triggered, unknown } = partsOf(work);
  const effect = joinClauses(
    stored && `sends ${stored} again`,
    triggered && `triggers ${triggered} again`,
    unknown && `triggers ${unknown}, which may have been triggered`,
  );
  return effect && `A re-run ${effect}.`;
}
