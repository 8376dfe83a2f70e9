import { parse } from 'node:path';
import { glob } from 'glob/raw';
import { spellAsOnDisk } from '../../support/spelling.ts';
import { GLOB_OPTIONS, toGlobs } from '../find/patterns.ts';

export interface FoundManifests {
  /** Absolute paths, sorted, without duplicates. */
  readonly paths: readonly string[];
  /** Patterns without a match. */
  readonly unmatched: readonly string[];
}

/**
 * Finds manifests inside and outside the workspace: jobs often download the manifests of other jobs to another folder.
 *
 * @param folder absolute path that patterns are relative to
 */
export async function findManifests(
  { include, exclude }: { readonly include: readonly string[]; readonly exclude: readonly string[] },
  folder: string,
): Promise<FoundManifests> {
  const globs = (pattern: string): string[] => toGlobs(pattern, folder);
  const options = {
    ...GLOB_OPTIONS,
    cwd: folder,
    nodir: true,
    absolute: true,
    dot: true,
    ignore: exclude.flatMap(globs).flatMap((pattern) => withContents(pattern, folder)),
  } as const;
  const found = await Promise.all(
    include.map(async (pattern) => ({ pattern, paths: await glob(globs(pattern), options) })),
  );
  return {
    paths: [...new Set(found.flatMap(({ paths }) => paths.map(spellAsOnDisk)))].sort(),
    unmatched: found.filter(({ paths }) => paths.length === 0).map(({ pattern }) => pattern),
  };
}

/** Excludes the contents of folders too. A relative pattern can't match outside `folder`, so `**` starts at the root as well. */
function withContents(pattern: string, folder: string): string[] {
  const patterns = pattern.startsWith('**/') ? [pattern, `${parse(folder).root}${pattern}`] : [pattern];
  return patterns.flatMap((excluded) => [excluded, `${excluded}/**`]);
}
