import { realpathSync, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { errorCode } from '../../support/errors.ts';
import { type FoundFile, foundFile, isTemporaryFileOf } from '../../support/files.ts';
import { byPath, isInside, toSlashes } from '../../support/paths.ts';
import { spellAsOnDisk } from '../../support/spelling.ts';
import type { Asset } from '../outcomes.ts';
import { type AssetSearch, isInGit, type Match, matchPatterns } from './match-patterns.ts';

/** Which part of a path becomes the `fileName`: its last part, or all of it, relative to the working directory. */
export type FileNaming = 'basename' | 'path';

export interface FoundAssets {
  /** Sorted by path, without duplicates. */
  readonly assets: readonly Asset[];
  /** Absolute paths of the assets that a pattern names in full, without a wildcard. */
  readonly namedInFull: ReadonlySet<string>;
  /** Absolute paths of matches that are not assets because they are in `neverUpload`. */
  readonly neverUploaded: readonly string[];
  /** Patterns that match nothing, or only what is never an asset: `neverUpload` and what `MatchResult` calls `ignored`. */
  readonly unmatched: readonly string[];
  /** Paths of symbolic links that lead out of the workspace. They were not followed. */
  readonly outsideLinks: readonly string[];
  /** Paths of symbolic links to one of their own parent folders. They were not followed. */
  readonly parentLinks: readonly string[];
  /** Paths of matches that can't be uploaded, each with the reason. */
  readonly unusable: readonly { readonly path: string; readonly why: string }[];
}

type MatchResult =
  | { readonly kind: 'file'; readonly found: FoundFile }
  /** A folder, a file in `.git` that only a link leads to, or a file that a killed run left behind while it wrote a manifest. */
  | { readonly kind: 'ignored' }
  /** A file of `neverUpload`. */
  | { readonly kind: 'never' }
  /** `link` is the path of a symbolic link that leads out of the workspace. */
  | { readonly kind: 'outside'; readonly link: string }
  | { readonly kind: 'unusable'; readonly why: string };

/** Files checked in one go, before the event loop runs other work. */
const FILES_PER_BATCH = 256;

/** Finds the files to upload. Opens no file. */
export async function findAssets(
  search: AssetSearch,
  naming: FileNaming,
  contentTypeOf: (path: string) => string,
): Promise<FoundAssets> {
  let [workingDirectory, workspace] = [search.workingDirectory, search.workspace];
  try {
    const realFolder = (path: string): Promise<string> => realpath(spellAsOnDisk(path, ''));
    [workingDirectory, workspace] = [await realFolder(workingDirectory), await realFolder(workspace)];
  } catch (error) {
    const unusable = [{ path: '.', why: `the folder can't be read (${errorCode(error) ?? error})` }];
    const nothing = { assets: [], neverUploaded: [], unmatched: [], outsideLinks: [], parentLinks: [] };
    return { ...nothing, namedInFull: new Set(), unusable };
  }
  const neverUpload = await Promise.all(search.neverUpload.map(realPathOfFile));
  const toRealPattern = (pattern: string): string =>
    pattern.startsWith(`${toSlashes(search.workspace)}/`)
      ? workspace + pattern.slice(search.workspace.length)
      : pattern;
  const realSearch: AssetSearch = {
    ...search,
    workingDirectory,
    workspace,
    neverUpload,
    everyPath: naming === 'path',
    include: search.include.map(toRealPattern),
    exclude: search.exclude.map(toRealPattern),
  };
  const { byPattern, outsideLinks, parentLinks, unreadable } = await matchPatterns(realSearch);
  const prefix = join(workingDirectory, sep);
  const toPath = (absolutePath: string): string => {
    // Fast path: `relative` is slow for 100,000 files.
    const path = absolutePath.startsWith(prefix)
      ? absolutePath.slice(prefix.length)
      : relative(workingDirectory, absolutePath);
    return toSlashes(path);
  };

  const checkMatch = createMatchCheck(realSearch);
  const matches = [...new Map(byPattern.flat().map((match) => [match.absolutePath, match])).values()];
  const entries: { absolutePath: string; path: string; result: MatchResult }[] = [];
  for (let start = 0; start < matches.length; start += FILES_PER_BATCH) {
    for (const match of matches.slice(start, start + FILES_PER_BATCH)) {
      const { absolutePath } = match;
      entries.push({ absolutePath, path: toPath(absolutePath), result: checkMatch(match) });
    }
    await setImmediate();
  }
  entries.sort(byPath);

  const pathsOfKind = (kind: MatchResult['kind']): Set<string> =>
    new Set(entries.flatMap(({ absolutePath, result }) => (result.kind === kind ? absolutePath : [])));
  const [neverUploaded, files] = [pathsOfKind('never'), pathsOfKind('file')];
  const ignored = pathsOfKind('ignored').union(neverUploaded);
  const assets = entries.flatMap(({ absolutePath, path, result }): Asset[] => {
    if (result.kind !== 'file') return [];
    const { found } = result;
    const { realPath, size } = found;
    // A file behind a linked folder may also match under its real path. If both have the same name, send it once.
    if (naming === 'basename' && realPath !== absolutePath && basename(realPath) === basename(absolutePath)) {
      if (files.has(realPath)) return [];
      files.add(realPath);
    }
    const fileName = naming === 'path' ? path : basename(absolutePath);
    return [{ path, absolutePath, fileName, contentType: contentTypeOf(path), size, found }];
  });
  const linksOfFiles = entries.flatMap(({ result }) => (result.kind === 'outside' ? result.link : []));
  const unreadableEntries = [...unreadable].map(([entry, why]) => ({ path: toPath(entry) || '.', why }));
  const unusableFiles = entries.flatMap(({ path, result }) =>
    result.kind === 'unusable' ? { path, why: result.why } : [],
  );
  const named = realSearch.include.map((pattern) =>
    resolve(workingDirectory, spellAsOnDisk(pattern, workingDirectory)),
  );
  return {
    assets,
    namedInFull: files.intersection(new Set(named)),
    neverUploaded: [...neverUploaded],
    unmatched: search.include.filter((_, index) =>
      byPattern[index]?.every(({ absolutePath }) => ignored.has(absolutePath)),
    ),
    outsideLinks: [...new Set([...linksOfFiles, ...outsideLinks.map(toPath)])].sort(),
    parentLinks: [...new Set(parentLinks.map(toPath))].sort(),
    unusable: [...unreadableEntries, ...unusableFiles],
  };
}

/**
 * Returns a function that checks a match. Assets must be inside the workspace or inside the working directory, which may
 * be elsewhere. The calls are synchronous, because the thread pool costs more than `stat` of a local file.
 *
 * @param search with real paths
 */
function createMatchCheck({
  workingDirectory,
  workspace,
  neverUpload,
}: AssetSearch): (match: Match) => MatchResult {
  const isAllowed = (path: string): boolean => isInside(path, workspace) || isInside(path, workingDirectory);
  const realFolders = new Map<string, string>();
  const realFolderOf = (folder: string): string => {
    const realFolder = realFolders.get(folder) ?? realpathSync.native(folder);
    realFolders.set(folder, realFolder);
    return realFolder;
  };
  const realPathOf = ({ absolutePath, isLink }: Match): string => {
    if (isLink) return realpathSync.native(absolutePath);
    const folder = dirname(absolutePath);
    const realFolder = realFolderOf(folder);
    return realFolder === folder ? absolutePath : join(realFolder, basename(absolutePath));
  };
  /** Returns the shortest part of a path that is a link out of the workspace. */
  const findOutsideLink = (path: string): string => {
    const parts = relative(workingDirectory, path).split(sep);
    for (let length = 1; length < parts.length; length += 1) {
      const link = parts.slice(0, length).join('/');
      if (!isAllowed(realFolderOf(join(workingDirectory, link)))) return link;
    }
    return parts.join('/');
  };

  return (match) => {
    const { absolutePath, isLink } = match;
    try {
      if (!isAllowed(absolutePath)) return { kind: 'unusable', why: 'it lies outside the workspace' };
      const realPath = realPathOf(match);
      if (!isAllowed(realPath)) return { kind: 'outside', link: findOutsideLink(absolutePath) };
      if (neverUpload.includes(realPath)) return { kind: 'never' };
      if (neverUpload.some((file) => isTemporaryFileOf(realPath, file))) return { kind: 'ignored' };
      // Files in `.git` are assets only if the pattern names `.git`, not if a link leads there.
      if (isInGit(realPath) && !isInGit(absolutePath)) return { kind: 'ignored' };
      const stats = statSync(absolutePath);
      if (stats.isDirectory()) return { kind: 'ignored' };
      if (!stats.isFile()) return { kind: 'unusable', why: 'it is not a regular file' };
      return { kind: 'file', found: foundFile(stats, realPath) };
    } catch (error) {
      const code = errorCode(error) ?? String(error);
      const isDangling = isLink && code === 'ENOENT';
      const why = isDangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`;
      return { kind: 'unusable', why };
    }
  };
}

/** Returns the real path of a file that may not exist. */
async function realPathOfFile(given: string): Promise<string> {
  const path = spellAsOnDisk(given, '');
  const folder = await realpath(dirname(path)).catch(() => dirname(path));
  return join(folder, basename(path));
}
