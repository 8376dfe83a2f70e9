import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, machine, release, totalmem, type } from 'node:os';
import { resolve } from 'node:path';
import type { Case, CaseResult } from './case.ts';
import { missedBounds } from './missed-bounds.ts';
import { markdownTable } from './table.ts';

export type FinishedCase = Pick<Case, 'name' | 'title'> & CaseResult;

const NOTES = `The contenders are whole processes, from spawn to exit, which run in turn. Each run is checked to have done all of its work. "action
is" is the median of the action as a multiple of the row's, "at most" its bound. The peak is that of an uncounted first run.

- The server, a process of Node, responds at once and keeps nothing, if the case does not say otherwise.
- The action uploads as many files at a time as its default says, if the case gives no \`concurrency\`.
- An action on \`@actions/http-client\` streams 16 files at a time, and \`curl --parallel\` as people write it starts one \`basename\` per
  file: both are what somebody would write instead. A bare script on undici, with 16 connections if the case gives no number, is the floor.
- rclone is not among the rivals: it can only write to a storage whose keys it has, and cannot request upload URLs from a service.`;

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
  const sections = cases.map(({ name, title, server, table, leftOut }) =>
    [
      `## ${title}`,
      `Case \`${name}\`, server: ${server}.`,
      markdownTable(table),
      ...leftOut.map((reason) => `Left out: ${reason}.`),
    ].join('\n\n'),
  );
  const text = [
    '# How fast it is',
    `Written by \`${command}\`.`,
    markdownTable([['', ''], ...facts]),
    NOTES,
    missed.length === 0 ? 'No bound is missed.' : `Missed bounds:\n\n${missed.join('\n')}`,
    ...sections,
  ].join('\n\n');
  await writeFile(file, `${text}\n`);
}

function versionOf(name: string): string {
  const path = resolve(import.meta.dirname, '../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
