import { fileBody } from '../api/body/file-body.ts';
import { concernsEveryRequest, StorageRefusedError } from '../api/errors.ts';
import type { UploadTarget } from '../api/responses.ts';
import type { RetryResult } from '../retry/results.ts';
import { forEachConcurrently } from '../support/workers.ts';
import { uploadsInFlight } from './concurrency.ts';
import type { PipelineContext } from './context.ts';
import { type Asset, notAttempted, type UploadOutcome } from './outcomes.ts';

/**
 * Uploads every asset. A failed upload does not stop the others, but an error that concerns every request does: nothing new starts.
 * PUTs that are already under way continue to their end: they need no token.
 *
 * @returns one outcome per asset, in the order of the assets
 */
export async function uploadAssets(
  assets: readonly Asset[],
  context: PipelineContext,
): Promise<UploadOutcome[]> {
  const { events, service, concurrency } = context;
  const rejected = new AbortController();
  const stop = AbortSignal.any([context.signal, rejected.signal]);
  const outcomes: UploadOutcome[] = assets.map(notAttempted);
  let recorded: Promise<Error | undefined> | undefined;
  const beforePut = (): Promise<Error | undefined> => {
    recorded ??= events.beforeFirstPut();
    return recorded;
  };
  events.uploadsStarted(assets);
  await forEachConcurrently(
    assets,
    uploadsInFlight(concurrency, assets, 0),
    () => stop.aborted,
    async (asset, index) => {
      const outcome = await uploadAsset(asset, context, stop, beforePut);
      outcomes[index] = outcome;
      events.uploadSettled(outcome);
      if (concernsEveryRequest(outcome.failure?.error) || (await recorded) !== undefined) rejected.abort();
    },
    service.responseMs.then((responseMs) => uploadsInFlight(concurrency, assets, responseMs)),
  );
  events.uploadsFinished(outcomes);
  return outcomes;
}

/**
 * Uploads one asset: an upload URL from the service, and a PUT to the storage. Each attempt opens the file anew. The URL is requested only
 * now, when a worker is free for the upload, because it may expire soon. It is replaced if it expires before an attempt, and once if the
 * storage says that it has expired.
 *
 * @param stop ends waits, and starts no further attempt; `context.signal` aborts a PUT that is under way
 * @param beforePut each PUT waits for it, and is not sent if there is an error
 */
async function uploadAsset(
  asset: Asset,
  context: PipelineContext,
  stop: AbortSignal,
  beforePut: () => Promise<Error | undefined>,
): Promise<UploadOutcome> {
  const { service, storage, clock, events, organizationId } = context;
  const { fileName, contentType } = asset;
  const startedMs = clock.monotonicMs();
  const attempts = storage.startAttempts(stop, service.queue);
  let target: UploadTarget | undefined;
  let usableUntilMs = 0;
  const isUsable = (): boolean => clock.monotonicMs() < usableUntilMs;
  /** Requests for upload URLs beyond the first of each. */
  let urlRetries = 0;
  let wasRejected = false;
  let sha256 = '';

  const finish = (result: RetryResult<string>): UploadOutcome => {
    const made = urlRetries + result.effort.attempts;
    if (!result.ok && made === 0) return notAttempted(asset);
    const durationMs = Math.round(clock.monotonicMs() - startedMs);
    const entry = { ...notAttempted(asset), attempts: made, durationMs };
    return result.ok
      ? { ...entry, status: 'uploaded', assetId: result.value, sha256 }
      : { ...entry, status: 'failed', error: result.error.message, failure: result };
  };

  while (attempts.goesOn()) {
    if (target === undefined || !isUsable()) {
      const requested = await service.requestUploadUrl({ fileName, contentType, organizationId }, stop);
      if (!requested.ok) return finish(attempts.endWith(requested));
      urlRetries += requested.effort.attempts - 1;
      target = requested.value;
      // Its time begins with the response: the request may have waited for long.
      usableUntilMs = clock.monotonicMs() + target.usableMs;
    }
    if ((await beforePut()) !== undefined) return notAttempted(asset);
    // Waiting for its turn may take longer than the URL can be used.
    if (!(await attempts.turn(storage.queueFor(target))) || !isUsable()) continue;
    const body = fileBody(asset.absolutePath, asset.size, asset.stateWhenFound);
    const onSent = (bytes: number): void => events.uploadProgress(asset, bytes);
    const result = await storage.put(target, { contentType, body, onSent }, context.signal);
    if (result.ok) sha256 = body.sha256();
    const isExpired = !result.ok && result.error instanceof StorageRefusedError && result.error.expired;
    const isReplaced = isExpired && !wasRejected;
    if (isReplaced) {
      [wasRejected, target] = [true, undefined];
      events.uploadUrlRenewed(asset);
    }
    attempts.settle(isReplaced ? undefined : result);
  }
  return finish(attempts.result);
}
