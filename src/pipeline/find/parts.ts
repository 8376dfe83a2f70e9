import { lstatSync, readdirSync } from 'node:fs';
import { isAbsolute, join, parse, sep } from 'node:path';
import { braceExpand } from 'minimatch';
import { spellAsOnDisk } from '../../support/spelling.ts';

/** A part of a pattern, between slashes. */
export interface Part {
  readonly text: string;
  /** Whether it is a name, whatever its characters. */
  readonly isName: boolean;
  /** Whether it was written in braces, which are a wildcard. */
  readonly isAlternative?: boolean;
}

/** A pattern as it starts on the disk. */
export interface Begun {
  /** From the root on. Parts that are names of entries on the disk are marked. */
  readonly parts: readonly Part[];
  /** The absolute path up to which a search needs to read no folder, in the spelling of the disk. */
  readonly start: string;
  /** Whether the names at its beginning lead to nothing. */
  readonly isMissing: boolean;
}

/** `minimatch` accepts no longer patterns. */
export const MAX_LENGTH = 65_536;

const IS_WINDOWS = process.platform === 'win32';
const HAS_WILDCARD = IS_WINDOWS ? /[*?[{]/ : /[*?[{\\]/;

/** Splits a pattern into its parts: one list for each way to write out braces, if an alternative is no name. */
export function partsOf(pattern: string): Part[][] {
  const [first = '', ...others] = splitOutsideBraces(pattern);
  const written = first.includes('{') ? writeOut(first) : [first];
  const isWrittenOut = written.some((text) => /^\.{0,2}$|\//.test(text));
  const texts = isWrittenOut ? written.map((text) => text.split('/')) : [[first]];
  const rests = others.length > 0 ? partsOf(others.join('/')) : [[]];
  return texts.flatMap((parts) => {
    const begun = parts.map((text) => ({ ...toPart(text), ...(isWrittenOut && { isAlternative: true }) }));
    return rests.map((rest) => [...begun, ...rest]);
  });
}

const toPart = (text: string): Part => ({ text, isName: !HAS_WILDCARD.test(text) });

/** Writes out the braces of a part. */
export function writeOut(part: string): string[] {
  return part.length > MAX_LENGTH ? [part] : braceExpand(part);
}

function splitOutsideBraces(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of pattern.match(IS_WINDOWS ? /./gs : /\\.|./gs) ?? []) {
    if (token === '{') depth += 1;
    if (token === '}') depth = Math.max(0, depth - 1);
    if (token === '/' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return depth === 0 ? parts : pattern.split('/');
}

/** Leaves out parts that lead nowhere. A `/` or `/**` at the end asks for everything in the folder, and becomes one `**`. */
export function normalize(parts: readonly Part[]): Part[] {
  const normal: Part[] = [];
  for (const [index, part] of parts.entries()) {
    const isSlashAtEnd = part.text === '' && index > 0 && index === parts.length - 1;
    const text = isSlashAtEnd ? '**' : part.text;
    if (text === '..') normal.pop();
    else if (!['', '.'].includes(text) && !(text === '**' && normal.at(-1)?.text === '**'))
      normal.push(isSlashAtEnd ? toPart(text) : part);
  }
  return normal;
}

/** Follows the names at the beginning of a pattern on the disk. */
export function begin(pattern: string, workingDirectory: string): Begun[] {
  const isFromRoot = isAbsolute(pattern);
  const { root } = parse(isFromRoot ? pattern : workingDirectory);
  const base = isFromRoot ? [] : namesOf(workingDirectory);
  const given = isFromRoot ? pattern.slice(root.length) : pattern;
  return partsOf(given).map((parts) => follow(root, normalize([...base, ...parts])));
}

const namesOf = (path: string): Part[] =>
  path
    .slice(parse(path).root.length)
    .split(sep)
    .filter((text) => text !== '')
    .map((text) => ({ text, isName: true }));

function follow(root: string, parts: Part[]): Begun {
  let [start, count, isStarting] = [root, 0, true];
  let folder: string | undefined = root;
  for (const [index, part] of parts.entries()) {
    const found: string | undefined =
      folder === undefined || (!part.isName && /[*?]/.test(part.text))
        ? undefined
        : entryOf(folder, part.text);
    if (!part.isName && found === undefined) break;
    folder = found === undefined ? undefined : join(String(folder), found);
    parts[index] = { ...part, isName: true };
    // Names that differ only in their normalization form may stand side by side: the search finds both.
    isStarting &&= IS_ASCII.test(part.text);
    if (isStarting) [start, count] = [join(start, part.text), index + 1];
  }
  start = spellAsOnDisk(start);
  return { parts: [...namesOf(start), ...parts.slice(count)], start, isMissing: folder === undefined };
}

const IS_ASCII = /^[\0-\x7f]*$/;

/** The name that the disk has for an entry, which may be in another normalization form; `undefined` if there is none. */
function entryOf(folder: string, name: string): string | undefined {
  try {
    lstatSync(join(folder, name));
    return name;
  } catch {
    if (IS_ASCII.test(name)) return undefined;
  }
  try {
    return readdirSync(folder).find((one) => one.normalize('NFC') === name.normalize('NFC'));
  } catch {
    return undefined;
  }
}
