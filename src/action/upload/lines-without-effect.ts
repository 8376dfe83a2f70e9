import { describedFiles } from '../../pipeline/find/described-files.ts';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { unlessAborted } from '../../support/cancellation.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';
import { formatLimit } from '../inputs/size-limits.ts';
import type { Warning } from '../runner/log.ts';
import type { LimitUsage } from '../summary/limit-usage.ts';
import { formatHints, type Hint, hasComment, hintForPattern, slipOfWriting } from './pattern-hints.ts';
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

export async function unmatchedWarnings(
  found: FoundAssets,
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<Warning[]> {
  if (found.assets.length === 0) {
    if (inputs.ifNoFilesFound !== 'warn') return [];
    return [{ title: 'No files found', lines: await explainNoFiles(found, inputs, signal) }];
  }
  if (inputs.ifPatternUnmatched === 'ignore') return [];
  const lines = [...found.unmatched, ...found.unusedExclusions.filter(hasComment)];
  const hinted = await hintsFor(lines, found, inputs, signal);
  const byReason = Map.groupBy(hinted, ({ hint }) => hint?.reason).values();
  const groups = hinted.length > MAX_PATTERN_WARNINGS ? [...byReason] : hinted.map((single) => [single]);
  return groups.map((group) => {
    const patterns = group.map(({ pattern }) => pattern);
    const [advice = 'Correct the pattern, or remove it if no such file is expected.'] = formatHints(
      group.flatMap(({ hint }) => hint ?? []),
    );
    const first = `No file matches ${joinTruncated(patterns, 10)} in ${inputs.workingDirectory}`;
    return { title: 'Pattern without a match', lines: [first, advice] };
  });
}

async function explainNoFiles(
  found: FoundAssets,
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<string[]> {
  const { include = [], exclude = [] } = inputs.patterns ?? {};
  const [failing, named] =
    found.assets.length === 0
      ? [include, [...include, ...exclude.map((pattern) => `!${pattern}`)]]
      : [found.unmatched, found.unmatched];
  const hinted = await hintsFor(failing, found, inputs, signal);
  const hints = formatHints(hinted.flatMap(({ hint }) => hint ?? [])).slice(0, 2);
  const advice =
    hints.join(' ') || 'Correct the patterns, or `working-directory`, which they are relative to.';
  return [`No file in ${inputs.workingDirectory} matches: ${joinTruncated(named, 10)}`, advice];
}

/** Looks for the likely reason why each of these lines matches nothing. */
async function hintsFor(
  patterns: readonly string[],
  { leftOutBy }: FoundAssets,
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<{ readonly pattern: string; readonly hint: Hint | undefined }[]> {
  const hintFor = async (pattern: string, index: number): Promise<Hint | undefined> => {
    const exclusions = leftOutBy.get(pattern);
    if (exclusions)
      return { reason: `what it matches is left out by ${joinTruncated(exclusions)}.`, write: [] };
    if (index >= MAX_SEARCHES || signal.aborted) return slipOfWriting(pattern);
    return unlessAborted(hintForPattern(pattern, inputs, signal), signal);
  };
  const hinted = [];
  for (const [index, pattern] of patterns.entries())
    hinted.push({ pattern, hint: await hintFor(pattern, index) });
  return hinted;
}

/** Names exclusions that are safety nets, such as `!*.map`, and left nothing out; and lines that describe no file. */
export function effectNotes(
  { assets, unusedExclusions }: FoundAssets,
  { contentTypeRules, ...places }: UploadInputs,
  limitUsage: readonly LimitUsage[],
): string[] {
  const unused = unusedExclusions.filter((line) => !hasComment(line));
  const subject = plural(unused.length, 'exclusion leaves', 'exclusions leave');
  const notes = unused.length > 0 ? [`${subject} nothing out: ${joinTruncated(unused, 10)}`] : [];
  if (assets.length === 0) return notes;
  const patterns = contentTypeRules.map(({ pattern }) => pattern);
  const paths = assets.map(({ path }) => path);
  const described = describedFiles(patterns, places, paths);
  const rules = contentTypeRules.filter((_, index) => described[index]?.length === 0);
  const limits = limitUsage.filter(({ matching }) => matching.length === 0);
  const byInput: Record<string, readonly string[]> = {
    'content-types': rules.map(({ pattern, mediaType }) => `${pattern}: ${mediaType}`),
    'size-limits': limits.map(({ limit }) => formatLimit(limit)),
  };
  for (const [input, lines] of Object.entries(byInput))
    if (lines.length > 0)
      notes.push(
        `No file to upload matches ${plural(lines.length, 'line')} of \`${input}\`: ${joinTruncated(lines, 10)}`,
      );
  return notes;
}
