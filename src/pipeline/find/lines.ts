import { isAbsolute, join, parse, posix, resolve } from 'node:path';
import { braceExpand, Minimatch, type MinimatchOptions } from 'minimatch';
import { toSlashes } from '../../support/paths.ts';
import type { SearchArea } from './search-area.ts';

// Prepares lines for `glob` and `minimatch`, which say what a pattern means. docs/patterns.md says it for users.

/** What lines do: they include files, exclude them, or describe files that were found (their type, their limit). */
export type Purpose = 'include' | 'exclude' | 'describe';

/** One of the lines that the braces of a line stand for. */
export interface Row {
  /** Absolute path of the row's beginning, as far as it is on the disk under this very name. It has no wildcards. */
  readonly start: string;
  /** The pattern behind it, without a `/` or `/**` at its end; empty if `start` is all. */
  readonly rest: string;
  /** Whether it matches folders only, because there was a `/` or `/**`. */
  readonly isFolder: boolean;
  /** Whether it looks for `rest` at any depth. */
  readonly isAnywhere: boolean;
}

/** A line of an input that takes patterns. */
export interface Line {
  /** As it was given. An exclusion has its `!`. */
  readonly text: string;
  readonly rows: readonly Row[];
  /** Whether it has braces, which are wildcards. */
  readonly hasBraces: boolean;
}

const MAX_BYTES = 4_096;
const MAX_ROWS = 1_000;
/** `minimatch` cuts longer results off, in silence. */
const MAX_CHARACTERS = 4_000_000 - MAX_BYTES;

const windowsPathsNoEscape = process.platform === 'win32';

/** How `glob` and `minimatch` read a row: its braces are written out, and `( ) @ + !` are ordinary characters. */
export const OPTIONS = {
  ...{ nobrace: true, noext: true, nonegate: true, nocomment: true, dot: true },
  windowsPathsNoEscape,
} as const satisfies MinimatchOptions;

export function toMatcher(pattern: string, { nocase }: SearchArea, more: MinimatchOptions = {}): Minimatch {
  return new Minimatch(pattern, { ...OPTIONS, nocase, ...more });
}

/** What is wrong with an input that has this pattern; `undefined` if nothing is. Reads no folder. */
export function problemOf(pattern: string, area: SearchArea): string | undefined {
  const written = writeOut(pattern, area);
  if (typeof written === 'string') return written;
  const isWithin = ({ base, text }: Text): boolean =>
    area.allow(join(base, posix.normalize(text).replace(/[^/]*[*?[\\].*/s, '')));
  if (written.texts.every(isWithin)) return undefined;
  return 'must have no line that begins outside the workspace; it starts in `working-directory`';
}

/** A row before the disk is asked: a pattern, and the folder in which it starts. */
interface Text {
  readonly base: string;
  readonly text: string;
  readonly isAnywhere: boolean;
}

/** Writes out the braces of a pattern, or says what is wrong with its length. A row that comes out empty is none. */
function writeOut(pattern: string, area: SearchArea): { texts: Text[]; hasBraces: boolean } | string {
  if (Buffer.byteLength(pattern) > MAX_BYTES)
    return 'must have lines of at most 4,096 bytes, one pattern a line';
  const whole = toSlashes(pattern);
  // The path of the workspace is taken as it is written, whatever its characters.
  const workspaceOf = (text: string): string | undefined =>
    [area.workspace, area.realWorkspace]
      .map((path) => toSlashes(path))
      .find((path) => text === path || text.startsWith(`${path}/`));
  const ownPath = workspaceOf(whole) ?? '';
  const given = whole.slice(ownPath.length);
  const rows = braceExpand(given, { braceExpandMax: MAX_ROWS + 1, windowsPathsNoEscape });
  if (rows.length > MAX_ROWS || rows.join('').length > MAX_CHARACTERS)
    return 'must have no line whose braces stand for more than 1,000 lines';
  const toText = (row: string): Text => {
    const workspace = workspaceOf(row);
    if (workspace !== undefined)
      return { base: area.realWorkspace, text: row.slice(workspace.length + 1), isAnywhere: false };
    const { root } = parse(whole);
    if (isAbsolute(whole)) return { base: resolve(root), text: row.slice(root.length), isAnywhere: false };
    const isAnywhere = /^\*\*\/+./.test(row) || !/\/./.test(row);
    // An empty alternative at the beginning leaves a slash.
    return { base: area.workingDirectory, text: row.replace(/^\/+/, ''), isAnywhere };
  };
  const texts = rows.map((row) => ownPath + row).filter((row) => row !== '');
  return { texts: texts.map(toText), hasBraces: rows.length !== 1 || rows[0] !== given };
}

/** @param pattern without the `!` of an exclusion. One that can't be used has no rows. */
export function toLine(pattern: string, purpose: Purpose, area: SearchArea): Line {
  const written = writeOut(pattern, area);
  const { texts, hasBraces } = typeof written === 'string' ? { texts: [], hasBraces: false } : written;
  const text = purpose === 'exclude' ? `!${pattern}` : pattern;
  return { text, rows: texts.map((one) => toRow(one, purpose, area)), hasBraces };
}

function toRow({ base, text, isAnywhere }: Text, purpose: Purpose, area: SearchArea): Row {
  const normal = posix.normalize(text);
  const bare = normal.replace(/\/$/, '').replace(/(?:(?:^|\/)\*\*)+$/, '');
  const isFolder = bare !== normal;
  const name = bare.replace(/^(?:\*\*\/)+/, '');
  if (isAnywhere && purpose !== 'include' && !['', '.', '..'].includes(name))
    return { start: base, rest: name, isFolder, isAnywhere };
  const parts = bare.split('/').filter((part) => !['', '.'].includes(part));
  let start = base;
  for (const part of [...parts]) {
    const spelled = part === '..' ? part : area.spellingOf(part, start);
    if (spelled === undefined) break;
    start = join(start, spelled);
    parts.shift();
  }
  return { start, rest: parts.join('/'), isFolder, isAnywhere: false };
}

/** Whether a line names something before its first wildcard that does not exist. */
export function beginsNowhere({ rows }: Line): boolean {
  return rows.every(({ rest, isAnywhere }) => !isAnywhere && /^[^*?[\\/]+(?:\/|$)/.test(rest));
}
