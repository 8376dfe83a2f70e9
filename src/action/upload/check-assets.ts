import { describedFiles } from '../../pipeline/find/described-files.ts';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { nameCollisions } from '../../pipeline/name-collisions.ts';
import { unlessAborted } from '../../support/deadline.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import { formatLimit } from '../inputs/size-limits.ts';
import type { Warning } from '../runner/log.ts';
import { credentialFailures } from './credential-files.ts';
import { lfsPointerFailures } from './lfs-pointers.ts';
import { formatHints, type Hint, hintForPattern, slipOfWriting } from './pattern-hints.ts';
import type { LimitUsage } from './size-limits.ts';
import { measureLimits, sizeFailures } from './size-limits.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** Maximum problems per annotation. The log lists more of them. */
const MAX_PROBLEMS = 10;

/** Up to this many patterns without a match get one warning each. More share one warning per hint. */
const MAX_PATTERN_WARNINGS = 5;

/** Only this many patterns get a hint that needs the disk. If more match nothing, a common reason is likely. */
const MAX_SEARCHES = 10;

/** Problems with the files that were found. */
export interface AssetsCheck {
  /** If there is any, the action sends nothing. */
  readonly failures: readonly Failure[];
  readonly warnings: readonly Warning[];
  /** Lines for the log about lines of inputs without an effect. */
  readonly notes: readonly string[];
  /** One per limit of `size-limits`. */
  readonly limitUsage: readonly LimitUsage[];
}

