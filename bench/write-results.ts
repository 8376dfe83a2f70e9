import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, machine, release, totalmem, type } from 'node:os';
import { resolve } from 'node:path';
import { type Case, type CaseResult, missedBounds } from './case.ts';
import { markdownTable } from './table.ts';

export type FinishedCase = Pick<Case, 'name' | 'title'> & CaseResult;

/**
 * Writes the results of a run as Markdown.
 *
 * @param command the command line that repeats the run
 */
export async function writeResults(
  file: string,
  command: string,
  cases: readonly FinishedCase[],
): Promise<void> {
  const facts = [
    ['date', new Date().toISOString().slice(0, 10)],
    ['CPU', `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`],
    ['memory', `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`],
    ['system', `${type()} ${release()} ${machine()}`],
    ['Node', process.version.slice(1)],
    ['undici', versionOf('current-undici')],
  ];
  const missed = cases.flatMap(({ title, checks }) =>
    missedBounds(checks).map((miss) => `- ${title}: ${miss}`),
  );
  const sections = cases.map(({ name, title, server, table }) =>
    [`## ${title}`, `Case \`${name}\`, server: ${server}.`, markdownTable(table)].join('\n\n'),
  );
  const text = [
    '# How fast it is',
    `Written by \`${command}\`.`,
    markdownTable([['', ''], ...facts]),
    '[How it was measured](../docs/performance.md#how-it-is-measured)',
    missed.length === 0 ? 'No bound is missed.' : `Missed bounds:\n\n${missed.join('\n')}`,
    ...sections,
  ].join('\n\n');
  await writeFile(file, `${text}\n`);
}

function versionOf(name: string): string {
  const path = resolve(import.meta.dirname, '../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
