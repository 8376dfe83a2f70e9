import { HashedBody } from '../api/body/body-decorators.ts';
import { fileBody } from '../api/body/file-body.ts';
import { AssetFileError } from '../api/errors.ts';
import { forEachConcurrently } from '../support/workers.ts';
import { type Concurrency, requestsAtOnce } from './concurrency.ts';
import type { PipelineEvents } from './events.ts';
import type { RunRecord } from './manifest/run-record.ts';
import { type Asset, notAttempted, type ReusedFile } from './outcomes.ts';

export interface ComparisonContext {
  readonly events: Pick<PipelineEvents, 'comparisonStarted' | 'comparisonSettled' | 'comparisonFinished'>;
  readonly concurrency: Concurrency;
  readonly signal: AbortSignal;
}

/**
 * Finds the assets whose bytes an earlier step uploaded. Reads only files with the same path, name, content type and size,
 * block by block. Starts no further file after a cancellation.
 *
 * @returns the unchanged files, in the order of `assets`
 */
export async function findUnchanged(
  assets: readonly Asset[],
  earlier: Pick<RunRecord, 'findUpload'>,
  { events, concurrency, signal }: ComparisonContext,
): Promise<readonly ReusedFile[]> {
  const candidates = assets.flatMap((asset) => {
    const upload = earlier.findUpload(asset);
    return upload === undefined ? [] : { asset, upload };
  });
  if (candidates.length === 0) return [];
  events.comparisonStarted(candidates.map(({ asset }) => asset));
  const outcomes: (ReusedFile | undefined)[] = [];
  await forEachConcurrently(
    candidates,
    requestsAtOnce(concurrency),
    () => signal.aborted,
    async ({ asset, upload }, index) => {
      const isSame = (await hashFile(asset, signal)) === upload.sha256;
      const outcome = isSame ? ({ ...notAttempted(asset), ...upload, status: 'reused' } as const) : undefined;
      outcomes[index] = outcome;
      events.comparisonSettled(asset, outcome);
    },
  );
  const reused = outcomes.filter((outcome) => outcome !== undefined);
  events.comparisonFinished(reused);
  return reused;
}

/** Returns `undefined` after a cancellation, and if the file can't be read: then its upload reports the error. */
async function hashFile(
  { absolutePath, size, stateWhenFound }: Asset,
  signal: AbortSignal,
): Promise<string | undefined> {
  const body = new HashedBody(fileBody(absolutePath, size, stateWhenFound));
  try {
    const bytes = await body.open();
    if (!Buffer.isBuffer(bytes)) for await (const _ of bytes) if (signal.aborted) return undefined;
    return body.sha256();
  } catch (error) {
    if (error instanceof AssetFileError) return undefined;
    throw error;
  }
}
