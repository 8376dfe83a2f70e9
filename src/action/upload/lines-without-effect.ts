import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { describedFiles } from '../../pipeline/find/line-matcher.ts';
import type { Purpose } from '../../pipeline/find/lines.ts';
import { SearchArea } from '../../pipeline/find/search-area.ts';
import { allPaths } from '../../pipeline/outcomes.ts';
import { unlessAborted } from '../../support/cancellation.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import { formatLimit } from '../runner/inputs/size-limits.ts';
import { filesOnDisk, formatHints, type Hint, hintFinder, MAX_SEARCHES } from './pattern-hints.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** A line of an input that has no effect. */
interface IdleLine {
  readonly input: 'assets' | 'content-types' | 'size-limits';
  readonly purpose: Purpose;
  /** Without the `!` of an exclusion, and without what stands behind the pattern. */
  readonly pattern: string;
  readonly behind: string;
  /** Whether it may be right, unless a correction matches: `!*.map`, or a limit that several jobs share. */
  readonly mayBeRight: boolean;
}

const CORRECT_ALL = 'Correct the patterns, or `working-directory`, which they are relative to.';
const CORRECT_OR_REMOVE = 'Correct the line, or remove it if no such file is expected.';

/** Fails or warns if no line matches, or if lines have no effect, as the inputs say. `notes` are for the log. */
export async function explainLinesWithoutEffect(
  found: FoundAssets,
  inputs: UploadInputs,
  signal: AbortSignal,
) {
  const isEmpty = found.assets.length === 0;
  const reaction = isEmpty ? inputs.ifNoFilesFound : inputs.ifPatternUnmatched;
  const paths = found.assets.flatMap(allPaths);
  const idle = idleLines(found, paths, inputs);
  const hints = reaction === 'ignore' ? new Map() : await hintsFor(idle, paths, inputs, signal);
  const isWrong = (line: IdleLine): boolean => !line.mayBeRight || hints.has(line);
  const notes = notesOf(idle.filter((line) => !isWrong(line)));
  const wrong = reaction === 'ignore' ? [] : idle.filter(isWrong);
  const isWhole = isEmpty || reaction === 'error';
  const excluded = isEmpty ? (inputs.patterns?.exclude ?? []).map((pattern) => `!${pattern}`) : [];
  const groups = Map.groupBy(wrong, (line) => (isWhole ? '' : hints.get(line)?.reason));
  const messages = Array.from(groups.values(), (lines): string[] => {
    const names = joinTruncated([...lines.map(nameOf), ...excluded], 10);
    const advice = formatHints(lines.flatMap((line) => hints.get(line) ?? [])).slice(0, 2);
    const how = advice.join(' ') || (isWhole ? CORRECT_ALL : CORRECT_OR_REMOVE);
    const what = `No file in ${inputs.workingDirectory} matches: ${names}`;
    return [what, reaction === 'error' ? `Nothing was sent. ${how}` : how];
  });
  if (reaction === 'error')
    return {
      failures: messages.map((lines) => ({ title: 'No files found', lines }) as const),
      warnings: [],
      notes,
    };
  const title = isEmpty ? 'No files found' : 'Pattern without a match';
  return { failures: [], warnings: messages.map((lines) => ({ title, lines }) as const), notes };
}

async function hintsFor(
  idle: readonly IdleLine[],
  found: readonly string[],
  inputs: UploadInputs,
  signal: AbortSignal,
): Promise<ReadonlyMap<IdleLine, Hint>> {
  const including = idle.filter(({ purpose }) => purpose === 'include').slice(0, MAX_SEARCHES);
  const onDisk = including.length > 0 ? await unlessAborted(filesOnDisk(inputs, signal), signal) : [];
  const lines = [...including, ...idle.filter(({ purpose }) => purpose !== 'include')];
  const findHint = hintFinder(inputs, { found, onDisk: onDisk ?? [] });
  const hints = new Map<IdleLine, Hint>();
  for (const line of lines) {
    const hint = findHint(line.pattern, line.purpose);
    if (hint) hints.set(line, { ...hint, write: hint.write.map((text) => text + line.behind) });
  }
  return hints;
}

const textOf = ({ purpose, pattern, behind }: IdleLine): string =>
  `${purpose === 'exclude' ? '!' : ''}${pattern}${behind}`;

const nameOf = (line: IdleLine): string =>
  line.input === 'assets' ? textOf(line) : `${textOf(line)} (in \`${line.input}\`)`;

/** Lines that include and match nothing, exclusions that leave nothing out, and lines that describe no file. */
function idleLines(
  { unmatched, unusedExclusions }: FoundAssets,
  paths: readonly string[],
  { patterns, contentTypeRules, sizeLimits, ...places }: UploadInputs,
): IdleLine[] {
  const ofAssets = (text: string, mayBeRight: boolean): IdleLine => {
    const pattern = text.replace(/^!/, '');
    const purpose = pattern === text ? 'include' : 'exclude';
    return { input: 'assets', purpose, pattern, behind: '', mayBeRight };
  };
  if (paths.length === 0) return (patterns?.include ?? []).map((text) => ofAssets(text, false));
  const rules = [
    ...contentTypeRules.map(
      ({ pattern, mediaType }) => ['content-types', pattern, `: ${mediaType}`] as const,
    ),
    ...sizeLimits.map((limit) => {
      const { pattern = '' } = limit;
      return ['size-limits', pattern, formatLimit(limit).slice(pattern.length)] as const;
    }),
  ].filter(([, pattern]) => pattern !== '');
  const rulePatterns = rules.map(([, pattern]) => pattern);
  const described = describedFiles(rulePatterns, new SearchArea(places), paths);
  const idleRules = rules.filter((_, index) => described[index]?.length === 0);
  return [
    ...unmatched.map((text) => ofAssets(text, false)),
    ...unusedExclusions.map((text) => ofAssets(text, true)),
    ...idleRules.map(([input, pattern, behind]): IdleLine => {
      return { input, purpose: 'describe', pattern, behind, mayBeRight: true };
    }),
  ];
}

function notesOf(lines: readonly IdleLine[]): string[] {
  return [...Map.groupBy(lines, ({ input }) => input)].map(([input, same]) => {
    const named = joinTruncated(same.map(textOf), 10);
    return input === 'assets'
      ? `${plural(same.length, 'exclusion leaves', 'exclusions leave')} nothing out: ${named}`
      : `No file to upload matches ${plural(same.length, 'line')} of \`${input}\`: ${named}`;
  });
}
