import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { escape as escapePattern, Glob, hasMagic } from 'glob';
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
 * A pattern that is the name of an existing file is that file, whatever characters are in it: `level[1].json`.
 * `.git` is searched only by a pattern that names it: it may hold the credentials of the checkout.
 */
export async function matchPatterns(search: AssetSearch): Promise<readonly Match[][]> {
  const { workingDirectory, includeHidden } = search;
  const exclude = search.exclude.flatMap((pattern) => [pattern, `${pattern.replace(/\/+$/, '')}/**`]);
  const matches: Match[][] = [];
  let scurry: Glob<{ withFileTypes: true }>['scurry'] | undefined;
  for (const pattern of search.include) {
    const namesGit = pattern.split('/').includes('.git');
    const glob = new Glob(isFileName(pattern, workingDirectory) ? escaped(pattern) : pattern, {
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
    const entries = await glob.walk();
    matches.push(
      entries.map((entry) => ({ absolutePath: entry.fullpath(), isLink: entry.isSymbolicLink() })),
    );
  }
  return matches;
}

function isFileName(pattern: string, folder: string): boolean {
  if (!hasMagic(pattern, { magicalBraces: true, windowsPathsNoEscape: WINDOWS })) return false;
  const entry = lstatSync(resolve(folder, pattern), { throwIfNoEntry: false });
  return entry !== undefined && !entry.isDirectory();
}

function escaped(pattern: string): string {
  return escapePattern(pattern, { windowsPathsNoEscape: WINDOWS, magicalBraces: true });
}
