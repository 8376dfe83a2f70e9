import { relative } from 'node:path';
import { FileSearch } from '../../pipeline/find/file-search.ts';
import { FolderReader } from '../../pipeline/find/folder-reader.ts';
import { SearchArea } from '../../pipeline/find/search-area.ts';
import { stripDotSlash, toSlashes } from '../../support/paths.ts';
import { joinTruncated, looksLike, stripListMarks } from '../../support/text.ts';
import { followPath, namesIn, START_ELSEWHERE } from '../inputs/follow-path.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** A likely reason why a pattern matches nothing. */
export interface Hint {
  /** A sentence. Equal for patterns with the same mistake. */
  readonly reason: string;
  /** The corrected patterns, one per line of the input. Empty if it is not clear what was meant. */
  readonly write: readonly string[];
}

/** Where to look for a reason. */
export type HintContext = Pick<UploadInputs, 'workingDirectory' | 'workspace' | 'includeHidden' | 'patterns'>;

const IS_STEP_MISSING = 'is an actions/checkout step or a build step missing before this step?';

/** Finds a likely reason why a line matches nothing; `undefined` if there is none. A line with `!` is an exclusion. */
export async function hintForPattern(
  line: string,
  context: HintContext,
  signal: AbortSignal,
): Promise<Hint | undefined> {
  const isExclusion = line.startsWith('!');
  const pattern = isExclusion ? line.slice(1) : line;
  const hint =
    slipOfWriting(pattern, context.patterns?.include) ??
    slipOfStart(pattern, context) ??
    missingPart(pattern, context.workingDirectory) ??
    (await searchHint(pattern, context, signal)) ??
    (isExclusion ? undefined : missingStep(pattern, context));
  return isExclusion && hint
    ? { ...hint, write: hint.write.map((text) => toExclusion(text, pattern)) }
    : hint;
}

/** Without a `/` before its last character, an exclusion would match at any depth. */
function toExclusion(line: string, given: string): string {
  const [text, hasFolder] = [line.replace(/^!/, ''), /\/./.test(given)];
  return hasFolder && !/\/./.test(text) ? `!./${text}` : `!${text}`;
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
    .map((item) =>
      stripListMarks(item).replace(
        /^[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb](.*)[\u201c\u201d\u2018\u2019\u00ab\u00bb]$/,
        '$1',
      ),
    )
    .filter((item) => item !== '');
  if (items.join('\n') === line) return undefined;
  return { reason: ONE_PER_LINE, write: items };
}

const ONE_PER_LINE =
  'each line is one pattern, without the key, quotes, commas, dashes and brackets of a list.';

/** Finds a mistake in where a pattern starts, or a separator of Windows. */
function slipOfStart(pattern: string, { workspace, workingDirectory }: HintContext): Hint | undefined {
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

const CASE_MATTERS = 'upper and lower case matter.';

/** Finds the first part of a path that has another spelling on the disk. */
function missingPart(pattern: string, workingDirectory: string): Hint | undefined {
  const { path, misspelled } = followPath(pattern, workingDirectory);
  if (misspelled === undefined) return undefined;
  const [part, name] = misspelled;
  const end = part.toLowerCase() === name.toLowerCase() ? `; ${CASE_MATTERS}` : '.';
  const [shownPart, shownName] =
    looksLike(part) === looksLike(name) ? [escapeOthers(part), escapeOthers(name)] : [part, name];
  return { reason: `there is no ${shownPart}, but there is ${shownName}${end}`, write: [path] };
}

const escapeOthers = (name: string): string =>
  name.replace(/[^ -~]/gu, (character) => `\\u{${Number(character.codePointAt(0)).toString(16)}}`);

/** Finds that nothing is there yet. */
function missingStep(pattern: string, { workingDirectory }: HintContext): Hint | undefined {
  const because = (what: string): Hint => ({ reason: `${what}; ${IS_STEP_MISSING}`, write: [] });
  if (namesIn(workingDirectory)?.length === 0) return because('the folder is empty');
  const { missing } = followPath(pattern, workingDirectory);
  return missing === undefined ? undefined : because(`there is no folder ${missing}`);
}

/** Searches for files that lines close to this one would match. */
async function searchHint(
  pattern: string,
  context: HintContext,
  signal: AbortSignal,
): Promise<Hint | undefined> {
  // Outside the folder, the search may reach the whole disk.
  if (pattern.startsWith('/') || pattern.split('/').includes('..')) return undefined;
  const found = (lines: readonly string[], options: Partial<Trial> = {}): Promise<string[]> =>
    searchLines(lines, context, signal, options);
  if ((await found([pattern])).length > 0) return undefined;
  const items = pattern.split(/\s+/);
  if (items.length > 1) {
    const finds = await Promise.all(items.map(async (item) => (await found([item])).length > 0));
    if (finds.every(Boolean)) return { reason: ONE_PER_LINE, write: items };
  }
  if (!context.includeHidden && (await found([pattern], { includeHidden: true })).length > 0) {
    const reason = 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.';
    return { reason, write: [] };
  }
  const [inOtherCase] = await found([pattern], { fold: (name) => name.normalize('NFC').toLowerCase() });
  if (inOtherCase !== undefined) return { reason: `there is ${inOtherCase}; ${CASE_MATTERS}`, write: [] };
  const [first = '', ...rest] = pattern.split('/');
  if (rest.length === 0 || /[*?[{\\]|^\.?$/.test(first)) return undefined;
  const deeper = await found([`**/${pattern}`]);
  const folders = new Set(deeper.map((path) => path.slice(0, `/${path}`.indexOf(`/${first}/`))));
  const write = [...folders].map((folder) => `${folder}${pattern}`);
  return write.length === 0 ? undefined : { reason: `the folder ${first} is further down.`, write };
}

/** Folders searched for a hint. */
const MAX_FOLDERS = 2_000;

interface Trial {
  readonly includeHidden: boolean;
  readonly fold: (name: string) => string;
}

/** The paths of files that lines would match, relative to the working directory. */
async function searchLines(
  include: readonly string[],
  { workingDirectory, workspace, includeHidden, patterns }: HintContext,
  signal: AbortSignal,
  options: Partial<Trial>,
): Promise<string[]> {
  const area = new SearchArea(workspace, workingDirectory);
  const exclude = [...(patterns?.exclude ?? []), 'node_modules'];
  const search = { include, exclude, area, signal, maxFolders: MAX_FOLDERS };
  const reader = new FolderReader(area);
  const files = await new FileSearch({ ...search, reader, includeHidden, ...options }).run();
  return files.map(({ path }) => toSlashes(relative(workingDirectory, path))).sort();
}
