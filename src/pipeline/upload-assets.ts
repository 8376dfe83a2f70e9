import { isAuthError } from '../api/errors.ts';
import { forEachConcurrently } from '../support/concurrency.ts';
import { type Concurrency, uploadsInFlight } from './concurrency.ts';
import type { Asset, UploadOutcome } from './outcomes.ts';
import { type UploadContext as FileContext, uploadAsset } from './upload-asset.ts';

export interface UploadContext extends FileContext {
  readonly concurrency: Concurrency;
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
    service.firstResponseMs.then((responseMs) => uploadsInFlight(concurrency, assets, responseMs)),
  );
  events.uploadsFinished(outcomes);
  return outcomes;
}
