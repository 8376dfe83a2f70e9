/**
 * What a release needs, in a clone with all tags.
 *
 * Usage: npm run --silent release -- <what> v1.2.3      without an argument it says what there is
 */
import { execFileSync, execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cutReleaseNotes, RELEASE_EDITS } from './release/changelog.ts';
import { moveMajorTag, planRelease, requireReleaseTag } from './release/tags.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

/** What each word does, and the text that it prints. */
const COMMANDS: Readonly<Record<string, readonly [description: string, run: (tag: string) => string]>> = {
  prepare: [
    "write the version and today's date into the files that name them, and list these files",
    prepare,
  ],
  plan: ['print the kind of release, or fail if package.json has another version or another owner', plan],
  notes: ['print the section of CHANGELOG.md', (tag) => cutReleaseNotes(read('CHANGELOG.md'), tag.slice(1))],
  'move-major-tag': [
    'move the tag vX at origin to this release, but never back; you need the right to push tags',
    (tag) => `${moveMajorTag(process.cwd(), tag)}\n`,
  ],
};

const USAGE = `Usage: npm run --silent release -- <what> v1.2.3

${Object.entries(COMMANDS)
  .map(([name, [description]]) => `  ${name.padEnd(16)}${description}\n`)
  .join('')}
docs/releasing.md says when.
`;

const [what = '', tag = ''] = process.argv.slice(2);
try {
  const [, run] = COMMANDS[what] ?? [];
  if (what === '' || process.argv.includes('--help')) {
    process.stdout.write(USAGE);
  } else if (run === undefined) {
    throw new Error(`${JSON.stringify(what)} is none of the words below.\n\n${USAGE}`);
  } else {
    requireReleaseTag(tag);
    process.stdout.write(run(tag));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function prepare(tag: string): string {
  const version = tag.slice(1);
  const today = new Date().toISOString().slice(0, 10);
  const texts = Object.entries(RELEASE_EDITS).map(
    ([file, edit]) => [file, edit(read(file), version, today)] as const,
  );
  for (const [file, text] of texts) writeFileSync(resolve(root, file), text);
  execSync(`npm version --no-git-tag-version --allow-same-version ${version}`, { cwd: root });
  const changed = git('diff', '--name-only', '--', ...Object.keys(RELEASE_EDITS), 'package*.json');
  return `Changed for ${tag}:

${changed.replace(/^/gm, '  ').trimEnd()}

Next, read the notes of the release: npm run --silent release -- notes ${tag}
Then run npm run build && npm run check && npm test, and commit everything. docs/releasing.md says what follows.
`;
}

/** The kind of release as step outputs. The repository is GITHUB_REPOSITORY, else `origin`. */
function plan(tag: string): string {
  const repository = process.env['GITHUB_REPOSITORY'] || git('remote', 'get-url', 'origin').trim();
  const tags = git('tag', '--list').split('\n');
  const { prerelease, latest } = planRelease(tag, JSON.parse(read('package.json')), repository, tags);
  return `prerelease=${prerelease}\nlatest=${latest}\n`;
}
