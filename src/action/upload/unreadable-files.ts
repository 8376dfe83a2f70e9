import { setImmediate } from 'node:timers/promises';
import { readingError } from '../../api/body/file-body.ts';
import type { Asset } from '../../pipeline/outcomes.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';

/** Rejects files that can't be read, before others are sent. Reads none after a cancellation. */
export async function unreadableFailures(assets: readonly Asset[], signal: AbortSignal): Promise<Failure[]> {
  const unreadable: string[] = [];
  let reason = '';
  for (const { path, absolutePath } of assets) {
    // A file is opened at once. A signal must have its turn.
    await setImmediate();
    if (signal.aborted) return [];
    const error = readingError(absolutePath);
    if (error === undefined) continue;
    reason ||= error.message;
    unreadable.push(path);
  }
  if (unreadable.length === 0) return [];
  const what = `${plural(unreadable.length, 'file')} not readable: ${joinTruncated(unreadable)}`;
  const advice = 'Nothing was sent. Check who owns the files and may read them, or exclude them in `assets`.';
  return [{ title: 'File not readable', lines: [what, `${reason}.`, advice] }];
}
