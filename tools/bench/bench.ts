/**
 * Measures the action as it is in `dist`: run `npm run build` first. Prints Markdown.
 *
 * Usage: npm run bench -- --help
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, machine, release, totalmem, type } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findOnPath } from '../../scripts/find-program.ts';
import { numberOption } from '../../scripts/number-option.ts';
import { ALL_CASES } from './all-cases.ts';
import { missedBounds } from './case.ts';
import { markdownTable } from './table.ts';
import { openWorkshop } from './workshop.ts';

const HELP = `Usage: npm run bench -- [case ...] [--runs N] [--rival NAME]... [--alone] [--check] [--write]

Measures the action as it is in dist: run npm run build first.

  case        one or more of these, or what several begin with, such as distance; default: all without *
  --runs      counted runs of each contender; default 7, or what the case says
  --rival     compare only with this rival
  --alone     measure only the action
  --check     exit with 1 if a bound was missed
  --write     write tools/bench/results.md

${ALL_CASES.map(({ name, title, onlyByName }) => `  ${`${name}${onlyByName ? ' *' : ''}`.padEnd(22)} ${title}`).join('\n')}
`;

const printed: string[] = [];

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
      alone: { type: 'boolean', default: false },
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
  const cases = ALL_CASES.filter(({ name, onlyByName }) =>
    positionals.length > 0 ? positionals.some((asked) => isAsked(name, asked)) : !onlyByName,
  );

  const missing = ['bash', 'curl', 'jq'].filter((name) => findOnPath(name) === undefined);
  if (missing.length > 0 && !values.alone)
    throw new Error(`${missing.join(', ')} is missing for the shell scripts: install it, or use --alone`);

  await using workshop = await openWorkshop(signal);
  const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
  report(`# How fast it is\n\nWritten by \`${command}\`.\n\n${markdownTable([['', ''], ...machineFacts()])}`);
  report('[How it was measured](../../docs/performance.md#how-it-is-measured)');
  let missed = 0;
  for (const one of cases) {
    const { server, table, checks } = await one.run({
      ...workshop,
      runs: numberOption('runs', runs ?? String(one.runs ?? 7), { min: 1, whole: true }),
      includes: (rival) => !values.alone && (values.rival === undefined || values.rival.includes(rival)),
      signal,
    });
    report(`## ${one.title}\n\nCase \`${one.name}\`, server: ${server}.\n\n${markdownTable(table)}`);
    const misses = missedBounds(checks);
    if (misses.length > 0) report(misses.map((miss) => `- missed: ${miss}`).join('\n'));
    missed += misses.length;
  }
  if (values.write) writeFileSync(join(import.meta.dirname, 'results.md'), printed.join('\n'));
  process.exitCode = values.check && missed > 0 ? 1 : 0;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stdout.write(`${signal.aborted ? `Stopped by ${signal.reason}` : reason}\n`);
  process.exitCode = 2;
}

function report(text: string): void {
  printed.push(`${text}\n`);
  process.stdout.write(`${text}\n\n`);
}

function machineFacts(): string[][] {
  const rival = resolve(import.meta.dirname, '../../node_modules/current-undici/package.json');
  return [
    ['date', new Date().toISOString().slice(0, 10)],
    ['CPU', `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`],
    ['memory', `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`],
    ['system', `${type()} ${release()} ${machine()}`],
    ['Node', process.version.slice(1)],
    ['undici', JSON.parse(readFileSync(rival, 'utf8')).version],
  ];
}
