/**
 * What a release needs, in a clone with all tags.
 *
 * Usage: npm run --silent release -- <what> v1.2.3
 *   prepare         writes the version and today's date into the files that name them, and says which these are
 *   plan            prints the kind of release as step outputs, `prerelease` and `latest`; fails if the tag does not fit package.json,
 *                   or if package.json names another owner than GITHUB_REPOSITORY, else than `origin`
 *   notes           prints the section of CHANGELOG.md about it; fails if there is none
 *   move-major-tag  moves the tag `vX` at `origin` to it, but never to an older one; needs the right to push
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
const COMMANDS: Readonly<Record<string, (tag: string) => string>> = {
  prepare: (tag) => {
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
  },
  plan: (tag) => {
    const repository = process.env['GITHUB_REPOSITORY'] || git('remote', 'get-url', 'origin').trim();
    const tags = git('tag', '--list').split('\n');
    const plan = planRelease(tag, JSON.parse(read('package.json')), repository, tags);
    return `prerelease=${plan.prerelease}\nlatest=${plan.latest}\n`;
  },
  notes: (tag) => cutReleaseNotes(read('CHANGELOG.md'), tag.replace(/^v/, '')),
  'move-major-tag': (tag) => `${moveMajorTag(process.cwd(), tag)}\n`,
};

const [what = '', tag = ''] = process.argv.slice(2);
try {
  const command = COMMANDS[what];
  if (command === undefined)
    throw new Error(`Usage: npm run --silent release -- <${Object.keys(COMMANDS).join(' | ')}> v1.2.3`);
  requireReleaseTag(tag);
  process.stdout.write(command(tag));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
