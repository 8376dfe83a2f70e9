/**
 * Writes every YAML block of README.md as a workflow of its own, so that actionlint can read them: whole workflows as they
 * are, the steps or the job of one in a workflow around them. This action is called by its path, whose inputs are known.
 *
 * Usage: node scripts/readme-workflows.ts <folder>      the folder is `.github/workflows` of a copy of this repository
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const BLOCK = /^```yaml\n(?<block>[\s\S]*?)^```$/gm;

const JOB = 'on: push\njobs:\n  recipe:\n    runs-on: ubuntu-latest\n';

/** A block as a workflow: it is one, or the keys of a job, or steps. */
function asWorkflow(block: string): string {
  if (/^jobs:/m.test(block)) return block;
  const steps = block.startsWith('- ');
  const indented = block.replace(/^(?=.)/gm, steps ? '      ' : '    ');
  return `${JOB}${steps ? '    steps:\n' : ''}${indented}`;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('The folder for the workflows is missing');
const readme = readFileSync(resolve(import.meta.dirname, '..', 'README.md'), 'utf8');
const blocks = [...readme.matchAll(BLOCK)].map(({ groups }) => groups?.['block'] ?? '');
mkdirSync(folder, { recursive: true });
for (const [index, block] of blocks.entries()) {
  const workflow = asWorkflow(block).replaceAll('your-organization/playable-export-action@v0', './');
  writeFileSync(resolve(folder, `readme-${index + 1}.yml`), workflow);
}
process.stdout.write(`README.md: ${blocks.length} blocks of YAML\n`);
