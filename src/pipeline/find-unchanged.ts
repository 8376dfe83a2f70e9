import { fileBody } from '../api/body/file-body.ts';
import { AssetFileError } from '../api/errors.ts';
import { forEachConcurrently } from '../support/workers.ts';
import { requestsAtOnce } from './concurrency.ts';
import type { EarlierWork, PipelineContext } from './context.ts';
import { type Asset, notAttempted, type ReusedFile } from './outcomes.ts';

/**
 * Finds the assets whose bytes an earlier step uploaded. Reads only files with the same name, content type and size,
 * block by block. Starts no further file after a cancellation.
 *
 * @returns the unchanged files, in the order of `assets`
 */
export async function findUnchanged(
  assets: readonly Asset[],
  earlier: Pick<EarlierWork, 'findUploads'>,
  { events, concurrency, signal }: Pick<PipelineContext, 'events' | 'concurrency' | 'signal'>,
): Promise<readonly ReusedFile[]> {
  const candidates = assets.flatMap((asset) => {
    const uploads = earlier.findUploads(asset);
    return uploads.length === 0 ? [] : { asset, uploads };
  });
  if (candidates.length === 0) return [];
  events.comparisonStarted(candidates.map(({ asset }) => asset));
  const outcomes: (ReusedFile | undefined)[] = [];
  await forEachConcurrently(
    candidates,
    requestsAtOnce(concurrency),
    () => signal.aborted,
    async ({ asset, uploads }, index) => {
      const hash = await hashFile(asset, signal);
      const same = uploads.find(({ sha256 }) => sha256 === hash);
      const outcome = same && ({ ...notAttempted(asset), ...same, status: 'reused' } as const);
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
  const body = fileBody(absolutePath, size, stateWhenFound);
  try {
    const bytes = await body.open();
    if (!Buffer.isBuffer(bytes)) for await (const _ of bytes) if (signal.aborted) return undefined;
    return body.sha256();
  } catch (error) {
    if (error instanceof AssetFileError) return undefined;
    throw error;
  }
}
