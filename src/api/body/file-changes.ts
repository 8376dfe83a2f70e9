import { fstatSync, realpathSync, statSync } from 'node:fs';
import { type FileState, type FoundFile, foundFile, isSameFile, isSameState } from '../../support/files.ts';
import { AssetFileError } from '../errors.ts';

/** A file to upload. */
export interface AssetFile {
  readonly path: string;
  readonly size: number;
  readonly found: FoundFile | undefined;
}

/** Checks that a file that was just opened is the one that was found. Returns its state. */
export function checkFound(file: number, { path, size, found }: AssetFile): FoundFile {
  const stats = fstatSync(file);
  const { realPath } = found ?? { realPath: realpathSync.native(path) };
  if (!stats.isFile() || stats.size !== size || !isInPlace(path, stats, found ?? foundFile(stats, realPath)))
    throw changedError(size, stats.size);
  return foundFile(stats, realPath);
}

/** Checks that an open file did not change while it was read. A new file at the same real path is no change. */
export function checkRead(file: number, { path, size }: AssetFile, before: FoundFile): void {
  const opened = fstatSync(file);
  if (isSameState(opened, before)) return;
  // If another file takes the place at `path`, only the `ctimeMs` of the open file changes.
  const stats = statSync(path);
  if (!isInPlace(path, stats, before)) throw changedError(size, stats.size);
  if (opened.size !== size || opened.mtimeMs !== before.mtimeMs) throw changedError(size, opened.size);
}

/**
 * Whether a path still leads to the file that was found, unchanged, or to a new file at the same real path: editors save this way. A
 * file at another real path is rejected.
 */
function isInPlace(path: string, stats: FileState, found: FoundFile): boolean {
  return isSameFile(stats, found) ? isSameState(stats, found) : realpathSync.native(path) === found.realPath;
}

export function changedError(expected: number, actual: number): AssetFileError {
  const change =
    expected === actual
      ? 'its content was written to, or another file took its place'
      : `it had ${expected} bytes, now ${actual}`;
  return new AssetFileError(`The file changed while it was being uploaded: ${change}`);
}
