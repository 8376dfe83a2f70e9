import * as fs from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { escape as escapeGlob, Glob, Ignore, type Path } from 'glob/raw';
import { errorCode } from '../../support/errors.ts';
import { spellAsOnDisk } from '../../support/spelling.ts';
import { FolderReader } from './folder-reader.ts';
import { LinkGuard } from './link-guard.ts';
import { SearchPlaces } from './search-places.ts';

/** Files to find. */
export interface AssetSearch {
  /** Glob patterns with `/` as separator, in the order of the input. */
  readonly include: readonly string[];
  /** Glob patterns of files to leave out. A pattern that matches a folder leaves out everything in it. */
  readonly exclude: readonly string[];
  /** Absolute path of the folder that patterns are relative to. */
  readonly workingDirectory: string;
  /** Absolute path of the folder that symbolic links must not lead out of. */
  readonly workspace: string;
  /** Whether wildcards match dot files. */
  readonly includeHidden: boolean;
  /** Absolute paths of files that are never assets, even if a pattern matches them. */
  readonly neverUpload: readonly string[];
  /** Whether to follow a link inside a linked folder even if the search reaches its target by another path. By default not: its files would be found twice. */
  readonly everyPath?: boolean;
}

/** A file, a symbolic link or another entry of a folder that matches a pattern. */
export interface Match {
  readonly absolutePath: string;
  readonly isLink: boolean;
}

export interface Matches {
  /** One list per pattern, in the order of the patterns. */
  readonly byPattern: readonly (readonly Match[])[];
  /** Absolute paths of links to folders outside the workspace. They were not followed. */
  readonly outsideLinks: readonly string[];
  /** Absolute paths of links to one of their own parent folders. They were not followed. */
  readonly parentLinks: readonly string[];
  /** Why folders and other entries can't be read, by absolute path. */
  readonly unreadable: ReadonlyMap<string, string>;
}

/**
 * Windows only: `\` separates folders and escapes nothing. Wildcards are case-sensitive on every runner; parts of a pattern without a
 * wildcard follow the disk.
 */
export const GLOB_OPTIONS = { nocase: false, windowsPathsNoEscape: process.platform === 'win32' } as const;

/**
 * Finds the entries that each pattern matches, without folders. Follows links to folders within the workspace. Searches
 * `.git` only for a pattern that names it, because that folder may contain the credentials of the checkout.
 *
 * @param search with real paths as `workingDirectory` and `workspace`
 */
