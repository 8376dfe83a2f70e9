import { posix } from 'node:path';
import { type Line, type Purpose, type Row, toLine, toMatcher } from './lines.ts';
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
  nocase?: boolean,
): string[][] {
  if (patterns.length === 0) return [];
  const area = new SearchArea(workspace, workingDirectory, nocase);
  const lines = patterns.map((pattern) => toLine(pattern, purpose, area));
  const start = area.pathOf(area.workingDirectory);
  const found = start === '' ? paths : paths.map((path) => posix.join(start, path));
  const names = lines.some(maySpellName) ? namesIn(found) : undefined;
  const matcher = new LineMatcher(lines, purpose, area, names);
  const byLine = new Map(lines.map((line): [Line, string[]] => [line, []]));
  for (const [index, path] of paths.entries())
    for (const line of new Set(matcher.linesFor(found[index] ?? '', false))) byLine.get(line)?.push(path);
  return [...byLine.values()];
}

/** Whether a row at any depth means one name if that is found: `[id].js`. */
const maySpell = ({ anywhere = '' }: Row): boolean => /^[^*?/]*[[\\][^*?/]*$/.test(anywhere);

export const maySpellName = ({ rows }: Line): boolean => rows.some(maySpell);

/** All names in these paths, which have `/` between their parts. */
export function namesIn(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => path.split('/')));
}

/** A row, and whether it matches a path of the area. */
interface Test {
  readonly line: Line;
  readonly row: Row;
  matches(path: string): boolean;
}

/** Says which lines exclude or describe entries, by paths of the area. */
export class LineMatcher {
  readonly #purpose: Purpose;
  readonly #tests: readonly Test[];
  readonly #ofFolders = new Map<string, readonly Line[]>();

  /** @param names all names that were found: a line at any depth that is spelled like one means it alone */
  constructor(lines: readonly Line[], purpose: Purpose, area: SearchArea, names?: ReadonlySet<string>) {
    this.#purpose = purpose;
    this.#tests = lines.flatMap((line) =>
      line.rows.map((row) => ({ line, row, matches: testOf(row, area, names) })),
    );
  }

  /** The lines that match an entry, or a folder in which it is. */
  linesFor(path: string, isFolder: boolean): readonly Line[] {
    if (this.#tests.length === 0) return [];
    const parent = posix.dirname(path).replace(/^\.$/, '');
    if (!isFolder) return [...this.linesFor(parent, true), ...this.#own(path, false)];
    const known = this.#ofFolders.get(path);
    if (known !== undefined) return known;
    const lines = [...(parent === path ? [] : this.linesFor(parent, true)), ...this.#own(path, true)];
    this.#ofFolders.set(path, lines);
    return lines;
  }

  #own(path: string, isFolder: boolean): Line[] {
    const isAbout = ({ row }: Test): boolean =>
      isFolder ? row.isFolder || this.#purpose === 'exclude' : !row.isFolder;
    return this.#tests.flatMap((test) => (isAbout(test) && test.matches(path) ? [test.line] : []));
  }
}

function testOf(row: Row, area: SearchArea, names?: ReadonlySet<string>): (path: string) => boolean {
  const { rest, anywhere } = row;
  if (anywhere === undefined) {
    const start = area.pathOf(row.start);
    if (rest === '') return (path) => area.isSame(path, start);
    const [matcher, from] = [toMatcher(rest, area), start && `${start}/`];
    return (path) => area.isSame(path.slice(0, from.length), from) && matcher.match(path.slice(from.length));
  }
  // What is spelled so at any depth is neither the working directory nor above it.
  const start = area.pathOf(area.workingDirectory);
  const below = (path: string): string => {
    if (start === '' || path.startsWith(`${start}/`)) return path.slice(start === '' ? 0 : start.length + 1);
    return posix.relative(start, path).replace(/^(?:\.\.(?:\/|$))+/, '');
  };
  if (names?.has(anywhere) && maySpell(row)) return (path) => posix.basename(below(path)) === anywhere;
  if (anywhere.includes('/')) {
    const matcher = toMatcher(`**/${anywhere}`, area);
    return (path) => matcher.match(below(path));
  }
  const matcher = toMatcher(anywhere, area);
  const isAbove = (path: string): boolean => path === '' || `${start}/`.startsWith(`${path}/`);
  return (path) => !isAbove(path) && matcher.match(posix.basename(path));
}
