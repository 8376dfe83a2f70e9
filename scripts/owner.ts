/**
 * Writes the repository's owner into every file that names the repository, also into `dist`. The owner is the one of `repository` in
 * package.json. A name of more than 39 characters is a placeholder, because GitHub gives such a name to nobody; on pages, steps then use
 * `<owner>`, and README.md has no badges.
 *
 * Usage: node scripts/owner.ts [--owner NAME | --check]      --owner changes package.json, too, and lets every step use the tag `vX`,
 *        since a new owner has no releases; --check writes nothing and fails if a file names another owner
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Git ignores these, except its own. */
const IGNORED = ['.git', 'node_modules', 'build', 'coverage', '.demo', '.cache'];
const USAGE = 'Usage: npm run generate [-- --owner NAME]';
const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/i;
const MAX_LENGTH = 39;

const root = resolve(import.meta.dirname, '..');
const values = readArguments();
const { name, repository, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const previous: string = /^github:(.+)\//.exec(repository)?.[1] ?? '';
const owner = values.owner ?? previous;
if (!NAME.test(owner)) stop(`"${owner}" is no owner: GitHub allows letters, digits and single hyphens`);
const isPlaceholder = owner.length > MAX_LENGTH;
/** What GitHub and its tools read as an owner. A path such as `../code/playable-export-action` has none. */
const BEFORE = String.raw`uses: |github:|github\.com[/:]|--repo |\* @|^ +(?=\S+/\*: )`;
const named = new RegExp(String.raw`(${BEFORE})(?:<owner>|[\w-]+)(?=/${name}(?![\w-]))`, 'g');
const tagInStep = new RegExp(String.raw`(?<=uses: \S+/${name}(?:/[\w./-]+)?@)[\w.-]*\w`, 'g');
/** The whole line of badges in README.md. They lead somewhere only once there is an owner. */
const BADGES = /^.*<!-- badges -->$/;
/** The line of README.md that a copy does not need, which is used by its tag `v0`. */
const NO_RELEASE = /^.*<!-- no release -->$/;
const noRelease = '**No release exists yet**: use [your own copy](#your-own-copy). ';
const page = `https://github.com/${owner}/${name}`;
const badges = [
  `[![CI](${page}/actions/workflows/ci.yml/badge.svg)](${page}/actions/workflows/ci.yml) `,
  '[![License: MIT](https://img.shields.io/badge/license-MIT-blue)](LICENSE) ',
];
const left = new RegExp(String.raw`(?<![\w-])${previous}(?![\w-])`);

let written = 0;
for (const path of filesIn(root)) {
  const inStep = isPlaceholder && path.endsWith('.md') ? '<owner>' : owner;
  // Every byte is one character, so that binary files stay as they are.
  const before = readFileSync(path, 'latin1').split('\n');
  const after = before.map((line) =>
    line
      .replace(named, (_, before: string) => `${before}${before === 'uses: ' ? inStep : owner}`)
      .replace(tagInStep, (tag) => (owner === previous ? tag : `v${version.split('.')[0]}`))
      .replace(BADGES, `${isPlaceholder ? '' : badges.join('')}<!-- badges -->`)
      .replace(NO_RELEASE, `${isPlaceholder ? noRelease : ''}<!-- no release -->`),
  );
  const report = (index: number, advice: string): boolean =>
    process.stdout.write(`${relative(root, path)}:${index + 1}: ${advice}\n`);
  for (const [index, line] of after.entries()) {
    if (values.check && line !== before[index]) {
      report(index, `names another owner than package.json, ${owner}: run npm run generate`);
      process.exitCode = 1;
    } else if (owner !== previous && left.test(line)) {
      report(index, `${previous} is the previous owner: does this line need a change by hand?`);
    }
  }
  if (!values.check && after.some((line, index) => line !== before[index])) {
    writeFileSync(path, after.join('\n'), 'latin1');
    written += 1;
  }
}
const result =
  written === 0 ? '' : `, written into ${written} ${written === 1 ? 'file' : 'files'}: commit them`;
process.stdout.write(`owner: ${owner}${isPlaceholder ? ', a placeholder' : ''}${result}\n`);

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { owner: { type: 'string' }, check: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (!values.help) return values;
    process.stdout.write(`${USAGE}\n`);
    process.exit();
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function stop(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !IGNORED.includes(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    });
}
