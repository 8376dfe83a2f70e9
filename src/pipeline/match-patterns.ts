import { lstatSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { escape as escapePattern, Glob } from 'glob';
import type { AssetSearch } from './asset-search.ts';

/** An entry that matches a pattern. */
export interface Match {
  readonly absolutePath: string;
  /** Whether the entry itself is a symbolic link. */
  readonly isLink: boolean;
}

const WINDOWS = process.platform === 'win32';

/**
 * What each pattern matches, pattern by pattern and in their order; folders are left out.
 *
 * A pattern that is the name of an existing file is that file, whatever characters are in it: `level[1].json`. `.git` is
 * searched only by a pattern that names it: it may hold the credentials of the checkout.
 */
export async function matchPatterns(search: AssetSearch): Promise<readonly Match[][]> {
  const { workingDirectory, includeHidden } = search;
  const isName = (pattern: string): boolean => isFile(resolve(workingDirectory, pattern));
  const excludedFiles = search.exclude.filter(isName).map((pattern) => resolve(workingDirectory, pattern));
  const exclude = search.exclude
    .filter((pattern) => !isName(pattern))
    .flatMap((pattern) => [pattern, `${pattern.replace(/\/+$/, '')}/**`]);
  const matches: Match[][] = [];
  let scurry: Glob<{ withFileTypes: true }>['scurry'] | undefined;
  for (const pattern of search.include) {
    const namesGit = pattern.split('/').includes('.git');
    const glob = new Glob(isName(pattern) ? literally(pattern) : pattern, {
      cwd: workingDirectory,
      dot: includeHidden,
      ignore: namesGit ? exclude : [...exclude, '**/.git', '**/.git/**'],
      nodir: true,
      // The same workflow finds the same files on every runner.
      nocase: false,
      windowsPathsNoEscape: WINDOWS,
      withFileTypes: true,
      // One cache of folders for all patterns: none is read twice.
      ...(scurry && { scurry }),
    });
    scurry = glob.scurry;
    const isTaken = ({ absolutePath }: Match): boolean =>
      !excludedFiles.includes(absolutePath) &&
      // What is ignored is only ignored below the working directory, and `../**` leads out of it.
      (namesGit || !relative(workingDirectory, absolutePath).split(sep).includes('.git'));
    const entries = await glob.walk();
    matches.push(
      entries
        .map((entry) => ({ absolutePath: entry.fullpath(), isLink: entry.isSymbolicLink() }))
        .filter(isTaken),
    );
  }
  return matches;
}

/** A pattern that matches the file of that name and nothing else. */
function literally(name: string): string {
  return escapePattern(name, { windowsPathsNoEscape: WINDOWS, magicalBraces: true });
}

function isFile(path: string): boolean {
  try {
    const entry = lstatSync(path);
    const target = entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry;
    return !target?.isDirectory();
  } catch {
    // Nothing is there, or nothing can be: a pattern may be too long for a path, or look below a file.
    return false;
  }
}
