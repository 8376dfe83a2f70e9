import { posix, relative } from 'node:path';
import { stripDotSlash } from '../../support/paths.ts';
import { stripListMarks } from '../../support/text.ts';
import { WORKSPACE_VARIABLE } from '../inputs/follow-path.ts';

/** A likely reason why a pattern matches nothing. */
export interface Hint {
  /** A sentence. Equal for patterns with the same mistake. */
  readonly reason: string;
  /** The corrected patterns, one per line of the input. Empty if it is not clear what was meant. */
  readonly write: readonly string[];
}

interface Place {
  readonly workspace: string;
  readonly workingDirectory: string;
}

/** All lines that include files are one list in brackets. */
const isListInLines = (lines: readonly string[]): boolean =>
  /^\[(?:$|["'])/.test(lines[0] ?? '') && lines.at(-1)?.endsWith(']') === true;

/** Longer patterns get no hint: the time to look for separators grows with the square of the length. */
const MAX_LENGTH = 4_000;

const SEPARATORS: readonly (readonly [string, RegExp])[] = [
  ['commas do', /,(?![^{}]*\})/],
  ['`;` does', /;/],
  ['`|` does', /\|(?![^()]*\))/],
];

/**
 * Finds a mistake in how a pattern is written, without a look at the disk.
 *
 * @param lines all patterns of the input that include files
 */
export function slipOfWriting(pattern: string, lines: readonly string[] = []): Hint | undefined {
  if (pattern.length > MAX_LENGTH) return undefined;
  if (/^\[.*["',/].*\]$/.test(pattern) || isListInLines(lines)) {
    const items = pattern.replace(/^\[|\]$/g, '').split(/,(?![^{}]*\})/);
    return { reason: 'the patterns are not read as a JSON list.', write: cleaned(items) };
  }
  const [mark, sign] = /^([-*])\s+(?=\S)/.exec(pattern) ?? [];
  if (mark !== undefined) {
    const write = cleaned([pattern.slice(mark.length)]);
    return { reason: `\`${sign} \` is part of the pattern; remove it.`, write };
  }
  const line = pattern.trim().replace(/,$/, '');
  if (stripListMarks(line) !== line)
    return { reason: 'the quotes are part of the pattern; remove them.', write: cleaned([line]) };
  const [, key, value = ''] = /^((?:assets|files?|paths?|patterns?):)\s+(.+)$/.exec(pattern) ?? [];
  if (key !== undefined)
    return { reason: `\`${key}\` is part of the pattern; remove it.`, write: cleaned([value]) };
  const [, beforeComment] = /^(.*\S)\s+#/.exec(pattern) ?? [];
  if (beforeComment !== undefined)
    return { reason: 'a comment needs a line of its own.', write: cleaned([beforeComment]) };
  const inBraces = pattern.replace(/(^|[^@!?+*])\(([^()]*\|[^()]*)\)/g, (_, before, words: string) => {
    return `${before}{${words.replaceAll('|', ',')}}`;
  });
  if (inBraces !== pattern) return { reason: 'write alternatives in braces.', write: [inBraces] };
  for (const [signs, separator] of SEPARATORS) {
    if (separator.test(pattern))
      return { reason: `${signs} not separate patterns.`, write: cleaned(pattern.split(separator)) };
  }
  const words = pattern.split(/\s+/);
  if (words.length > 1 && words.every((word) => /^!|\*/.test(word)))
    return { reason: 'spaces do not separate patterns.', write: cleaned(words) };
  return undefined;
}

function cleaned(items: readonly string[]): string[] {
  return items
    .map(stripListMarks)
    .filter((item) => item !== '')
    .map(stripDotSlash);
}

const VARIABLE = /^(?:\$(?:env:)?(\w+)|\$\{(\w+)\}|%(\w+)%)(?=\/)/;

const FROM_ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^~\//, '`~` is not replaced by the home folder.'],
  [/^[a-z]:\//i, 'patterns start in `working-directory`, not at a drive.'],
];
const FROM_ABOVE: readonly (readonly [RegExp, string])[] = [
  [/^\//, '`/` at the start means the root of the disk; patterns start in `working-directory`.'],
  [/^(?:\.\.\/)+/, '`../` leads to the folder above `working-directory`.'],
];

/**
 * Finds a mistake in where a pattern starts.
 *
 * @param isThere whether the working directory has an entry of this name
 */
export function slipOfStart(
  pattern: string,
  { workspace, workingDirectory }: Place,
  isThere: (name: string) => boolean,
): Hint | undefined {
  const path = stripDotSlash(pattern.replaceAll('\\', '/'));
  const inWorkspace = path.replace(WORKSPACE_VARIABLE, '');
  if (inWorkspace !== path) {
    const below = relative(workspace, workingDirectory).replaceAll('\\', '/');
    const reason = 'variables are not replaced; patterns start in `working-directory`.';
    return { reason, write: [posix.relative(below, inWorkspace)] };
  }
  if (VARIABLE.test(path)) {
    const write = path.replace(VARIABLE, (_, ...names) => `\${{ env.${names.slice(0, 3).find(Boolean)} }}`);
    return { reason: 'variables of the shell are not replaced.', write: [write] };
  }
  const parts = path.split('/');
  const start = parts.findIndex((part) => part !== '..' && part !== '' && isThere(part));
  const write = start === -1 ? [] : [parts.slice(start).join('/')];
  const reasons = write.length === 0 ? FROM_ELSEWHERE : [...FROM_ELSEWHERE, ...FROM_ABOVE];
  const reason = reasons.find(([beginning]) => beginning.test(path))?.[1];
  if (reason !== undefined) return { reason, write };
  return start === 0 && pattern.includes('\\')
    ? { reason: 'separate the parts of a path with /, not with \\.', write }
    : undefined;
}
