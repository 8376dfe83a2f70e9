import { HashedBody, withProgress } from '../api/body/body-decorators.ts';
import { fileBody } from '../api/body/file-body.ts';
import type { CallError, CallResult } from '../api/call.ts';
import { isAuthError, StorageRefusedError, UnexpectedError } from '../api/errors.ts';
import type { UploadTarget } from '../api/responses.ts';
import type { ServiceClient } from '../api/service-client.ts';
import type { StorageClient } from '../api/storage-client.ts';
import type { Clock } from '../retry/clock.ts';
import type { AttemptResult } from '../retry/retry.ts';
import { forEachConcurrently } from '../support/concurrency.ts';
import { type Concurrency, uploadsInFlight } from './concurrency.ts';
import type { PipelineEvents } from './events.ts';
import type { Asset, UploadOutcome } from './outcomes.ts';

/**
 * Uploads every asset. A failed upload does not stop the others, but a 401 or a 403 of the service does: nothing new starts.
 * PUTs that are already under way continue to their end: they need no token.
 *
 * @returns one outcome per asset, in the order of the assets
 */
export async function uploadAssets(
  assets: readonly Asset[],
  context: UploadContext,
): Promise<UploadOutcome[]> {
  const { events, service, concurrency } = context;
  const rejected = new AbortController();
  const stop = AbortSignal.any([context.signal, rejected.signal]);
  const outcomes: UploadOutcome[] = assets.map((asset) => ({ status: 'not-attempted', asset }));
  events.uploadsStarted(assets);
  if (!stop.aborted) await events.beforeUploads?.(assets);
  await forEachConcurrently(
    assets,
    uploadsInFlight(concurrency, assets, 0),
    () => stop.aborted,
    async (asset, index) => {
      const outcome = await uploadAsset(asset, context, stop);
      outcomes[index] = outcome;
      events.uploadSettled(outcome);
      if (outcome.status === 'failed' && isAuthError(outcome.failure.error)) rejected.abort();
    },
    service.responseMs.then((responseMs) => uploadsInFlight(concurrency, assets, responseMs)),
  );
  events.uploadsFinished(outcomes);
  return outcomes;
}

export interface UploadContext {
  readonly concurrency: Concurrency;
  readonly service: ServiceClient;
  readonly storage: StorageClient;
  readonly organizationId: string;
  /** Whether outcomes have the SHA-256 of the bytes sent. */
  readonly hashUploads: boolean;
  readonly clock: Clock;
  readonly events: PipelineEvents;
  readonly signal: AbortSignal;
}

/**
 * Uploads one asset: an upload URL from the service, and a PUT to the storage.
 *
 * The upload URL is requested only when the storage's turn has come, because it may expire soon. It is replaced if it has expired by the
 * time of a later attempt, and once if the storage says that it expired. Each attempt opens the file anew.
 *
 * @param stop ends waits, and starts no further attempt; `context.signal` aborts a PUT that is under way
 */
async function uploadAsset(asset: Asset, context: UploadContext, stop: AbortSignal): Promise<UploadOutcome> {
  const { service, storage, organizationId, hashUploads, clock, events } = context;
  const { fileName, contentType } = asset;
  const startedMs = clock.monotonicMs();
  const attempts = storage.startAttempts(stop);
  let target: UploadTarget | undefined;
  let usableUntilMs = 0;
  let isRenewed = false;
  let urlRetries = 0;
  let sha256: string | undefined;
  const unconfirmed: string[] = [];

  const finish = (result: CallResult<string>): UploadOutcome => {
    const made = urlRetries + result.effort.attempts;
    const durationMs = Math.round(clock.monotonicMs() - startedMs);
    const common = { asset, attempts: made, durationMs };
    if (result.ok) return { status: 'uploaded', assetId: result.value, ...(sha256 && { sha256 }), ...common };
    if (made === 0) return { status: 'not-attempted', asset };
    return { status: 'failed', failure: result, ...(unconfirmed.length > 0 && { unconfirmed }), ...common };
  };

  while (await attempts.turn()) {
    if (target === undefined || clock.monotonicMs() >= usableUntilMs) {
      const requestedMs = clock.monotonicMs();
      const requested = await service.requestUploadUrl({ fileName, contentType, organizationId }, stop);
      if (!requested.ok) return finish(attempts.endWith(requested));
      urlRetries += requested.effort.attempts - 1;
      target = requested.value;
      usableUntilMs = requestedMs + target.usableMs;
      // The storage may have begun a pause meanwhile.
      if (!attempts.hasTurn) continue;
    }
    const file = fileBody(asset.absolutePath, asset.size, asset.found);
    const hashed = hashUploads ? new HashedBody(file) : undefined;
    const body = withProgress(hashed ?? file, (sentBytes) => events.uploadProgress(asset, sentBytes));
    const result = await storage.put(target, { contentType, body }, context.signal);
    unconfirmed.push(...(hashed?.sentBefore ?? []));
    if (result.ok) sha256 = hashed?.sha256();
    else if (hashed?.isWhole && mayBeStored(result)) unconfirmed.push(hashed.sha256());
    if (saysExpired(result) && !isRenewed) {
      isRenewed = true;
      target = undefined;
      events.uploadUrlRenewed(asset);
      attempts.repeat();
    } else attempts.settle(result);
  }
  return finish(attempts.result);
}

type PutResult = AttemptResult<string, CallError>;

function saysExpired(result: PutResult): boolean {
  return !result.ok && result.error instanceof StorageRefusedError && result.error.expired;
}

/** Whether the storage may have the bytes, although it did not confirm them. */
function mayBeStored(result: PutResult): boolean {
  return !result.ok && (result.kind === 'transient' || result.error instanceof UnexpectedError);
}
