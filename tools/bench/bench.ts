/**
 * Measures the action as it is in `dist`: run `npm run build` first. Prints a table for each case.
 *
 * Usage: npm run bench -- --help
 */
import { Console } from 'node:console';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, machine, release, totalmem, type } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { numberOption } from '../../scripts/number-option.ts';
import { ALL_CASES } from './all-cases.ts';
import { type Check, isMissed } from './case.ts';
import type { Results } from './performance-table.ts';
import { openWorkshop } from './workshop.ts';

const HELP = `Usage: npm run bench -- [case ...] [--runs N] [--rival NAME]... [--check] [--write]

Measures the action as it is in dist: run npm run build first. Some rivals need bash, curl and jq.

  case        one or more of these, or what several begin with, such as distance; default: all
  --runs      counted runs of each contender; default 7, or what the case says
  --rival     compare only with this rival, or with none
  --check     exit with 1 if a bound was missed
  --write     write tools/bench/results.json, which npm run generate shows in docs/performance.md

${ALL_CASES.map(({ name, title }) => `  ${name.padEnd(22)} ${title}`).join('\n')}
`;

const terminal = new Console(process.stdout);

// The signal lets a case stop the processes that it started.
const controller = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort(name));
const { signal } = controller;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      runs: { type: 'string' },
      rival: { type: 'string', multiple: true },
      check: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    process.exit();
  }
  const { runs } = values;
  const isCase = (asked: string): boolean => ALL_CASES.some(({ name }) => name === asked);
  const isAsked = (name: string, asked: string): boolean =>
    name === asked || (!isCase(asked) && name.startsWith(`${asked}-`));
  const unknown = positionals.filter((asked) => !ALL_CASES.some(({ name }) => isAsked(name, asked)));
  if (unknown.length > 0)
    throw new RangeError(
      `No such case: ${unknown.join(', ')}. There are ${ALL_CASES.map(({ name }) => name).join(', ')}`,
    );
  const cases = ALL_CASES.filter(
    ({ name }) => positionals.length === 0 || positionals.some((asked) => isAsked(name, asked)),
  );

  await using workshop = await openWorkshop(signal);
  const measured: Results['cases'][number][] = [];
  for (const one of cases) {
    const { name, title } = one;
    const result = await one.run({
      ...workshop,
      runs: numberOption('runs', runs ?? String(one.runs ?? 7), 1),
      includes: (rival) => values.rival === undefined || values.rival.includes(rival),
      signal,
    });
    measured.push(JSON.parse(JSON.stringify({ name, title, ...result }, toThousandths)));
    process.stdout.write(`\n${title} (${name})\n`);
    const { contenders = [], checks = [] } = measured.at(-1) ?? {};
    if (contenders.length > 0)
      terminal.table(Object.fromEntries(contenders.map(({ name, ...figures }) => [name, figures])));
    for (const check of checks) process.stdout.write(`${inWords(check)}\n`);
  }
  const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
  const results: Results = { command, machine: describeMachine(), cases: measured };
  if (values.write)
    writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  const missed = measured.flatMap(({ checks }) => checks).filter(isMissed);
  process.exitCode = values.check && missed.length > 0 ? 1 : 0;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stdout.write(`${signal.aborted ? `Stopped by ${signal.reason}` : reason}\n`);
  process.exitCode = 2;
}

function toThousandths(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}

function inWords(check: Check): string {
  const { what, value, unit, atMost } = check;
  const bound = atMost === undefined ? '' : `, at most ${atMost}`;
  return `${isMissed(check) ? 'missed: ' : ''}${what}: ${value} ${unit}${bound}`;
}

function describeMachine(): Results['machine'] {
  const rival = resolve(import.meta.dirname, '../../node_modules/current-undici/package.json');
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`,
    memory: `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`,
    system: `${type()} ${release()} ${machine()}`,
    node: process.version.slice(1),
    undici: JSON.parse(readFileSync(rival, 'utf8')).version,
  };
}