export async function matchPatterns(search: AssetSearch): Promise<Matches> {
  const { workingDirectory, workspace, includeHidden } = search;
  const spell = (pattern: string): string => spellAsOnDisk(pattern, workingDirectory);
  const [included, excluded] = [search.include.map(spell), search.exclude.map(spell)];
  const reader = new FolderReader();
  const onError = (path: string, error: unknown): void => reader.recordError(path, error);
  const isName = (pattern: string): boolean => isFile(resolve(workingDirectory, pattern), onError);
  // An exclusion may be a name with glob characters.
  const excludedPaths = new Set(excluded.map((pattern) => resolve(workingDirectory, pattern)));
  const exclude = excluded
    .filter((pattern) => !isName(pattern) || pattern.includes('*'))
    .flatMap((pattern) => [pattern, `${pattern}/**`]);
  const ignored = exclude.length === 0 ? undefined : new Ignore(exclude, GLOB_OPTIONS);
  const guards: LinkGuard[] = [];
  const byPattern: Match[][] = [];
  let scurry: Glob<{ withFileTypes: true }>['scurry'] | undefined;
  for (const pattern of included) {
    const namesGit = pattern.split('/').includes('.git');
    const globs = globsFor(pattern, workingDirectory, onError);
    const options = { ...GLOB_OPTIONS, dot: includeHidden };
    const places = new SearchPlaces(globs, workingDirectory, options);
    const spelled = (path: Path): Path => {
      const fullPath = reader.hasMisspelledPaths ? reader.spell(path.fullpath()) : undefined;
      return (fullPath !== undefined && scurry?.cwd.resolve(fullPath)) || path;
    };
    const isExcluded = (folder: Path): boolean =>
      // Compares names: in a small run, matching `.git` as a pattern would cost more than all other matching.
      (!namesGit && isInGit(folder.relative())) || ignored?.childrenIgnored(spelled(folder)) === true;
    const coversLink = (folder: string, link: string): boolean => {
      if (search.everyPath || !places.covers(folder, link)) return false;
      let path: Path | undefined = glob.scurry.cwd.resolve(folder);
      while (path !== undefined && !isExcluded(path)) path = path.parent;
      return path === undefined;
    };
    const guard = new LinkGuard([workspace, workingDirectory], coversLink);
    guards.push(guard);
    const glob = new Glob(globs, {
      ...options,
      cwd: workingDirectory,
      follow: true,
      fs: reader.fs,
      ignore: {
        ignored: (path) => ignored?.ignored(spelled(path)) === true,
        childrenIgnored: (path) =>
          isExcluded(path) ||
          reader.rejectInvalidName(path.fullpath()) ||
          (path.isSymbolicLink() && !guard.isFollowed(path.fullpath())),
      },
      withFileTypes: true,
      // All patterns share one cache, so that each folder is read once.
      ...(scurry && { scurry }),
    });
    scurry = glob.scurry;
    const isIncluded = ({ absolutePath }: Match): boolean =>
      !excludedPaths.has(absolutePath) &&
      // `glob` calls `childrenIgnored` neither for files nor for the parts of a pattern that have no wildcard.
      (namesGit || !absolutePath.includes('.git') || !isInGit(relative(workingDirectory, absolutePath)));
    const entries = await glob.walk();
    byPattern.push(
      entries
        // Links to folders stay in the list, so that `findAssets` can report those that lead out of the workspace.
        .filter((entry) => !entry.isDirectory())
        .map((entry) => ({ absolutePath: spelled(entry).fullpath(), isLink: entry.isSymbolicLink() }))
        .filter((match) => isIncluded(match) && !reader.rejectInvalidName(match.absolutePath)),
    );
  }
  return {
    byPattern,
    outsideLinks: guards.flatMap((guard) => guard.outsideLinks),
    parentLinks: guards.flatMap((guard) => guard.parentLinks),
    unreadable: new Map([reader, ...guards].flatMap(({ unreadable }) => [...unreadable])),
  };
}

/**
 * Returns the glob patterns to search for. A pattern that is the name of an existing file, such as `level[1].json`, means
 * that file. If it has an asterisk it stays a pattern as well, so that a file called `*` does not hide all other files.
 *
 * @param folder absolute path that the pattern is relative to
 * @param onError called if the disk does not say whether there is such a file
 */
export function globsFor(pattern: string, folder: string, onError?: OnError): string[] {
  if (!isFile(resolve(folder, pattern), onError)) return [pattern];
  const name = escapeGlob(pattern, { ...GLOB_OPTIONS, magicalBraces: true });
  return pattern.includes('*') ? [name, pattern] : [name];
}

/** Whether a path has a part `.git`. That folder may contain the credentials of a checkout. */
export function isInGit(path: string): boolean {
  // Fast path: `split` is slow for 100,000 files.
  return path.includes('.git') && path.split(sep).includes('.git');
}

type OnError = (path: string, error: unknown) => void;

/** With these errors no search can find the entry. `FolderReader` also ignores ENOENT and ENOTDIR. */
const NO_ENTRY: readonly (string | undefined)[] = [
  'ENAMETOOLONG',
  'ELOOP',
  'EACCES',
  'EPERM',
  'ERR_INVALID_ARG_VALUE',
];

/** Whether an entry other than a folder exists. A link to nothing counts as a file. */
function isFile(path: string, onError?: OnError): boolean {
  try {
    const entry = fs.lstatSync(path);
    const target = entry.isSymbolicLink() ? fs.statSync(path, { throwIfNoEntry: false }) : entry;
    return !target?.isDirectory();
  } catch (error) {
    if (!NO_ENTRY.includes(errorCode(error))) onError?.(path, error);
    return false;
  }
}
