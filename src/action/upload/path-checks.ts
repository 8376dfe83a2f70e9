import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { type ReplaceableFile, readManifest } from '../../pipeline/manifest/read-manifest.ts';
import { withDeadline } from '../../support/cancellation.ts';
import { causeChain, errorCode } from '../../support/error-text.ts';
import { checkWritable, explainLock, followLinks } from '../../support/files.ts';
import { isInside, toSlashes } from '../../support/paths.ts';
import { folderMeant } from '../inputs/follow-path.ts';
import type { Problem } from '../inputs/input-reader.ts';
import type { UploadInputs } from './upload-inputs.ts';

/**
 * Returns the problems with `working-directory` and `manifest`, and what is at `manifest`.
 *
 * @param manifestPath where the manifest is written
 * @param known problems that were found before
 * @param quote quotes a path for a message, without tokens
 */
export async function checkPaths(
  inputs: UploadInputs,
  manifestPath: string,
  known: readonly Problem[],
  quote: (text: string) => string,
): Promise<CheckedManifest> {
  const { workspace } = inputs;
  if (!statOf(workspace)?.isDirectory()) {
    const text = 'is relative to the workspace, but GITHUB_WORKSPACE names no folder';
    return { problems: [{ input: 'working-directory', text }], file: undefined };
  }
  const { problems, file } = await checkManifestPath(inputs.manifestPath ?? manifestPath, known);
  const text = folderProblem(inputs, quote);
  return { problems: [...(text ? [{ input: 'working-directory', text }] : []), ...problems], file };
}

/** The problems with a path, and what an earlier run left there. */
export interface CheckedManifest {
  readonly problems: readonly Problem[];
  /** Absent if the manifest can't be written there. */
  readonly file: ReplaceableFile | undefined;
}

/** What is wrong with `working-directory`. */
function folderProblem(
  { workingDirectory: folder, workspace }: UploadInputs,
  quote: (text: string) => string,
): string | undefined {
  const stats = statOf(folder);
  if (stats === undefined) {
    const path = toSlashes(relative(workspace, folder));
    const meant = folderMeant(path, workspace);
    const advice =
      meant === undefined
        ? 'is an actions/checkout step or a build step missing before this step?'
        : `write \`working-directory: ${meant}\``;
    return `must be a folder, but there is no ${quote(isInside(folder, workspace) ? path : folder)}: ${advice}`;
  }
  if (!stats.isDirectory()) return `must be a folder, but ${quote(folder)} is a file`;
  if (!hasAccess(folder, constants.R_OK | constants.X_OK)) {
    return 'must be a folder that can be read';
  }
  try {
    if (!isInside(folder, workspace) || isInside(realpathSync(folder), realpathSync(workspace)))
      return undefined;
    return 'must not lead out of the workspace through a symbolic link';
  } catch (error) {
    return `must be a folder that can be read (${errorCode(error)})`;
  }
}

/**
 * Checks whether a manifest may be written, as far as that is known without writing: until the search, nothing is created.
 *
 * @param known problems that were found before: a path with a token in it must not be used
 */
async function checkManifestPath(path: string, known: readonly Problem[]): Promise<CheckedManifest> {
  if (known.some(({ input }) => input === 'manifest')) return { problems: [], file: undefined };
  const problemWith = (text: string) => ({ problems: [{ input: 'manifest', text }], file: undefined });
  const problem = await placeProblem(path);
  if (problem !== undefined) return problemWith(problem);
  const file = statOf(path) === undefined ? ({ kind: 'missing' } as const) : await readManifest(path);
  if (file.kind !== 'other') return { problems: [], file };
  return problemWith(
    `names a file that would be replaced, but ${file.why}: give another path, or delete the file`,
  );
}

async function placeProblem(link: string): Promise<string | undefined> {
  const path = await followLinks(link).catch(() => link);
  const existing = statOf(path);
  if (existing !== undefined && !existing.isFile())
    return 'must be a file, but a folder or a device has that name';
  let folder = dirname(path);
  while (statOf(folder) === undefined && dirname(folder) !== folder) folder = dirname(folder);
  if (statOf(folder)?.isDirectory() === false) return 'must be in a folder, but part of its path is a file';
  if (!hasAccess(folder, constants.W_OK)) return 'must be in a folder that can be written to';
  return undefined;
}

/** Tries to write the manifest, so that the run does not fail only after the work is done. Returns the problems. */
export async function checkManifestWritable(path: string, signal: AbortSignal): Promise<Problem[]> {
  try {
    await withDeadline(checkWritable(path), signal);
    return [];
  } catch (error) {
    // Not the message, which may have the path of a temporary file.
    const reason = errorCode(error) ?? causeChain(error).join(': ');
    const lock = explainLock(error);
    const why = lock === undefined ? '' : `: ${lock.replace(/^The file/, 'it').replace(/\.$/, '')}`;
    return [{ input: 'manifest', text: `must be the path of a file that can be written (${reason})${why}` }];
  }
}

function hasAccess(folder: string, mode: number): boolean {
  try {
    accessSync(folder, mode);
    return true;
  } catch {
    return false;
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
