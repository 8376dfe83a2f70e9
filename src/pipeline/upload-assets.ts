import { HashedBody, withProgress } from '../api/body/body-decorators.ts';
import { fileBody } from '../api/body/file-body.ts';
import { isAuthError, StorageRefusedError } from '../api/errors.ts';
import type { ServiceClient } from '../api/service-client.ts';
import type { StorageClient } from '../api/storage-client.ts';
import type { Clock } from '../retry/clock.ts';
import { forEachConcurrently } from '../support/concurrency.ts';
import { type Concurrency, uploadsInFlight } from './concurrency.ts';
import type { PipelineEvents } from './events.ts';
import type { Asset, UploadOutcome } from './outcomes.ts';

export interface UploadContext {
  readonly service: ServiceClient;
  readonly storage: StorageClient;
  readonly organizationId: string;
  /** Whether outcomes have the SHA-256 of the bytes sent. */
  readonly hashUploads: boolean;
  readonly concurrency: Concurrency;
  readonly clock: Clock;
  readonly events: PipelineEvents;
  readonly signal: AbortSignal;
}

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
  const { events } = context;
  // `AbortSignal.any` would check every source signal at each access of `aborted`.
  const stop = new AbortController();
  const { signal } = stop;
  const onCancel = (): void => stop.abort(context.signal.reason);
  context.signal.addEventListener('abort', onCancel);
  if (context.signal.aborted) onCancel();
  const outcomes: UploadOutcome[] = assets.map((asset) => ({ status: 'not-attempted', asset }));
  events.uploadsStarted(assets);
  if (!signal.aborted) await events.beforeUploads?.(assets);
  const { promise: firstResponse, resolve } = Promise.withResolvers<void>();
  let hasResponse = false;
  const onResponse = (): void => {
    if (!hasResponse) resolve();
    hasResponse = true;
  };
  await forEachConcurrently(
    assets,
    uploadsInFlight(context.concurrency, assets, 0),
    () => signal.aborted,
    async (asset, index) => {
      const outcome = await uploadAsset(asset, context, signal, onResponse);
      outcomes[index] = outcome;
      events.uploadSettled(outcome);
      if (outcome.status === 'failed' && isAuthError(outcome.failure.error)) stop.abort();
    },
    firstResponse.then(() => uploadsInFlight(context.concurrency, assets, context.service.firstResponseMs)),
  );
  events.uploadsFinished(outcomes);
  return outcomes;
}

/** @param onResponse called after each successful request for an upload URL */
async function uploadAsset(
  asset: Asset,
  context: UploadContext,
  signal: AbortSignal,
  onResponse: () => void,
): Promise<UploadOutcome> {
  const { service, storage, organizationId, clock } = context;
  const { fileName, contentType } = asset;
  const startedMs = clock.monotonicMs();
  // Counts failed requests for upload URLs, and the attempts of a PUT whose upload URL had expired.
  let failedAttempts = 0;
  const requestTarget = async () => {
    const target = await service.requestUploadUrl({ fileName, contentType, organizationId }, signal);
    if (!target.ok) return target;
    onResponse();
    failedAttempts += target.effort.attempts - 1;
    return target;
  };
  const unconfirmed: string[] = [];
  for (let isRenewed = false; ; isRenewed = true) {
    const file = fileBody(asset.absolutePath, asset.size, asset.found);
    const hashed = context.hashUploads ? new HashedBody(file) : undefined;
    const body = withProgress(hashed ?? file, (sentBytes) => context.events.uploadProgress(asset, sentBytes));
    const onUnconfirmed = (): void => {
      if (hashed?.isWhole) unconfirmed.push(hashed.sha256());
    };
    const cancelSignal = context.signal;
    const put = await storage.put({ requestTarget, contentType, body, onUnconfirmed, cancelSignal }, signal);
    const attempts = failedAttempts + put.effort.attempts;
    const durationMs = Math.round(clock.monotonicMs() - startedMs);
    if (put.ok) {
      const uploaded = { status: 'uploaded', asset, assetId: put.value, attempts, durationMs } as const;
      return hashed === undefined ? uploaded : { ...uploaded, sha256: hashed.sha256() };
    }
    const isExpired = put.error instanceof StorageRefusedError && put.error.expired;
    if (!isExpired || isRenewed) {
      if (attempts === 0) return { status: 'not-attempted', asset };
      return {
        status: 'failed',
        asset,
        failure: put,
        ...(unconfirmed.length > 0 && { unconfirmed }),
        attempts,
        durationMs,
      };
    }
    failedAttempts = attempts;
    context.events.uploadUrlRenewed(asset);
  }
}
