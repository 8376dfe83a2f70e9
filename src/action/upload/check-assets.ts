import { pathMatcher } from '../../pipeline/find/content-types.ts';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { nameCollisions } from '../../pipeline/find/name-collisions.ts';
import { isOtherThanManifest } from '../../pipeline/manifest/recognize-manifest.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated, stripListMarks } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import type { Warning } from '../runner/log.ts';
import { credentialFailures } from './credential-files.ts';
import type { LimitUsage } from './limit-usage.ts';
import { formatHints, hintForExclusion, hintForPattern } from './pattern-hints.ts';
import type { Hint } from './pattern-slips.ts';
import { limitWarnings, measureLimits, sizeFailures } from './size-limits.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** Maximum problems per annotation. The log lists more of them. */
const MAX_PROBLEMS = 10;

/** Up to this many patterns without a match get one warning each. More share one warning per hint. */
const MAX_PATTERN_WARNINGS = 5;

/** Only this many patterns get a hint that needs a search of the files. If more match nothing, a common reason is likely. */
const MAX_SEARCHED_HINTS = 10;

/** Problems with the files that were found. */
export interface AssetsCheck {
  /** If there is any, the action sends nothing. */
  readonly failures: readonly Failure[];
  readonly warnings: readonly Warning[];
  /** One per limit of `size-limits`. */
  readonly limitUsage: readonly LimitUsage[];
}

/** Compares the files that were found with what the inputs ask for. */
export function checkAssets(found: FoundAssets, inputs: UploadInputs): AssetsCheck {
  const linkWarnings = [...warnOfOutsideLinks(found), ...warnOfParentLinks(found)];
  const problems = [
    ...unusableProblems(found),
    ...manifestProblems(found),
    ...collisionProblems(found, inputs),
    ...ruleProblems(found, inputs),
  ];
  const limitUsage = measureLimits(found.assets, inputs.sizeLimits);
  const failures = [...inputFailures(problems), ...credentialFailures(found), ...sizeFailures(limitUsage)];
  if (failures.length > 0) return { failures, warnings: linkWarnings, limitUsage };
  if (found.assets.length > 0) {
    const unmatched = [...unmatchedWarnings(found, inputs), ...limitWarnings(limitUsage)];
    return { failures, warnings: [...linkWarnings, ...spellingWarnings(found), ...unmatched], limitUsage };
  }
  const title = 'No files found';
  const lines = explainNoFiles(inputs);
  if (inputs.ifNoFilesFound === 'error') {
    const failure = { title, lines: [...lines, 'Nothing was sent.'] } as const;
    return { failures: [failure], warnings: linkWarnings, limitUsage };
  }
  const warnings = inputs.ifNoFilesFound === 'warn' ? [...linkWarnings, { title, lines }] : linkWarnings;
  return { failures, warnings, limitUsage };
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

/** A manifest is never an asset. Another file at its path would be left out, and replaced. */
function manifestProblems({ neverUploaded }: FoundAssets): string[] {
  return neverUploaded
    .filter(isOtherThanManifest)
    .map(
      (path) =>
        `\`manifest\` names ${joinTruncated([path])}, which \`assets\` matches and which is not a manifest: give another path`,
    );
}

function collisionProblems({ assets }: FoundAssets, { fileNaming }: UploadInputs): string[] {
  const advice = fileNaming === 'basename' ? ' (`file-name: path` sends their paths instead)' : '';
  return nameCollisions(assets).map(({ fileName, paths }) => {
    const files = plural(paths.length, 'file');
    return `\`assets\` matches ${files} that would get the name ${joinTruncated([fileName])}${advice}: ${joinTruncated(paths)}`;
  });
}

/** A rule in the form of a YAML or JSON list is wrong for certain if only its bare pattern matches a file. */
function ruleProblems({ assets }: FoundAssets, { contentTypeRules }: UploadInputs): string[] {
  return contentTypeRules.flatMap(({ pattern, mediaType }) => {
    const bare = stripListMarks(pattern);
    const matches = (text: string): boolean => assets.map(({ path }) => path).some(pathMatcher(text));
    if (bare === pattern || matches(pattern) || !matches(bare)) return [];
    return `\`content-types\` has the pattern ${joinTruncated([pattern])}, whose dash or quotes match no file: write \`${bare}: ${mediaType}\``;
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

function warnOfParentLinks({ parentLinks: links }: FoundAssets): Warning[] {
  if (links.length === 0) return [];
  const subject = plural(links.length, 'symbolic link leads', 'symbolic links lead');
  const lines = [
    `${subject} to a folder that contains the link, and will not be followed: ${joinTruncated(links)}`,
    'Exclude the links, or remove them.',
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

function unmatchedWarnings({ unmatched }: FoundAssets, inputs: UploadInputs): Warning[] {
  const hinted = [...hintsFor(unmatched, inputs), ...exclusionHints(inputs)];
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
    hint: index < MAX_SEARCHED_HINTS ? hintForPattern(pattern, inputs) : hintForPattern(pattern, inputs, 0),
  }));
}

/** An exclusion without a match is no problem, unless it is written in a wrong way: the files that it was to keep back would be sent. */
function exclusionHints(inputs: UploadInputs): Hinted[] {
  return (inputs.patterns?.exclude ?? []).slice(0, MAX_SEARCHED_HINTS).flatMap((pattern) => {
    const hint = hintForExclusion(pattern, inputs);
    return hint === undefined ? [] : { pattern: `!${pattern}`, hint };
  });
}

function explainNoFiles(inputs: UploadInputs): string[] {
  const { include, exclude } = inputs.patterns ?? { include: [], exclude: [] };
  const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
  const hints = formatHints(hintsFor(include, inputs).flatMap(({ hint }) => hint ?? []));
  const advice =
    hints.length > 0
      ? hints.slice(0, 2).join(' ')
      : 'Correct the patterns, or `working-directory`, which they are relative to.';
  return [`No file in ${inputs.workingDirectory} matches: ${joinTruncated(patterns, 10)}`, advice];
}
