import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { describedFiles } from '../../pipeline/find/line-matcher.ts';
import { unlessAborted } from '../../support/cancellation.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../report/failures/failures.ts';
import { formatLimit, type LimitUsage } from '../runner/inputs/size-limits.ts';
import type { Warning } from '../runner/log.ts';
import { formatHints, type Hint, hintForDescription, hintForPattern } from './pattern-hints.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** Only this many lines get a hint that needs the disk. If more match nothing, a common reason is likely. */
const MAX_SEARCHES = 10;

/** A line of an input that has no effect. */
interface IdleLine {
  readonly input: 'assets' | 'content-types' | 'size-limits';
  /** As it was given. */
  readonly text: string;
  /** Whether it may be right, unless a correction matches: `!*.map`, or a limit that several jobs share. */
  readonly mayBeRight: boolean;
  findHint(): Promise<Hint | undefined>;
}

/** What is said about lines without an effect; `notes` are for the log. */
export interface LinesWithoutEffect {
  readonly failures: readonly Failure[];
  readonly warnings: readonly Warning[];
  readonly notes: readonly string[];
}

/** Fails or warns if no line matches, or if lines have no effect, as the inputs say. */
export async function explainLinesWithoutEffect(
  found: FoundAssets,
  inputs: UploadInputs,
  limitUsage: readonly LimitUsage[],
  signal: AbortSignal,
): Promise<LinesWithoutEffect> {
  const isEmpty = found.assets.length === 0;
  const reaction = isEmpty ? inputs.ifNoFilesFound : inputs.ifPatternUnmatched;
  const idle = idleLines(found, inputs, limitUsage, signal);
  const hints = new Map<IdleLine, Hint | undefined>();
  for (const line of reaction === 'ignore' ? [] : idle)
    hints.set(line, await unlessAborted(line.findHint(), signal));
  const isWrong = (line: IdleLine): boolean => !line.mayBeRight || hints.get(line) !== undefined;
  const wrong = idle.filter(isWrong);
  const notes = notesOf(
    reaction === 'ignore'
      ? idle.filter(({ mayBeRight }) => mayBeRight)
      : idle.filter((line) => !isWrong(line)),
  );
  if (reaction === 'ignore' || (wrong.length === 0 && !isEmpty)) return { failures: [], warnings: [], notes };

  const explain = (lines: readonly IdleLine[], named: readonly string[], otherwise: string): string[] => {
    const advice =
      formatHints(lines.map((line) => hints.get(line)))
        .slice(0, 2)
        .join(' ') || otherwise;
    return [`No file in ${inputs.workingDirectory} matches: ${joinTruncated(named, 10)}`, advice];
  };
  if (isEmpty || reaction === 'error') {
    const excluded = isEmpty ? (inputs.patterns?.exclude ?? []).map((pattern) => `!${pattern}`) : [];
    const advice = 'Correct the patterns, or `working-directory`, which they are relative to.';
    const [what = '', how] = explain(wrong, [...wrong.map(nameOf), ...excluded], advice);
    const title = 'No files found';
    return reaction === 'error'
      ? { failures: [{ title, lines: [what, `Nothing was sent. ${how}`] }], warnings: [], notes }
      : { failures: [], warnings: [{ title, lines: [what, `${how}`] }], notes };
  }
  const groups = Map.groupBy(wrong, (line) => hints.get(line)?.reason).values();
  const advice = 'Correct the line, or remove it if no such file is expected.';
  const warnings = Array.from(groups, (lines): Warning => {
    return { title: 'Pattern without a match', lines: explain(lines, lines.map(nameOf), advice) };
  });
  return { failures: [], warnings, notes };
}

const nameOf = ({ input, text }: IdleLine): string =>
  input === 'assets' ? text : `${text} (in \`${input}\`)`;

/** Lines that include and match nothing, exclusions that leave nothing out, and lines that describe no file. */
function idleLines(
  { assets, unmatched, unusedExclusions }: FoundAssets,
  inputs: UploadInputs,
  limitUsage: readonly LimitUsage[],
  signal: AbortSignal,
): IdleLine[] {
  const paths = assets.map(({ path }) => path);
  const including = paths.length === 0 ? (inputs.patterns?.include ?? []) : unmatched;
  const exclude = (text: string, mayBeRight: boolean): IdleLine => ({
    ...{ input: 'assets', text, mayBeRight },
    findHint: () => hintForDescription(text.slice(1), 'exclude', inputs, paths),
  });
  const include = (text: string, index: number): IdleLine => ({
    ...{ input: 'assets', text, mayBeRight: false },
    findHint: async () => (index < MAX_SEARCHES ? hintForPattern(text, inputs, signal) : undefined),
  });
  const describe = (input: IdleLine['input'], pattern: string, value: string): IdleLine => ({
    ...{ input, text: pattern + value, mayBeRight: true },
    findHint: async () => {
      const hint = await hintForDescription(pattern, 'describe', inputs, paths);
      return hint && { ...hint, write: hint.write.map((line) => line + value) };
    },
  });
  const lines = including.map((text, index) =>
    text.startsWith('!') ? exclude(text, false) : include(text, index),
  );
  if (paths.length === 0) return lines;
  const rules = inputs.contentTypeRules;
  const patterns = rules.map(({ pattern }) => pattern);
  const described = describedFiles(patterns, inputs, paths);
  const unusedRules = rules.filter((_, index) => described[index]?.length === 0);
  const unusedLimits = limitUsage.filter(({ matching }) => matching.length === 0);
  return [
    ...lines,
    ...unusedExclusions.map((text) => exclude(text, true)),
    ...unusedRules.map(({ pattern, mediaType }) => describe('content-types', pattern, `: ${mediaType}`)),
    ...unusedLimits.map(({ limit }) => {
      const { pattern = '' } = limit;
      return describe('size-limits', pattern, formatLimit(limit).slice(pattern.length));
    }),
  ];
}

function notesOf(lines: readonly IdleLine[]): string[] {
  return [...Map.groupBy(lines, ({ input }) => input)].map(([input, same]) => {
    const named = joinTruncated(
      same.map(({ text }) => text),
      10,
    );
    return input === 'assets'
      ? `${plural(same.length, 'exclusion leaves', 'exclusions leave')} nothing out: ${named}`
      : `No file to upload matches ${plural(same.length, 'line')} of \`${input}\`: ${named}`;
  });
}
