import { basename, dirname, resolve } from 'node:path';
import { foldFor } from '../../support/spelling.ts';
import { Matcher } from './matcher.ts';
import { Line, type PatternState } from './patterns.ts';

/**
 * Finds the files that lines describe, such as those of `content-types`.
 *
 * @param paths of all files that were found, relative to the working directory, with `/`
 * @returns the paths that each pattern matches, in their order
 */
export function describedFiles(
  patterns: readonly string[],
  workingDirectory: string,
  paths: readonly string[],
): string[][] {
  const options = { workingDirectory, fold: foldFor(workingDirectory) };
  const lines = patterns.map((pattern) => new Line(pattern, 'describe', options));
  const matcher = new Matcher(lines, workingDirectory);
  const byLine = new Map(lines.map((line): [Line, [string, PatternState][]] => [line, []]));
  for (const path of lines.length > 0 ? paths : []) {
    const absolute = resolve(workingDirectory, path);
    for (const rest of matcher.at(dirname(absolute), basename(absolute)))
      if (rest.isMatch) byLine.get(rest.line)?.push([path, rest]);
  }
  // Only now it is known which names exist.
  const meant = [...byLine.values()].map((matches) => matches.filter(([, { isEffective }]) => isEffective));
  return meant.map((matches) => [...new Set(matches.map(([path]) => path))]);
}
