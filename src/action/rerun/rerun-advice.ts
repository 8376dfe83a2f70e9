import { type ExportOutcome, isStored, isTriggered, type PipelineReport } from '../../pipeline/outcomes.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import { formatExport } from '../failures/failures.ts';
import type { Trouble } from './find-attempts.ts';

/**
 * Why it is not known what earlier attempts did, and what this attempt repeats.
 *
 * @param isPart whether something of them is known
 */
export function whatIsMissing(trouble: Trouble, isPart: boolean): readonly string[] {
  const why = {
    'no cache': 'This runner has no cache service',
    'no answer': 'The cache did not answer',
    damaged: `${isPart ? 'A part of what' : 'What'} was kept of earlier attempts is damaged`,
    'nothing left':
      'Earlier attempts of this job left nothing: they did not run, they succeeded, or nothing was kept',
  }[trouble];
  const effect = isPart
    ? 'What only that part knew is not known: compare what this attempt triggers with what you expect.'
    : 'This attempt sends every file and triggers every export, also those that an earlier attempt did.';
  return [`${why}.`, effect];
}

/** What "Re-run failed jobs" will do after a failed step, if the cache keeps what was done; empty if nothing was done. */
export function whatContinues(report: PipelineReport): string {
  const { stored, triggered, unknown, open } = workOf(report);
  if (stored === 0 && triggered === '' && unknown === '') return '';
  const parts = [
    ...(stored > 0 ? [`sends no byte of ${plural(stored, 'stored file')}`] : []),
    ...(open === '' ? [] : [`triggers ${open}`]),
    ...(unknown === '' ? [] : [`triggers ${unknown} only with \`retry-unknown: true\``]),
    ...(triggered === '' ? [] : [`does not trigger ${triggered} again`]),
  ];
  return `Re-run failed jobs: it ${parts.join(', and ')}.`;
}

/** What it will do if nothing keeps what was done; empty if nothing was done. */
export function whatRepeats(report: PipelineReport): string {
  const { stored, triggered } = workOf(report);
  if (stored === 0 && triggered === '') return '';
  const parts = [
    ...(stored > 0 ? [`sends ${plural(stored, 'stored file')} again`] : []),
    ...(triggered === '' ? [] : [`triggers ${triggered} again`]),
  ];
  return `Nothing keeps what was done: a re-run ${parts.join(', and ')}.`;
}

function workOf({ uploads, exports }: PipelineReport) {
  const hasOneVariant = new Set(exports.map(({ variantId }) => variantId)).size < 2;
  const nameOf = hasOneVariant ? ({ network }: ExportOutcome) => network : formatExport;
  const namesOf = (matches: (outcome: ExportOutcome) => boolean): string =>
    joinTruncated(exports.filter(matches).map(nameOf));
  return {
    stored: uploads.filter(isStored).length,
    triggered: namesOf(isTriggered),
    unknown: namesOf(({ status }) => status === 'unknown'),
    open: namesOf((one) => !isTriggered(one) && one.status !== 'unknown'),
  };
}
