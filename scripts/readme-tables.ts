/**
 * Writes the tables of inputs and outputs into the README.md beside each action.yml, between `<!-- inputs -->` and
 * `<!-- /inputs -->` (and likewise `outputs`). README.md has first the inputs that a first workflow needs, then the others. Into docs it
 * writes all titles, what each network checks, and the results of the benchmarks.
 *
 * Usage: node scripts/readme-tables.ts [--check]      --check writes nothing and fails if a table is stale
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { ERRORS, WARNINGS } from '../src/action/runner/titles.ts';
import { performanceLines } from '../tools/bench/performance-table.ts';
import { networkRows } from './networks-table.ts';

interface Metadata {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

/** The folders of the actions. */
const SUB_ACTIONS = ['games', 'assets', 'emulator'];

/** The inputs that a first workflow needs. */
const FIRST = ['token', 'base-url', 'organization', 'variant', 'network', 'exports', 'assets', 'dry-run'];

const root = resolve(import.meta.dirname, '..');
const cell = (text: string): string => text.replaceAll('|', '\\|');

type Tables = Readonly<Record<string, readonly string[]>>;
type Meanings = Readonly<Record<string, { readonly what: string; readonly advice: string }>>;

/** The lines of a table. A pipe in a cell would end it. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)];
}

function titlesOf(titles: Meanings): string[] {
  const rows = Object.entries(titles).map(([title, { what, advice }]) => [`\`${title}\``, what, advice]);
  return table(['title', 'what happened', 'what to do'], rows);
}

/** @param shared the inputs of the root action: those of the same description are one row, which leads to its page */
function tablesOf({ inputs, outputs }: Metadata, shared: Metadata['inputs'] = {}) {
  const isShared = (name: string): boolean => inputs[name]?.description === shared[name]?.description;
  const names = Object.keys(inputs);
  const inputRows = names
    .filter((name) => !isShared(name))
    .map((name) => {
      const { default: value, description = '' } = inputs[name] ?? {};
      return [`\`${name}\``, value === undefined ? '' : `\`${value}\``, description];
    });
  const same = names.filter(isShared).map((name) => `\`${name}\``);
  if (same.length > 0) inputRows.push([same.join(', '), '', 'As in the [root action](../README.md#inputs).']);
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description]);
  return {
    inputs: table(['input', 'default', 'meaning'], inputRows),
    outputs: table(['output', 'value'], outputRows),
  };
}

function withTables(page: string, tables: Tables, path: string): string {
  return Object.entries(tables).reduce((text, [name, lines]) => {
    const section = new RegExp(`(?<=<!-- ${name} -->\n)[\\s\\S]*?(?=<!-- /${name} -->)`);
    if (!section.test(text)) throw new Error(`${path} has no <!-- ${name} --> section`);
    return text.replace(section, () => `\n${lines.join('\n')}\n\n`);
  }, page);
}

const results = JSON.parse(readFileSync(resolve(root, 'tools/bench/results.json'), 'utf8'));
const readAction = (folder: string): Metadata =>
  parse(readFileSync(resolve(root, folder, 'action.yml'), 'utf8'));
const main = readAction('.');
const { first = [], others = [] } = Object.groupBy(Object.entries(main.inputs), ([name]) =>
  FIRST.includes(name) ? 'first' : 'others',
);
const inputsOf = (inputs: typeof first): readonly string[] =>
  tablesOf({ inputs: Object.fromEntries(inputs), outputs: {} }).inputs;

const PAGES: [path: string, tables: Tables][] = [
  ['README.md', { inputs: inputsOf(first), others: inputsOf(others), outputs: tablesOf(main).outputs }],
  ['docs/troubleshooting.md', { errors: titlesOf(ERRORS), warnings: titlesOf(WARNINGS) }],
  [
    'docs/networks.md',
    { networks: table(['network', 'what it checks', 'call to action', 'source'], networkRows()) },
  ],
  ['docs/performance.md', { results: performanceLines(results, table) }],
  ...SUB_ACTIONS.map((folder): [string, Tables] => {
    return [join(folder, 'README.md'), { ...tablesOf(readAction(folder), main.inputs) }];
  }),
];

for (const [path, tables] of PAGES) {
  const before = readFileSync(resolve(root, path), 'utf8');
  const after = withTables(before, tables, path);
  if (!process.argv.includes('--check')) {
    writeFileSync(resolve(root, path), after);
    continue;
  }
  const fresh = after === before;
  process.stdout.write(`${path}: tables are ${fresh ? 'fresh' : 'stale, run npm run generate'}\n`);
  if (!fresh) process.exitCode = 1;
}
