import type { CallFailure } from '../../api/call.ts';
import type { PipelineReport } from '../../pipeline/run-pipeline.ts';
import { isAuthError } from '../../pipeline/upload-assets.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import { type Log, MAX_ANNOTATIONS_PER_LEVEL } from '../runner/log.ts';
import {
  type ExplainContext,
  type Explanation,
  explainFailure,
  type FailureTitle,
} from './explain-failure.ts';

/** One cause of a red run, as it stands in an annotation and in the job summary. */
export interface Failure {
  readonly title: FailureTitle;
  /** What happened, where, and what to do; one line each, whatever is in it. */
  readonly lines: readonly string[];
  /** What the lines have no room for: for the log alone. */
  readonly details?: readonly string[];
}

interface Cause {
  readonly explanation: Explanation;
  /** Paths of files. */
  readonly files: string[];
  /** Exports by name, those certainly not triggered and those that may have been. */
  readonly failed: string[];
  readonly unknown: string[];
}

/** Text from outside is a part of most causes: with more of them than this, those of one title count as one. */
const MAX_CAUSES = 40;

/** The failure of a single call; `undefined` for one that was only stopped by something else. */
export function toFailure(failure: CallFailure, context: ExplainContext): Failure | undefined {
  const explanation = explainFailure(failure, context);
  return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}

/** The failures of a report, those of one cause together. */
export function toFailures(report: PipelineReport, context: ExplainContext): Failure[] {
  const causes = new Map<string, Cause>();
  const add = (failure: CallFailure, list: 'files' | 'failed' | 'unknown', name: string): void => {
    const explanation = explainFailure(failure, context);
    if (explanation === undefined) return;
    const own = `${explanation.title}\n${explanation.cause}`;
    const isOwn = causes.has(own) || causes.size < MAX_CAUSES;
    const key = isOwn ? own : explanation.title;
    const first = isOwn
      ? explanation
      : { ...explanation, what: `Of many answers, the first: ${explanation.what}` };
    const known = causes.get(key) ?? { explanation: first, files: [], failed: [], unknown: [] };
    // That something may have been done is the more important advice.
    causes.set(key, list === 'unknown' ? { ...known, explanation } : known);
    // That the token is refused says nothing about the file or the export that happened to come first.
    if (!isAuthError(failure.error)) known[list].push(name);
  };
  for (const outcome of report.uploads) {
    if (outcome.status === 'failed') add(outcome.failure, 'files', outcome.asset.path);
  }
  for (const outcome of report.exports) {
    if (outcome.status === 'failed' || outcome.status === 'unknown') {
      add(outcome.failure, outcome.status, formatExport(outcome));
    }
  }
  return byImportance([...causes.values()]).map(
    ({ explanation: { title, what, advice }, files, failed, unknown }) => {
      const where = [
        formatAffected(files, 'file not uploaded', 'files not uploaded'),
        formatAffected(failed, 'export not triggered', 'exports not triggered'),
        formatAffected(
          unknown,
          'export that may have been triggered',
          'exports that may have been triggered',
        ),
      ];
      const which = where.filter((words) => words !== '').join('; ');
      return { title, lines: [...(which === '' ? [] : [which]), what, advice] };
    },
  );
}

/** As they came up; where not all of them reach the page, those that befell most come first. */
function byImportance(causes: readonly Cause[]): readonly Cause[] {
  const count = ({ files, failed, unknown }: Cause): number => files.length + failed.length + unknown.length;
  return causes.length <= MAX_ANNOTATIONS_PER_LEVEL ? causes : causes.toSorted((a, b) => count(b) - count(a));
}

/** An export as people speak of it. */
export function formatExport({ variantId, network }: { variantId: string; network: string }): string {
  return `${variantId} to ${network}`;
}

function formatAffected(names: readonly string[], one: string, many: string): string {
  return names.length === 0 ? '' : `${plural(names.length, one, many)}: ${joinTruncated(names)}`;
}

/** An annotation for each failure; what it has no room for goes to the log alone. */
export function annotateFailures(failures: readonly Failure[], log: Log): void {
  for (const { title, lines, details = [] } of failures) {
    log.list(details);
    log.error(title, ...lines);
  }
}
