import { relative, resolve } from 'node:path';
import type { AssetSearch } from '../../pipeline/find/file-search.ts';
import { findAssets } from '../../pipeline/find/find-assets.ts';
import { describedFiles } from '../../pipeline/find/line-matcher.ts';
import type { Purpose } from '../../pipeline/find/lines.ts';
import { namesIn } from '../../support/files.ts';
import { stripDotSlash, toSlashes } from '../../support/paths.ts';
import { joinTruncated, stripStrays } from '../../support/text.ts';
import { followPath, START_ELSEWHERE } from '../runner/inputs/follow-path.ts';
import { notFilledIn } from '../runner/inputs/names.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** A likely reason why a line has no effect. */
export interface Hint {
  /** A sentence. Equal for lines with the same mistake. */
  readonly reason: string;
  /** The corrected lines, one per line of the input: each was tried, and matches. Empty if it is not clear what was meant. */
  readonly write: readonly string[];
}

/** Where to look for a reason. */
export type HintContext = Pick<UploadInputs, 'workingDirectory' | 'workspace' | 'includeHidden' | 'patterns'>;

/** The paths of files that a line matches, relative to the working directory. */
type Find = (line: string, trial?: Partial<AssetSearch>) => Promise<readonly string[]>;

/** What lines with a slip may have been meant to be. They are tried. */
type Correct = (
  line: string,
  context: HintContext,
  find: Find,
) => readonly string[] | Promise<readonly string[]>;

const ONE_PER_LINE =
  'each line is one pattern, without the key, quotes, commas, dashes and brackets of a list.';
const START = 'patterns start in `working-directory`, have / between their parts, and no variables.';
const NO_COMMENT = '# behind a blank is a part of the pattern: a comment has a line of its own.';
const ORDINARY = '( ) @ + ! and | are ordinary characters; alternatives stand in braces.';
const DASH = 'a dash at its beginning is a part of the pattern; ! excludes.';

/** A correction of each item of a line. */
const each =
  (change: (item: string) => string): Correct =>
  (line) =>
    splitItems(line).map(change);
const replaceIn = (wrong: RegExp, right: string): Correct => each((item) => item.replace(wrong, right));

