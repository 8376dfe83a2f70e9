import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { withDeadline } from '../../support/deadline.ts';
import { causeChain, errorCode } from '../../support/errors.ts';
import { explainLock, tryToWrite } from '../../support/files.ts';
import { isInside } from '../../support/paths.ts';
import { followPath } from '../../support/spelling.ts';
import type { UploadInputs } from '../upload/upload-inputs.ts';

/** Returns the problems with `working-directory` and `manifest`, as in `ReadResult`. */
export async function checkPaths(
  { workspace, workingDirectory, manifestPath, givenManifestPath = manifestPath }: UploadInputs,
  signal: AbortSignal,
): Promise<string[]> {
  if (!statOf(workspace)?.isDirectory()) {
    return ['`working-directory` is relative to the workspace, but GITHUB_WORKSPACE names no folder'];
  }
  return [
    ...checkWorkingDirectory(workingDirectory, workspace),
    ...(await checkManifestPath(givenManifestPath, signal)),
  ];
}

function checkWorkingDirectory(folder: string, workspace: string): string[] {
  const stats = statOf(folder);
  if (stats === undefined) {
    const { path, misspelled } = followPath(relative(workspace, folder).replaceAll('\\', '/'), workspace);
    const advice = misspelled
      ? `write \`working-directory: ${path}\``
      : 'is a checkout or a build step missing?';
    return [`\`working-directory\` must be a folder, but nothing is there: ${advice}`];
  }
  if (!stats.isDirectory()) return ['`working-directory` must be a folder, not a file'];
  if (!hasAccess(folder, constants.R_OK | constants.X_OK)) {
    return ['`working-directory` must be a folder that can be read'];
  }
  try {
    if (!isInside(folder, workspace) || isInside(realpathSync(folder), realpathSync(workspace))) return [];
    return ['`working-directory` must not lead out of the workspace through a symbolic link'];
  } catch (error) {
    return [`\`working-directory\` must be a folder that can be read (${errorCode(error)})`];
  }
}

/** Checks that the manifest can be written, so that the run does not fail only after the work is done. */
export async function checkManifestPath(path: string, signal: AbortSignal): Promise<string[]> {
  const existing = statOf(path);
  if (existing !== undefined && !existing.isFile()) {
    return ['`manifest` must be a file, but a folder or a device has that name'];
  }
  let folder = dirname(path);
  while (statOf(folder) === undefined && dirname(folder) !== folder) folder = dirname(folder);
  if (statOf(folder)?.isDirectory() === false)
    return ['`manifest` must be in a folder, but part of its path is a file'];
  if (!hasAccess(folder, constants.W_OK)) return ['`manifest` must be in a folder that can be written to'];
  try {
    await withDeadline(tryToWrite(path), signal);
    return [];
  } catch (error) {
    // Not the message, which may have the path of a temporary file.
    const reason = errorCode(error) ?? causeChain(error).join(': ');
    const lock = explainLock(error);
    const why = lock === undefined ? '' : `: ${lock.replace(/^The file/, 'it').replace(/\.$/, '')}`;
    return [`\`manifest\` must be the path of a file that can be written (${reason})${why}`];
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
