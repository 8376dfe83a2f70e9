import { HashedBody, withProgress } from '../api/body/body-decorators.ts';
import { fileBody } from '../api/body/file-body.ts';
import type { CallFailure } from '../api/call.ts';
import { isAuthError, StorageRefusedError } from '../api/errors.ts';
import type { ServiceClient } from '../api/service-client.ts';
import type { StorageClient } from '../api/storage-client.ts';
import type { Clock } from '../retry/clock.ts';
import { forEachConcurrently } from '../support/concurrency.ts';
import type { AutoConcurrency } from './concurrency.ts';
import type { PipelineEvents } from './events.ts';
import type { Asset, UploadOutcome } from './outcomes.ts';

export interface UploadContext {
  readonly service: ServiceClient;
  readonly storage: StorageClient;
  readonly organizationId: string;
  /** Whether outcomes have the SHA-256 of the bytes sent. */
  readonly hashUploads: boolean;
  /** Uploads in flight, unless `control` is set. */
  readonly concurrency: number;
  /** Sets the number of uploads in flight while they run. */
  readonly control?: AutoConcurrency | undefined;
  readonly clock: Clock;
  readonly events: PipelineEvents;
  readonly signal: AbortSignal;
}

/** Interval of `AutoConcurrency.noResponse`. On connections that respond sooner, more uploads in flight gain little. */
const NO_RESPONSE_INTERVAL_MS = 10;

/**
 * Uploads every asset. A failed upload does not stop the others, but a 401 or a 403 of the service does.
 *
 * @returns one outcome per asset, in the order of the assets
 */
export async function uploadAssets(
  assets: readonly Asset[],
  context: UploadContext,
): Promise<UploadOutcome[]> {
  const { events, control, clock } = context;
  // `AbortSignal.any` would check every source signal at each access of `aborted`.
  const stop = new AbortController();
  const { signal } = stop;
  const onCancel = (): void => stop.abort(context.signal.reason);
  context.signal.addEventListener('abort', onCancel);
  if (context.signal.aborted) onCancel();
  const outcomes: UploadOutcome[] = assets.map((asset) => ({ status: 'not-attempted', asset }));
  events.uploadsStarted(assets);
  if (control !== undefined) void reportNoResponse(control, clock, signal);
  await forEachConcurrently(
    assets,
    control ?? context.concurrency,
    () => signal.aborted,
    async (asset, index) => {
      const outcome = await uploadAsset(asset, context, signal);
      outcomes[index] = outcome;
      control?.settled(clock.monotonicMs());
      events.uploadSettled(outcome);
      if (outcome.status === 'failed' && isAuthError(outcome.failure.error)) stop.abort();
    },
  );
  context.signal.removeEventListener('abort', onCancel);
  events.uploadsFinished(outcomes);
  return outcomes;
}

async function reportNoResponse(control: AutoConcurrency, clock: Clock, signal: AbortSignal): Promise<void> {
  while (control.isProbing && !signal.aborted) {
    await clock.sleep(NO_RESPONSE_INTERVAL_MS, signal);
    control.noResponse(clock.monotonicMs());
  }
}

async function uploadAsset(
  asset: Asset,
  context: UploadContext,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const { service, storage, organizationId, clock } = context;
  const { fileName, contentType } = asset;
  const startedMs = clock.monotonicMs();
  // Of the earlier requests for this asset.
  let failedAttempts = 0;
  const elapsed = (): number => Math.round(clock.monotonicMs() - startedMs);
  const failed = (failure: CallFailure): UploadOutcome => {
    const attempts = failedAttempts + failure.effort.attempts;
    if (attempts === 0) return { status: 'not-attempted', asset };
    return { status: 'failed', asset, failure, attempts, durationMs: elapsed() };
  };

  for (let isRenewed = false; ; isRenewed = true) {
    // An upload URL is useless while the storage accepts no request.
    if (storage.blocked && !isRenewed) return { status: 'not-attempted', asset };
    const target = await service.requestUploadUrl({ fileName, contentType, organizationId }, signal);
    if (!target.ok) return failed(target);
    failedAttempts += target.effort.attempts - 1;

    const { uploadUrl, assetId } = target.value;
    const file = fileBody(asset.absolutePath, asset.size);
    const hashed = context.hashUploads ? new HashedBody(file) : undefined;
    const body = withProgress(hashed ?? file, (sentBytes) => context.events.uploadProgress(asset, sentBytes));
    const put = await storage.put({ uploadUrl, contentType, body }, signal);
    if (put.ok) {
      const attempts = failedAttempts + put.effort.attempts;
      const uploaded = { status: 'uploaded', asset, assetId, attempts, durationMs: elapsed() } as const;
      return hashed === undefined ? uploaded : { ...uploaded, sha256: hashed.sha256() };
    }
    const isExpired = put.error instanceof StorageRefusedError && put.error.expired;
    if (!isExpired || isRenewed) return failed(put);
    failedAttempts += put.effort.attempts;
    context.events.uploadUrlRenewed(asset);
  }
}
