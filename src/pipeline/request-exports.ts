import type { ServiceClient } from '../api/service-client.ts';
import { forEachConcurrently } from '../support/concurrency.ts';
import type { PipelineEvents } from './events.ts';
import type { ExportOutcome, ExportRequest } from './outcomes.ts';
import { isAuthError } from './upload-assets.ts';

export interface ExportContext {
  readonly service: ServiceClient;
  /** Exports in flight. */
  readonly concurrency: number;
  readonly events: PipelineEvents;
  readonly signal: AbortSignal;
}

/**
 * Triggers every export; one that fails does not stop the others, unless the token is refused. Those under way are
 * then waited for, because ending them would leave it unknown what became of them.
 *
 * @returns an outcome a request, in their order
 */
export async function requestExports(
  requests: readonly ExportRequest[],
  context: ExportContext,
): Promise<ExportOutcome[]> {
  const { concurrency, events, signal } = context;
  const outcomes: ExportOutcome[] = requests.map((request) => ({ ...request, status: 'not-attempted' }));
  let refused = false;
  events.exportsStarted(requests);
  await forEachConcurrently(
    requests,
    concurrency,
    () => refused || signal.aborted,
    async (request, index) => {
      const outcome = await requestExport(request, context);
      outcomes[index] = outcome;
      events.exportSettled(outcome);
      refused ||= outcome.status === 'failed' && isAuthError(outcome.failure.error);
    },
  );
  events.exportsFinished(outcomes);
  return outcomes;
}

async function requestExport(
  request: ExportRequest,
  { service, events, signal }: ExportContext,
): Promise<ExportOutcome> {
  const called = await service.triggerExport(request, signal, async () => events.beforeExport?.(request));
  const { attempts } = called.effort;
  if (called.ok) return { ...request, status: 'triggered', attempts, response: called.value };
  if (attempts === 0) return { ...request, status: 'not-attempted' };
  const status = called.because === 'may-have-been-done' ? 'unknown' : 'failed';
  return { ...request, status, attempts, failure: called };
}
