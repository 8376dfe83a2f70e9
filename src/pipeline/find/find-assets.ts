import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isTemporaryFileOf } from '../../support/files.ts';
import { byPath, toSlashes } from '../../support/paths.ts';
import { spellAsOnDisk } from '../../support/spelling.ts';
import type { Asset } from '../outcomes.ts';
import { FolderReader } from './folder-reader.ts';
import { type MatchedFile, PatternMatcher } from './match-patterns.ts';
import { Exclusions } from './patterns.ts';
import { Places } from './places.ts';

/** Files to find. */
export interface AssetSearch {
  /** Glob patterns with `/` as separator, in the order of the input. One that names a folder means everything in it. */
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
}

/** Which part of a path becomes the `fileName`: its last part, or all of it, relative to the working directory. */
export type FileNaming = 'basename' | 'path';

export interface FoundAssets {
  /** Sorted by path, without duplicates. */
  readonly assets: readonly Asset[];
  /** Absolute paths of the assets that a pattern names in full, without a wildcard. */
  readonly namedInFull: ReadonlySet<string>;
  /** Patterns that match nothing, or only what is never an asset. */
  readonly unmatched: readonly string[];
  /** Exclusions that left nothing out, without their `!`. */
  readonly unusedExclusions: readonly string[];
  /** Paths of symbolic links that lead out of the workspace. They were not followed. */
  readonly outsideLinks: readonly string[];
  /** Paths of symbolic links to what was found by another path. */
  readonly repeatedLinks: readonly string[];
  /** Paths of matches that can't be uploaded, each with the reason. */
  readonly unusable: readonly { readonly path: string; readonly why: string }[];
}

/** Finds the files to upload. Opens no file. */
export async function findAssets(
  search: AssetSearch,
  naming: FileNaming,
  contentTypeOf: (path: string) => string,
): Promise<FoundAssets> {
  const places = new Places(search.workspace, search.workingDirectory);
  const workingDirectory = places.realPathOf(search.workingDirectory);
  const toRelative = (pattern: string): string => relativePattern(pattern, search, places);
  const exclusions = new Exclusions(search.exclude.map(toRelative), workingDirectory);
  const reader = new FolderReader(places);
  const matcher = new PatternMatcher({ ...search, workingDirectory, exclusions, places, reader });
  const neverUpload = search.neverUpload.map((path) => spellAsOnDisk(places.realPathOf(path)));
  const isOurs = ({ found: { realPath } }: MatchedFile): boolean =>
    neverUpload.some((file) => file === realPath || isTemporaryFileOf(realPath, file));

  const files: MatchedFile[] = [];
  const unmatched: string[] = [];
  const named = new Set<string>();
  for (const given of search.include) {
    const pattern = toRelative(given);
    const before = files.length;
    for (const file of await matcher.match(pattern)) if (!isOurs(file)) files.push(file);
    if (files.length === before) unmatched.push(given);
    named.add(spellAsOnDisk(resolve(workingDirectory, pattern)));
  }

  const kept = keepOneOfEach(files, naming);
  const keptPaths = new Set(kept.map(({ path }) => path));
  const repeated = files.filter(({ path }) => !keptPaths.has(path)).map((file) => linkTo(file, places));
  const namedFiles = new Set(files.filter(({ path }) => named.has(path)).map(({ ownPath }) => ownPath));

  const toPath = (path: string): string => toSlashes(relative(workingDirectory, path)) || '.';
  const toPaths = (paths: Iterable<string>): string[] => [...new Set(paths)].map(toPath).sort();
  const toAsset = ({ path: absolute, ownPath: absolutePath, found }: MatchedFile): Asset => {
    const path = toPath(absolute);
    const fileName = naming === 'path' ? path : basename(path);
    return { path, absolutePath, fileName, contentType: contentTypeOf(path), size: found.size, found };
  };
  return {
    assets: kept.map(toAsset).sort(byPath),
    namedInFull: new Set(kept.map(({ ownPath }) => ownPath).filter((path) => namedFiles.has(path))),
    unmatched,
    unusedExclusions: search.exclude.filter((pattern) => !exclusions.used.has(toRelative(pattern))),
    outsideLinks: toPaths(places.outsideLinks),
    repeatedLinks: toPaths([...places.repeatedLinks, ...repeated]),
    unusable: [...reader.unusable].map(([path, why]) => ({ path: toPath(path), why })).sort(byPath),
  };
}

/** Makes an absolute pattern relative to the working directory. It may begin with a workspace that is a link. */
function relativePattern(pattern: string, search: AssetSearch, places: Places): string {
  if (!isAbsolute(pattern)) return pattern;
  const [start, workspace] = [`${toSlashes(search.workspace)}/`, places.realPathOf(search.workspace)];
  const real = pattern.startsWith(start) ? join(workspace, pattern.slice(start.length)) : pattern;
  return `./${toSlashes(relative(places.realPathOf(search.workingDirectory), real))}`;
}

/**
 * Keeps each file once: by its own path if that was found, else by the path that sorts first. With `basename`, a link to a file is left
 * out if the file, or another link to it, is sent under the same name.
 */
function keepOneOfEach(files: readonly MatchedFile[], naming: FileNaming): MatchedFile[] {
  const sentAs = ({ ownPath, found: { realPath } }: MatchedFile): string => {
    if (naming === 'path') return ownPath;
    const name = basename(ownPath);
    return name === basename(realPath) ? realPath : join(realPath, name);
  };
  const linksIn = ({ path, ownPath, found }: MatchedFile): number =>
    (ownPath === found.realPath ? 0 : 2) + (path === ownPath ? 0 : 1);
  const kept = new Map<string, MatchedFile>();
  for (const file of files.toSorted((a, b) => linksIn(a) - linksIn(b) || byPath(a, b))) {
    const key = sentAs(file);
    if (!kept.has(key)) kept.set(key, file);
  }
  return [...kept.values()];
}

/** The link in the path of a file that was found by another path as well. */
function linkTo({ path, ownPath }: MatchedFile, places: Places): string {
  let link = path;
  if (path !== ownPath) while (places.realPathOf(dirname(link)) !== dirname(link)) link = dirname(link);
  return link;
}
