import { realpathSync, type Stats, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isInside } from '../../support/paths.ts';
import type { Asset } from '../outcomes.ts';
import { type AssetSearch, isInGit, type Match, matchPatterns } from './match-patterns.ts';

/** How a file's `fileName` is made: its last part, or its path relative to the working directory. */
export type FileNaming = 'basename' | 'path';

export interface FoundAssets {
  /** In the order of their paths, each file once. */
  readonly assets: readonly Asset[];
  /** Patterns that no file matched. */
  readonly unmatched: readonly string[];
  /** Paths of symbolic links that lead out of the workspace; they were not followed. */
  readonly outsideLinks: readonly string[];
  /** Paths of matches that can't be uploaded, each with the reason. */
  readonly unusable: readonly { readonly path: string; readonly why: string }[];
}

/** What is behind a match. */
type StatResult =
  | { readonly kind: 'file'; readonly size: number; readonly real: string }
  /** A folder, or a file that is never an asset. */
  | { readonly kind: 'nothing' }
  /** A symbolic link leads out of the workspace: the path of that link. */
  | { readonly kind: 'outside'; readonly link: string }
  | { readonly kind: 'unusable'; readonly why: string };

/** Real paths. */
interface Places {
  readonly workingDirectory: string;
  readonly workspace: string;
  /** Files that are never assets. */
  readonly never: readonly string[];
}

/** Files looked at in one go, before anything else that waits has its turn. */
const CONCURRENT_STATS = 256;

/** Finds the files that the patterns ask for. Nothing is opened, only looked at. */
export async function findAssets(
  search: AssetSearch,
  naming: FileNaming,
  contentTypeOf: (path: string) => string,
): Promise<FoundAssets> {
  const workingDirectory = await realpath(search.workingDirectory);
  const workspace = await realpath(search.workspace);
  const never = await Promise.all(search.never.map(realPathOfFile));
  const toReal = (pattern: string): string =>
    pattern.startsWith(`${search.workspace}/`) ? workspace + pattern.slice(search.workspace.length) : pattern;
  const [include, exclude] = [search.include.map(toReal), search.exclude.map(toReal)];
  const { byPattern, outsideLinks, unreadable } = await matchPatterns({
    ...search,
    workingDirectory,
    workspace,
    include,
    exclude,
  });
  const below = join(workingDirectory, sep);
  const pathOf = (absolutePath: string): string => {
    // Nearly always so, and the long way is long for a hundred thousand files.
    const isBelow = absolutePath.startsWith(below);
    const path = isBelow ? absolutePath.slice(below.length) : relative(workingDirectory, absolutePath);
    return path.replaceAll(sep, '/');
  };
  const matches = new Map(byPattern.flat().map((match) => [match.absolutePath, match]));

  const look = statCandidates({ workingDirectory, workspace, never });
  const looked: { match: Match; path: string; entry: StatResult }[] = [];
  const queue = [...matches.values()];
  for (let start = 0; start < queue.length; start += CONCURRENT_STATS) {
    for (const match of queue.slice(start, start + CONCURRENT_STATS))
      looked.push({ match, path: pathOf(match.absolutePath), entry: look(match) });
    await setImmediate();
  }
  looked.sort((a, b) => (a.path < b.path ? -1 : 1));

  const nothing = new Set(
    looked.flatMap(({ match, entry }) => (entry.kind === 'nothing' ? match.absolutePath : [])),
  );
  const files = new Set(
    looked.flatMap(({ match, entry }) => (entry.kind === 'file' ? match.absolutePath : [])),
  );
  const assets = looked.flatMap(({ match: { absolutePath }, path, entry }): Asset[] => {
    if (entry.kind !== 'file') return [];
    // By its own name alone, a file found again through a link to its folder would only be sent twice.
    const again = entry.real !== absolutePath && files.has(entry.real);
    if (naming === 'basename' && again && basename(entry.real) === basename(absolutePath)) return [];
    const fileName = naming === 'path' ? path : basename(absolutePath);
    return [{ path, absolutePath, fileName, contentType: contentTypeOf(path), size: entry.size }];
  });
  const links = looked.flatMap(({ entry }) => (entry.kind === 'outside' ? entry.link : []));
  const unusable = looked.flatMap(({ path, entry }) =>
    entry.kind === 'unusable' ? { path, why: entry.why } : [],
  );
  const unreadableFolders = [...unreadable].map(([folder, code]) => {
    return { path: pathOf(folder) || '.', why: `the folder can't be read (${code})` };
  });
  return {
    assets,
    unmatched: search.include.filter((_, index) =>
      byPattern[index]?.every(({ absolutePath }) => nothing.has(absolutePath)),
    ),
    outsideLinks: [...new Set([...links, ...outsideLinks.map(pathOf)])].sort(),
    unusable: [...unreadableFolders, ...unusable],
  };
}

/**
 * Makes the function that looks at a match. Assets must not leave the workspace, nor, where it was named outside of that,
 * the working directory.
 *
 * It waits for the disk: a trip through the thread pool costs more than the look at a local one.
 */
function statCandidates({ workingDirectory, workspace, never }: Places): (match: Match) => StatResult {
  const borders = [workspace, workingDirectory];
  const isAllowed = (path: string): boolean => borders.some((border) => isInside(path, border));
  const realFolders = new Map<string, string>();
  const realFolder = (folder: string): string => {
    const real = realFolders.get(folder) ?? realpathSync.native(folder);
    realFolders.set(folder, real);
    return real;
  };
  /** The first part of a path that leads out. */
  const leadingOut = (path: string): string => {
    const parts = relative(workingDirectory, path).split(sep);
    for (let length = 1; length < parts.length; length += 1) {
      const link = parts.slice(0, length).join('/');
      if (!isAllowed(realFolder(join(workingDirectory, link)))) return link;
    }
    return parts.join('/');
  };
  const realPath = ({ absolutePath, isLink }: Match): string => {
    if (isLink) return realpathSync.native(absolutePath);
    const folder = dirname(absolutePath);
    const real = realFolder(folder);
    return real === folder ? absolutePath : join(real, basename(absolutePath));
  };

  return (match) => {
    const { absolutePath, isLink } = match;
    try {
      if (!isAllowed(absolutePath)) return { kind: 'unusable', why: 'it lies outside the workspace' };
      const real = realPath(match);
      if (!isAllowed(real)) return { kind: 'outside', link: leadingOut(absolutePath) };
      if (never.includes(real)) return { kind: 'nothing' };
      // A link is no way around the name that `.git` must be given.
      if (isInGit(real) && !isInGit(absolutePath)) return { kind: 'nothing' };
      return fileOrFolder(statSync(absolutePath), real);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      const dangling = isLink && code === 'ENOENT';
      return {
        kind: 'unusable',
        why: dangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`,
      };
    }
  };
}

function fileOrFolder(stats: Stats, real: string): StatResult {
  if (stats.isDirectory()) return { kind: 'nothing' };
  return stats.isFile()
    ? { kind: 'file', size: stats.size, real }
    : { kind: 'unusable', why: 'it is not a regular file' };
}

/** The real path of a file that need not exist. */
async function realPathOfFile(path: string): Promise<string> {
  const folder = await realpath(dirname(path)).catch(() => dirname(path));
  return join(folder, basename(path));
}
