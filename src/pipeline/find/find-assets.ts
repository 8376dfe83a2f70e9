import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isTemporaryFileOf } from '../../support/files.ts';
import { byPath, toSlashes } from '../../support/paths.ts';
import { realPathOf, spellAsOnDisk } from '../../support/spelling.ts';
import type { Asset } from '../outcomes.ts';
import { type AssetSearch, type MatchedFile, PatternMatcher } from './match-patterns.ts';

/** Which part of a path becomes the `fileName`: its last part, or all of it, relative to the working directory. */
export type FileNaming = 'basename' | 'path';

export interface FoundAssets {
  /** Sorted by path, without duplicates. */
  readonly assets: readonly Asset[];
  /** Absolute paths of the assets that a pattern names in full, without a wildcard. */
  readonly namedInFull: ReadonlySet<string>;
  /** Absolute paths of matches that are not assets because they are in `neverUpload`. */
  readonly neverUploaded: readonly string[];
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
  given: AssetSearch,
  naming: FileNaming,
  contentTypeOf: (path: string) => string,
): Promise<FoundAssets> {
  const search = withRealPaths(given);
  const { workingDirectory, neverUpload } = search;

  const matcher = new PatternMatcher(search);
  const files: MatchedFile[] = [];
  const neverUploaded = new Set<string>();
  const unmatched: string[] = [];
  for (const [index, pattern] of search.include.entries()) {
    const matches = await matcher.match(pattern);
    const isNever = ({ found }: MatchedFile): boolean => neverUpload.includes(found.realPath);
    const isDraft = ({ found }: MatchedFile): boolean =>
      neverUpload.some((file) => isTemporaryFileOf(found.realPath, file));
    const assets = matches.filter((match) => !isNever(match) && !isDraft(match));
    for (const { ownPath } of matches.filter(isNever)) neverUploaded.add(ownPath);
    for (const file of assets) files.push(file);
    if (assets.length === 0) unmatched.push(given.include[index] ?? pattern);
  }

  const kept = keepOneOfEach(files, naming);
  const keptPaths = new Set(kept.map(({ path }) => path));
  const repeated = files.filter(({ path }) => !keptPaths.has(path)).map((file) => linkTo(file, matcher));
  const named = new Set(search.include.map((pattern) => spellAsOnDisk(resolve(workingDirectory, pattern))));
  const namedFiles = files.filter(({ path }) => named.has(path));
  const namedPaths = new Set(namedFiles.map(({ ownPath }) => ownPath));

  const toPath = (path: string): string => toSlashes(relative(workingDirectory, path)) || '.';
  const toPaths = (paths: Iterable<string>): string[] => [...new Set(paths)].map(toPath).sort();
  const toAsset = ({ path: absolute, ownPath: absolutePath, found }: MatchedFile): Asset => {
    const path = toPath(absolute);
    const fileName = naming === 'path' ? path : basename(path);
    return { path, absolutePath, fileName, contentType: contentTypeOf(path), size: found.size, found };
  };
  return {
    assets: kept.map(toAsset).sort(byPath),
    namedInFull: namedPaths.intersection(new Set(kept.map(({ ownPath }) => ownPath))),
    neverUploaded: [...neverUploaded],
    unmatched,
    unusedExclusions: given.exclude.filter(
      (_, index) => !matcher.exclusions.used.has(search.exclude[index] ?? ''),
    ),
    outsideLinks: toPaths(matcher.outsideLinks),
    repeatedLinks: toPaths([...matcher.repeatedLinks, ...repeated]),
    unusable: [...matcher.unusable].map(([path, why]) => ({ path: toPath(path), why })).sort(byPath),
  };
}

/** Resolves links in the folders of a search, and makes its patterns relative to its working directory. */
function withRealPaths(search: AssetSearch): AssetSearch {
  const [workingDirectory, workspace] = [realPathOf(search.workingDirectory), realPathOf(search.workspace)];
  const toRelative = (pattern: string): string => {
    if (!isAbsolute(pattern)) return pattern;
    const start = `${toSlashes(search.workspace)}/`;
    const real = pattern.startsWith(start) ? join(workspace, pattern.slice(start.length)) : pattern;
    return `./${toSlashes(relative(workingDirectory, real))}`;
  };
  return {
    ...search,
    workingDirectory,
    workspace,
    include: search.include.map(toRelative),
    exclude: search.exclude.map(toRelative),
    neverUpload: search.neverUpload.map((path) => spellAsOnDisk(realPathOf(path))),
  };
}

/**
 * Keeps each file once: by its own path if that was found, else by the path that sorts first. With `basename`, a link to a file is left
 * out if the file, or another link to it, is sent under the same name.
 */
function keepOneOfEach(files: readonly MatchedFile[], naming: FileNaming): MatchedFile[] {
  const kept = new Map<string, MatchedFile>();
  for (const file of files.toSorted(byPath)) {
    if (!kept.has(file.ownPath) || file.path === file.ownPath) kept.set(file.ownPath, file);
  }
  if (naming === 'path') return [...kept.values()];
  const sent = new Set<string>();
  return [...kept.values()].filter(({ ownPath, found: { realPath } }) => {
    if (ownPath === realPath) return true;
    const name = basename(ownPath);
    const isRepeated = sent.has(join(realPath, name)) || (name === basename(realPath) && kept.has(realPath));
    sent.add(join(realPath, name));
    return !isRepeated;
  });
}

/** The link in the path of a file that was found by another path as well. */
function linkTo({ path, ownPath }: MatchedFile, matcher: PatternMatcher): string {
  let link = path;
  if (path !== ownPath) while (matcher.realPathOf(dirname(link)) !== dirname(link)) link = dirname(link);
  return link;
}

/** A `fileName` that the service would get for more than one file. */
export interface NameCollision {
  readonly fileName: string;
  /** Two or more, in the order of the assets. */
  readonly paths: readonly string[];
}

/** Finds the names that more than one asset has, in the order of their first assets. */
export function nameCollisions(assets: readonly Pick<Asset, 'fileName' | 'path'>[]): NameCollision[] {
  // Nearly all names are of one asset, and a list for each would take memory.
  const seen = new Set<string>();
  const isRepeated = ({ fileName }: Pick<Asset, 'fileName'>): boolean =>
    seen.size === seen.add(fileName).size;
  const repeated = new Set(assets.filter(isRepeated).map(({ fileName }) => fileName));
  const byName = Map.groupBy(
    assets.filter(({ fileName }) => repeated.has(fileName)),
    ({ fileName }) => fileName,
  );
  return [...byName].map(([fileName, same]) => ({ fileName, paths: same.map(({ path }) => path) }));
}
