import { describedFiles } from '../../pipeline/find/described-files.ts';
import type { LinesWithoutEffect } from '../../pipeline/find/file-search.ts';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { unlessAborted } from '../../support/cancellation.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';
import { formatLimit } from '../inputs/size-limits.ts';
import type { Warning } from '../runner/log.ts';
import type { LimitUsage } from '../summary/limit-usage.ts';
import { formatHints, type Hint, type HintContext, hintForPattern, slipOfWriting } from './pattern-hints.ts';
import type { UploadInputs } from './upload-inputs.ts';

// What is said about lines of inputs that have no effect.

/** Only this many patterns get a hint that needs the disk. If more match nothing, a common reason is likely. */
const MAX_SEARCHES = 10;

/** Up to this many patterns without a match get one warning each. More share one warning per hint. */
const MAX_PATTERN_WARNINGS = 5;

/** Fails if no line matches, or if one matches nothing, as the inputs say. */
export async function unmatchedFailures(
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

export async function noFilesWarnings(
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

export async function unmatchedWarnings(
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

/** Looks for the likely reason why each of these lines matches nothing. */
async function hintsFor(
  patterns: readonly string[],
  { leftOutBy }: LinesWithoutEffect,
  context: HintContext,
  signal: AbortSignal,
): Promise<Hinted[]> {
  const hinted: Hinted[] = [];
  for (const [index, pattern] of patterns.entries()) {
    const exclusions = leftOutBy.get(pattern);
    const isNear = index < MAX_SEARCHES && !signal.aborted;
    const hint: Hint | undefined = exclusions
      ? { reason: `what it matches is left out by ${joinTruncated(exclusions)}.`, write: [] }
      : isNear
        ? await unlessAborted(hintForPattern(pattern, context, signal), signal)
        : slipOfWriting(pattern);
    hinted.push({ pattern, hint });
  }
  return hinted;
}

/** Names exclusions that are safety nets, such as `!*.map`, and left nothing out. */
export function unusedExclusionNotes({ unusedExclusions: unused }: LinesWithoutEffect): string[] {
  if (unused.length === 0) return [];
  const subject = plural(unused.length, 'exclusion leaves', 'exclusions leave');
  return [`${subject} nothing out: ${joinTruncated(unused, 10)}`];
}

/** Names lines of `content-types` and `size-limits` that describe no file. */
export function ruleNotes(
  { assets }: FoundAssets,
  { contentTypeRules, workspace, workingDirectory }: UploadInputs,
  limitUsage: readonly LimitUsage[],
): string[] {
  const patterns = contentTypeRules.map(({ pattern }) => pattern);
  const paths = assets.map(({ path }) => path);
  const described = describedFiles(patterns, { workspace, workingDirectory }, paths);
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