/** Slips that people make, the likeliest first: what to say, and how to correct a line. */
const SLIPS: readonly (readonly [reason: string, correct: Correct, purpose?: Purpose])[] = [
  [ONE_PER_LINE, splitItems],
  [ONE_PER_LINE, splitWords],
  [ORDINARY, each(bracesForParentheses)],
  ['it has invisible characters.', each(stripStrays)],
  [START, startsOf],
  [START, each((item) => item.replace(/\\+$/, '').replaceAll('\\', '/'))],
  ['a * is missing before the extension.', replaceIn(/(^|\/)(?=\.\w+$)/, '$1*')],
  ['a / is missing beside the wildcard.', replaceIn(/(?<=\w)(?=\*)/, '/')],
  ['a / is missing beside the wildcard.', replaceIn(/\*\*(?=[^*/])/, '**/*')],
  ['a folder has a / at its end.', replaceIn(/(?<=\w)$/, '/'), 'describe'],
  [NO_COMMENT, (line) => [line.replace(/\s+#.*/s, '')]],
  ['upper and lower case matter.', inCaseOfDisk],
  ['a name in it is another one on the disk.', inSpellingOfDisk, 'include'],
];

/** A line that has this is an item of a list, although what stands in it matches nothing. */
const IS_ITEM =
  /^[[\]]$|^\[["']|["']\],?$|^(?:[-*+\u2022\u2013]|\d+[.)])\s|^(["'`]).*\1,?$|^<.*>$|^[\u201c\u201e\u2018\u00ab].*[\u201c\u201d\u2019\u00bb]$/s;

/** A wildcard alone, as an alternative too, is never told: it would take the whole workspace. */
const isTold = (line: string): boolean =>
  !/^(?:[!*?./\s]*|!?\{(?:[^{}]*,)?[*?./\s]*(?:,[^{}]*)?\})$/.test(line);
/** An inclusion that begins so would be a comment, or lose its blank. */
const asInclusion = (line: string): string => (/^[#\s]/.test(line) ? `./${line}` : line);

/** Tries the corrections of slips, and returns the first that matches. */
async function slipOf(
  line: string,
  purpose: Purpose,
  context: HintContext,
  find: Find,
): Promise<Hint | undefined> {
  const tried = new Set([line]);
  for (const [reason, correct] of SLIPS.filter(([, , only = purpose]) => only === purpose)) {
    const given = await correct(line, context, find);
    const lines = given.map((one) => (purpose === 'include' ? asInclusion(one) : one.replace(/^!/, '')));
    if (tried.size === tried.add(lines.join('\n')).size) continue;
    const found: string[] = [];
    for (const one of lines) if ((await find(one)).length > 0) found.push(one);
    // Words of one name, such as `my folder`, may be names themselves.
    const needsAll = correct === splitWords && !given.some((one) => one.startsWith('!'));
    if (found.length > 0 && (!needsAll || found.length === lines.length))
      return { reason, write: found.filter(isTold) };
  }
  if (/\s#/.test(line)) return { reason: NO_COMMENT, write: [] };
  if (/!\(/.test(line)) return { reason: ORDINARY, write: [] };
  const advice = notFilledIn(line);
  return advice === undefined ? undefined : { reason: `${advice}.`, write: [] };
}

/** What YAML, JSON and pages put around an item of a list. */
const AROUND =
  /^(?:(?:[-*+\u2022\u2013]|\d+[.)])\s+|(?:assets|files?|paths?|patterns?):\s+|["'`<\u00ab\u2018\u201c-\u201e]+)|[\s"'`>,;\u00bb\u2018\u2019\u201c\u201d]+$/g;

/** The items of a line without the marks of a list. A further `!` excludes no more than one. */
function splitItems(line: string): string[] {
  const bare = (item: string): string => {
    const next = item
      .trim()
      .replace(AROUND, '')
      .replace(/^(?:!\s*|\uff01)+/, '!')
      .replace(/^\[(?=["'])|(?<=["'])\]$/g, '');
    return next === item ? item : bare(next);
  };
  const whole = bare(line).replace(/^(!?)\[(.*[*./"',].*)\]$/, '$1$2');
  return whole
    .split(/[,;|](?![^{}[\]()]*[}\])])/)
    .map(bare)
    .filter(isTold);
}

function splitWords(line: string): string[] {
  return line
    .replace(/(^|\s)!\s+/g, '$1!')
    .split(/\s+/)
    .flatMap(splitItems);
}

/** Of `!(a|b)`, which would take all others, nothing is meant that one line could say. */
function bracesForParentheses(item: string): string {
  if (item.includes('!(')) return item;
  const braced = item.replace(/[@+!?*]?\(([^()]+)\)/g, '{$1}');
  return braced.replace(/\{([^{}]*)\}/g, (all, inner) =>
    /[,|]|\.\./.test(inner) ? all.replaceAll('|', ',') : inner,
  );
}

/** The line in the case of a file that it would match. */
async function inCaseOfDisk(line: string, _: HintContext, find: Find): Promise<string[]> {
  const [path = ''] = await find(line, { nocase: true });
  return [line.replace(/\w+/g, (word) => new RegExp(word, 'i').exec(path)?.[0] ?? word)];
}

/** A sign at its beginning, such as `^`, may mean an exclusion. */
function inSpellingOfDisk(line: string, { workingDirectory }: HintContext): string[] {
  if (!/^[\w.-]/.test(line)) return [];
  const { path } = followPath(line, workingDirectory);
  return [path.startsWith('!') ? `./${path}` : path];
}

/** The line from where it may have been meant to start. */
function startsOf(line: string, { workspace, workingDirectory }: HintContext): string[] {
  const path = stripDotSlash(line.replaceAll('\\', '/'));
  const below = `${toSlashes(relative(workspace, workingDirectory))}/`;
  if (path.startsWith(below) && below !== '/') return [path.slice(below.length)];
  if (!START_ELSEWHERE.test(path)) return [];
  const names = namesIn(workingDirectory) ?? [];
  const parts = path.split('/');
  const start = parts.findIndex((part) => names.includes(part));
  return start === -1 ? [] : [parts.slice(start).join('/')];
}

/** Folders searched for a hint. */
const MAX_FOLDERS = 2_000;

/** Tries lines as inclusions on the disk. What an exclusion was meant to leave out may be left out by another one. */
function findOnDisk({ patterns, ...places }: HintContext, signal: AbortSignal): Find {
  return async (line, trial) => {
    const pattern = line.replace(/^!/, '');
    const isExclusion = pattern !== line;
    const include = [isExclusion && !/\/./.test(pattern) ? `**/${pattern}` : pattern];
    const exclude = [...(isExclusion ? [] : (patterns?.exclude ?? [])), 'node_modules'];
    const search = { ...places, include, exclude, neverUpload: [], signal, maxFolders: MAX_FOLDERS };
    const { assets } = await findAssets({ ...search, ...trial }, 'path', () => () => '');
    return assets.map(({ path }) => path);
  };
}

/**
 * Finds a likely reason why a line has no effect; `undefined` if there is none.
 *
 * @param pattern without the `!` of an exclusion
 * @param paths of the files that were found. A correction of a line that does not include matches one of them
 */
export async function findHint(
  pattern: string,
  purpose: Purpose,
  context: HintContext,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Hint | undefined> {
  if (purpose === 'include') return hintOnDisk(pattern, context, findOnDisk(context, signal));
  const find: Find = async (line, trial) =>
    describedFiles([line], context, paths, purpose, { nocase: trial?.nocase ?? false })[0] ?? [];
  const hint = await slipOf(pattern, purpose, context, find);
  if (hint === undefined || purpose === 'describe') return hint;
  return { ...hint, write: hint.write.map((line) => toExclusion(line, pattern)) };
}

async function hintOnDisk(line: string, context: HintContext, find: Find): Promise<Hint | undefined> {
  if ((await find(line)).length > 0) return undefined;
  const exclude = context.patterns?.exclude ?? [];
  const described = describedFiles(exclude, context, await find(line, { exclude: [] }), 'exclude');
  const by = exclude.filter((_, index) => described[index]?.length !== 0).map((one) => `!${one}`);
  if (by.length > 0) return { reason: `what it matches is left out by ${joinTruncated(by)}.`, write: [] };
  // It may have been meant to exclude.
  if (/^-\S/.test(line)) return { reason: DASH, write: [] };
  const slip = await slipOf(line, 'include', context, find);
  if (slip !== undefined) return slip;
  const [deeper] = /^(?:\.|\/|\*\*)/.test(line) ? [] : await find(`**/${line}`);
  if (deeper !== undefined) return { reason: `what it matches is further down: ${deeper}.`, write: [] };
  if ((await find(line, { includeHidden: true })).length > 0) {
    const reason = 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.';
    return { reason, write: [] };
  }
  return IS_ITEM.test(line) ? { reason: ONE_PER_LINE, write: [] } : missingStep(line, context);
}

/** Finds that a folder is empty, such as a submodule that was not fetched, or not there yet. */
function missingStep(line: string, { workingDirectory }: HintContext): Hint | undefined {
  const { followed, missing } = followPath(line, workingDirectory);
  const isEmpty = namesIn(resolve(workingDirectory, followed))?.length === 0;
  if (!isEmpty && missing === undefined) return undefined;
  const folder = followed === '' ? 'the folder' : `the folder ${followed}`;
  const what = isEmpty ? `${folder} is empty` : `there is no folder ${missing}`;
  const steps = 'an actions/checkout step, `submodules: true` in it, or a build step';
  return { reason: `${what}; is ${steps} missing before this step?`, write: [] };
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
