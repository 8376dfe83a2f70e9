import { FileSearch, type IdleLines } from '../find/file-search.ts';
import { FolderReader } from '../find/folder-reader.ts';
import { isOneOf } from '../find/matched-file.ts';
import { SearchArea } from '../find/search-area.ts';

export interface FoundManifests extends IdleLines {
  /** Absolute paths, sorted, each file once. */
  readonly paths: readonly string[];
  /** Whether the joined manifest of an earlier run was among them. */
  readonly hasOwn: boolean;
  /** Absolute paths of matches that can't be read, each with the reason. */
  readonly unusable: ReadonlyMap<string, string>;
}

/**
 * Finds manifests inside and outside the workspace: jobs often download the manifests of other jobs to another folder. Of a folder it takes
 * the `*.json` files.
 *
 * @param workingDirectory absolute path that patterns are relative to
 * @throws the signal's reason, if it is aborted
 */
export async function findManifests(
  patterns: { readonly include: readonly string[]; readonly exclude: readonly string[] },
  workingDirectory: string,
  ownPath: string,
  signal: AbortSignal,
): Promise<FoundManifests> {
  const area = new SearchArea();
  const reader = new FolderReader(area);
  const search = new FileSearch({
    ...patterns,
    workingDirectory,
    includeHidden: true,
    area,
    reader,
    signal,
  });
  const files = (await search.run()).filter(
    ({ path, matches }) => path.endsWith('.json') || matches.some(({ isInside }) => !isInside),
  );
  // An earlier run of `merge/` may have left its joined manifest among the others.
  const isOwn = isOneOf([ownPath], area);
  const once = Map.groupBy(
    files.filter((file) => !isOwn(file)),
    ({ found }) => found.realPath,
  ).values();
  const paths = [...once].map(([file]) => file?.path ?? '').sort();
  return { paths, hasOwn: files.some(isOwn), ...search.idleLines(files), unusable: reader.unusable };
}
