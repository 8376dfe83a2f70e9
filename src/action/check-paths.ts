import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside } from '../support/is-inside.ts';
import type { Inputs } from './inputs.ts';

/** Looks at the paths among the inputs; a sentence for each that is wrong, starting with the input's name. */
export function checkPaths({ workspace, workingDirectory, manifestPath }: Inputs): string[] {
  return [...checkWorkingDirectory(workingDirectory, workspace), ...checkManifest(manifestPath)];
}

function checkWorkingDirectory(folder: string, workspace: string): string[] {
  const stats = statOf(folder);
  if (stats === undefined) {
    return [
      '`working-directory` must be a folder, and nothing is there: is a checkout or a build step missing?',
    ];
  }
  if (!stats.isDirectory()) return ['`working-directory` must be a folder, not a file'];
  if (isInside(folder, workspace) && !isInside(realpathSync(folder), realpathSync(workspace))) {
    return ['`working-directory` must not lead out of the workspace through a symbolic link'];
  }
  return [];
}

/** A manifest that can't be written would only be noticed after the work: better now. */
function checkManifest(path: string): string[] {
  if (statOf(path)?.isDirectory()) return ['`manifest` must be a file, and a folder of that name exists'];
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

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
