/**
 * Writes the tables of inputs and outputs into README.md, from action.yml, between `<!-- inputs -->` and
 * `<!-- /inputs -->` (and likewise `outputs`).
 *
 * Usage: node scripts/readme-tables.ts [--check]      --check writes nothing and fails where a table is stale
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

interface Metadata {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const root = resolve(import.meta.dirname, '..');
const readme = resolve(root, 'README.md');
const action: Metadata = parse(readFileSync(resolve(root, 'action.yml'), 'utf8'));

const cell = (text: string): string => text.replaceAll('|', '\\|');
const tables = {
  inputs: [
    '| input | default | meaning |',
    '|---|---|---|',
    ...Object.entries(action.inputs).map(([name, input]) => {
      const fallback = input.default === undefined ? '' : `\`${input.default}\``;
      return `| \`${name}\` | ${fallback} | ${cell(input.description)} |`;
    }),
  ],
  outputs: [
    '| output | value |',
    '|---|---|',
    ...Object.entries(action.outputs).map(
      ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
    ),
  ],
};

const before = readFileSync(readme, 'utf8');
let after = before;
for (const [name, lines] of Object.entries(tables)) {
  const section = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!section.test(after)) throw new Error(`README.md has no <!-- ${name} --> section`);
  after = after.replace(
    section,
    (_, start: string, end: string) => `${start}\n${lines.join('\n')}\n\n${end}`,
  );
}
if (process.argv.includes('--check')) {
  const fresh = after === before;
  process.stdout.write(
    fresh ? 'README.md: tables are fresh\n' : 'README.md: tables are stale, run npm run generate\n',
  );
  process.exitCode = fresh ? 0 : 1;
} else {
  writeFileSync(readme, after);
}
