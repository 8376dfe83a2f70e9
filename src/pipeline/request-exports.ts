import { concernsEveryRequest } from '../api/errors.ts';
import type { ExportResponse } from '../api/export-response.ts';
import { forEachConcurrently } from '../support/workers.ts';
import { requestsAtOnce } from './concurrency.ts';
import type { PipelineContext } from './context.ts';
import type { ExportOutcome } from './outcomes.ts';

/** After a cancellation, an export under way has this time for its response: without it, it would be unknown. */
const GRACE_MS = 3_000;

/**
 * Triggers every export. A failed export does not stop the others, but an error that concerns every request does. Exports that are then in
 * flight are not aborted, because an aborted request may have been carried out or not.
 *
 * @param before the exports with what is known of them: those that an earlier step or attempt triggered are not requested
 * @param retryUnknown whether those that it may have triggered are requested again
 * @returns one outcome per export, in the same order
 */
export async function requestExports(
  before: readonly ExportOutcome[],
  context: PipelineContext,
  retryUnknown = false,
): Promise<ExportOutcome[]> {
  const { concurrency, clock, events, signal } = context;
  const late = new AbortController();
  const endLater = async (): Promise<void> => {
    await clock.sleep(GRACE_MS, late.signal);
    late.abort(signal.reason);
  };
  signal.addEventListener('abort', endLater);
  const outcomes = [...before];
  const open = outcomes.filter((outcome) => mustBeRequested(outcome, retryUnknown));
  const keepResponse = responseKeeper();
  let isRejected = false;
  events.exportsStarted(outcomes);
  // Before any request, so that the record has what an earlier run did even if this one is killed.
  for (const outcome of outcomes) if (!mustBeRequested(outcome, retryUnknown)) events.exportSettled(outcome);
  await forEachConcurrently(
    open,
    requestsAtOnce(concurrency),
    () => isRejected || signal.aborted,
    async (known) => {
      const outcome = await requestExport(known, keepResponse, context, late.signal);
      outcomes[outcomes.indexOf(known)] = outcome;
      events.exportSettled(outcome);
      isRejected ||= concernsEveryRequest(outcome.failure?.error);
    },
  );
  signal.removeEventListener('abort', endLater);
  late.abort();
  events.exportsFinished(outcomes);
  return outcomes;
}

/** Whether an export must be requested, if this is what is known of it. */
export function mustBeRequested({ status }: Pick<ExportOutcome, 'status'>, retryUnknown: boolean): boolean {
  return status === 'not-attempted' || (status === 'unknown' && retryUnknown);
}

/** Requests one export. Returns what is known of it if nothing was sent. */
async function requestExport(
  known: ExportOutcome,
  keepResponse: (response: ExportResponse) => ExportResponse,
  { service, events, signal }: PipelineContext,
  requestSignal: AbortSignal,
): Promise<ExportOutcome> {
  const request = { variantId: known.variantId, network: known.network };
  const beforeSent = () => events.beforeExport(request);
  const result = await service.triggerExport(request, signal, requestSignal, beforeSent);
  const { attempts } = result.effort;
  if (result.ok) return { ...request, status: 'triggered', attempts, ...keepResponse(result.value) };
  if (attempts === 0) return known;
  const { neverSent } = result;
  if (neverSent && result.because === 'cancelled') return known;
  const failed = { error: result.error.message, failure: result };
  // An earlier step may have triggered it all the same.
  if (neverSent && known.status === 'unknown') return { ...known, ...failed };
  const status = result.because === 'may-have-been-done' ? 'unknown' : 'failed';
  return { ...request, status, attempts, ...failed };
}

/** Maximum size of all responses of a run in the manifest. */
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
/** Parsers of JSON that call a function for each value fail at a depth of some thousands. */
const MAX_DEPTH = 1_000;

/** Makes a function that leaves out a response that the manifest can't hold. */
function responseKeeper(): (response: ExportResponse) => ExportResponse {
  let total = 0;
  return (kept) => {
    const { response, location } = kept;
    if (response === undefined) return kept;
    const place = location === undefined ? {} : { location };
    if (depthOf(response) > MAX_DEPTH) return { ...place, leftOut: 'it is nested too deeply' };
    const bytes = Buffer.byteLength(JSON.stringify(response));
    if (total + bytes > MAX_TOTAL_BYTES) return { ...place, leftOut: 'all responses together are too large' };
    total += bytes;
    return kept;
  };
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Object.values(value).reduce<number>((most, child) => Math.max(most, depthOf(child)), 0);
}
