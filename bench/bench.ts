/**
 * Measures the action as it is in `dist`: run `npm run build` first.
 *
 * Usage: npm run bench -- [case ...] [--runs N] [--rival NAME]... [--alone] [--at-most R] [--check] [--write]
 *   case        one or more of all-cases.ts; default: all but those that run only by name
 *   --runs      counted runs of each contender; default 7, or what the case says
 *   --rival     compare only with this rival
 *   --alone     measure only the action
 *   --at-most   replaces the bounds on the time as a multiple of a rival's
 *   --check     exit with 1 if a bound was missed
 *   --write     write bench/results.md
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { numberOption } from '../scripts/number-option.ts';
import { ALL_CASES } from './all-cases.ts';
import { missedBounds } from './case.ts';
import { markdownTable } from './table.ts';
import { openWorkshop } from './workshop.ts';
import { type FinishedCase, writeResults } from './write-results.ts';

// The signal lets a case stop the processes that it started.
const controller = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort(name));
const { signal } = controller;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      rival: { type: 'string', multiple: true },
      alone: { type: 'boolean', default: false },
      'at-most': { type: 'string' },
      check: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { runs, 'at-most': atMost } = values;
  const unknown = positionals.filter((name) => ALL_CASES.every((one) => one.name !== name));
  if (unknown.length > 0)
    throw new RangeError(
      `No such case: ${unknown.join(', ')}. There are ${ALL_CASES.map(({ name }) => name).join(', ')}`,
    );
  const cases = ALL_CASES.filter(({ name, onlyByName }) =>
    positionals.length > 0 ? positionals.includes(name) : !onlyByName,
  );

  await using workshop = await openWorkshop(signal);
  const finished: FinishedCase[] = [];
  for (const one of cases) {
    const result = await one.run({
      ...workshop,
      runs: numberOption('runs', runs ?? String(one.runs ?? 7), { min: 1, whole: true }),
      includes: (rival) => !values.alone && (values.rival === undefined || values.rival.includes(rival)),
      atMost: atMost === undefined ? undefined : numberOption('at-most', atMost, { min: 0 }),
      signal,
    });
    finished.push({ name: one.name, title: one.title, ...result });
    print(`\n${one.title} (${one.name}), server: ${result.server}\n\n${markdownTable(result.table)}\n`);
    for (const miss of missedBounds(result.checks)) print(`missed: ${miss}\n`);
  }
  if (values.write) {
    const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
    await writeResults(join(import.meta.dirname, 'results.md'), command, finished);
  }
  const missed = finished.flatMap(({ checks }) => missedBounds(checks));
  process.exitCode = values.check && missed.length > 0 ? 1 : 0;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  print(`${signal.aborted ? `Stopped by ${signal.reason}` : reason}\n`);
  process.exitCode = 2;
}

function print(text: string): void {
  process.stdout.write(text);
}
