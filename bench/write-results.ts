import { writeFile } from 'node:fs/promises';
import type { CaseResult } from './case-result.ts';
import { describeMachine } from './describe-machine.ts';
import { resultTable } from './result-table.ts';

/** The sentences that the tables can't say. */
const NOTES = `Whole processes, from spawn to exit, one after the other, in turn; each was checked to have done all of its work. "action is" is
the median of the action as a multiple of the row's, "at most" what it may be. A peak is that of the uncounted first run.

- The sink answers at once and keeps nothing. Where a row says so, it holds each answer back: *ideal* is that waiting alone, two answers a
  file at 16 at a time, without the start of a process or any work.
- The shell loop and its \`xargs\` form take so long that they run once. Both start two \`curl\`, a \`basename\` and a \`jq\` a file.
- \`curl --parallel\` as people write it starts a \`basename\` a file, but only one \`jq\`. Without forks, all of it is two \`awk\`, two \`curl\` and \`mktemp\`, \`mkdir\`, \`rm\`.
- rclone is not among the rivals: it can't ask a service for upload addresses, only write to a storage whose keys it has.
- \`find\` and \`glob\` find files and do no more; the action's dry run also judges each one, and writes its manifest and summary.`;

/**
 * Writes the results of a run as Markdown.
 *
 * @param command what was run, as others can run it
 * @param missed a sentence for each bound that was missed
 */
export async function writeResults(
  file: string,
  {
    results,
    command,
    missed,
  }: {
    readonly results: readonly CaseResult[];
    readonly command: string;
    readonly missed: readonly string[];
  },
): Promise<void> {
  const facts: [string, string][] = [['date', new Date().toISOString().slice(0, 10)], ...describeMachine()];
  const sections = results.map((result) =>
    [
      `## ${result.title}`,
      `Case \`${result.name}\`, sink: ${result.sink}.`,
      ...(result.measured.length > 0 ? [markdownTable(resultTable(result))] : []),
      ...result.leftOut.map((why) => `Left out: ${why}.`),
    ].join('\n\n'),
  );
  const judged =
    missed.length === 0
      ? 'Every bound is kept.'
      : `Bounds that are missed:\n\n${missed.map((miss) => `- ${miss}`).join('\n')}`;
  const text = [
    '# How fast it is',
    `Written by \`${command}\`.`,
    markdownTable([['', ''], ...facts]),
    NOTES,
    judged,
    ...sections,
  ].join('\n\n');
  await writeFile(file, `${text}\n`);
}

function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
