import { readdirSync } from 'node:fs';
import { isAbsolute, join, parse, sep } from 'node:path';
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
  readonly root: string;
  /** From the root of the disk on. */
  readonly parts: readonly Part[];
  /** What it looks for at any depth, unless it includes: it has no `/` before its last character, or begins with `**`. */
  readonly anywhere: readonly Part[] | undefined;
}

const MAX_BYTES = 4_096;
const MAX_ROWS = 1_000;
/** `minimatch` cuts longer results off, in silence. */
const MAX_CHARACTERS = 4_000_000 - MAX_BYTES;

const IS_WINDOWS = process.platform === 'win32';
const MAGIC = IS_WINDOWS ? /[*?[]/ : /[*?[\\]/;

const toPart = (text: string, spelled = text): Part => ({ text, spelled, isName: !MAGIC.test(text) });
const toName = (text: string): Part => ({ text, spelled: text, isName: true });

/** What is wrong with an input that has this pattern; `undefined` if nothing is. Reads no folder. */
export function problemOf(pattern: string, area: SearchArea): string | undefined {
  if (Buffer.byteLength(pattern) > MAX_BYTES)
    return 'must have lines of at most 4,096 bytes, one pattern a line';
  const rows = rowsOf(pattern, area);
  if (rows === undefined) return 'must have no line whose braces stand for more than 1,000 lines';
  if (rows.every((row) => area.allow(namesAtBeginning(row)))) return undefined;
  return 'must have no line that begins outside the workspace; it starts in `working-directory`';
}

/** The path that a row names before its first wildcard. */
export function namesAtBeginning({ root, parts }: Row): string {
  const end = parts.findIndex(({ isName }) => !isName);
  return join(root, ...parts.slice(0, end === -1 ? undefined : end).map(({ text }) => text));
}

/** Writes out the braces of a pattern; `undefined` if it is too long, or stands for too many lines. */
export function rowsOf(pattern: string, area: SearchArea): Row[] | undefined {
  if (Buffer.byteLength(pattern) > MAX_BYTES) return undefined;
  const given = split(toSlashes(pattern), area);
  const options = { braceExpandMax: MAX_ROWS + 1, windowsPathsNoEscape: IS_WINDOWS };
  const texts = given.text === '' ? [''] : braceExpand(given.text, options);
  if (texts.length > MAX_ROWS || texts.join('').length > MAX_CHARACTERS) return undefined;
  // Unless braces have a slash in them, the parts of each row are those of the pattern.
  const spelled = given.text.split('/');
  const isPartByPart = texts.every((text) => text.split('/').length === spelled.length);
  return texts.map((written) => {
    const { base, text } = given.isFromRoot ? { ...given, text: written } : split(written, area, true);
    const own = written.split('/').map((one, index) => toPart(one, isPartByPart ? spelled[index] : one));
    const parts = own.slice(-text.split('/').length);
    const behind = text.replace(/^(?:\*\*\/+)+(?=.)/, '');
    const isAnywhere = !given.isFromRoot && (behind !== text || !/\/./.test(text));
    return {
      root: parse(base).root,
      parts: normalize([...namesOf(base), ...parts]),
      anywhere: isAnywhere ? normalize(parts.slice(-behind.split('/').length)) : undefined,
    };
  });
}

/** Splits off the beginning of an absolute path. That of the workspace is taken as it is written, whatever its characters. */
function split(
  text: string,
  area: SearchArea,
  isWritten = false,
): { base: string; text: string; isFromRoot: boolean } {
  for (const path of [area.workspace, area.realWorkspace].map((one) => toSlashes(one)))
    if (text === path || text.startsWith(`${path}/`))
      return { base: area.realWorkspace, text: text.slice(path.length + 1), isFromRoot: true };
  const { root } = parse(isAbsolute(text) ? text : area.workingDirectory);
  if (isAbsolute(text) && !isWritten) return { base: root, text: text.slice(root.length), isFromRoot: true };
  // An empty alternative at the beginning leaves a slash.
  return { base: area.workingDirectory, text: text.replace(/^\/+/, ''), isFromRoot: false };
}

function namesOf(path: string): Part[] {
  const names = path.slice(parse(path).root.length).split(sep);
  return names.filter((text) => text !== '').map(toName);
}

/** Leaves out parts that lead nowhere. A `/` or `/**` at the end asks for what is in the folder, and becomes one `**`. */
function normalize(parts: readonly Part[]): Part[] {
  const normal: Part[] = [];
  for (const [index, part] of parts.entries()) {
    const isSlashAtEnd = part.text === '' && index > 0 && index === parts.length - 1;
    const one = isSlashAtEnd ? toPart('**') : part;
    if (one.text === '..') normal.pop();
    else if (!['', '.'].includes(one.text) && !(one.text === '**' && normal.at(-1)?.text === '**'))
      normal.push(one);
  }
  return normal;
}

/** Returns the names of a folder that are equal to a name. */
export type NamesLike = (folder: string, name: string) => readonly string[];

/** Reads each folder once. */
export function namesOnDisk(fold: (name: string) => string): NamesLike {
  const folders = new Map<string, Map<string, string[]>>();
  return (folder, name) => {
    try {
      const names = folders.get(folder) ?? Map.groupBy(readdirSync(folder), fold);
      return folders.set(folder, names).get(folder)?.get(fold(name)) ?? [];
    } catch {
      return [];
    }
  };
}

/**
 * Looks up the beginning of a line on the disk, up to the first `*` or `?`: a part that exists under this very name means that name alone.
 *
 * @returns the parts, and the path up to which they are names, in the spelling of the disk
 */
export function begin(row: Row, area: SearchArea, namesLike: NamesLike): Row & { start: string } {
  const { root, parts } = row;
  const known = namesOf(area.workingDirectory);
  const begun = [...parts];
  let [start, folder, isStart] = [root, root, true];
  for (const [index, part] of parts.entries()) {
    let names: readonly string[] = [part.text];
    if (!isStart || part.text !== known[index]?.text) {
      if ((!part.isName && /[*?]/.test(part.text)) || !area.allow(area.realPathOf(folder))) break;
      const isSpelled = namesLike(folder, part.spelled).length > 0;
      names = namesLike(folder, isSpelled ? part.spelled : part.text);
      // Names that differ only in their normalization form may stand side by side: the search finds both.
      isStart &&= isSpelled && names.length === 1;
    }
    const [name] = names;
    if (name === undefined) break;
    begun[index] = { text: name, spelled: isStart ? name : part.spelled, isName: true };
    folder = join(folder, name);
    if (isStart) start = folder;
  }
  return { ...row, parts: begun, start };
}
