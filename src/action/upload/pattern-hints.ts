import { relative, resolve } from 'node:path';
import { braceExpand } from 'minimatch';
import { findAssets } from '../../pipeline/find/find-assets.ts';
import { describedFiles } from '../../pipeline/find/line-matcher.ts';
import type { Purpose } from '../../pipeline/find/lines.ts';
import { SearchArea } from '../../pipeline/find/search-area.ts';
import { readFolder } from '../../support/files.ts';
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

/** The files that a line matches. */
type Find = (line: string, options?: { nocase?: boolean; dot?: boolean }) => readonly string[];

/** What a line with a slip may have been meant to be. */
type Correct = (line: string, context: HintContext, find: Find) => readonly string[];

/** What stands around an item of a list in YAML, JSON and texts: a sign, a number or a key with a blank behind it, and quotes. */
const BEFORE = /^(?:(?:[^\p{L}\p{N}\s!]|\d+[.)]|\w+:)\s+|["'`<\p{Quotation_Mark}]|\[(?=["']))+/u;
const BEHIND = /(?:[\s>,;"'`\p{Quotation_Mark}]|(?<=["'])\])+$/u;
const BETWEEN = /[,;|，、](?![^{}[\]()]*[}\])])/;

const START = 'patterns start in `working-directory`, have / between their parts, and no variables.';
const NO_COMMENT = '# behind a blank is a part of the pattern: a comment has a line of its own.';
const ORDINARY =
  '( ) @ + ! and | are ordinary characters; alternatives stand in braces, at least two of them.';
