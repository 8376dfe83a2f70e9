import { relative, resolve } from 'node:path';
import { describedFiles, type Places } from '../../pipeline/find/described-files.ts';
import { type AssetSearch, FileSearch } from '../../pipeline/find/file-search.ts';
import { namesIn } from '../../support/files.ts';
import { stripDotSlash, toSlashes } from '../../support/paths.ts';
import { codeOf, joinTruncated, looksLike, stripListMarks } from '../../support/text.ts';
import { type Followed, followPath, START_ELSEWHERE } from '../inputs/follow-path.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** A likely reason why a pattern matches nothing. */
export interface Hint {
  /** A sentence. Equal for patterns with the same mistake. */
  readonly reason: string;
  /** The corrected patterns, one per line of the input. Empty if it is not clear what was meant. */
  readonly write: readonly string[];
}

/** Where to look for a reason. */
type HintContext = Pick<UploadInputs, 'workingDirectory' | 'workspace' | 'includeHidden' | 'patterns'>;

/** The paths of files that a line would match, relative to the working directory. */
type Find = (line: string, trial?: Partial<AssetSearch>) => Promise<string[]>;

/** Folders searched for a hint. */
const MAX_FOLDERS = 2_000;

/** Finds a likely reason why a line matches nothing; `undefined` if there is none. A line with `!` is an exclusion. */
export async function hintForPattern(
  line: string,
  context: HintContext,
  signal: AbortSignal,
): Promise<Hint | undefined> {
  const { workingDirectory, workspace, includeHidden, patterns } = context;
  const isExclusion = line.startsWith('!');
  const pattern = isExclusion ? line.slice(1) : line;
  const find: Find = async (one, trial) => {
    const include = [isExclusion && !/\/./.test(one) ? `**/${one}` : one];
    // What an exclusion was meant to leave out may be left out by another one.
    const exclude = [...(isExclusion ? [] : (patterns?.exclude ?? [])), 'node_modules'];
    const options = { neverUpload: [], signal, maxFolders: MAX_FOLDERS, includeHidden, ...trial };
    const search = new FileSearch({ include, exclude, workspace, workingDirectory, ...options });
    const files = await search.run();
    return files.map(({ path }) => toSlashes(relative(search.area.workingDirectory, path))).sort();
  };
  const hintForMissing = async (): Promise<Hint | undefined> => {
    const followed = followPath(pattern, workingDirectory);
    return (
      (await furtherDown(pattern, find)) ??
      missingPart(followed) ??
      (await searchHint(pattern, includeHidden, find)) ??
      (isExclusion ? undefined : missingStep(followed, workingDirectory))
    );
  };
  const hint =
    (isExclusion ? undefined : await leftOut(pattern, context, find)) ??
    slipOfWriting(pattern, patterns?.include) ??
    (await slipOfComment(pattern, find)) ??
    slipOfStart(pattern, context) ??
    ((await find(pattern)).length > 0 ? undefined : await hintForMissing());
  return isExclusion && hint ? { ...hint, write: hint.write.map((one) => toExclusion(one, pattern)) } : hint;
}

/** Without a `/` before its last character, an exclusion would match at any depth. */
export function toExclusion(line: string, given: string): string {
  const text = line.replace(/^!/, '');
  return /\/./.test(given) && !/\/./.test(text) ? `!./${text}` : `!${text}`;
}

/** Formats hints as sentences, one per reason. */
export function formatHints(hints: Iterable<Hint | undefined>): string[] {
  const given = [...hints].filter((hint) => hint !== undefined);
  return [...Map.groupBy(given, ({ reason }) => reason)].map(([reason, same]) => {
    const lines = [...new Set(same.flatMap(({ write }) => write))].map((line) => `\`${line}\``);
    if (lines.length === 0) return `Hint: ${reason}`;
    return `Hint: ${reason} Write${lines.length > 1 ? ', one per line' : ''}: ${joinTruncated(lines, 10)}`;
  });
}

const ONE_PER_LINE =
  'each line is one pattern, without the key, quotes, commas, dashes and brackets of a list.';

/**
 * Finds signs of a list in YAML or JSON, which belong to the pattern.
 *
 * @param lines all patterns of the input that include files: they may be one JSON list
 */
