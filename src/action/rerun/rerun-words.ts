import { type ExportEntry, type ExportRequest, isTriggered } from '../../pipeline/outcomes.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import { formatExport } from '../failures/failures.ts';

type Export = Pick<ExportEntry, 'variantId' | 'network' | 'status' | 'attempts'>;

/** What was done: by a step, or by the steps of a job. */
export interface Work {
  /** How many files are stored. */
  readonly stored: number;
  readonly exports: readonly Export[];
}

/** Names exports: by their networks, if they and these others all have one variant. */
export function namesOf(exports: readonly ExportRequest[], others = exports): string {
  const variants = new Set(others.map(({ variantId }) => variantId));
  return joinTruncated(exports.map((one) => (variants.size < 2 ? one.network : formatExport(one))));
}

/** Joins what these say of the stored files, and of the exports of each kind, by their names. Leaves out what there is nothing of. */
function describe(
  { stored, exports }: Work,
  sayStored: (files: string) => string,
  ...kinds: readonly (readonly [(one: Export) => boolean, (names: string) => string])[]
): string {
  const ofExports = kinds.map(([isOne, say]) => {
    const some = exports.filter(isOne);
    return some.length === 0 ? '' : say(namesOf(some, exports));
  });
  const parts = [stored === 0 ? '' : sayStored(plural(stored, 'file')), ...ofExports];
  return new Intl.ListFormat('en').format(parts.filter((part) => part !== ''));
}

const isUnknown = ({ status }: Export): boolean => status === 'unknown';

/** As `stored 2 files and triggered unity`; empty if nothing was done. */
export function whatWasDone(work: Work): string {
  return describe(
    work,
    (files) => `stored ${files}`,
    [isTriggered, (names) => `triggered ${names}`],
    [isUnknown, (names) => `may have triggered ${names}`],
  );
}

/** What "Re-run failed jobs" does after a failed step, if `post` keeps what was done; empty if nothing was done. */
export function whatContinues(work: Work): string {
  if (whatWasDone(work) === '') return '';
  const effect = describe(
    work,
    (files) => `sends no byte of ${files} again`,
    [(one) => !isTriggered(one) && !isUnknown(one), (names) => `triggers ${names}`],
    [isTriggered, (names) => `does not trigger ${names} again`],
    // Of those that an earlier step requested, the annotation says it elsewhere.
    [(one) => isUnknown(one) && one.attempts > 0, (names) => `triggers ${names} only with ${RETRY_UNKNOWN}`],
  );
  return effect && `If the job ends with "Kept for a re-run", "Re-run failed jobs" ${effect}.`;
}

const RETRY_UNKNOWN =
  '`retry-unknown: true` (in the example workflows, the variable `PLAYABLE_RETRY_UNKNOWN`)';

/** What a re-run does if nothing keeps what was done; empty if nothing was done. */
export function whatRepeats(work: Work): string {
  const effect = describe(
    work,
    (files) => `sends ${files} again`,
    [isTriggered, (names) => `triggers ${names} again`],
    [isUnknown, (names) => `triggers ${names}, which may have been triggered`],
  );
  return effect && `A re-run ${effect}.`;
}
