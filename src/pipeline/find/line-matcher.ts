import { posix } from 'node:path';
import { remember } from '../../support/remember.ts';
import { type Line, type Purpose, type Row, toLine, toMatcher } from './lines.ts';
import type { SearchArea } from './search-area.ts';

/** Returns the lines that match an entry, or a folder in which it is, by the entry's path in the area. */
export type LineMatcher = (path: string, isFolder: boolean) => readonly Line[];

/**
 * Finds the files that lines take, exclude, or describe, such as those of `content-types`.
 *
 * @param paths of all files that were found, relative to the working directory, with `/`
 * @returns the paths that each pattern matches, in their order
 */
export function describedFiles(
  patterns: readonly string[],
  area: SearchArea,
  paths: readonly string[],
  purpose: Purpose = 'describe',
): string[][] {
  if (patterns.length === 0) return [];
  const lines = patterns.map((pattern) => toLine(pattern, purpose, area));
  const start = area.pathOf(area.workingDirectory);
  const found = paths.map((path) => posix.join(start, path));
  const names = lines.some(maySpellName) ? namesIn(found) : undefined;
  const linesFor = lineMatcher(lines, purpose, area, names);
  const byLine = new Map(lines.map((line): [Line, string[]] => [line, []]));
  for (const [index, path] of paths.entries())
    for (const line of new Set(linesFor(found[index] ?? '', false))) byLine.get(line)?.push(path);
  return [...byLine.values()];
}

/** Whether a row at any depth means one name if that is found: `[id].js`. */
const maySpell = ({ isAnywhere, rest }: Row): boolean => isAnywhere && /^[^*?/]*[[\\][^*?/]*$/.test(rest);

export const maySpellName = ({ rows }: Line): boolean => rows.some(maySpell);

/** All names in these paths, which have `/` between their parts. */
export function namesIn(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => path.split('/')));
}

/** @param names all names that were found: a line at any depth that is spelled like one means it alone */
export function lineMatcher(
  lines: readonly Line[],
  purpose: Purpose,
  area: SearchArea,
  names?: ReadonlySet<string>,
): LineMatcher {
  const tests = lines.flatMap((line) =>
    line.rows.map((row) => ({ line, ofFolders: row.isFolder, matches: testOf(row, area, names) })),
  );
  if (tests.length === 0) return () => [];
  const linesFor: LineMatcher = (path, isFolder) => {
    const own = tests.filter(({ ofFolders, matches }) => {
      const isAbout = isFolder ? ofFolders || purpose !== 'describe' : !ofFolders;
      return isAbout && matches(path);
    });
    const parent = posix.dirname(path).replace(/^\.$/, '');
    return [...(parent === path ? [] : ofFolder(parent)), ...own.map(({ line }) => line)];
  };
  const ofFolder = remember((path) => linesFor(path, true));
  return (path, isFolder) => (isFolder ? ofFolder(path) : linesFor(path, false));
}

function testOf(row: Row, area: SearchArea, names?: ReadonlySet<string>) {
  const { rest } = row;
  const start = area.pathOf(row.start);
  const from = start && `${start}/`;
  if (!row.isAnywhere) {
    if (rest === '') return (path: string) => path === start;
    const matcher = toMatcher(rest, area);
    return (path: string) => path.startsWith(from) && matcher.match(path.slice(from.length));
  }
  if (names?.has(rest) && maySpell(row)) return (path: string) => posix.basename(path) === rest;
  const matcher = toMatcher(`**/${rest}`, area);
  // What is spelled so at any depth is neither the working directory nor above it.
  const below = (path: string): string =>
    path.startsWith(from)
      ? path.slice(from.length)
      : posix.relative(`/${start}`, `/${path}`).replace(/^(?:\.\.(?:\/|$))+/, '');
  return (path: string) => matcher.match(below(path));
}
