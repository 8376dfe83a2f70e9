import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { nameCollisions } from '../../pipeline/name-collisions.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import type { Warning } from '../runner/log.ts';
import { credentialFailures } from './credential-files.ts';
import { lfsPointerFailures } from './lfs-pointers.ts';
import { formatHints, type Hint, hintForPattern, slipOfWriting } from './pattern-hints.ts';
import type { LimitUsage } from './size-limits.ts';
import { limitWarnings, measureLimits, sizeFailures } from './size-limits.ts';
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
  const limitUsage = measureLimits(found.assets, inputs.sizeLimits);
  const failures = [
    ...inputFailures(problems),
    ...credentialFailures(found),
    ...(await lfsPointerFailures(found, signal)),
    ...sizeFailures(limitUsage),
  ];
  // Without files, another failure is the reason.
  if (failures.length === 0 || found.assets.length > 0) failures.push(...unmatchedFailures(found, inputs));
  if (failures.length > 0) return { failures, warnings: linkWarnings, limitUsage };
  const otherWarnings =
    found.assets.length === 0
      ? noFilesWarnings(inputs)
      : [
          ...spellingWarnings(found),
          ...unmatchedWarnings(found, inputs),
          ...unusedExclusionWarnings(found, inputs),
          ...limitWarnings(limitUsage),
        ];
  return { failures, warnings: [...linkWarnings, ...otherWarnings], limitUsage };
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

/** Fails if no pattern matches, or if one matches nothing, as the inputs say. */
function unmatchedFailures({ assets, unmatched }: FoundAssets, inputs: UploadInputs): Failure[] {
  const { patterns, ifNoFilesFound, ifPatternUnmatched } = inputs;
  const isError = (assets.length === 0 ? ifNoFilesFound : ifPatternUnmatched) === 'error';
  const failing = assets.length === 0 ? (patterns?.include ?? []) : unmatched;
  if (!isError || (failing.length === 0 && assets.length > 0)) return [];
  return [{ title: 'No files found', lines: [...explainNoFiles(failing, inputs), 'Nothing was sent.'] }];
}

function noFilesWarnings(inputs: UploadInputs): Warning[] {
  const lines = explainNoFiles(inputs.patterns?.include ?? [], inputs);
  return inputs.ifNoFilesFound === 'warn' ? [{ title: 'No files found', lines }] : [];
}

function explainNoFiles(include: readonly string[], inputs: UploadInputs): string[] {
  const exclude = inputs.patterns?.exclude ?? [];
  const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
  const hints = formatHints(hintsFor(include, inputs).flatMap(({ hint }) => hint ?? []));
  const advice =
    hints.length > 0
      ? hints.slice(0, 2).join(' ')
      : 'Correct the patterns, or `working-directory`, which they are relative to.';
  return [`No file in ${inputs.workingDirectory} matches: ${joinTruncated(patterns, 10)}`, advice];
}

function unmatchedWarnings({ unmatched }: FoundAssets, inputs: UploadInputs): Warning[] {
  if (inputs.ifPatternUnmatched === 'ignore') return [];
  const hinted = hintsFor(unmatched, inputs);
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

function hintsFor(patterns: readonly string[], inputs: UploadInputs): Hinted[] {
  return patterns.map((pattern, index) => ({
    pattern,
    hint: index < MAX_SEARCHES ? hintForPattern(pattern, inputs) : slipOfWriting(pattern),
  }));
}

/** A pattern with a name that begins with a dot. Wildcards skip those anyway. */
const NAMES_HIDDEN = /(?:^|\/)\.(?!\.?(?:\/|$))/;

/** Warns of exclusions that leave nothing out: the files that they were to keep back would be sent. */
function unusedExclusionWarnings({ unusedExclusions }: FoundAssets, inputs: UploadInputs): Warning[] {
  const findsHidden =
    inputs.includeHidden || inputs.patterns?.include.some((line) => NAMES_HIDDEN.test(line));
  const unused = unusedExclusions.filter((pattern) => findsHidden || !NAMES_HIDDEN.test(pattern));
  if (unused.length === 0) return [];
  const named = joinTruncated(
    unused.map((pattern) => `!${pattern}`),
    10,
  );
  const slips = unused.flatMap((pattern) => slipOfWriting(pattern) ?? []);
  const hints = formatHints(
    slips.map(({ reason, write }) => ({ reason, write: write.map((line) => line.replace(/^!?/, '!')) })),
  );
  const advice = hints.join(' ') || 'Correct them, or remove them if no such file is expected.';
  const subject = plural(unused.length, 'exclusion leaves', 'exclusions leave');
  return [{ title: 'Pattern without a match', lines: [`${subject} nothing out: ${named}`, advice] }];
}
