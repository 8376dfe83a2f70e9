import { statSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { escape as escapePattern, glob } from 'glob/raw';

const WINDOWS = process.platform === 'win32';

/** The files that the patterns ask for. */
export interface FoundManifests {
  /** Absolute paths, sorted, each once. */
  readonly paths: readonly string[];
  /** Patterns that no file matched. */
  readonly unmatched: readonly string[];
}

/**
 * Finds manifests, wherever they are: those of other jobs are often downloaded to a place outside the workspace. As among
 * assets, a pattern that is the path of an existing file is that file, and one with an asterisk is a pattern as well.
 *
 * @param folder where relative patterns start, absolute
 */
export async function findManifests(
  { include, exclude }: { readonly include: readonly string[]; readonly exclude: readonly string[] },
  folder: string,
): Promise<FoundManifests> {
  const readings = (pattern: string): string[] => {
    if (!isFile(resolve(folder, pattern))) return [pattern];
    const own = escapePattern(pattern, { windowsPathsNoEscape: WINDOWS, magicalBraces: true });
    return pattern.includes('*') ? [own, pattern] : [own];
  };
  const options = {
    cwd: folder,
    nodir: true,
    absolute: true,
    dot: true,
    nocase: false,
    ignore: exclude.flatMap(readings).flatMap((pattern) => everywhere(pattern, folder)),
    windowsPathsNoEscape: WINDOWS,
  } as const;
  const matches = await Promise.all(include.map((pattern) => glob(readings(pattern), options)));
  return {
    paths: [...new Set(matches.flat())].sort(),
    unmatched: include.filter((_, index) => matches[index]?.length === 0),
  };
}

/** What is ignored, a folder with all that is in it; what may be at any depth also where no relative pattern comes. */
function everywhere(pattern: string, folder: string): string[] {
  const places = pattern.startsWith('**/') ? [pattern, `${parse(folder).root}${pattern}`] : [pattern];
  return places.flatMap((place) => [place, `${place}/**`]);
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Nothing is there, or nothing can be: a pattern may be too long for a path.
    return false;
  }
}
