import { basename, dirname, resolve } from 'node:path';
import { foldFor } from '../../support/spelling.ts';
import { Matcher } from './matcher.ts';
import { Line } from './patterns.ts';
import { SearchArea } from './search-area.ts';

/** Folders that patterns are about, as absolute paths. */
export interface Places {
  readonly workspace: string;
  readonly workingDirectory: string;
}

/**
 * Finds the files that lines describe, such as those of `content-types`.
 *
 * @param paths of all files that were found, relative to the working directory, with `/`
 * @returns the paths that each pattern matches, in their order
 */
export function describedFiles(
  patterns: readonly string[],
  { workspace, workingDirectory }: Places,
  paths: readonly string[],
): string[][] {
  if (patterns.length === 0) return [];
  const area = new SearchArea(workspace, workingDirectory);
  const fold = foldFor(area.workingDirectory);
  const options = { area, fold, namesLike: () => [] };
  const lines = patterns.map((pattern) => new Line(pattern, 'describe', options));
  const matcher = new Matcher(lines, area.workingDirectory, fold);
  const byLine = new Map(lines.map((line): [Line, Set<string>] => [line, new Set()]));
  for (const path of paths) {
    const absolute = resolve(area.workingDirectory, path);
    for (const { isMatch, line } of matcher.at(dirname(absolute), basename(absolute)))
      if (isMatch) byLine.get(line)?.add(path);
  }
  return lines.map((line) => [...(byLine.get(line) ?? [])]);
}
