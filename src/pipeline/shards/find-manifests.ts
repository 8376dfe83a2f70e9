import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { glob } from 'glob/raw';

const WINDOWS = process.platform === 'win32';

/** The files that the patterns ask for. */
export interface FoundManifests {
  /** Absolute paths, sorted, each once. */
  readonly paths: readonly string[];
  /** Patterns that no file matched. */
  readonly unmatched: readonly string[];
}

/**
 * Finds manifests, wherever they are: those of other jobs are often downloaded to a place outside the workspace. A pattern that is
 * the path of an existing file is that file, whatever characters are in it.
 *
 * @param folder where relative patterns start, absolute
 */
export async function findManifests(
  { include, exclude }: { readonly include: readonly string[]; readonly exclude: readonly string[] },
  folder: string,
): Promise<FoundManifests> {
  const options = { cwd: folder, nodir: true, absolute: true, dot: true, nocase: false } as const;
  const find = async (pattern: string): Promise<string[]> => {
    const path = resolve(folder, pattern);
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) return [path];
    return glob(pattern, { ...options, ignore: [...exclude], windowsPathsNoEscape: WINDOWS });
  };
  const matches = await Promise.all(include.map(find));
  return {
    paths: [...new Set(matches.flat())].sort(),
    unmatched: include.filter((_, index) => matches[index]?.length === 0),
  };
}
