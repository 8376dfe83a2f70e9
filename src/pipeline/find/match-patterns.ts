import * as fs from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { escape as escapePattern, Glob, Ignore } from 'glob/raw';
import { limitHeapGrowth } from '../../support/runtime.ts';
import { LinkGuard } from './link-guard.ts';

/** An entry that matches a pattern. */
export interface Match {
  readonly absolutePath: string;
  /** Whether the entry itself is a symbolic link. */
  readonly isLink: boolean;
}

/** What the patterns of a search match, and what was met on the way. */
export interface Matches {
  /** Pattern by pattern and in their order. */
  readonly byPattern: readonly (readonly Match[])[];
  /** Absolute paths of links to folders that lead out of the workspace; they were not followed. */
  readonly outsideLinks: readonly string[];
  /** Absolute paths of folders that could not be read, each with the code of the error. */
  readonly unreadable: ReadonlyMap<string, string>;
}

const WINDOWS = process.platform === 'win32';

/** From so many entries on, memory counts for more than time. */
const MANY_FOLDERS = 10_000;

/** Errors of a folder that is there and can't be read; others mean that there is no such folder. */
const UNREADABLE = new Set(['EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM']);

/**
 * Finds what each pattern matches; folders are left out, and links to folders within the workspace are followed.
 *
 * A pattern that is the name of an existing file is that file, whatever characters are in it: `level[1].json`. One with an
 * asterisk stays a pattern as well, so that no file can take the place of all others by its name. `.git` is
 * searched only by a pattern that names it: it may hold the credentials of the checkout.
 *
 * @param search with real paths of working directory and workspace
 */
export async function matchPatterns(search: AssetSearch): Promise<Matches> {
  const { workingDirectory, workspace, includeHidden } = search;
  const isName = (pattern: string): boolean => isFile(resolve(workingDirectory, pattern));
  const excludedFiles = search.exclude.filter(isName).map((pattern) => resolve(workingDirectory, pattern));
  const exclude = search.exclude
    .filter((pattern) => !isName(pattern) || isWildcard(pattern))
    .flatMap((pattern) => [pattern, `${pattern}/**`]);
  const ignored =
    exclude.length === 0
      ? undefined
      : new Ignore(exclude, { platform: process.platform, windowsPathsNoEscape: WINDOWS });
  const guard = new LinkGuard([workspace, workingDirectory]);
  const unreadable = new Map<string, string>();
  const byPattern: Match[][] = [];
  let scurry: Glob<{ withFileTypes: true }>['scurry'] | undefined;
  for (const pattern of search.include) {
    const namesGit = pattern.split('/').includes('.git');
    const name = isName(pattern) ? [literally(pattern)] : [];
    const glob = new Glob(name.length > 0 && !isWildcard(pattern) ? name : [...name, pattern], {
      cwd: workingDirectory,
      dot: includeHidden,
      follow: true,
      fs: { readdir: noting(unreadable) },
      ignore: {
        ignored: (path) => ignored?.ignored(path) === true,
        childrenIgnored: (path) =>
          // By its name: to match it as a pattern costs a small run more than all else that is matched.
          (!namesGit && isInGit(path.relative())) ||
          ignored?.childrenIgnored(path) === true ||
          (path.isSymbolicLink() && !guard.isFollowed(path.fullpath())),
      },
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
      // Files are not asked about above, and parts of a pattern without a wildcard are gone through unasked.
      (namesGit || !absolutePath.includes('.git') || !isInGit(relative(workingDirectory, absolutePath)));
    const entries = await glob.walk();
    byPattern.push(
      entries
        // Links to folders stay: whether they lead out is seen to later, and that must not go unsaid.
        .filter((entry) => !entry.isDirectory())
        .map((entry) => ({ absolutePath: entry.fullpath(), isLink: entry.isSymbolicLink() }))
        .filter(isTaken),
    );
  }
  return { byPattern, outsideLinks: guard.outsideLinks, unreadable };
}

/** Node's `readdir`, with the errors taken down that the search would take for an empty folder. */
function noting(unreadable: Map<string, string>): typeof fs.readdir {
  let met = 0;
  const readdir = (path: string, options: { withFileTypes: true }, done: ReaddirCallback): void => {
    fs.readdir(path, options, (error, entries) => {
      if (error?.code !== undefined && UNREADABLE.has(error.code)) unreadable.set(path, error.code);
      const before = met;
      met += entries?.length ?? 0;
      if (before < MANY_FOLDERS && met >= MANY_FOLDERS) limitHeapGrowth();
      done(error, entries);
    });
  };
  // The search calls it in this one of its forms.
  return readdir as unknown as typeof fs.readdir;
}

type ReaddirCallback = (error: NodeJS.ErrnoException | null, entries: fs.Dirent[]) => void;

function isWildcard(pattern: string): boolean {
  return pattern.includes('*');
}

/** A pattern that matches the file of that name and nothing else. */
function literally(name: string): string {
  return escapePattern(name, { windowsPathsNoEscape: WINDOWS, magicalBraces: true });
}

function isFile(path: string): boolean {
  try {
    const entry = fs.lstatSync(path);
    const target = entry.isSymbolicLink() ? fs.statSync(path, { throwIfNoEntry: false }) : entry;
    return !target?.isDirectory();
  } catch {
    // Nothing is there, or nothing can be: a pattern may be too long for a path, or look below a file.
    return false;
  }
}

/** Whether a part of a path is `.git`: that folder may hold the credentials of a checkout. */
export function isInGit(path: string): boolean {
  // Hardly ever so, and to take a path apart is long for a hundred thousand files.
  return path.includes('.git') && path.split(sep).includes('.git');
}

/** Which files are asked for. */
export interface AssetSearch {
  /** Glob patterns in the order given, each with `/`. */
  readonly include: readonly string[];
  /** Glob patterns of what is left out; one that names a folder leaves out all that is in it. */
  readonly exclude: readonly string[];
  /** Absolute; where patterns start. */
  readonly workingDirectory: string;
  /** Absolute; symbolic links must not lead out of it. */
  readonly workspace: string;
  /** Whether wildcards match dot files. */
  readonly includeHidden: boolean;
  /** Absolute paths that are never assets, whatever the patterns say. */
  readonly never: readonly string[];
}