export function slipOfWriting(line: string, lines: readonly string[] = []): Hint | undefined {
  const isListInLines = /^\[(?:$|["'])/.test(lines[0] ?? '') && lines.at(-1)?.endsWith(']') === true;
  const isList = isListInLines || /^\[.*["',/].*\]$/.test(line);
  const quotes = /^[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb](.*)[\u201c\u201d\u2018\u2019\u00ab\u00bb]$/;
  const items = (isList ? line.replace(/^\[|\]$/g, '') : line)
    .replace(/^(?:assets|files?|paths?|patterns?):\s+/, '')
    .split(/,(?![^{}[\]]*[}\]])/)
    .map((item) => stripListMarks(item).replace(quotes, '$1'))
    .filter((item) => item !== '');
  return items.join('\n') === line ? undefined : { reason: ONE_PER_LINE, write: items };
}

/** Finds the exclusions that leave out what a line matches. */
async function leftOut(
  pattern: string,
  { patterns, ...places }: HintContext,
  find: Find,
): Promise<Hint | undefined> {
  const exclude = patterns?.exclude ?? [];
  if (exclude.length === 0) return undefined;
  const found = await find(pattern, { exclude: [] });
  const described = describedFiles(exclude, places, found, 'exclude');
  const by = exclude.filter((_, index) => described[index]?.length !== 0).map((one) => `!${one}`);
  if (by.length === 0) return undefined;
  return { reason: `what it matches is left out by ${joinTruncated(by)}.`, write: [] };
}

/** Whether a `#` in a line looks like the beginning of a comment. */
export const hasComment = (line: string): boolean => /\s#/.test(line);

/** Finds what was meant as a comment. */
async function slipOfComment(pattern: string, find: Find): Promise<Hint | undefined> {
  if (!hasComment(pattern)) return undefined;
  const [before = ''] = pattern.split(/\s+#/);
  const isFound = before !== '' && (await find(before)).length > 0;
  const reason = '# behind a blank is a part of the pattern: a comment has a line of its own.';
  return { reason, write: isFound ? [before] : [] };
}

/** Finds a mistake in where a pattern starts, or a separator of Windows. */
export function slipOfStart(pattern: string, { workspace, workingDirectory }: Places): Hint | undefined {
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
function missingPart({ path, misspelled }: Followed): Hint | undefined {
  if (misspelled === undefined) return undefined;
  const [part, name] = misspelled;
  const end = part.toLowerCase() === name.toLowerCase() ? `; ${CASE_MATTERS}` : '.';
  const isSame = looksLike(part) === looksLike(name);
  const show = (text: string): string => (isSame ? text.replace(/[^ -~]/gu, codeOf) : text);
  return { reason: `there is no ${show(part)}, but there is ${show(name)}${end}`, write: [path] };
}

/** Finds that a folder is empty, such as a submodule that was not fetched, or not there yet. */
function missingStep({ followed, missing }: Followed, workingDirectory: string): Hint | undefined {
  const isEmpty = namesIn(resolve(workingDirectory, followed))?.length === 0;
  if (!isEmpty && missing === undefined) return undefined;
  const folder = followed === '' ? 'the folder' : `the folder ${followed}`;
  const what = isEmpty ? `${folder} is empty` : `there is no folder ${missing}`;
  const steps = 'an actions/checkout step, `submodules: true` in it, or a build step';
  return { reason: `${what}; is ${steps} missing before this step?`, write: [] };
}

/** Finds a folder below which the line would match something. */
async function furtherDown(pattern: string, find: Find): Promise<Hint | undefined> {
  const [first = '', ...rest] = pattern.split('/');
  if ((rest.length > 0 && /[*?[{\\]/.test(first)) || /^\.{0,2}$|\*\*/.test(first)) return undefined;
  const further = await find(`**/${pattern}`);
  const endOf = (path: string): number =>
    rest.length > 0 ? `/${path}`.indexOf(`/${first}/`) : path.lastIndexOf('/') + 1;
  const write = [...new Set(further.map((path) => path.slice(0, endOf(path))))].map(
    (folder) => folder + pattern,
  );
  const what = rest.length > 0 ? `the folder ${first} is` : `what ${pattern} matches is`;
  return write.length === 0 ? undefined : { reason: `${what} further down.`, write };
}

/** Searches for files that lines close to this one would match. */
async function searchHint(pattern: string, includeHidden: boolean, find: Find): Promise<Hint | undefined> {
  const items = pattern.split(/\s+/);
  const finds = await Promise.all(items.map(async (item) => (await find(item)).length > 0));
  if (finds.every(Boolean)) return { reason: ONE_PER_LINE, write: items };
  if (!includeHidden && (await find(pattern, { includeHidden: true })).length > 0) {
    const reason = 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.';
    return { reason, write: [] };
  }
  const [inOtherCase] = await find(pattern, { fold: (name) => name.normalize('NFC').toLowerCase() });
  if (inOtherCase !== undefined) return { reason: `there is ${inOtherCase}; ${CASE_MATTERS}`, write: [] };
  return undefined;
}
