import { setImmediate } from 'node:timers/promises';
import { fileBody } from '../../api/body/file-body.ts';
import { AssetFileError } from '../../api/errors.ts';
import { requestsAtOnce } from '../../pipeline/concurrency.ts';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import type { Asset } from '../../pipeline/outcomes.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import { forEachConcurrently } from '../../support/workers.ts';
import type { Failure } from '../failures/failures.ts';

/** The specification of Git LFS: a pointer is smaller than this, and begins so. */
const MAX_POINTER_BYTES = 1_024;
const POINTER_START = 'version https://git-lfs.github.com/spec/';

/** Maximum files that the annotation names. The log lists more of them. */
const MAX_NAMED = 5;

/**
 * Rejects files that are Git LFS pointers: a checkout without LFS leaves them in place of images. Reads only files that are small enough,
 * and none after a cancellation.
 */
export async function lfsPointerFailures({ assets }: FoundAssets, signal: AbortSignal): Promise<Failure[]> {
  const small = assets.filter(({ size }) => size >= POINTER_START.length && size < MAX_POINTER_BYTES);
  const found = new Set<Asset>();
  await forEachConcurrently(
    small,
    // On a file system that waits for a network, one after another would take long.
    requestsAtOnce('auto'),
    () => signal.aborted,
    async (asset) => {
      // A small file is read at once. A signal must have its turn.
      await setImmediate();
      if (await isPointer(asset)) found.add(asset);
    },
  );
  const pointers = small.filter((asset) => found.has(asset)).map(({ path }) => path);
  if (pointers.length === 0) return [];
  const what = plural(pointers.length, 'file that is', 'files that are');
  const lines = [
    `\`assets\` matches ${what} only a pointer of Git LFS, without the content: ${joinTruncated(pointers, MAX_NAMED)}`,
    'Nothing was sent. Set `lfs: true` in the checkout step (actions/checkout), or exclude such files in `assets`.',
  ];
  return [
    { title: 'Git LFS pointer matched', lines, ...(pointers.length > MAX_NAMED && { details: pointers }) },
  ];
}

/** A file that can't be read is none: its upload reports why. */
async function isPointer({ absolutePath, size, stateWhenFound }: Asset): Promise<boolean> {
  try {
    const bytes = await fileBody(absolutePath, size, stateWhenFound).open();
    return Buffer.isBuffer(bytes) && bytes.toString('latin1').startsWith(POINTER_START);
  } catch (error) {
    if (error instanceof AssetFileError) return false;
    throw error;
  }
}