const HIDDEN = 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.';
const FORM = 'Unicode has another form of a character in it.';
const ONE_PER_LINE = (line: string): string => {
  const mark = (BEFORE.exec(line) ?? BEHIND.exec(line) ?? /[[,;|，、]/.exec(line))?.[0].trim();
  return `each line is one pattern${mark ? `, without the \`${mark}\` of a list` : ''}.`;
};

/** Matches a path or a line with a part that begins with a dot. */
const HAS_DOT = /(?:^|[/{,])\.(?!\.?\/)/;
/** More would take too long for a hint. */
const MAX_FILES = 20_000;
/** Only this many lines get a hint that needs the disk. If more are wrong, a common reason is likely. */
export const MAX_SEARCHES = 10;

/** A correction of each item of a line. */
const each =
  (change: (item: string) => string): Correct =>
  (line) =>
    itemsOf(line).map(change);
const replaceIn = (wrong: RegExp, right: string): Correct => each((item) => item.replace(wrong, right));

/** Slips that people make, the likeliest first: what to say, and how to correct a line. */
const SLIPS: readonly (readonly [string | typeof ONE_PER_LINE, Correct, only?: Purpose])[] = [
  ['! in braces is an ordinary character: an exclusion has a line of its own.', excludeInBraces, 'include'],
  [ONE_PER_LINE, itemsOf],
  [ONE_PER_LINE, wordsOf],
  [ORDINARY, each(bracesForParentheses)],
  ['it has invisible characters.', each(stripStrays)],
  ...['NFC', 'NFD', 'NFKC'].map((form) => [FORM, each((item) => item.normalize(form))] as const),
  [START, startOf],
  [START, each((item) => item.replace(/\\+$/, '').replaceAll('\\', '/'))],
  ['a * is missing before the extension.', replaceIn(/(^|\/)(?=\.\w+$)/, '$1*')],
  ['a / is missing beside the wildcard.', replaceIn(/(?<=\w)(?=\*)/, '/')],
  ['a / is missing beside the wildcard.', replaceIn(/\*\*(?=[^*/])/, '**/*')],
  ['a folder has a / at its end.', replaceIn(/(?<=\w)$/, '/'), 'describe'],
  [NO_COMMENT, (line) => [line.replace(/\s+#.*/s, '')]],
  ['upper and lower case matter.', inCaseOfDisk],
  ['a name in it is another one on the disk.', inSpellingOfDisk, 'include'],
];

/** Slips without a correction that could be told. After a dash, an exclusion may have been meant. */
const UNCLEAR: readonly (readonly [RegExp, string])[] = [
  [/\s#/, NO_COMMENT],
  [/!\(/, ORDINARY],
  [/^-\S/, 'a dash at its beginning is a part of the pattern; ! excludes.'],
];

/** A wildcard alone, as an alternative too, is never told: it would take the whole workspace. */
const isTold = (line: string): boolean =>
  !braceExpand(line, { braceExpandMax: 1_000 }).some((row) => /^[!*?./\s]*$/.test(row));

/** Tries the corrections of slips, and returns the first that matches. */
function slipOf(line: string, purpose: Purpose, context: HintContext, find: Find): Hint | undefined {
  const tried = new Set([line]);
  for (const [slip, correct] of SLIPS.filter(([, , only = purpose]) => only === purpose)) {
    const given = correct(line, context, find);
    // An inclusion that begins so would be a comment, or lose its blank.
    const lines = given.map((one) =>
      purpose === 'include' ? one.replace(/^(?=[#\s])/, './') : one.replace(/^!+/, ''),
    );
    if (tried.size === tried.add(lines.join('\n')).size) continue;
    const found = lines.filter((one) => find(one).length > 0);
    // Words of one name, such as `my folder`, may be names themselves.
    const needsAll = correct === wordsOf && !given.some((one) => one.startsWith('!'));
    if (found.length > 0 && (!needsAll || found.length === lines.length))
      return { reason: typeof slip === 'string' ? slip : slip(line), write: found.filter(isTold) };
  }
  const advice = notFilledIn(line);
  const reason = UNCLEAR.find(([slip]) => slip.test(line))?.[1] ?? (advice && `${advice}.`);
  return reason === undefined ? undefined : { reason, write: [] };
}

function excludeInBraces(line: string): string[] {
  const rows = braceExpand(line, { braceExpandMax: 1_000 }).map((row) => row.replace(/^(.*\/)?!/, '!$1'));
  return rows.some((row) => row.startsWith('!')) ? rows : [line];
}

/** The items of a line without the marks of a list. */
function itemsOf(line: string): string[] {
  const bare = (item: string): string => item.trim().replace(BEFORE, '').replace(BEHIND, '');
  const whole = bare(line).replace(/^(!?)\[(.*[*./"',].*)\]$/, '$1$2');
  return whole.split(BETWEEN).map(bare).filter(isTold);
}

function wordsOf(line: string): string[] {
  return line
    .replace(/(^|\s)!\s+/g, '$1!')
    .split(/\s+/)
    .flatMap(itemsOf);
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
function inCaseOfDisk(line: string, _: HintContext, find: Find): string[] {
  const [path = ''] = find(line, { nocase: true });
  return [line.replace(/\w+/g, (word) => new RegExp(word, 'i').exec(path)?.[0] ?? word)];
}

/** A sign at its beginning, such as `^`, may mean an exclusion. */
function inSpellingOfDisk(line: string, { workingDirectory }: HintContext): string[] {
  const { path } = followPath(line, workingDirectory);
  return [line, path].every((one) => /^[\w.]/.test(one)) ? [path] : [];
}

/** The line from where it may have been meant to start. */
function startOf(line: string, { workspace, workingDirectory }: HintContext): string[] {
  const path = stripDotSlash(line.replaceAll('\\', '/'));
  const below = `${toSlashes(relative(workspace, workingDirectory))}/`;
  if (path.startsWith(below) && below !== '/') return [path.slice(below.length)];
  if (!START_ELSEWHERE.test(path)) return [];
  const names = readFolder(workingDirectory) ?? [];
  const parts = path.split('/');
  const start = parts.findIndex((part) => names.includes(part));
  return start === -1 ? [] : [parts.slice(start).join('/')];
}

/** Lists what is on the disk, in at most 2,000 folders: that in the working directory first. Lines that include are tried on it. */
export async function filesOnDisk(
  { workspace, workingDirectory }: HintContext,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const lines = { include: ['.', workspace], exclude: ['node_modules'], includeHidden: true };
  const search = { ...lines, workspace, workingDirectory, neverUpload: [], signal, maxFolders: 2_000 };
  const { assets } = await findAssets(search, 'path', () => () => '');
  return assets.slice(0, MAX_FILES).map(({ path }) => path);
}

/**
 * Returns a function that finds a likely reason why a line has no effect; `undefined` if there is none. It takes an exclusion without
 * its `!`.
 *
 * @param files relative to the working directory: what was found, which a line that does not include is to match, and what is on
 *   the disk, also what exclusions leave out
 */
export function hintFinder(
  context: HintContext,
  { found, onDisk }: { readonly found: readonly string[]; readonly onDisk: readonly string[] },
): (line: string, purpose: Purpose) => Hint | undefined {
  const exclude = context.patterns?.exclude ?? [];
  // What is known of the disk serves all lines and their corrections.
  const [area, areaInAnyCase] = [new SearchArea(context), new SearchArea(context, true)];
  const described = (line: string, paths: readonly string[], as: Purpose, nocase = false) =>
    describedFiles([line], nocase ? areaInAnyCase : area, paths, as)[0] ?? [];
  const excluded = new Set(describedFiles(exclude, area, onDisk, 'exclude').flat());

  const finderFor =
    (purpose: Purpose): Find =>
    (line, { nocase, dot = context.includeHidden || HAS_DOT.test(line) } = {}) => {
      // What an exclusion was meant to leave out may be left out by another one.
      if (line.startsWith('!')) return described(line.slice(1), onDisk, 'exclude');
      if (purpose !== 'include') return described(line, found, purpose, nocase);
      const isLeft = (path: string): boolean => !excluded.has(path) && (dot || !HAS_DOT.test(path));
      return described(line, onDisk.filter(isLeft), purpose, nocase);
    };

  const whyNotIncluding = (line: string): Hint | undefined => {
    const find = finderFor('include');
    const isMatching = find(line).length > 0;
    const matched = isMatching ? [] : described(line, onDisk, 'include');
    const by = exclude.filter((one) => described(one, matched, 'exclude').length > 0).map((one) => `!${one}`);
    if (by.length > 0) return { reason: `what it matches is left out by ${joinTruncated(by)}.`, write: [] };
    const slip = slipOf(line, 'include', context, find);
    if (slip !== undefined || isMatching) return slip;
    const [deeper] = /^(?:\.|\/|\*\*)/.test(line) ? [] : find(`**/${line}`);
    if (deeper !== undefined) return { reason: `what it matches is further down: ${deeper}.`, write: [] };
    if (find(line, { dot: true }).length > 0) return { reason: HIDDEN, write: [] };
    return BEFORE.test(line) ? { reason: ONE_PER_LINE(line), write: [] } : missingStep(line, context);
  };

  return (line, purpose) => {
    if (purpose === 'include') return whyNotIncluding(line);
    const hint = slipOf(line, purpose, context, finderFor(purpose));
    return hint && purpose === 'exclude'
      ? { ...hint, write: hint.write.map((one) => toExclusion(one, line)) }
      : hint;
  };
}

/** Finds that a folder is empty, such as a submodule that was not fetched, or not there yet. */
function missingStep(line: string, { workingDirectory }: HintContext): Hint | undefined {
  const { followed, missing } = followPath(line, workingDirectory);
  const isEmpty = readFolder(resolve(workingDirectory, followed))?.length === 0;
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

/** Of a line that `glob` takes, in characters. */
const MAX_LINE_LENGTH = 4_096;

/** Returns a function that finds what a line that begins elsewhere was probably meant to be; `undefined` if nothing like it matches. */
export async function startFinder(context: HintContext) {
  const onDisk = await filesOnDisk(context, new AbortController().signal);
  const findHint = hintFinder({ ...context, patterns: undefined }, { found: [], onDisk });
  return (line: string, purpose: Purpose): string | undefined => {
    if (line.length > MAX_LINE_LENGTH) return undefined;
    const [meant] = findHint(line, 'include')?.write ?? [];
    return meant !== undefined && purpose === 'exclude' ? toExclusion(meant, line) : meant;
  };
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
