import { describedFiles } from '../../pipeline/find/described-files.ts';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { unlessAborted } from '../../support/cancellation.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';
import { formatLimit, type LimitUsage } from '../inputs/size-limits.ts';
import type { Warning } from '../runner/log.ts';
import { formatHints, type Hint, hasComment, hintForPattern, slipOfWriting } from './pattern-hints.ts';
import type { UploadInputs } from './upload-inputs.ts';

// What is said about lines of inputs that have no effect.

/** Only this many patterns get a hint that needs the disk. If more match nothing, a common reason is likely. */
const MAX_SEARCHES = 10;

/** Fails or warns if no line matches, or if one matches nothing, as the inputs say. */
export async function explainUnmatched(
  found: FoundAssets,
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<{ readonly failures: readonly Failure[]; readonly warnings: readonly Warning[] }> {
  const { assets, unmatched, unusedExclusions } = found;
  const { include = [], exclude = [] } = inputs.patterns ?? {};
  const isEmpty = assets.length === 0;
  const reaction = isEmpty ? inputs.ifNoFilesFound : inputs.ifPatternUnmatched;
  const isFailure = reaction === 'error' && (isEmpty || unmatched.length > 0);
  if (reaction === 'ignore') return { failures: [], warnings: [] };
  if (!isFailure && !isEmpty) {
    const lines = [...unmatched, ...unusedExclusions.filter(hasComment)];
    return { failures: [], warnings: warningsOf(await hintsFor(lines, inputs, signal), inputs) };
  }
  const hints = await hintsFor(isEmpty ? include : unmatched, inputs, signal);
  const named = isEmpty ? [...include, ...exclude.map((pattern) => `!${pattern}`)] : unmatched;
  const advice =
    formatHints(hints.values()).slice(0, 2).join(' ') ||
    'Correct the patterns, or `working-directory`, which they are relative to.';
  const what = `No file in ${inputs.workingDirectory} matches: ${joinTruncated(named, 10)}`;
  const title = 'No files found';
  return isFailure
    ? { failures: [{ title, lines: [what, `Nothing was sent. ${advice}`] }], warnings: [] }
    : { failures: [], warnings: [{ title, lines: [what, advice] }] };
}

/** A likely reason why each of these lines matches nothing. */
type Hints = ReadonlyMap<string, Hint | undefined>;

function warningsOf(hints: Hints, { workingDirectory }: UploadInputs): Warning[] {
  return [...Map.groupBy(hints, ([, hint]) => hint?.reason).values()].map((group) => {
    const same = new Map(group);
    const [advice = 'Correct the pattern, or remove it if no such file is expected.'] = formatHints(
      same.values(),
    );
    const first = `No file matches ${joinTruncated([...same.keys()], 10)} in ${workingDirectory}`;
    return { title: 'Pattern without a match', lines: [first, advice] };
  });
}

async function hintsFor(
  patterns: readonly string[],
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<Hints> {
  const hints = new Map<string, Hint | undefined>();
  for (const pattern of new Set(patterns)) {
    if (hints.size >= MAX_SEARCHES || signal.aborted) hints.set(pattern, slipOfWriting(pattern));
    else hints.set(pattern, await unlessAborted(hintForPattern(pattern, inputs, signal), signal));
  }
  return hints;
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
