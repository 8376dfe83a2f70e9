import { forbidsFurtherRequests } from '../pipeline/forbids-further-requests.ts';
import type { PipelineReport } from '../pipeline/run-pipeline.ts';
import { nameSome } from '../support/name-some.ts';
import { plural } from '../support/plural.ts';
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
}

/** The failures of a report, those of one cause together. */
export function failuresOf(report: PipelineReport, context: ExplainContext): Failure[] {
  const causes = new Map<string, { explanation: Explanation; files: string[]; exports: string[] }>();
  const add = (
    outcome: Parameters<typeof explainFailure>[0],
    list: 'files' | 'exports',
    name: string,
  ): void => {
    const explanation = explainFailure(outcome, context);
    if (explanation === undefined) return;
    const key = `${explanation.title}\n${explanation.cause}`;
    const known = causes.get(key) ?? { explanation, files: [], exports: [] };
    causes.set(key, known);
    // That the token is refused says nothing about the file or the export that happened to come first.
    if (!forbidsFurtherRequests(outcome.error)) known[list].push(name);
  };
  for (const outcome of report.uploads) {
    if (outcome.status === 'failed') add(outcome.failure, 'files', outcome.asset.path);
  }
  for (const outcome of report.exports) {
    const name = `${outcome.variantId} to ${outcome.network}`;
    if (outcome.status === 'failed') add(outcome.failure, 'exports', name);
    if (outcome.status === 'unknown') add(outcome.failure, 'exports', `${name} (outcome unknown)`);
  }
  return [...causes.values()].map(({ explanation, files, exports }) => {
    const where = [
      ...(files.length > 0 ? [`${plural(files.length, 'file')} not uploaded: ${nameSome(files)}`] : []),
      ...(exports.length > 0
        ? [`${plural(exports.length, 'export')} not confirmed: ${nameSome(exports)}`]
        : []),
    ];
    const { title, what, advice } = explanation;
    return { title, lines: [...where, what, advice] };
  });
}
