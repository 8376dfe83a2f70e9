/**
 * Writes every YAML block of every action's README.md and of docs/*.md as a workflow, so that actionlint can read it; a block of steps or of a job
 * gets the missing keys. The workflows call the actions and deliver.yml by their paths, so that actionlint knows their inputs and outputs.
 *
 * Usage: node scripts/readme-workflows.ts <folder>      the folder is `.github/workflows` of a clone of this repository
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const BLOCK = /^```yaml\n(?<block>[\s\S]*?)^```$/gm;

const JOB = 'on: push\njobs:\n  recipe:\n    runs-on: ubuntu-latest\n';

/** Completes a block, which is a workflow, the keys of a job, or steps. */
function asWorkflow(block: string): string {
  if (/^jobs:/m.test(block)) return block;
  const steps = block.startsWith('- ');
  const indented = block.replace(/^(?=.)/gm, steps ? '      ' : '    ');
  return `${JOB}${steps ? '    steps:\n' : ''}${indented}`;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('The folder for the workflows is missing');
const root = resolve(import.meta.dirname, '..');
mkdirSync(folder, { recursive: true });
const docs = readdirSync(resolve(root, 'docs')).filter((name) => name.endsWith('.md'));
const readmes = ['', 'games', 'assets', 'emulator'].map((action) => join(action, 'README.md'));
for (const page of [...readmes, ...docs.map((name) => join('docs', name))]) {
  const text = readFileSync(resolve(root, page), 'utf8');
  const blocks = [...text.matchAll(BLOCK)].map(({ groups }) => groups?.['block'] ?? '');
  for (const [index, block] of blocks.entries()) {
    const workflow = asWorkflow(block).replace(
      /[\w<>-]+\/playable-export-action(?:\/([\w./-]+))?@v0/g,
      './$1',
    );
    const name = page.replace(/\.md$/, '').replaceAll(/\W+/g, '-');
    writeFileSync(resolve(folder, `readme-${name}-${index + 1}.yml`), workflow);
  }
  process.stdout.write(`${page}: ${blocks.length} blocks of YAML\n`);
}
