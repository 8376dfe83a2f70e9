import { fileBody } from '../api/body/file-body.ts';
import { HashedBody, withProgress } from '../api/body/body-decorators.ts';
import type { CallFailure } from '../api/call.ts';
import { PermissionDeniedError, StorageRefusedError, TokenRejectedError } from '../api/errors.ts';
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
  /** Whether the SHA-256 of what is sent is to be known. */
  readonly hashed: boolean;
  /** Files in flight. */
  readonly concurrency: number;
  /** Where it is given, it says how many files are uploaded at a time, in place of `concurrency`. */
  readonly control?: AutoConcurrency | undefined;
  readonly clock: Clock;
  readonly events: PipelineEvents;
  readonly signal: AbortSignal;
}

/** Where nothing was answered for so long, more is sent: the shortest of the ways on which it brings much. */
const SILENCE_MS = 10;

/**
 * Uploads every asset; one that fails does not stop the others, unless the token is refused.
 *
 * @returns an outcome an asset, in their order
 */
export async function uploadAssets(
  assets: readonly Asset[],
  context: UploadContext,
): Promise<UploadOutcome[]> {
  const { events, control, clock } = context;
  // A signal of several would ask each of them whenever it is asked itself.
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => ended.abort(context.signal.reason);
  context.signal.addEventListener('abort', end);
  if (context.signal.aborted) end();
  const outcomes: UploadOutcome[] = assets.map((asset) => ({ status: 'not-attempted', asset }));
  events.uploadsStarted(assets);
  if (control !== undefined) void growWhenIdle(control, clock, signal);
  await forEachConcurrently(
    assets,
    control ?? context.concurrency,
    () => signal.aborted,
    async (asset, index) => {
      const outcome = await uploadAsset(asset, context, signal);
      outcomes[index] = outcome;
      control?.settled(clock.monotonicMs());
      events.uploadSettled(outcome);
      if (outcome.status === 'failed' && isAuthError(outcome.failure.error)) ended.abort();
    },
  );
  context.signal.removeEventListener('abort', end);
  events.uploadsFinished(outcomes);
  return outcomes;
}

async function growWhenIdle(control: AutoConcurrency, clock: Clock, signal: AbortSignal): Promise<void> {
  while (control.isIdle && !signal.aborted) {
    await clock.sleep(SILENCE_MS, signal);
    control.noProgress(clock.monotonicMs());
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
  let repeated = 0;
  const failed = (failure: CallFailure): UploadOutcome =>
    failure.effort.attempts === 0 && repeated === 0
      ? { status: 'not-attempted', asset }
      : {
          status: 'failed',
          asset,
          failure,
          attempts: repeated + failure.effort.attempts,
          durationMs: elapsed(),
        };
  const elapsed = (): number => Math.round(clock.monotonicMs() - startedMs);

  for (let renewed = false; ; renewed = true) {
    // Without a storage that takes the file, an address is of no use.
    if (storage.blocked && !renewed) return { status: 'not-attempted', asset };
    const target = await service.requestUploadUrl({ fileName, contentType, organizationId }, signal);
    if (!target.ok) return failed(target);
    repeated += target.effort.attempts - 1;

    const { uploadUrl, assetId } = target.value;
    const file = fileBody(asset.absolutePath, asset.size);
    const hashed = context.hashed ? new HashedBody(file) : undefined;
    const body = withProgress(hashed ?? file, (sentBytes) => context.events.uploadProgress(asset, sentBytes));
    const put = await storage.put({ uploadUrl, contentType, body }, signal);
    if (put.ok) {
      const attempts = repeated + put.effort.attempts;
      const uploaded = { status: 'uploaded', asset, assetId, attempts, durationMs: elapsed() } as const;
      return hashed === undefined ? uploaded : { ...uploaded, sha256: hashed.sha256() };
    }
    const expired = put.error instanceof StorageRefusedError && put.error.expired;
    if (!expired || renewed) return failed(put);
    repeated += put.effort.attempts;
    context.events.uploadUrlRenewed(asset);
  }
}

/** Whether an error holds for every request with this token, so that a run stops at once (401, 403). */
export function isAuthError(error: unknown): boolean {
  return error instanceof TokenRejectedError || error instanceof PermissionDeniedError;
}
