/**
 * The action as it is in `dist` against what a user would do instead, and against the limit: whole processes, from spawn
 * to exit, in turn, and every run is checked to have done all of its work. Ratios are those of the medians.
 *
 * Usage: node bench/bench.ts [--case NAME]... [--runs N] [--quick] [--check] [--write]
 *   --case   only this one; all unless given
 *   --runs   counted runs of each contender, 7 unless given, after one that warms up
 *   --quick  three runs, without the rivals that take half a minute
 *   --check  exit with 1 where a bound was missed
 *   --write  write `bench/results.md`
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOnPath } from '../scripts/find-program.ts';
import { numberOption } from '../scripts/number-option.ts';
import { ALL_CASES } from './all-cases.ts';
import { missedBounds, unmeasuredBounds } from './bounds.ts';
import type { Case } from './case.ts';
import type { CaseResult } from './case-result.ts';
import { plainTable } from './plain-table.ts';
import { resultTable } from './result-table.ts';
import { runBench } from './run-bench.ts';
import { runCase } from './run-case.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { Workshop } from './workshop.ts';
import { writeResults } from './write-results.ts';

await runBench(async (signal) => {
  const { values } = parseArgs({
    options: {
      case: { type: 'string', multiple: true, default: ALL_CASES.map(({ name }) => name) },
      runs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { quick, check } = values;
  const runs = numberOption('runs', values.runs ?? (quick ? '3' : '7'), { min: 1, whole: true });
  const unknown = values.case.filter((name) => ALL_CASES.every((kase) => kase.name !== name));
  if (unknown.length > 0)
    throw new RangeError(
      `No such case: ${unknown.join(', ')}. There are ${ALL_CASES.map(({ name }) => name).join(', ')}`,
    );

  const cases = ALL_CASES.filter(({ name }) => values.case.includes(name));
  process.stdout.write(tellMissing(cases));

  await using temporary = await temporaryFolder();
  const workshop = new Workshop(temporary);
  const results: CaseResult[] = [];
  for (const kase of cases) {
    const result = await runCase(kase, { runs, quick, workshop }, signal);
    results.push(result);
    process.stdout.write(`\n${result.title} (${result.name}), sink: ${result.sink}\n`);
    if (result.measured.length > 0) process.stdout.write(plainTable(resultTable(result)));
    process.stdout.write(result.leftOut.map((why) => `left out: ${why}\n`).join(''));
  }
  const missed = results.flatMap(missedBounds);
  process.stdout.write(
    results
      .flatMap(unmeasuredBounds)
      .map((bound) => `not measured: ${bound}\n`)
      .join(''),
  );
  process.stdout.write(missed.map((miss) => `missed: ${miss}\n`).join(''));
  if (values.write) {
    const file = join(import.meta.dirname, 'results.md');
    await writeResults(file, {
      results,
      command: ['npm run bench --', ...process.argv.slice(2)].join(' '),
      missed,
    });
  }
  return !check || missed.length === 0;
});

/** One line where this machine lacks programs. */
function tellMissing(cases: readonly Case[]): string {
  const wanted = new Set(['nginx', 'openssl', ...cases.flatMap(needsOf)]);
  const missing = [...wanted].filter((program) => findOnPath(program) === undefined);
  if (missing.length === 0) return '';
  return `not on this machine: ${missing.join(', ')}. What needs them is left out; without nginx the sink is on Node.\n`;
}

function needsOf({ contenders }: Case): readonly string[] {
  return contenders.flatMap(({ needs = [] }) => needs);
}
