/**
 * Writes the tables of inputs and outputs into the README.md beside each action.yml, between `<!-- inputs -->` and
 * `<!-- /inputs -->` (and likewise `outputs`), and those of all titles into README.md and docs/troubleshooting.md. README.md has the inputs
 * that a first workflow needs, and docs/inputs.md all of them.
 *
 * Usage: node scripts/readme-tables.ts [--check]      --check writes nothing and fails if a table is stale
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { ERRORS, WARNINGS } from '../src/action/titles.ts';

interface Metadata {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

/** The folders of the actions. */
const ACTIONS = ['.', 'games', 'assets', 'emulator'];

/** The input that no workflow gives. */
const FILLED_IN = 'matrix';

/** The inputs that a first workflow needs. */
const FIRST = ['token', 'base-url', 'organization', 'variant', 'network', 'exports', 'assets', 'dry-run'];

const root = resolve(import.meta.dirname, '..');
const cell = (text: string): string => text.replaceAll('|', '\\|');

type Tables = Readonly<Record<string, readonly string[]>>;
type Meanings = Readonly<
  Record<string, { readonly what: string; readonly advice: string; readonly inShort?: string }>
>;

/** The lines of a table. A pipe in a cell would end it. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)];
}

function titlesOf(titles: Meanings): string[] {
  const rows = Object.entries(titles).map(([title, { what, advice }]) => [`\`${title}\``, what, advice]);
  return table(['title', 'what happened', 'what to do'], rows);
}

/** The titles that are important enough for README.md. */
function titlesInShort(titles: Meanings): string[] {
  const rows = Object.entries(titles).flatMap(([title, { inShort }]) =>
    inShort === undefined ? [] : [[`\`${title}\``, inShort]],
  );
  return table(['title', 'what to do'], rows);
}

function tablesOf({ inputs, outputs }: Metadata) {
  const inputRows = Object.entries(inputs)
    .filter(([name]) => name !== FILLED_IN)
    .map(([name, input]) => [
      `\`${name}\``,
      input.default === undefined ? '' : `\`${input.default}\``,
      input.description,
    ]);
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

const PAGES = ACTIONS.flatMap((folder): [path: string, tables: Tables][] => {
  const action: Metadata = parse(readFileSync(resolve(root, folder, 'action.yml'), 'utf8'));
  const page = join(folder, 'README.md');
  const tables = tablesOf(action);
  if (folder !== '.') return [[page, tables]];
  const first = Object.entries(action.inputs).filter(([name]) => FIRST.includes(name));
  const inShort = tablesOf({ inputs: Object.fromEntries(first), outputs: action.outputs });
  return [
    [page, { ...inShort, errors: titlesInShort(ERRORS) }],
    ['docs/inputs.md', { inputs: tables.inputs }],
  ];
});
PAGES.push(['docs/troubleshooting.md', { errors: titlesOf(ERRORS), warnings: titlesOf(WARNINGS) }]);

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
