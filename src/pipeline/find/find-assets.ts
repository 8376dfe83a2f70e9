import { basename, join, relative } from 'node:path';
import type { FoundFile } from '../../support/files.ts';
import { byPath, toSlashes } from '../../support/paths.ts';
import type { Asset } from '../outcomes.ts';
import { type AssetSearch, FileSearch } from './file-search.ts';
import { maySpellName, namesIn } from './line-matcher.ts';
import { beginsNowhere, toLine } from './lines.ts';
import { SearchArea } from './search-area.ts';

/** Which part of a path becomes the `fileName`: its last part, or all of it, relative to the working directory. */
export type FileNaming = 'basename' | 'path';

export interface FoundAssets {
  /** Sorted by path, without duplicates. */
  readonly assets: readonly Asset[];
  /** Lines that match nothing, or only what is never taken, and exclusions (with their `!`) whose beginning does not exist. */
  readonly unmatched: readonly string[];
  /** Other exclusions that left nothing out. */
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
  const found = new FileSearch(search, await namesToSpell(search));
  const { area, namedInFull, inclusions, exclusions } = found;
  const files = await found.run();
  const idle = [...inclusions, ...exclusions].filter((line) => !found.effective.has(line));
  const unused = new Set(idle.filter((line) => exclusions.includes(line) && !beginsNowhere(line)));

  const start = join(area.workingDirectory, '/');
  const toPath = (path: string): string =>
    toSlashes(path.startsWith(start) ? path.slice(start.length) : relative(start, path)) || '.';
  const toPaths = (absolute: Iterable<string>): string[] => Array.from(absolute, toPath).sort();
  const kept = naming === 'path' ? [...files] : oneOfEachName([...files]);
  const contentTypeOf = contentTypesOf(kept.map(([path]) => toPath(path)));
  const toAsset = ([absolutePath, stateWhenFound]: [string, FoundFile]): Asset => {
    const path = toPath(absolutePath);
    const fileName = naming === 'path' ? path : basename(path);
    const { size } = stateWhenFound;
    return { path, absolutePath, fileName, contentType: contentTypeOf(path), size, stateWhenFound };
  };
  return {
    assets: kept.map(toAsset).sort(byPath),
    namedInFull,
    unmatched: idle.filter((line) => !unused.has(line)).map(({ text }) => text),
    unusedExclusions: [...unused].map(({ text }) => text),
    foldersTaken: toPaths(found.foldersTaken),
    hidden: toPaths(found.hidden),
    outsideLinks: toPaths(area.outsideLinks),
    linksBehindLinks: toPaths(found.linksBehindLinks),
    unusable: [...found.unusable].map(([path, why]) => ({ path: toPath(path), why })).sort(byPath),
  };
}

/** The names that exclusions may mean at any depth (`[id].js`): those that a search without these lines finds. */
async function namesToSpell(search: AssetSearch): Promise<ReadonlySet<string> | undefined> {
  const { workspace, workingDirectory, nocase } = search;
  const area = new SearchArea(workspace, workingDirectory, nocase);
  const exclude = search.exclude.filter((pattern) => !maySpellName(toLine(pattern, 'exclude', area)));
  if (exclude.length === search.exclude.length) return undefined;
  const first = new FileSearch({ ...search, exclude });
  const files = await first.run();
  const real = Array.from(files.values(), ({ realPath }) => realPath);
  const others = [first.unusable, first.area.outsideLinks, first.linksBehindLinks];
  const paths = [...files.keys(), ...real, ...others.flatMap((found) => [...found.keys()])];
  return namesIn(paths.map((path) => area.pathOf(path)));
}

/** Keeps each file once for each of its names: by its real path if that was found, else by the path that sorts first. */
function oneOfEachName(files: readonly [string, FoundFile][]): [string, FoundFile][] {
  const kept = new Map<string, [string, FoundFile]>();
  for (const entry of files.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [path, { realPath }] = entry;
    const key = join(realPath, basename(path));
    if (!kept.has(key) || path === realPath) kept.set(key, entry);
  }
  return [...kept.values()];
}
