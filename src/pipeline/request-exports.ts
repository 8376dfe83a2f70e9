import { isAuthError } from '../api/errors.ts';
import type { ServiceClient } from '../api/service-client.ts';
import { forEachConcurrently } from '../support/concurrency.ts';
import { type Concurrency, toNumber } from './concurrency.ts';
import type { PipelineEvents } from './events.ts';
import { responseKeeper } from './keep-response.ts';
import { exportKey } from './manifest/previous-release.ts';
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
 * @param settled outcomes of an earlier run, by `exportKey`: these exports are not requested
 * @returns one outcome per request, in the order of the requests
 */
export async function requestExports(
  requests: readonly ExportRequest[],
  context: ExportContext,
  settled: ReadonlyMap<string, ExportOutcome> = new Map(),
): Promise<ExportOutcome[]> {
  const { concurrency, events, signal } = context;
  const outcomes: ExportOutcome[] = requests.map((request) => ({ ...request, status: 'not-attempted' }));
  const keepResponse = responseKeeper();
  let isRejected = false;
  events.exportsStarted(requests);
  await forEachConcurrently(
    requests,
    toNumber(concurrency),
    () => isRejected || signal.aborted,
    async (request, index) => {
      const outcome =
        settled.get(exportKey(request)) ?? (await requestExport(request, keepResponse, context));
      outcomes[index] = outcome;
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
