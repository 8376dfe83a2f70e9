import { basename, dirname, resolve } from 'node:path';
import { Matcher, type Purpose } from './patterns.ts';
import { SearchArea } from './search-area.ts';

/** Folders that patterns are about, as absolute paths. */
export interface Places {
  readonly workspace: string;
  readonly workingDirectory: string;
}

/**
 * Finds the files that lines describe, such as those of `content-types`, or that they exclude.
 *
 * @param paths of all files that were found, relative to the working directory, with `/`
 * @returns the paths that each pattern matches, in their order
 */
export function describedFiles(
  patterns: readonly string[],
  { workspace, workingDirectory }: Places,
  paths: readonly string[],
  purpose: Purpose = 'describe',
): string[][] {
  if (patterns.length === 0) return [];
  const area = new SearchArea(workspace, workingDirectory);
  const matcher = new Matcher(patterns, purpose, area);
  const byLine = new Map(matcher.lines.map((line) => [line, new Set<string>()]));
  for (const path of paths) {
    const absolute = resolve(area.workingDirectory, path);
    for (const { tree } of matcher.at(dirname(absolute), basename(absolute)))
      for (const line of tree.ends) byLine.get(line)?.add(path);
  }
  return [...byLine.values()].map((found) => [...found]);
}
