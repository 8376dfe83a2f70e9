import { isAuthError } from '../api/errors.ts';
import type { ServiceClient } from '../api/service-client.ts';
import { forEachConcurrently } from '../support/concurrency.ts';
import { formatBytes } from '../support/format.ts';
import { type Concurrency, toNumber } from './concurrency.ts';
import type { PipelineEvents } from './events.ts';
import { type EarlierExports, exportKey, isOpen } from './manifest/previous-release.ts';
import type { ExportOutcome, ExportRequest } from './outcomes.ts';

export interface ExportContext {
  readonly service: ServiceClient;
  readonly concurrency: Concurrency;
  readonly events: PipelineEvents;
  readonly signal: AbortSignal;
}

/**
 * Triggers every export. A failed export does not stop the others, but a 401 or a 403 does. Exports that are then in
 * flight are not aborted, because an aborted request may have been carried out or not.
 *
 * @param earlier exports of an earlier run; those that it triggered are not requested
 * @returns one outcome per request, in the order of the requests
 */
export async function requestExports(
  requests: readonly ExportRequest[],
  context: ExportContext,
  { outcomes: earlier, retryUnknown }: EarlierExports = { outcomes: new Map(), retryUnknown: false },
): Promise<ExportOutcome[]> {
  const { concurrency, events, signal } = context;
  const outcomes: ExportOutcome[] = requests.map(
    (request) => earlier.get(exportKey(request)) ?? { ...request, status: 'not-attempted' },
  );
  const open = outcomes.filter((outcome) => isOpen(outcome, retryUnknown));
  const keepResponse = responseKeeper();
  let isRejected = false;
  events.exportsStarted(outcomes);
  // First, so that the record has what the earlier run did, whatever stops this run.
  for (const outcome of outcomes) if (!isOpen(outcome, retryUnknown)) events.exportSettled(outcome);
  await forEachConcurrently(
    open,
    toNumber(concurrency),
    () => isRejected || signal.aborted,
    async (before) => {
      const { variantId, network } = before;
      const result = await requestExport({ variantId, network }, keepResponse, context);
      const outcome = result.status === 'not-attempted' ? before : result;
      outcomes[outcomes.indexOf(before)] = outcome;
      events.exportSettled(outcome);
      isRejected ||= outcome.status === 'failed' && isAuthError(outcome.failure.error);
    },
  );
  events.exportsFinished(outcomes);
  return outcomes;
}

async function requestExport(
  request: ExportRequest,
  keepResponse: (response: unknown) => unknown,
  { service, events, signal }: ExportContext,
): Promise<ExportOutcome> {
  const result = await service.triggerExport(request, signal, async () => events.beforeExport?.(request));
  const { attempts } = result.effort;
  if (result.ok) return { ...request, status: 'triggered', attempts, response: keepResponse(result.value) };
  if (attempts === 0) return { ...request, status: 'not-attempted' };
  const status = result.because === 'may-have-been-done' ? 'unknown' : 'failed';
  return { ...request, status, attempts, failure: result };
}

/** Maximum size of one response, as the manifest writes it. Deeply nested JSON grows much when it is indented. */
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Maximum size of all responses of a run. */
const MAX_TOTAL_BYTES = 16 * 1024 * 1024;

/** Makes a function that returns a response as it is, or a sentence instead of one that is too large to be kept. */
function responseKeeper(): (response: unknown) => unknown {
  let total = 0;
  return (response) => {
    if (response === undefined) return undefined;
    const bytes = writtenBytes(response);
    if (bytes > MAX_RESPONSE_BYTES)
      return `(left out: as indented JSON, it has more than ${formatBytes(MAX_RESPONSE_BYTES)})`;
    if (total + bytes > MAX_TOTAL_BYTES)
      return `(left out: as indented JSON, all responses together have more than ${formatBytes(MAX_TOTAL_BYTES)})`;
    total += bytes;
    return response;
  };
}

function writtenBytes(response: unknown): number {
  const compact = Buffer.byteLength(JSON.stringify(response));
  return compact > MAX_RESPONSE_BYTES ? compact : Buffer.byteLength(JSON.stringify(response, undefined, 2));
}
