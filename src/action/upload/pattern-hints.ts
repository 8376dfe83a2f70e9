import { posix, relative, resolve } from 'node:path';
import { globIterateSync } from 'glob/raw';
import { kindOf } from '../../pipeline/find/patterns.ts';
import { stripDotSlash, toSlashes } from '../../support/paths.ts';
import { joinTruncated, stripListMarks } from '../../support/text.ts';
import { followPath, namesIn, START_ELSEWHERE } from '../inputs/follow-path.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** A likely reason why a pattern matches nothing. */
export interface Hint {
  /** A sentence. Equal for patterns with the same mistake. */
  readonly reason: string;
  /** The corrected patterns, one per line of the input. Empty if it is not clear what was meant. */
  readonly write: readonly string[];
}

type SearchInputs = Pick<UploadInputs, 'workingDirectory' | 'workspace' | 'includeHidden' | 'patterns'>;

/** Finds a likely reason why a pattern matches nothing; `undefined` if there is none. */
export function hintForPattern(pattern: string, inputs: SearchInputs): Hint | undefined {
  return (
    slipOfWriting(pattern, inputs.patterns?.include) ??
    slipOfStart(pattern, inputs) ??
    missingPart(pattern, inputs.workingDirectory) ??
    searchHint(pattern, inputs)
  );
}

/** Formats hints as sentences, one per reason. */
export function formatHints(hints: readonly Hint[]): string[] {
  return [...Map.groupBy(hints, ({ reason }) => reason)].map(([reason, same]) => {
    const lines = [...new Set(same.flatMap(({ write }) => write))].map((line) => `\`${line}\``);
    if (lines.length === 0) return `Hint: ${reason}`;
    return `Hint: ${reason} Write${lines.length > 1 ? ', one per line' : ''}: ${joinTruncated(lines, 10)}`;
  });
}

/** The time to look for commas grows with the square of the length. */
const MAX_LENGTH = 4_000;

/**
 * Finds signs of a list in YAML or JSON, which belong to the pattern.
 *
 * @param lines all patterns of the input that include files: they may be one JSON list
 */
export function slipOfWriting(line: string, lines: readonly string[] = []): Hint | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const isListInLines = /^\[(?:$|["'])/.test(lines[0] ?? '') && lines.at(-1)?.endsWith(']') === true;
  const isList = isListInLines || /^\[.*["',/].*\]$/.test(line);
  const items = (isList ? line.replace(/^\[|\]$/g, '') : line)
    .replace(/^(?:assets|files?|paths?|patterns?):\s+/, '')
    .split(/,(?![^{}[\]]*[}\]])/)
    .map(stripListMarks)
    .filter((item) => item !== '');
  if (items.join('\n') === line) return undefined;
  const reason = 'each line is one pattern, without the key, quotes, commas, dashes and brackets of a list.';
  return { reason, write: items };
}

/** Finds a mistake in where a pattern starts, or a separator of Windows. */
function slipOfStart(pattern: string, { workspace, workingDirectory }: SearchInputs): Hint | undefined {
  const reason = 'patterns start in `working-directory`, have / between their parts, and no variables.';
  const path = stripDotSlash(pattern.replaceAll('\\', '/'));
  const below = `${toSlashes(relative(workspace, workingDirectory))}/`;
  if (path.startsWith(below) && below !== '/') return { reason, write: [path.slice(below.length)] };
  const names = namesIn(workingDirectory) ?? [];
  const parts = path.split('/');
  const start = parts.findIndex((part) => names.includes(part));
  const write = start === -1 ? [] : [parts.slice(start).join('/')];
  // Nothing is wrong with a path outside that may exist on another machine.
  const isSlip = START_ELSEWHERE.test(path)
    ? write.length > 0 || !/^[/.]/.test(path)
    : start === 0 && path !== pattern;
  return isSlip ? { reason, write } : undefined;
}

const IS_STEP_MISSING = 'is an actions/checkout step or a build step missing before this step?';
const CASE_MATTERS = 'upper and lower case matter.';

/** Finds the first part of a path that is not on the disk. */
function missingPart(pattern: string, workingDirectory: string): Hint | undefined {
  if (namesIn(workingDirectory)?.length === 0)
    return { reason: `the folder is empty; ${IS_STEP_MISSING}`, write: [] };
  const { path, misspelled, missing } = followPath(pattern, workingDirectory);
  if (misspelled !== undefined) {
    const [part, name] = misspelled;
    const end = part.toLowerCase() === name.toLowerCase() ? `; ${CASE_MATTERS}` : '.';
    return { reason: `there is no ${part}, but there is ${name}${end}`, write: [path] };
  }
  if (missing === undefined) return undefined;
  return { reason: `there is no folder ${missing}; ${IS_STEP_MISSING}`, write: [] };
}

/** Searches for files that the pattern would match with other inputs, or in another case. */
function searchHint(
  given: string,
  { workingDirectory, includeHidden, patterns }: SearchInputs,
): Hint | undefined {
  // Outside the folder, the search may reach the whole disk.
  if (given.startsWith('/') || given.split('/').includes('..')) return undefined;
  const isFolder = kindOf(resolve(workingDirectory, given)) === 'folder';
  const pattern = isFolder ? posix.join(given, '**') : given;
  const find = (options: SearchOptions): string | undefined =>
    firstMatch(pattern, workingDirectory, { dot: includeHidden, ...options });
  const because = (reason: string): Hint => ({ reason, write: [] });
  if (find({}) !== undefined) {
    const isExcluding = patterns !== undefined && patterns.exclude.length > 0;
    return isExcluding ? because('files match, but exclusions (!) remove all of them.') : undefined;
  }
  if (find({ dot: true }) !== undefined)
    return because('it matches only dot files, which wildcards skip unless `include-hidden-files` is true.');
  const found = find({ nocase: true });
  return found === undefined ? undefined : because(`there is ${found}; ${CASE_MATTERS}`);
}

/** Folders searched: a tree may be very large. */
const MAX_FOLDERS = 2_000;

interface SearchOptions {
  readonly dot?: boolean;
  readonly nocase?: boolean;
}

/** The first file that matches a pattern, with `/`. */
function firstMatch(pattern: string, cwd: string, options: SearchOptions): string | undefined {
  let folders = 0;
  const isGit = ({ name }: { readonly name: string }): boolean => name === '.git';
  const childrenIgnored = (folder: { readonly name: string }): boolean => {
    folders += 1;
    return isGit(folder) || folders > MAX_FOLDERS;
  };
  try {
    const ignore = { ignored: isGit, childrenIgnored };
    const search = { cwd, ignore, nocase: false, nodir: true, posix: true, ...options };
    const [found] = globIterateSync(pattern, search);
    return found;
  } catch {
    // The pattern is longer than the library accepts.
    return undefined;
  }
}
