import { relative, resolve } from 'node:path';
import { type AssetSearch, FileSearch } from '../../pipeline/find/file-search.ts';
import { describedFiles, type Places } from '../../pipeline/find/line-matcher.ts';
import type { Purpose } from '../../pipeline/find/lines.ts';
import { namesIn } from '../../support/files.ts';
import { stripDotSlash, toSlashes } from '../../support/paths.ts';
import { escapeStrays, joinTruncated, stripStrays } from '../../support/text.ts';
import { type Followed, followPath, START_ELSEWHERE } from '../runner/inputs/follow-path.ts';
import { notFilledIn } from '../runner/inputs/names.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** A likely reason why a line has no effect. */
export interface Hint {
  /** A sentence. Equal for lines with the same mistake. */
  readonly reason: string;
  /** The corrected lines, one per line of the input: each was tried, and matches. Empty if it is not clear what was meant. */
  readonly write: readonly string[];
}

/** What a line may have been meant to be. */
interface Correction extends Hint {
  /** Whether it is likely only if all its lines match. */
  readonly needsAll?: boolean;
  /** Whether the lines are not told, because another one may have been meant. */
  readonly isUnclear?: boolean;
}

/** Where to look for a reason. */
export type HintContext = Pick<UploadInputs, 'workingDirectory' | 'workspace' | 'includeHidden' | 'patterns'>;

/** The paths of files that a line matches, relative to the working directory. */
type Find = (line: string, trial?: Partial<AssetSearch>) => Promise<readonly string[]>;

/** Folders searched for a hint. */
const MAX_FOLDERS = 2_000;

/** Tries lines as inclusions on the disk. What an exclusion was meant to leave out may be left out by another one. */
function findOnDisk({ patterns, ...places }: HintContext, signal: AbortSignal): Find {
  return async (line, trial) => {
    const pattern = line.replace(/^!/, '');
    const isExclusion = pattern !== line;
    const include = [isExclusion && !/\/./.test(pattern) ? `**/${pattern}` : pattern];
    const exclude = [...(isExclusion ? [] : (patterns?.exclude ?? [])), 'node_modules'];
    const options = { neverUpload: [], signal, maxFolders: MAX_FOLDERS, ...trial };
    const search = new FileSearch({ ...places, include, exclude, ...options });
    const files = await search.run();
    return Array.from(files.keys(), (path) => toSlashes(relative(search.area.workingDirectory, path))).sort();
  };
}

/** Finds a likely reason why a line of `assets` that includes matches nothing; `undefined` if there is none. */
export async function hintForPattern(
  line: string,
  context: HintContext,
  signal: AbortSignal,
): Promise<Hint | undefined> {
  const find = findOnDisk(context, signal);
  const { workingDirectory, patterns, includeHidden } = context;
  const slip = (await leftOut(line, context, find)) ?? (await slipOf(line, 'include', context, find));
  if (slip !== undefined || (await find(line)).length > 0) return slip;
  const followed = followPath(line, workingDirectory);
  const isHidden = !includeHidden && (await find(line, { includeHidden: true })).length > 0;
  return (
    (await furtherDown(line, find)) ??
    (await missingPart(followed, find)) ??
    (isHidden ? { reason: ONLY_HIDDEN, write: [] } : markOfList(line, patterns?.include)) ??
    missingStep(followed, workingDirectory)
  );
}

/**
 * Finds the slip of a line that excludes or describes files.
 *
 * @param pattern without the `!` of an exclusion
 * @param paths of the files that were found: its correction matches one
 */
export async function hintForDescription(
  pattern: string,
  purpose: Purpose,
  places: Places,
  paths: readonly string[],
): Promise<Hint | undefined> {
  const find: Find = async (line, trial) =>
    describedFiles([line], places, paths, purpose, trial?.nocase)[0] ?? [];
  const hint = await slipOf(pattern, purpose, places, find);
  if (hint === undefined || purpose !== 'exclude') return hint;
  return { ...hint, write: hint.write.map((line) => toExclusion(line, pattern)) };
}