/** Compares the files that were found with what the inputs ask for. */
export async function checkAssets(
  found: FoundAssets,
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<AssetsCheck> {
  const linkWarnings = warnOfOutsideLinks(found);
  const problems = [...unusableProblems(found), ...collisionProblems(found, inputs)];
  const limitUsage = measureLimits(found.assets, inputs.sizeLimits, inputs.workingDirectory);
  const notes = [...unusedExclusionNotes(found), ...ruleNotes(found, inputs, limitUsage)];
  const failures = [
    ...inputFailures(problems),
    ...credentialFailures(found),
    ...(await lfsPointerFailures(found, signal)),
    ...sizeFailures(limitUsage),
  ];
  // Without files, another failure is the reason.
  if (failures.length === 0 || found.assets.length > 0)
    failures.push(...(await unmatchedFailures(found, inputs, signal)));
  if (failures.length > 0) return { failures, warnings: linkWarnings, notes, limitUsage };
  const otherWarnings =
    found.assets.length === 0
      ? await noFilesWarnings(found, inputs, signal)
      : [...spellingWarnings(found), ...(await unmatchedWarnings(found, inputs, signal))];
  return { failures, warnings: [...linkWarnings, ...otherWarnings], notes, limitUsage };
}

function inputFailures(problems: readonly string[]): Failure[] {
  if (problems.length === 0) return [];
  const more = problems.length - MAX_PROBLEMS;
  const rest = more > 0 ? [`And ${plural(more, 'more problem')} of this kind`] : [];
  return [invalidInputFailure([...problems.slice(0, MAX_PROBLEMS), ...rest], problems)];
}

function unusableProblems({ unusable }: FoundAssets): string[] {
  return unusable.map(
    ({ path, why }) => `\`assets\` matches ${joinTruncated([path])}, which can't be uploaded: ${why}`,
  );
}

function collisionProblems({ assets }: FoundAssets, { fileNaming }: UploadInputs): string[] {
  const advice = fileNaming === 'basename' ? ' (`file-name: path` sends their paths instead)' : '';
  return nameCollisions(assets).map(({ fileName, paths }) => {
    const files = plural(paths.length, 'file');
    return `\`assets\` matches ${files} that would get the name ${joinTruncated([fileName])}${advice}: ${joinTruncated(paths)}`;
  });
}

function warnOfOutsideLinks({ outsideLinks: links }: FoundAssets): Warning[] {
  if (links.length === 0) return [];
  const subject = plural(links.length, 'symbolic link leads', 'symbolic links lead');
  const lines = [
    `${subject} out of the workspace and will not be uploaded: ${joinTruncated(links)}`,
    'Copy the files into the workspace, or exclude the links.',
  ];
  return [{ title: 'Symbolic link not followed', lines }];
}

/** Warns of file names that differ only in case or Unicode normalization: many file systems take them for the same name. */
function spellingWarnings({ assets }: FoundAssets): Warning[] {
  const names = new Set(assets.map(({ fileName }) => fileName));
  const normalized = (name: string): string => name.normalize('NFC').toLowerCase();
  if (new Set(names.values().map(normalized)).size === names.size) return [];
  const groups = [...Map.groupBy(names, normalized).values()].filter(({ length }) => length > 1);
  const named = groups.map((spellings) => spellings.map(escapeCombining).join(' and '));
  const lines = [
    `${plural(groups.length, 'file name is', 'file names are')} sent in two spellings: ${joinTruncated(named)}`,
    'They are uploaded as separate files. If they are meant to be the same, rename all but one.',
  ];
  return [{ title: 'Two spellings of one name', lines }];
}

/** Escapes combining characters of names that are not in NFC, so that two spellings do not look the same. */
function escapeCombining(name: string): string {
  if (name.normalize('NFC') === name) return name;
  return name.replace(/[\p{M}\u1100-\u11ff]/gu, (mark) => `\\u{${Number(mark.codePointAt(0)).toString(16)}}`);
}

/** Fails if no line matches, or if one matches nothing, as the inputs say. */
async function unmatchedFailures(
  found: FoundAssets,
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<Failure[]> {
  const { assets, unmatched } = found;
  const isError = (assets.length === 0 ? inputs.ifNoFilesFound : inputs.ifPatternUnmatched) === 'error';
  if (!isError || (unmatched.length === 0 && assets.length > 0)) return [];
  const lines = [...(await explainNoFiles(found, inputs, signal)), 'Nothing was sent.'];
  return [{ title: 'No files found', lines }];
}

async function noFilesWarnings(
  found: FoundAssets,
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<Warning[]> {
  if (inputs.ifNoFilesFound !== 'warn') return [];
  return [{ title: 'No files found', lines: await explainNoFiles(found, inputs, signal) }];
}

async function explainNoFiles(
  found: FoundAssets,
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<string[]> {
  const { include = [], exclude = [] } = inputs.patterns ?? {};
  const all = [...include, ...exclude.map((pattern) => `!${pattern}`)];
  const failing = found.assets.length === 0 ? include : found.unmatched;
  const named = found.assets.length === 0 ? all : found.unmatched;
  const hints = formatHints(
    (await hintsFor(failing, found, inputs, signal)).flatMap(({ hint }) => hint ?? []),
  );
  const advice =
    hints.length > 0
      ? hints.slice(0, 2).join(' ')
      : 'Correct the patterns, or `working-directory`, which they are relative to.';
  return [`No file in ${inputs.workingDirectory} matches: ${joinTruncated(named, 10)}`, advice];
}

async function unmatchedWarnings(
  found: FoundAssets,
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<Warning[]> {
  if (inputs.ifPatternUnmatched === 'ignore') return [];
  const hinted = await hintsFor(found.unmatched, found, inputs, signal);
  const byReason = Map.groupBy(hinted, ({ hint }) => hint?.reason).values();
  const groups = hinted.length > MAX_PATTERN_WARNINGS ? [...byReason] : hinted.map((single) => [single]);
  return groups.map((group) => {
    const patterns = joinTruncated(
      group.map(({ pattern }) => pattern),
      10,
    );
    const [advice = 'Correct the pattern, or remove it if no such file is expected.'] = formatHints(
      group.flatMap(({ hint }) => hint ?? []),
    );
    const lines = [`No file matches ${patterns} in ${inputs.workingDirectory}`, advice];
    return { title: 'Pattern without a match', lines };
  });
}

interface Hinted {
  readonly pattern: string;
  readonly hint: Hint | undefined;
}

async function hintsFor(
  patterns: readonly string[],
  { leftOutBy }: FoundAssets,
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<Hinted[]> {
  const hinted: Hinted[] = [];
  for (const [index, pattern] of patterns.entries()) {
    const exclusions = leftOutBy.get(pattern);
    const isNear = index < MAX_SEARCHES && !signal.aborted;
    const hint: Hint | undefined = exclusions
      ? { reason: `what it matches is left out by ${joinTruncated(exclusions)}.`, write: [] }
      : isNear
        ? await unlessAborted(hintForPattern(pattern, { ...inputs, signal }), signal)
        : slipOfWriting(pattern);
    hinted.push({ pattern, hint });
  }
  return hinted;
}

/** Names exclusions that are safety nets, such as `!*.map`, and left nothing out. */
function unusedExclusionNotes({ unusedExclusions: unused }: FoundAssets): string[] {
  if (unused.length === 0) return [];
  const subject = plural(unused.length, 'exclusion leaves', 'exclusions leave');
  return [`${subject} nothing out: ${joinTruncated(unused, 10)}`];
}

/** Names lines of `content-types` and `size-limits` that describe no file. */
function ruleNotes(
  { assets }: FoundAssets,
  { contentTypeRules, workingDirectory }: UploadInputs,
  limitUsage: readonly LimitUsage[],
): string[] {
  const patterns = contentTypeRules.map(({ pattern }) => pattern);
  const paths = assets.map(({ path }) => path);
  const described = describedFiles(patterns, workingDirectory, paths);
  const rules = contentTypeRules.filter((_, index) => described[index]?.length === 0);
  const limits = limitUsage.filter(({ matching }) => matching.length === 0);
  return [
    { input: 'content-types', lines: rules.map(({ pattern, mediaType }) => `${pattern}: ${mediaType}`) },
    { input: 'size-limits', lines: limits.map(({ limit }) => formatLimit(limit)) },
  ].flatMap(({ input, lines }) => {
    if (lines.length === 0 || assets.length === 0) return [];
    const subject = plural(lines.length, 'line');
    return [`No file to upload matches ${subject} of \`${input}\`: ${joinTruncated(lines, 10)}`];
  });
}
