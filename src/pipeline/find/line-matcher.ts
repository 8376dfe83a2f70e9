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
  const found = paths.map((path) => posix.join(start, path));
  const matcher = new LineMatcher(
    lines,
    purpose,
    area,
    lines.some(maySpellName) ? namesIn(found) : undefined,
  );
  const byLine = new Map(lines.map((line): [Line, string[]] => [line, []]));
  for (const [index, path] of paths.entries())
    for (const line of new Set(matcher.linesFor(found[index] ?? '', false))) byLine.get(line)?.push(path);
  return [...byLine.values()];
}

/** Whether a row at any depth means one name if that is found: `[id].js`. */
const maySpell = ({ isAnywhere, rest }: Row): boolean => isAnywhere && /^[^*?/]*[[\\][^*?/]*$/.test(rest);

export const maySpellName = ({ rows }: Line): boolean => rows.some(maySpell);

/** All names in these paths, which have `/` between their parts. */
export function namesIn(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => path.split('/')));
}

/** Says which lines exclude or describe entries, by paths of the area. */
export class LineMatcher {
  readonly #purpose: Purpose;
  readonly #tests: readonly { line: Line; isFolder: boolean; matches: (path: string) => boolean }[];
  readonly #ofFolders = new Map<string, readonly Line[]>();

  /** @param names all names that were found: a line at any depth that is spelled like one means it alone */
  constructor(lines: readonly Line[], purpose: Purpose, area: SearchArea, names?: ReadonlySet<string>) {
    this.#purpose = purpose;
    this.#tests = lines.flatMap((line) =>
      line.rows.map((row) => ({ line, isFolder: row.isFolder, matches: testOf(row, area, names) })),
    );
  }

  /** The lines that match an entry, or a folder in which it is. */
  linesFor(path: string, isFolder: boolean): readonly Line[] {
    if (this.#tests.length === 0) return [];
    const known = isFolder ? this.#ofFolders.get(path) : undefined;
    if (known !== undefined) return known;
    const parent = posix.dirname(path).replace(/^\.$/, '');
    const isAbout = (ofFolder: boolean): boolean =>
      isFolder ? ofFolder || this.#purpose !== 'describe' : !ofFolder;
    const own = this.#tests.filter((test) => isAbout(test.isFolder) && test.matches(path));
    const lines = [...(parent === path ? [] : this.linesFor(parent, true)), ...own.map(({ line }) => line)];
    if (isFolder) this.#ofFolders.set(path, lines);
    return lines;
  }
}

function testOf(row: Row, area: SearchArea, names?: ReadonlySet<string>): (path: string) => boolean {
  const { rest } = row;
  const start = area.pathOf(row.start);
  const from = start && `${start}/`;
  if (!row.isAnywhere) {
    if (rest === '') return (path) => area.isSame(path, start);
    const matcher = toMatcher(rest, area);
    return (path) => area.isSame(path.slice(0, from.length), from) && matcher.match(path.slice(from.length));
  }
  if (names?.has(rest) && maySpell(row)) return (path) => posix.basename(path) === rest;
  const matcher = toMatcher(rest.includes('/') ? `**/${rest}` : rest, area, { matchBase: true });
  // What is spelled so at any depth is neither the working directory nor above it.
  const below = (path: string): string =>
    path.startsWith(from)
      ? path.slice(from.length)
      : posix.relative(`/${start}`, `/${path}`).replace(/^(?:\.\.(?:\/|$))+/, '');
  return (path) => matcher.match(below(path));
}
