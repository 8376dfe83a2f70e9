import { basename, join, relative } from 'node:path';
import type { FoundFile } from '../../support/files.ts';
import { byPath, toSlashes } from '../../support/paths.ts';
import type { Asset } from '../outcomes.ts';
import { type AssetSearch, FileSearch } from './file-search.ts';
import { maySpellName } from './line-matcher.ts';
import { beginsNowhere, hasExclusionInBraces, type Line } from './lines.ts';

/** Which part of a path becomes the `fileName`: its last part, or all of it, relative to the working directory. */
export type FileNaming = 'basename' | 'path';

export interface FoundAssets {
  /** Sorted by path, without duplicates. */
  readonly assets: readonly Asset[];
  /** Lines that match nothing, or only what is never taken, and exclusions (with their `!`) whose beginning does not exist. */
  readonly unmatched: readonly string[];
  /** Other exclusions that left nothing out, and lines with a `!` in braces, which matches nothing. */
  readonly unusedExclusions: readonly string[];
  /** Real paths of files that a line names in full, without a wildcard. */
  readonly namedInFull: ReadonlySet<string>;
  /** Paths of folders that a wildcard took with everything in them. */
  readonly foldersTaken: readonly string[];
  /** Paths of hidden files and folders that wildcards left out. */
  readonly hidden: readonly string[];
  /** Paths of symbolic links that lead out of the workspace, or into `.git`. They were not followed. */
  readonly outsideLinks: readonly string[];
  /** Paths of symbolic links to folders behind another link. They were not followed. */
  readonly linksBehindLinks: readonly string[];
  /** Paths of matches that can't be uploaded, each with the reason. */
  readonly unusable: readonly { readonly path: string; readonly why: string }[];
}

/** A file by its absolute path, as lines and the links on the way name it. */
type Entry = readonly [path: string, file: FoundFile];

/** Sorts by path, the real path first. */
function realFirst(one: Entry, other: Entry): number {
  const [isReal, isOtherReal] = [one, other].map(([path, { realPath }]) => path === realPath);
  return Number(isOtherReal) - Number(isReal) || (one[0] < other[0] ? -1 : 1);
}

/**
 * Finds the files to upload. Opens no file.
 *
 * @param contentTypesOf returns the media type of a file by all of its paths. It gets the paths of all files
 * @throws the signal's reason, if it is aborted
 */
export async function findAssets(
  search: AssetSearch,
  naming: FileNaming,
  contentTypesOf: (paths: readonly string[]) => (path: string, ...others: readonly string[]) => string,
): Promise<FoundAssets> {
  let found = new FileSearch(search);
  await found.run();
  if (found.exclusions.some(maySpellName)) {
    found = new FileSearch(search, found.names());
    await found.run();
  }
  const { area, files, inclusions, exclusions, entered } = found;
  const isIdle = (line: Line): boolean => !found.effective.has(line);
  const unused = exclusions.filter((line) => isIdle(line) && !beginsNowhere(line));
  const inBraces = inclusions.filter((line) => !isIdle(line) && hasExclusionInBraces(line));
  const unmatched = [...inclusions, ...exclusions].filter((line) => isIdle(line) && !unused.includes(line));

  const start = join(area.workingDirectory, '/');
  const toPath = (path: string): string =>
    toSlashes(path.startsWith(start) ? path.slice(start.length) : relative(start, path)) || '.';
  const toPaths = (absolute: Iterable<string>): string[] => Array.from(absolute, toPath).sort();
  const contentTypeOf = contentTypesOf(Array.from(files.keys(), toPath));
  const nameOf = (path: string): string => (naming === 'path' ? toPath(path) : basename(path));
  const toAsset = (entries: readonly Entry[]): Asset => {
    const [[absolutePath, stateWhenFound], ...others] = entries.toSorted(realFirst) as [Entry, ...Entry[]];
    const [path, otherPaths] = [toPath(absolutePath), others.map(([other]) => toPath(other))];
    const contentType = contentTypeOf(path, ...otherPaths);
    const asset = { path, absolutePath, fileName: nameOf(absolutePath), contentType, stateWhenFound };
    return { ...asset, size: stateWhenFound.size, ...(others.length > 0 && { otherPaths }) };
  };
  // A file is sent once for each of its names.
  const byName = Map.groupBy(files, ([path, { realPath }]) => `${realPath}\0${nameOf(path)}`);
  return {
    assets: Array.from(byName.values(), toAsset).sort(byPath),
    namedInFull: found.namedInFull,
    unmatched: unmatched.map(({ text }) => text),
    unusedExclusions: [...unused, ...inBraces].map(({ text }) => text),
    foldersTaken: toPaths(found.foldersTaken),
    hidden: toPaths(found.hidden.difference(entered)),
    outsideLinks: toPaths(area.outsideLinks),
    linksBehindLinks: toPaths(found.linksBehindLinks.difference(entered)),
    unusable: [...found.unusable].map(([path, why]) => ({ path: toPath(path), why })).sort(byPath),
  };
}
