import { fileBody } from '../api/body/file-body.ts';
import { concernsEveryRequest, StorageRefusedError } from '../api/errors.ts';
import type { UploadTarget } from '../api/responses.ts';
import type { AttemptResult, RetryFailure, RetryResult } from '../retry/results.ts';
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
 * The upload URL of one asset. It is requested only when a worker is free for the upload, because it may expire soon. It is replaced if it has
 * expired by the time of an attempt, and once if the storage says that it expired.
 */
class UploadUrl {
  readonly #asset: Asset;
  readonly #context: PipelineContext;
  #target: UploadTarget | undefined;
  #usableUntilMs = 0;
  #wasRejected = false;
  /** Requests for it beyond the first of each. */
  retries = 0;

  constructor(asset: Asset, context: PipelineContext) {
    this.#asset = asset;
    this.#context = context;
  }

  /** A URL that has not expired. */
  async usable(
    stop: AbortSignal,
  ): Promise<{ readonly ok: true; readonly value: UploadTarget } | RetryFailure> {
    const { service, organizationId, clock } = this.#context;
    const { fileName, contentType } = this.#asset;
    if (this.#target !== undefined && clock.monotonicMs() < this.#usableUntilMs)
      return { ok: true, value: this.#target };
    const requested = await service.requestUploadUrl({ fileName, contentType, organizationId }, stop);
    if (!requested.ok) return requested;
    this.retries += requested.effort.attempts - 1;
    this.#target = requested.value;
    // Its time begins with the response: the request may have waited for long.
    this.#usableUntilMs = clock.monotonicMs() + this.#target.usableMs;
    return requested;
  }

  /** Whether it has expired since it was requested. One that seems to be expired at once is used, because clocks differ. */
  get hasExpired(): boolean {
    const usableMs = this.#target?.usableMs ?? 0;
    return usableMs > 0 && this.#context.clock.monotonicMs() >= this.#usableUntilMs;
  }

  /** Whether another one is to be used, because the storage rejected this one as expired. */
  isReplacedAfter(result: AttemptResult<string>): boolean {
    if (this.#wasRejected || result.ok) return false;
    this.#wasRejected = result.error instanceof StorageRefusedError && result.error.expired;
    if (this.#wasRejected) this.#target = undefined;
    return this.#wasRejected;
  }
}

/**
 * Uploads one asset: an upload URL from the service, and a PUT to the storage. Each attempt opens the file anew.
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
  const { service, storage, clock, events } = context;
  const { contentType } = asset;
  const startedMs = clock.monotonicMs();
  const attempts = storage.startAttempts(stop, service.queue);
  const url = new UploadUrl(asset, context);
  let sha256: string | undefined;

  const finish = (result: RetryResult<string>): UploadOutcome => {
    const made = url.retries + result.effort.attempts;
    if (!result.ok && made === 0) return notAttempted(asset);
    const durationMs = Math.round(clock.monotonicMs() - startedMs);
    const entry = { ...notAttempted(asset), attempts: made, durationMs };
    return result.ok
      ? { ...entry, status: 'uploaded', assetId: result.value, ...(sha256 && { sha256 }) }
      : { ...entry, status: 'failed', error: result.error.message, failure: result };
  };

  while (attempts.goesOn()) {
    const target = await url.usable(stop);
    if (!target.ok) return finish(attempts.endWith(target));
    const unrecorded = await beforePut();
    if (unrecorded !== undefined) return notAttempted(asset);
    // Waiting for its turn may take longer than the URL can be used.
    if (!(await attempts.turn(storage.queueFor(target.value))) || url.hasExpired) continue;
    const body = fileBody(asset.absolutePath, asset.size, asset.stateWhenFound);
    const onSent = (bytes: number): void => events.uploadProgress(asset, bytes);
    const result = await storage.put(target.value, { contentType, body, onSent }, context.signal);
    if (result.ok) sha256 = body.sha256();
    const isRenewed = url.isReplacedAfter(result);
    if (isRenewed) events.uploadUrlRenewed(asset);
    attempts.settle(isRenewed ? undefined : result);
  }
  return finish(attempts.result);
}
