import { basename, dirname, join, relative } from 'node:path';
import { byPath, toSlashes } from '../../support/paths.ts';
import type { Asset } from '../outcomes.ts';
import { type AssetSearch, FileSearch, type MatchedFile } from './file-search.ts';

/** Which part of a path becomes the `fileName`: its last part, or all of it, relative to the working directory. */
export type FileNaming = 'basename' | 'path';

export interface FoundAssets {
  /** Sorted by path, without duplicates. */
  readonly assets: readonly Asset[];
  /** Lines that match nothing, or only what is never taken, and exclusions (with their `!`) whose beginning does not exist. */
  readonly unmatched: readonly string[];
  /** Other exclusions that left nothing out. */
  readonly unusedExclusions: readonly string[];
  /** Absolute paths of files that a line names in full, without a wildcard. */
  readonly namedInFull: ReadonlySet<string>;
  /** Paths of folders that a wildcard took with everything in them. */
  readonly foldersTaken: readonly string[];
  /** Paths of hidden files and folders that wildcards left out. */
  readonly hidden: readonly string[];
  /** What brackets and braces of a line describe beside a name that is spelled like them. An exclusion has its `!`. */
  readonly bracketMatches: readonly { readonly line: string; readonly paths: readonly string[] }[];
  /** Paths of symbolic links that lead out of the workspace, or into `.git`. They were not followed. */
  readonly outsideLinks: readonly string[];
  /** Paths of symbolic links to what was found by another path. */
  readonly repeatedLinks: readonly string[];
  /** Paths of matches that can't be uploaded, each with the reason. */
  readonly unusable: readonly { readonly path: string; readonly why: string }[];
}

/**
 * Finds the files to upload. Opens no file.
 *
 * @param contentTypesOf returns the media type of each of these paths
 * @throws the signal's reason, if it is aborted
 */
export async function findAssets(
  search: AssetSearch,
  naming: FileNaming,
  contentTypesOf: (paths: readonly string[]) => (path: string) => string,
): Promise<FoundAssets> {
  const fileSearch = new FileSearch(search);
  const { area, reader, namedInFull, foldersTaken, hidden, described, spelled } = fileSearch;
  const files = await fileSearch.run();
  const kept = new Set(keepOneOfEach(files, naming));
  const repeated = files.filter((file) => !kept.has(file)).map(({ path }) => area.linkOn(path));

  const start = join(area.workingDirectory, '/');
  const toPath = (path: string): string =>
    toSlashes(path.startsWith(start) ? path.slice(start.length) : relative(start, path)) || '.';
  const toPaths = (paths: Iterable<string>): string[] => [...new Set(paths)].map(toPath).sort();
  const contentTypeOf = contentTypesOf(Array.from(kept, ({ path }) => toPath(path)));
  const toAsset = ({ path: absolute, ownPath: absolutePath, found }: MatchedFile): Asset => {
    const path = toPath(absolute);
    const fileName = naming === 'path' ? path : basename(path);
    return {
      path,
      absolutePath,
      fileName,
      contentType: contentTypeOf(path),
      size: found.size,
      stateWhenFound: found,
    };
  };
  return {
    assets: Array.from(kept, toAsset).sort(byPath),
    namedInFull,
    ...fileSearch.linesWithoutEffect,
    foldersTaken: toPaths(foldersTaken),
    hidden: toPaths(hidden),
    bracketMatches: [...described]
      .filter(([line]) => spelled.has(line))
      .map(([{ text }, paths]) => ({ line: text, paths: toPaths(paths) })),
    outsideLinks: toPaths(area.outsideLinks),
    repeatedLinks: toPaths([...area.repeatedLinks, ...repeated]),
    unusable: [...reader.unusable].map(([path, why]) => ({ path: toPath(path), why })).sort(byPath),
  };
}

/**
 * Keeps each real folder under one path, besides those that lines name, and each file once: by its own path if that was found, else by
 * the nearest link, or the one that sorts first. With `basename`, a link to a file is left out if the file, or another link to it, is sent
 * under the same name.
 */
function keepOneOfEach(files: readonly MatchedFile[], naming: FileNaming): MatchedFile[] {
  const sentAs = ({ ownPath, found: { realPath } }: MatchedFile): string => {
    if (naming === 'path') return ownPath;
    const name = basename(ownPath);
    return name === basename(realPath) ? realPath : join(realPath, name);
  };
  const isLink = ({ ownPath, found }: MatchedFile): number => Number(ownPath !== found.realPath);
  const isElsewhere = ({ path, ownPath }: MatchedFile): number => Number(path !== ownPath);
  const nearest = files.toSorted((a, b) => a.links - b.links || byPath(a, b));
  const folders = firstOfEach(nearest, ({ ownPath }) => dirname(ownPath));
  const inPlace = nearest.filter(({ path, ownPath, links }) => {
    const first = folders.get(dirname(ownPath));
    return links === 0 || dirname(first?.path ?? path) === dirname(path);
  });
  const best = inPlace.toSorted(
    (a, b) => isLink(a) - isLink(b) || a.links - b.links || isElsewhere(a) - isElsewhere(b),
  );
  return [...firstOfEach(best, sentAs).values()];
}

function firstOfEach(
  files: readonly MatchedFile[],
  keyOf: (file: MatchedFile) => string,
): Map<string, MatchedFile> {
  const first = new Map<string, MatchedFile>();
  for (const file of files) {
    const key = keyOf(file);
    if (!first.has(key)) first.set(key, file);
  }
  return first;
}
