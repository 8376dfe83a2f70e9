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

/**
 * What to say of each part of the work: `{ stored: 'stored #', triggered: 'triggered #' }` gives `stored 2 files and triggered v-1 to unity`.
 * `open` has the exports to trigger, `asked` those that are unknown and that this step itself requested.
 */
type Say = Partial<Record<'stored' | 'open' | 'triggered' | 'unknown' | 'asked', string>>;

function joinParts({ stored, exports }: Work, say: Say): string {
  const namesIf = (isOne: (one: Work['exports'][number]) => boolean): string =>
    namesOfExports(exports.filter(isOne));
  const isUnknown = ({ status }: Pick<ExportEntry, 'status'>): boolean => status === 'unknown';
  const parts: Record<keyof Say, string> = {
    stored: stored > 0 ? plural(stored, 'file') : '',
    open: namesIf((one) => !isTriggered(one) && !isUnknown(one)),
    triggered: namesIf(isTriggered),
    unknown: namesIf(isUnknown),
    asked: namesIf((one) => isUnknown(one) && one.attempts > 0),
  };
  const kinds = (Object.keys(parts) as (keyof Say)[]).filter((kind) => say[kind] && parts[kind] !== '');
  return new Intl.ListFormat('en').format(
    kinds.map((kind) => `${say[kind]}`.replace('#', () => parts[kind])),
  );
}

/** As `stored 2 files and triggered v-1 to unity`; empty if nothing was done. */
export function whatWasDone(work: Work): string {
  return joinParts(work, { stored: 'stored #', triggered: 'triggered #', unknown: 'may have triggered #' });
}

/** What "Re-run failed jobs" does after a failed step, if `post` keeps what was done; empty if nothing was done. */
export function whatContinues(work: Work): string {
  const effect = joinParts(work, {
    stored: 'sends no byte of # again',
    open: 'triggers #',
    triggered: 'does not trigger # again',
    asked:
      'triggers # only with `retry-unknown: true` (in the example workflows, the variable `PLAYABLE_RETRY_UNKNOWN`)',
  });
  return (
    whatWasDone(work) && effect && `If the job ends with "Kept for a re-run", "Re-run failed jobs" ${effect}.`
  );
}

/** What a re-run does if nothing keeps what was done; empty if nothing was done. */
export function whatRepeats(work: Work): string {
  const effect = joinParts(work, {
    stored: 'sends # again',
    triggered: 'triggers # again',
    unknown: 'triggers #, which may have been triggered',
  });
  return effect && `A re-run ${effect}.`;
}
