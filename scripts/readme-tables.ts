/**
 * Writes the tables of inputs and outputs into the README.md beside each action.yml, between `<!-- inputs -->` and
 * `<!-- /inputs -->` (and likewise `outputs`).
 *
 * Usage: node scripts/readme-tables.ts [--check]      --check writes nothing and fails if a table is stale
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

interface Metadata {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

/** The folders of the actions. */
const ACTIONS = ['.', 'games', 'assets', 'merge', 'emulator'];

const root = resolve(import.meta.dirname, '..');
const cell = (text: string): string => text.replaceAll('|', '\\|');

function tablesOf({ inputs, outputs }: Metadata): Record<string, readonly string[]> {
  return {
    inputs: [
      '| input | default | meaning |',
      '|---|---|---|',
      ...Object.entries(inputs).map(([name, input]) => {
        const fallback = input.default === undefined ? '' : `\`${input.default}\``;
        return `| \`${name}\` | ${fallback} | ${cell(input.description)} |`;
      }),
    ],
    outputs: [
      '| output | value |',
      '|---|---|',
      ...Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`),
    ],
  };
}

function withTables(readme: string, tables: ReturnType<typeof tablesOf>, path: string): string {
  return Object.entries(tables).reduce((text, [name, lines]) => {
    const section = new RegExp(`(?<=<!-- ${name} -->\n)[\\s\\S]*?(?=<!-- /${name} -->)`);
    if (!section.test(text)) throw new Error(`${path} has no <!-- ${name} --> section`);
    return text.replace(section, () => `\n${lines.join('\n')}\n\n`);
  }, readme);
}

for (const folder of ACTIONS) {
  const path = join(folder, 'README.md');
  const action: Metadata = parse(readFileSync(resolve(root, folder, 'action.yml'), 'utf8'));
  const before = readFileSync(resolve(root, path), 'utf8');
  const after = withTables(before, tablesOf(action), path);
  if (!process.argv.includes('--check')) {
    writeFileSync(resolve(root, path), after);
    continue;
  }
  const fresh = after === before;
  process.stdout.write(`${path}: tables are ${fresh ? 'fresh' : 'stale, run npm run generate'}\n`);
  if (!fresh) process.exitCode = 1;
}
