import { isAbsolute, join, posix, relative } from 'node:path';
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
  /** None, if the line can't be used. */
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
  return typeof written === 'string' ? written : undefined;
}

/** @param pattern without the `!` of an exclusion */
export function toLine(pattern: string, purpose: Purpose, area: SearchArea): Line {
  const written = writeOut(pattern, area);
  const { texts, hasBraces } = typeof written === 'string' ? { texts: [], hasBraces: false } : written;
  const text = purpose === 'exclude' ? `!${pattern}` : pattern;
  return { text, rows: texts.map((one) => toRow(one, purpose, area)), hasBraces };
}

/** Writes out the braces of a pattern, or says what is wrong with it. What comes out is relative to the working directory. */
function writeOut(pattern: string, area: SearchArea): { texts: string[]; hasBraces: boolean } | string {
  if (Buffer.byteLength(pattern) > MAX_BYTES)
    return 'must have lines of at most 4,096 bytes, one pattern a line';
  const whole = toSlashes(pattern);
  // The path of the workspace is taken as it is written, whatever its characters.
  const own = area.workspaceIn(whole);
  const given = whole.slice(own.length);
  const rows = braceExpand(given, { braceExpandMax: MAX_ROWS + 1, windowsPathsNoEscape });
  if (rows.length > MAX_ROWS || rows.join('').length > MAX_CHARACTERS)
    return 'must have no line whose braces stand for more than 1,000 lines';
  const toText = (row: string): string => {
    const { length } = area.workspaceIn(row);
    const fromHere = toSlashes(relative(area.workingDirectory, area.realWorkspace));
    // An empty alternative at the beginning leaves a slash.
    return length === 0 ? row.replace(/^\/+/, './') : `./${fromHere}${row.slice(length)}`;
  };
  const texts = rows.map((row) => own + row).flatMap((row) => (row === '' ? [] : toText(row)));
  const isWithin = (text: string): boolean =>
    area.allow(join(area.workingDirectory, posix.normalize(text).replace(/[^/]*[*?[\\].*/s, '')));
  if ((own === '' && isAbsolute(whole)) || !texts.every(isWithin))
    return 'must have no line that begins outside the workspace; it starts in `working-directory`';
  return { texts, hasBraces: rows.length !== 1 || rows[0] !== given };
}

function toRow(text: string, purpose: Purpose, area: SearchArea): Row {
  const normal = posix.normalize(text);
  const bare = normal.replace(/\/$/, '').replace(/(?:(?:^|\/)\*\*)+$/, '');
  const isFolder = bare !== normal;
  const name = bare.replace(/^(?:\*\*\/)+/, '');
  const isAnywhere = /^\*\*\/+./.test(text) || !/\/./.test(text);
  if (isAnywhere && purpose !== 'include' && !['', '.', '..'].includes(name))
    return { start: area.workingDirectory, rest: name, isFolder, isAnywhere };
  const parts = bare.split('/').filter((part) => !['', '.'].includes(part));
  let start = area.workingDirectory;
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

/** Whether an alternative looks like an exclusion: in braces, a `!` that is in no name on the disk has no effect. */
export function hasExclusionInBraces({ rows, hasBraces }: Line): boolean {
  return hasBraces && rows.some(({ rest }) => /(?:^|\/)!/.test(rest));
}