/** Without a `/` before its last character, an exclusion would match at any depth. */
function toExclusion(line: string, given: string): string {
  return /\/./.test(given) && !/\/./.test(line) ? `!./${line}` : `!${line}`;
}

/** What a line that begins elsewhere was probably meant to be; `undefined` if nothing like it matches. */
export async function startMeant(line: string, purpose: Purpose, context: HintContext) {
  const find = findOnDisk({ ...context, patterns: undefined }, new AbortController().signal);
  const [meant] = (await slipOf(line, 'include', context, find))?.write ?? [];
  return meant !== undefined && purpose === 'exclude' ? toExclusion(meant, line) : meant;
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

/** A wildcard alone is never told: it would take the whole workspace. */
const isTold = (line: string): boolean => !/^[!*?./\s]*$/.test(line);

/** Tries corrections of slips, and returns the first that matches. */
async function slipOf(text: string, purpose: Purpose, places: Places, find: Find): Promise<Hint | undefined> {
  const matching = async (lines: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const line of lines) if ((await find(line)).length > 0) found.push(line);
    return found;
  };
  for (const { reason, write, needsAll, isUnclear } of corrections(text, purpose, places)) {
    const found = await matching(write);
    if (found.length > 0 && (!needsAll || found.length === write.length))
      return { reason, write: isUnclear ? [] : found.filter(isTold) };
  }
  const [before = '', behind] = text.split(/\s+#/);
  if (behind !== undefined) return { reason: NO_COMMENT, write: (await matching([before])).filter(isTold) };
  const advice = notFilledIn(text);
  if (advice !== undefined) return { reason: `${advice}.`, write: [] };
  const [other] = await find(text, { nocase: true });
  if (other === undefined || (await find(text)).length > 0) return undefined;
  // In the case of the file that it would match.
  const line = text.replace(/\w+/g, (word) => new RegExp(word, 'i').exec(other)?.[0] ?? word);
  return { reason: `there is ${other}; upper and lower case matter.`, write: await matching([line]) };
}

const ONE_PER_LINE =
  'each line is one pattern, without the key, quotes, commas, dashes and brackets of a list.';
const NO_COMMENT = '# behind a blank is a part of the pattern: a comment has a line of its own.';
const DASH = 'a dash at its beginning is a part of the pattern; ! excludes.';
const ONLY_HIDDEN = 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.';
const START = 'patterns start in `working-directory`, have / between their parts, and no variables.';

/** What YAML, JSON and pages put around an item of a list. */
const AROUND =
  /^(?:(?:[-*+\u2022\u2013]|\d+[.)])\s+|(?:assets|files?|paths?|patterns?):\s+|["'`<\u00ab\u2018\u201c-\u201e]+)|[\s"'`>,;\u00bb\u2018\u2019\u201c\u201d]+$/g;

/** The items of a line without the marks of a list. A further `!` excludes no more than one. */
function splitItems(text: string): string[] {
  const bare = (item: string): string => {
    const next = item
      .trim()
      .replace(AROUND, '')
      .replace(/^(?:!\s*|\uff01)+/, '!')
      .replace(/^\[(?=["'])|(?<=["'])\]$/g, '');
    return next === item ? item : bare(next);
  };
  const whole = bare(text).replace(/^(!?)\[(.*[*./"',].*)\]$/, '$1$2');
  return whole
    .split(/[,;|](?![^{}[\]()]*[}\])])/)
    .map(bare)
    .filter(isTold);
}

/** What a line may have been meant to be, the likeliest first. */
function* corrections(text: string, purpose: Purpose, places: Places): Generator<Correction> {
  const itemsOf = (line: string): string[] =>
    splitItems(line).map((item) => (purpose === 'include' ? item : item.replace(/^!/, '')));
  const items = itemsOf(text);
  if (items.join('\n') !== text) yield { reason: ONE_PER_LINE, write: items };
  // A dash may have been meant to exclude.
  if (/^-\S/.test(text)) yield { reason: DASH, write: [text.slice(1)], isUnclear: true };
  const words = text.split(/\s+/).flatMap(itemsOf);
  if (words.length > 1)
    yield { reason: ONE_PER_LINE, write: words, needsAll: !words.some((word) => word.startsWith('!')) };
  const each = (reason: string, change: (item: string) => string): Correction[] => {
    const write = items.map(change);
    return write.some((line, index) => line !== items[index]) ? [{ reason, write }] : [];
  };
  yield* each('( ) @ + ! and | are ordinary characters; alternatives stand in braces.', (item) =>
    item.replace(/[@+!?*]?\(([^()]+)\)|\{([^{}]*\|[^{}]*)\}/g, (_, inner, braced) =>
      braced || inner.includes('|') ? `{${(braced ?? inner).replaceAll('|', ',')}}` : inner,
    ),
  );
  yield* each(`it has invisible characters: ${escapeStrays(text)}.`, stripStrays);
  yield* startsOf(text, places).map((line) => ({ reason: START, write: [line] }));
  yield* each(START, (item) => item.replace(/\\+$/, '').replaceAll('\\', '/'));
  yield* each('a * is missing before the extension.', (item) => item.replace(/(^!?|\/)(?=\.\w+$)/, '$1*'));
  yield* each('a / is missing beside the wildcard.', (item) =>
    item.replace(/(?<=\w)(?=\*)/, '/').replace(/\*\*(?=[^*/])/, '**/*'),
  );
  if (purpose === 'describe')
    yield* each('a folder has a / at its end.', (item) => item.replace(/(?<=\w)$/, '/'));
}

/** The line from where it may have been meant to start. */
function startsOf(pattern: string, { workspace, workingDirectory }: Places): string[] {
  const path = stripDotSlash(pattern.replaceAll('\\', '/'));
  const below = `${toSlashes(relative(workspace, workingDirectory))}/`;
  if (path.startsWith(below) && below !== '/') return [path.slice(below.length)];
  if (!START_ELSEWHERE.test(path)) return [];
  const names = namesIn(workingDirectory) ?? [];
  const parts = path.split('/');
  const start = parts.findIndex((part) => names.includes(part));
  return start === -1 ? [] : [parts.slice(start).join('/')];
}

/** Finds the exclusions that leave out what a line matches. */
async function leftOut(line: string, context: HintContext, find: Find): Promise<Hint | undefined> {
  const exclude = context.patterns?.exclude ?? [];
  if (exclude.length === 0) return undefined;
  const described = describedFiles(exclude, context, await find(line, { exclude: [] }), 'exclude');
  const by = exclude.filter((_, index) => described[index]?.length !== 0).map((one) => `!${one}`);
  return by.length > 0
    ? { reason: `what it matches is left out by ${joinTruncated(by)}.`, write: [] }
    : undefined;
}

/** Finds the mark of a list, although what stands behind it matches nothing. */
function markOfList(line: string, lines: readonly string[] = []): Hint | undefined {
  const isInList = /^\[(?:$|["'])/.test(lines[0] ?? '') && lines.at(-1)?.endsWith(']') === true;
  const hasMark =
    /^[[\]]$|^(?:[-*+\u2022\u2013]|\d+[.)])\s|^(["'`]).*\1,?$|^<.*>$|^[\u201c\u201e\u2018\u00ab].*[\u201c\u201d\u2019\u00bb]$/s;
  return isInList || hasMark.test(line) ? { reason: ONE_PER_LINE, write: [] } : undefined;
}

/** Finds the first part of a path that has another spelling on the disk. */
async function missingPart({ path, misspelled }: Followed, find: Find): Promise<Hint | undefined> {
  if (misspelled === undefined) return undefined;
  const [part, name] = misspelled;
  const isFound = isTold(path) && (await find(path)).length > 0;
  return { reason: `there is no ${part}, but there is ${name}.`, write: isFound ? [path] : [] };
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
