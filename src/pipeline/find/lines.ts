import { dirname, isAbsolute, join, parse, posix, resolve } from 'node:path';
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
  /** What it looks for at any depth, in place of the beginning and the pattern. */
  readonly anywhere: string | undefined;
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

const IS_WINDOWS = process.platform === 'win32';
const MAGIC = IS_WINDOWS ? /[*?[]/ : /[*?[\\]/;

/** How `glob` and `minimatch` read a row: its braces are written out, and `( ) @ + !` are ordinary characters. */
export const OPTIONS = {
  ...{ nobrace: true, noext: true, nonegate: true, nocomment: true, dot: true },
  windowsPathsNoEscape: IS_WINDOWS,
} as const satisfies MinimatchOptions;

export function toMatcher(pattern: string, { nocase }: SearchArea, dot = true): Minimatch {
  return new Minimatch(pattern, { ...OPTIONS, nocase, dot });
}

/** What is wrong with an input that has this pattern; `undefined` if nothing is. Reads no folder. */
export function problemOf(pattern: string, area: SearchArea): string | undefined {
  const texts = textsOf(pattern, area);
  if (typeof texts === 'string') return texts;
  const isWithin = ({ base, text }: Text): boolean => {
    const parts = posix.normalize(text).split('/');
    const end = parts.findIndex((part) => MAGIC.test(part));
    return area.allow(join(base, ...parts.slice(0, end === -1 ? undefined : end)));
  };
  if (texts.every(isWithin)) return undefined;
  return 'must have no line that begins outside the workspace; it starts in `working-directory`';
}

/** A row before the disk is asked: a pattern, and the folder in which it starts. */
interface Text {
  readonly base: string;
  readonly text: string;
  readonly isAnywhere: boolean;
}

/** Writes out the braces of a pattern, or says what is wrong with its length. A row that comes out empty is none. */
function textsOf(pattern: string, area: SearchArea): Text[] | string {
  if (Buffer.byteLength(pattern) > MAX_BYTES)
    return 'must have lines of at most 4,096 bytes, one pattern a line';
  const whole = toSlashes(pattern);
  const { root } = parse(whole);
  const absolute =
    splitWorkspace(whole, area) ??
    (isAbsolute(whole) ? { base: resolve(root), text: whole.slice(root.length) } : undefined);
  const given = absolute?.text ?? whole;
  const options = { braceExpandMax: MAX_ROWS + 1, windowsPathsNoEscape: IS_WINDOWS };
  const rows = given === '' ? [''] : braceExpand(given, options);
  if (rows.length > MAX_ROWS || rows.join('').length > MAX_CHARACTERS)
    return 'must have no line whose braces stand for more than 1,000 lines';
  return rows.flatMap((row) => {
    if (row === '' && absolute === undefined) return [];
    // An empty alternative at the beginning leaves a slash.
    const one = (absolute ? { ...absolute, text: row } : splitWorkspace(row, area)) ?? {
      base: area.workingDirectory,
      text: row.replace(/^\/+/, ''),
    };
    const isAnywhere = one.base === area.workingDirectory && (/^\*\*\/+./.test(row) || !/\/./.test(row));
    return [{ ...one, isAnywhere: isAnywhere && absolute === undefined }];
  });
}

/** Splits off the path of the workspace, which is taken as it is written, whatever its characters. */
function splitWorkspace(text: string, area: SearchArea): { base: string; text: string } | undefined {
  for (const path of [area.workspace, area.realWorkspace].map((one) => toSlashes(one)))
    if (text === path || text.startsWith(`${path}/`))
      return { base: area.realWorkspace, text: text.slice(path.length + 1) };
  return undefined;
}

/** @param pattern without the `!` of an exclusion. One that can't be used has no rows. */
export function toLine(pattern: string, purpose: Purpose, area: SearchArea): Line {
  const texts = textsOf(pattern, area);
  const rows = typeof texts === 'string' ? [] : texts;
  const [first] = rows;
  return {
    text: purpose === 'exclude' ? `!${pattern}` : pattern,
    rows: rows.map((row) => toRow(row, purpose, area)),
    hasBraces: rows.length !== 1 || !toSlashes(pattern).endsWith(first?.text ?? ''),
  };
}

function toRow({ base, text, isAnywhere }: Text, purpose: Purpose, area: SearchArea): Row {
  const normal = posix.normalize(text);
  const bare = normal.replace(/\/$/, '').replace(/(?:(?:^|\/)\*\*)+$/, '');
  const isFolder = bare !== normal;
  if (isAnywhere && purpose !== 'include') {
    const anywhere = bare.replace(/^(?:\*\*\/)+/, '');
    if (!['', '.', '..'].includes(anywhere)) return { start: base, rest: '', isFolder, anywhere };
  }
  const parts = bare.split('/').filter((part) => !['', '.'].includes(part));
  let start = base;
  for (const part of [...parts]) {
    const name = part === '..' ? part : area.spellingOf(part, start);
    if (name === undefined) break;
    start = name === '..' ? dirname(start) : join(start, name);
    parts.shift();
  }
  return { start, rest: parts.join('/'), isFolder, anywhere: undefined };
}

/** Whether a line names something before its first wildcard that does not exist. */
export function beginsNowhere({ rows }: Line): boolean {
  return rows.every(({ rest, anywhere }) => {
    const [first = ''] = rest.split('/');
    return anywhere === undefined && first !== '' && !MAGIC.test(first);
  });
}
