import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside } from '../../support/paths.ts';
import type { UploadInputs } from '../upload/upload-inputs.ts';

/** Looks at the paths among the inputs; a sentence for each that is wrong, starting with the input's name. */
export function checkPaths({
  workspace,
  workingDirectory,
  manifestPath,
  givenManifestPath = manifestPath,
}: UploadInputs): string[] {
  if (!statOf(workspace)?.isDirectory()) {
    return ['`working-directory` is looked for in the workspace, and there is none (GITHUB_WORKSPACE)'];
  }
  return [...checkWorkingDirectory(workingDirectory, workspace), ...checkManifestPath(givenManifestPath)];
}

function checkWorkingDirectory(folder: string, workspace: string): string[] {
  const stats = statOf(folder);
  if (stats === undefined) {
    return [
      '`working-directory` must be a folder, and nothing is there: is a checkout or a build step missing?',
    ];
  }
  if (!stats.isDirectory()) return ['`working-directory` must be a folder, not a file'];
  if (!isReadable(folder)) return ['`working-directory` must be a folder that can be read'];
  if (isInside(folder, workspace) && !isInside(realpathSync(folder), realpathSync(workspace))) {
    return ['`working-directory` must not lead out of the workspace through a symbolic link'];
  }
  return [];
}

/** Looks at the place of the manifest: that it can't be written would else be noticed after the work. */
export function checkManifestPath(path: string): string[] {
  const existing = statOf(path);
  if (existing !== undefined && !existing.isFile()) {
    return ['`manifest` must be a file, and a folder or a device of that name exists'];
  }
  let folder = dirname(path);
  while (statOf(folder) === undefined && dirname(folder) !== folder) folder = dirname(folder);
  try {
    if (!statOf(folder)?.isDirectory())
      return ['`manifest` must be in a folder, and part of its path is a file'];
    accessSync(folder, constants.W_OK);
    return [];
  } catch {
    return ['`manifest` must be in a folder that can be written to'];
  }
}

function isReadable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
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
