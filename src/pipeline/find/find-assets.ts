import { basename, dirname, join, relative } from 'node:path';
import { byPath, toSlashes } from '../../support/paths.ts';
import type { Asset } from '../outcomes.ts';
import { FileSearch, type LinesWithoutEffect } from './file-search.ts';
import { FolderReader } from './folder-reader.ts';
import { isOneOf, type MatchedFile } from './matched-file.ts';
import { SearchArea } from './search-area.ts';

/** Files to find. */
export interface AssetSearch {
  /** Lines that include files, in the order of the input. */
  readonly include: readonly string[];
  /** Lines that leave files out, without their `!`. */
  readonly exclude: readonly string[];
  /** Absolute path of the folder that patterns are relative to. */
  readonly workingDirectory: string;
  /** Absolute path of the folder that symbolic links must not lead out of. */
  readonly workspace: string;
  /** Whether wildcards match dot files. */
  readonly includeHidden: boolean;
  /** Absolute paths of files that are never assets, even if a pattern matches them. */
  readonly neverUpload: readonly string[];
  readonly signal: AbortSignal;
}

/** Which part of a path becomes the `fileName`: its last part, or all of it, relative to the working directory. */
export type FileNaming = 'basename' | 'path';

export interface FoundAssets extends LinesWithoutEffect {
  /** Sorted by path, without duplicates. */
  readonly assets: readonly Asset[];
  /** Absolute paths of the assets that a line names in full, without a wildcard. */
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
  const area = new SearchArea(search.workspace, search.workingDirectory);
  const reader = new FolderReader(area, search.signal);
  const fileSearch = new FileSearch({ ...search, area, reader });
  const { notes } = fileSearch;
  const isOurs = isOneOf(search.neverUpload, area);

  const files = (await fileSearch.run()).filter((file) => !isOurs(file));
  const kept = keepOneOfEach(files, naming);
  const keptPaths = new Set(kept.map(({ path }) => path));
  const repeated = files.filter(({ path }) => !keptPaths.has(path)).map((file) => linkTo(file, area));
  const namedPaths = new Set(files.filter(({ isNamed }) => isNamed).map(({ ownPath }) => ownPath));

  const start = join(area.workingDirectory, '/');
  const toPath = (path: string): string =>
    toSlashes(path.startsWith(start) ? path.slice(start.length) : relative(start, path)) || '.';
  const toPaths = (paths: Iterable<string>): string[] => [...new Set(paths)].map(toPath).sort();
  const contentTypeOf = contentTypesOf(kept.map(({ path }) => toPath(path)));
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
    assets: kept.map(toAsset).sort(byPath),
    namedInFull: new Set(kept.map(({ ownPath }) => ownPath).filter((path) => namedPaths.has(path))),
    ...fileSearch.linesWithoutEffect(files),
    foldersTaken: toPaths(notes.foldersTaken),
    hidden: toPaths(notes.hidden),
    bracketMatches: [...notes.byDescription]
      .filter(([line]) => notes.bySpelling.has(line))
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
  const rank = ({ path, ownPath, found, links }: MatchedFile): number =>
    (ownPath === found.realPath ? 0 : 1_000) + links + (path === ownPath ? 0 : 0.5);
  const folders = new Map<string, MatchedFile>();
  for (const file of files) {
    const folder = dirname(file.ownPath);
    const first = folders.get(folder) ?? file;
    const isNearer = file.links < first.links || (file.links === first.links && file.path < first.path);
    folders.set(folder, isNearer ? file : first);
  }
  const isElsewhere = ({ path, ownPath, links }: MatchedFile): boolean =>
    links > 0 && dirname(folders.get(dirname(ownPath))?.path ?? path) !== dirname(path);
  const kept = new Map<string, MatchedFile>();
  for (const file of files.toSorted((a, b) => rank(a) - rank(b) || byPath(a, b))) {
    const key = sentAs(file);
    if (!kept.has(key) && !isElsewhere(file)) kept.set(key, file);
  }
  return [...kept.values()];
}

/** The link in the path of a file that was found by another path as well. */
function linkTo({ path, ownPath }: MatchedFile, area: SearchArea): string {
  let link = path;
  if (path !== ownPath) while (area.realPathOf(dirname(link)) !== dirname(link)) link = dirname(link);
  return link;
}
