import { fileBody, returnBuffer } from '../../api/body/file-body.ts';
import { HashedBody } from '../../api/body/body-decorators.ts';
import { AssetFileError } from '../../api/errors.ts';
import { forEachConcurrently } from '../../support/concurrency.ts';
import type { Asset, PreviousUploads, UploadOutcome } from '../outcomes.ts';

/** An asset that need not be sent again. */
export type ReusedAsset = Extract<UploadOutcome, { status: 'reused' }>;

export interface ComparisonContext {
  /** Files read at a time. */
  readonly concurrency: number;
  /** Called for each file that was read. */
  readonly onSettled?: (asset: Asset, reused: ReusedAsset | undefined) => void;
  readonly signal: AbortSignal;
}

/**
 * Finds the assets whose bytes were uploaded before. Only files that could be the same, by all that is known without
 * opening them, are read, so many at a time and block by block; after a cancellation no further one is.
 *
 * @returns the unchanged ones, in the order of the assets
 */
export async function findUnchanged(
  assets: readonly Asset[],
  earlier: PreviousUploads,
  { concurrency, onSettled, signal }: ComparisonContext,
): Promise<ReusedAsset[]> {
  const candidates = assets.flatMap((asset) => {
    const upload = earlier.get(asset);
    return upload === undefined ? [] : { asset, ...upload };
  });
  const reused: (ReusedAsset | undefined)[] = [];
  await forEachConcurrently(
    candidates,
    concurrency,
    () => signal.aborted,
    async ({ asset, assetId, sha256 }, index) => {
      const same = (await hashFile(asset, signal)) === sha256;
      const outcome = same ? ({ status: 'reused', asset, assetId, sha256 } as const) : undefined;
      reused[index] = outcome;
      onSettled?.(asset, outcome);
    },
  );
  return reused.filter((outcome) => outcome !== undefined);
}

/** The SHA-256 of a file's bytes; `undefined` where it can't be read as it was found, which its upload will tell. */
async function hashFile({ absolutePath, size }: Asset, signal: AbortSignal): Promise<string | undefined> {
  const body = new HashedBody(fileBody(absolutePath, size));
  try {
    const bytes = await body.open();
    if (Buffer.isBuffer(bytes)) returnBuffer(bytes);
    else for await (const _ of bytes) if (signal.aborted) return undefined;
    return body.sha256();
  } catch (error) {
    if (error instanceof AssetFileError) return undefined;
    throw error;
  }
}
