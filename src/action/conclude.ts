import { isStored } from '../pipeline/is-stored.ts';
import type { PipelineReport } from '../pipeline/run-pipeline.ts';
import type { Ending } from './ending.ts';
import type { ExplainContext } from './failures/explain-failure.ts';
import { failuresOf } from './failures/failures.ts';
import { explainCancellation } from './run-result.ts';

/** The ending of a run whose work came to a report: success where all that was asked for was done. */
export function conclude(
  report: PipelineReport,
  told: Pick<Ending, 'inputs' | 'earlier' | 'part'>,
  { signal, ...context }: ExplainContext & { readonly signal: AbortSignal },
): Ending {
  const failures = failuresOf(report, context);
  const ending = { ...told, report };
  const done = report.uploads.every(isStored) && report.exports.every(({ status }) => status === 'triggered');
  if (done) return { ...ending, conclusion: 'success', failures };
  if (!signal.aborted) return { ...ending, conclusion: 'failure', failures };
  const cancelled = explainCancellation(report, String(signal.reason));
  return { ...ending, conclusion: 'cancelled', failures: [...failures, cancelled] };
}
