import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, relative, sep } from 'node:path';
import { isInside } from '../support/is-inside.ts';
import type { Asset } from './asset.ts';
import type { AssetSearch } from './asset-search.ts';
import { type Match, matchPatterns } from './match-patterns.ts';

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

/** Files looked at together; more only queue up in Node's thread pool. */
const LOOKED_AT_TOGETHER = 64;

/** Finds the files that the patterns ask for. Nothing is opened, only looked at. */
export async function findAssets(
  search: AssetSearch,
  naming: FileNaming,
  contentTypeOf: (path: string) => string,
): Promise<FoundAssets> {
  const byPattern = await matchPatterns(search);
  const matches = new Map<string, Match>();
  for (const match of byPattern.flat()) {
    if (!search.never.includes(match.absolutePath)) matches.set(match.absolutePath, match);
  }
  const borders = await realBorders(search);
  const realFolders = new Map<string, Promise<string>>();
  const look = async (match: Match): Promise<Looked> => {
    const { absolutePath } = match;
    const path = relative(search.workingDirectory, absolutePath).split(sep).join('/');
    if (!borders.named.some((folder) => isInside(absolutePath, folder))) {
      return { path, unusable: 'it lies outside the workspace' };
    }
    const folder = dirname(absolutePath);
    const realFolder = realFolders.get(folder) ?? realpath(folder);
    realFolders.set(folder, realFolder);
    const entry = await lookAt(match, realFolder, borders.real);
    if (entry === 'folder') return { path };
    if (entry === 'outside') return { path, outside: true };
    if (typeof entry === 'string') return { path, unusable: entry };
    const fileName = naming === 'path' ? path : basename(absolutePath);
    return {
      path,
      asset: { path, absolutePath, fileName, contentType: contentTypeOf(path), size: entry.size },
    };
  };

  const looked: Looked[] = [];
  const queue = [...matches.values()];
  for (let start = 0; start < queue.length; start += LOOKED_AT_TOGETHER) {
    looked.push(...(await Promise.all(queue.slice(start, start + LOOKED_AT_TOGETHER).map(look))));
  }
  looked.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    assets: looked.flatMap(({ asset }) => asset ?? []),
    unmatched: search.include.filter((_, index) => byPattern[index]?.length === 0),
    outsideLinks: looked.filter(({ outside }) => outside).map(({ path }) => path),
    unusable: looked.flatMap(({ path, unusable }) => (unusable === undefined ? [] : { path, why: unusable })),
  };
}

interface Looked {
  readonly path: string;
  readonly asset?: Asset;
  readonly outside?: boolean;
  readonly unusable?: string;
}

/** The folders that assets must not leave: the workspace, and a working directory that was named outside of it. */
async function realBorders(search: AssetSearch): Promise<{ named: string[]; real: string[] }> {
  const { workspace, workingDirectory } = search;
  const named = isInside(workingDirectory, workspace) ? [workspace] : [workspace, workingDirectory];
  return { named, real: await Promise.all(named.map((folder) => realpath(folder))) };
}

/** What is behind a match; any other text than the two words says why it can't be uploaded. */
async function lookAt(
  match: Match,
  realFolder: Promise<string>,
  borders: readonly string[],
): Promise<Stats | 'folder' | 'outside' | (string & {})> {
  try {
    const real = match.isLink ? await realpath(match.absolutePath) : await realFolder;
    if (!borders.some((border) => isInside(real, border))) return 'outside';
    const stats = await stat(match.absolutePath);
    if (stats.isDirectory()) return 'folder';
    return stats.isFile() ? stats : 'it is not a regular file';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (match.isLink && code === 'ENOENT') return 'it is a symbolic link to nothing';
    return `it can't be read (${code})`;
  }
}
