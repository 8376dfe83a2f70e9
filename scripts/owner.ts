/**
 * Writes the repository's owner into every file that names the repository, also into `dist`. The owner is the one of `repository` in
 * package.json.
 *
 * Usage: node scripts/owner.ts [--owner NAME | --check]      --owner changes package.json, too; --check writes nothing and fails
 *        if a file names another owner
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Git ignores these, except its own. */
const IGNORED = ['.git', 'node_modules', 'build', 'coverage', '.demo', '.cache'];
const NAME = /^(?=.{1,39}$)[a-z\d]+(?:-[a-z\d]+)*$/i;

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { owner: { type: 'string' }, check: { type: 'boolean' } } });
const { name, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const previous: string = /^github:(.+)\//.exec(repository)?.[1] ?? '';
const owner = values.owner ?? previous;
if (!NAME.test(owner)) {
  throw new RangeError(`"${owner}" is no owner: GitHub allows up to 39 letters, digits and single hyphens`);
}
const named = new RegExp(String.raw`(?<![\w-])[\w-]+(?=/${name}(?![\w-]))`, 'g');
/** The lines to report: with `--check` those with another owner, otherwise those with the previous one in another place. */
const wrong = values.check
  ? new RegExp(String.raw`(?<![\w-])(?!${owner}/)[\w-]+(?=/${name}(?![\w-]))`)
  : new RegExp(String.raw`(?<![\w-])${previous}(?![\w-])`);
const advice = values.check
  ? `is not the owner in package.json, ${owner}: run npm run generate`
  : 'is the previous owner: does this line need a change by hand?';

for (const path of filesIn(root)) {
  // Every byte is one character, so that binary files stay as they are.
  const before = readFileSync(path, 'latin1');
  const text = values.check ? before : before.replace(named, owner);
  if (text !== before) writeFileSync(path, text, 'latin1');
  if (owner === previous && !values.check) continue;
  for (const [index, line] of text.split('\n').entries()) {
    const [found] = wrong.exec(line) ?? [];
    if (found === undefined) continue;
    process.stdout.write(`${relative(root, path)}:${index + 1}: ${found} ${advice}\n`);
    if (values.check) process.exitCode = 1;
  }
}
process.stdout.write(`owner: ${owner}\n`);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !IGNORED.includes(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    });
}
