import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { nameCollisions } from '../../pipeline/find/name-collisions.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import type { Warning } from '../runner/log.ts';
import { hintForPattern } from './pattern-hints.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** More in one annotation nobody reads; the log has them. */
const MAX_PROBLEMS = 10;

/** Patterns without a match that get a warning each; of more, those with the same hint share one. */
const MAX_PATTERN_WARNINGS = 5;

/** Patterns for whose hint files are searched; with more of them, it is something that they have in common. */
const MAX_HINTS = 10;

/** What is to be said about the files that were found. */
export interface AssetsCheck {
  /** What forbids to send anything; empty where all is well. */
  readonly failures: readonly Failure[];
  readonly warnings: readonly Warning[];
}

/** Holds what was found against what was asked for. */
export function checkAssets(found: FoundAssets, inputs: UploadInputs): AssetsCheck {
  const { outsideLinks, unusable, assets } = found;
  const warnings = outsideLinks.length === 0 ? [] : [linksNotFollowed(outsideLinks)];
  const problems = [
    ...unusable.map(
      ({ path, why }) => `\`assets\` matches ${joinTruncated([path])}, which can't be uploaded: ${why}`,
    ),
    ...collisionProblems(found, inputs),
  ];
  if (problems.length > 0) {
    const more = problems.length - MAX_PROBLEMS;
    const rest = more > 0 ? [`And ${plural(more, 'more problem')} of this kind`] : [];
    return {
      failures: [invalidInputFailure([...problems.slice(0, MAX_PROBLEMS), ...rest], problems)],
      warnings,
    };
  }
  if (assets.length > 0) {
    return {
      failures: [],
      warnings: [...warnings, ...spellings(found), ...withoutMatch(found, inputs)],
    };
  }

  const lines = noFilesFound(inputs);
  if (inputs.ifNoFilesFound === 'error') {
    return { failures: [{ title: 'No files found', lines: [...lines, 'Nothing was sent.'] }], warnings };
  }
  const warned = inputs.ifNoFilesFound === 'warn' ? [{ title: 'No files found', lines }] : [];
  return { failures: [], warnings: [...warnings, ...warned] };
}

function linksNotFollowed(links: readonly string[]): Warning {
  const lead = plural(links.length, 'symbolic link leads', 'symbolic links lead');
  const lines = [
    `${lead} out of the workspace and will not be uploaded: ${joinTruncated(links)}`,
    'Copy what is needed into the workspace, or exclude the links.',
  ];
  return { title: 'Symbolic link not followed', lines };
}

function withoutMatch({ unmatched }: FoundAssets, inputs: UploadInputs): Warning[] {
  const hinted = unmatched.map((pattern, index) => {
    return { pattern, hint: hintForNth(pattern, inputs, index) ?? NO_HINT };
  });
  const warning = (patterns: readonly string[], hint: string): Warning => {
    const lines = [`No file matches ${joinTruncated(patterns, 10)} in ${inputs.workingDirectory}`, hint];
    return { title: 'Pattern without a match', lines };
  };
  if (unmatched.length <= MAX_PATTERN_WARNINGS)
    return hinted.map(({ pattern, hint }) => warning([pattern], hint));
  const byHint = Map.groupBy(hinted, ({ hint }) => hint);
  return [...byHint].map(([hint, same]) =>
    warning(
      same.map(({ pattern }) => pattern),
      hint,
    ),
  );
}

/** The hint for the nth pattern of many. */
function hintForNth(pattern: string, inputs: UploadInputs, index: number): string | undefined {
  return index < MAX_HINTS ? hintForPattern(pattern, inputs) : hintForPattern(pattern, inputs, 0);
}

const NO_HINT = 'Correct the pattern, or leave it out where no such file is expected any more.';

function noFilesFound(inputs: UploadInputs): string[] {
  const { include, exclude } = inputs.patterns ?? { include: [], exclude: [] };
  const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
  const hints = new Set(include.flatMap((pattern, index) => hintForNth(pattern, inputs, index) ?? []));
  const advice =
    hints.size > 0
      ? [...hints].slice(0, 2).join(' ')
      : 'Correct the patterns, or `working-directory`, where they start.';
  return [`No file in ${inputs.workingDirectory} matches: ${joinTruncated(patterns, 10)}`, advice];
}

/** Names that differ, but that many a file system, and many a person, takes for one. */
function spellings({ assets }: FoundAssets): Warning[] {
  const names = new Set(assets.map(({ fileName }) => fileName));
  const plain = (name: string): string => name.normalize('NFC').toLowerCase();
  if (new Set(names.values().map(plain)).size === names.size) return [];
  const several = [...Map.groupBy(names, plain).values()].filter(({ length }) => length > 1);
  const named = several.map((same) => same.map(quoteVisibly).join(' and '));
  const lines = [
    `${plural(several.length, 'file name is', 'file names are')} sent in two spellings: ${joinTruncated(named)}`,
    'They are uploaded as files of their own. Rename all but one, where they are meant to be the same.',
  ];
  return [{ title: 'Two spellings of one name', lines }];
}

/** A name with what is put together from several characters taken apart for the eye: both spellings look the same else. */
function quoteVisibly(name: string): string {
  if (name.normalize('NFC') === name) return name;
  return name.replace(/[\p{M}\u1100-\u11ff]/gu, (mark) => `\\u{${Number(mark.codePointAt(0)).toString(16)}}`);
}

function collisionProblems({ assets }: FoundAssets, { fileNaming }: UploadInputs): string[] {
  const advice = fileNaming === 'basename' ? ' (`file-name: path` sends their paths instead)' : '';
  return nameCollisions(assets).map(
    ({ fileName, paths }) =>
      `\`assets\` matches ${plural(paths.length, 'file')} that would get the name ${joinTruncated([fileName])}${advice}: ${joinTruncated(paths)}`,
  );
}
