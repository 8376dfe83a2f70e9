import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import type { AssetSearch } from '../../../src/pipeline/find/file-search.ts';
import { type FileNaming, type FoundAssets, findAssets } from '../../../src/pipeline/find/find-assets.ts';
import { describedFiles } from '../../../src/pipeline/find/line-matcher.ts';
import { SearchArea } from '../../../src/pipeline/find/search-area.ts';
import { symlink } from '../../doubles/conditions.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { makeFiles } from '../prepare-run.ts';

/**
 * Creates the workspace `in`, and beside it the folder `in-not`, whose name begins like that of the workspace.
 *
 * @param entries files and links, relative to the workspace: `a.txt`, `link -> target`
 */
export async function makePlaces(...entries: readonly string[]): Promise<{ readonly workspace: string }> {
  const folder = await temporaryFolder();
  const workspace = join(folder, 'in');
  for (const place of [workspace, join(folder, 'in-not')]) await mkdir(place);
  const links = entries.filter((entry) => entry.includes(' -> '));
  await makeFiles(workspace, ...entries.filter((entry) => !links.includes(entry)));
  for (const link of links) {
    const [path = '', target = ''] = link.split(' -> ');
    await symlink(target, join(workspace, path));
  }
  return { workspace };
}

export interface Search extends Partial<AssetSearch> {
  readonly naming?: FileNaming;
}

/**
 * Finds assets in these places, or in a workspace of these entries.
 *
 * @param patterns `<workspace>` in them stands for its path, as in those of `search.exclude`
 * @param search its paths may be relative to the workspace
 */
export async function find(
  places: { workspace: string } | readonly string[],
  patterns: string | readonly string[],
  { naming = 'basename', workingDirectory = '', neverUpload = [], exclude = [], ...rest }: Search = {},
): Promise<FoundAssets> {
  const { workspace } = 'workspace' in places ? places : await makePlaces(...places);
  const withPath = (pattern: string) => pattern.replace('<workspace>', workspace);
  const search = {
    include: [patterns].flat().map(withPath),
    exclude: exclude.map(withPath),
    workspace,
    workingDirectory: resolve(workspace, workingDirectory),
    neverUpload: neverUpload.map((path) => resolve(workspace, path)),
    includeHidden: false,
    signal: new AbortController().signal,
    ...rest,
  };
  return findAssets(search, naming, () => (path) => `type/of ${path}`);
}

export function pathsOf({ assets }: FoundAssets): string[] {
  return assets.map(({ path }) => path);
}

/** The paths of the assets. Expects that there is no problem. */
export async function findOnly(...search: Parameters<typeof find>): Promise<string[]> {
  const found = await find(...search);
  expect(found).toMatchObject({ unmatched: [], outsideLinks: [], unusable: [] });
  return pathsOf(found);
}

/** Which of these paths a line of `content-types` or `size-limits` describes. */
export function describedBy(line: string, workspace: string, paths: readonly string[]) {
  return describedFiles([line], new SearchArea({ workspace, workingDirectory: workspace }), paths)[0];
}
