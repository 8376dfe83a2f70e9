import { isAbsolute, join, parse, resolve, sep } from 'node:path';
import { braceExpand } from 'minimatch';
import { toSlashes } from '../../support/paths.ts';
import type { SearchArea } from './search-area.ts';

/** What stands between two slashes of a line, once its braces are written out. */
export interface Part {
  readonly text: string;
  /** The same in the line as it was given: a part also matches the name that is spelled like it. */
  readonly spelled: string;
  /** Whether it is one name, and no pattern. */
  readonly isName: boolean;
}

/** One of the lines that come of a line. */
export interface Row {
  /** From the root of the disk on, which is the first part. */
  readonly parts: readonly Part[];
  /** What it looks for at any depth, unless it includes: it has no `/` before its last character, or begins with `**`. */
  readonly anywhere: readonly Part[] | undefined;
}

/** A line of an input that takes patterns. */
export interface Line {
  /** As it was given. An exclusion has its `!`. */
  readonly text: string;
  readonly rows: readonly Row[];
}

const MAX_BYTES = 4_096;
const MAX_ROWS = 1_000;
/** `minimatch` cuts longer results off, in silence. */
const MAX_CHARACTERS = 4_000_000 - MAX_BYTES;

const IS_WINDOWS = process.platform === 'win32';
const MAGIC = IS_WINDOWS ? /[*?[]/ : /[*?[\\]/;

const toPart = (text: string, spelled = text): Part => ({ text, spelled, isName: !MAGIC.test(text) });
const toName = (text: string): Part => ({ text, spelled: text, isName: true });

/** Any number of folders; at the end of a line, everything in a folder. */
export const STARS = toPart('**');

export const isStars = ({ text, isName }: Part): boolean => text === STARS.text && !isName;

/** What is wrong with an input that has this pattern; `undefined` if nothing is. Reads no folder. */
export function problemOf(pattern: string, area: SearchArea): string | undefined {
  const rows = rowsOf(pattern, area);
  if (typeof rows === 'string') return rows;
  if (rows.every((row) => area.allow(namesAtBeginning(row)))) return undefined;
  return 'must have no line that begins outside the workspace; it starts in `working-directory`';
}

/** The path that a row names before its first wildcard. */
export function namesAtBeginning({ parts }: Row): string {
  const end = parts.findIndex(({ isName }) => !isName);
  return join(...parts.slice(0, end === -1 ? undefined : end).map(({ text }) => text));
}

/** Writes out the braces of a pattern, or says what is wrong with its length. */
function rowsOf(pattern: string, area: SearchArea): Row[] | string {
  if (Buffer.byteLength(pattern) > MAX_BYTES)
    return 'must have lines of at most 4,096 bytes, one pattern a line';
  const whole = toSlashes(pattern);
  const { root } = parse(whole);
  const absolute =
    splitWorkspace(whole, area) ??
    (isAbsolute(whole) ? { base: resolve(root), text: whole.slice(root.length) } : undefined);
  const given = absolute?.text ?? whole;
  const options = { braceExpandMax: MAX_ROWS + 1, windowsPathsNoEscape: IS_WINDOWS };
  const texts = given === '' ? [''] : braceExpand(given, options);
  if (texts.length > MAX_ROWS || texts.join('').length > MAX_CHARACTERS)
    return 'must have no line whose braces stand for more than 1,000 lines';
  // Unless braces have a slash in them, the parts of each row are those of the pattern.
  const spelled = given.split('/');
  const isPartByPart = texts.every((text) => text.split('/').length === spelled.length);
  return texts.map((written) => {
    const row = absolute ? { ...absolute, text: written } : splitWorkspace(written, area);
    // An empty alternative at the beginning leaves a slash.
    const { base, text } = row ?? { base: undefined, text: written.replace(/^\/+/, '') };
    const own = written
      .split('/')
      .map((one, index) => toPart(one, isPartByPart ? spelled[index] : one))
      .slice(-text.split('/').length);
    const start = base ?? area.workingDirectory;
    const names = start.slice(parse(start).root.length).split(sep).map(toName);
    const parts = [toName(parse(start).root), ...normalize([...names, ...own])];
    const deep = text.replace(/^(?:\*\*\/+)+(?=.)/, '');
    const isAnywhere = base === undefined && (deep !== text || !/\/./.test(text));
    return { parts, anywhere: isAnywhere ? normalize(own.slice(-deep.split('/').length)) : undefined };
  });
}

/** @param pattern without the `!` of an exclusion */
export function toLine(pattern: string, area: SearchArea, mark = ''): Line {
  const rows = rowsOf(pattern, area);
  return { text: mark + pattern, rows: typeof rows === 'string' ? [] : rows };
}

/** Splits off the path of the workspace, which is taken as it is written, whatever its characters. */
function splitWorkspace(text: string, area: SearchArea): { base: string; text: string } | undefined {
  for (const path of [area.workspace, area.realWorkspace].map((one) => toSlashes(one)))
    if (text === path || text.startsWith(`${path}/`))
      return { base: area.realWorkspace, text: text.slice(path.length + 1) };
  return undefined;
}

/** Leaves out parts that lead nowhere. A `/` or `/**` at the end asks for what is in the folder, and becomes one `**`. */
function normalize(parts: readonly Part[]): Part[] {
  const normal: Part[] = [];
  for (const [index, part] of parts.entries()) {
    const isSlashAtEnd = part.text === '' && index > 0 && index === parts.length - 1;
    const one = isSlashAtEnd ? STARS : part;
    if (one.text === '..') normal.pop();
    else if (!['', '.'].includes(one.text) && !(isStars(one) && normal.at(-1)?.text === '**'))
      normal.push(one);
  }
  return normal;
}
