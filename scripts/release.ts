/**
 * What a release needs, in a clone with all tags.
 *
 * Usage: node scripts/release.ts <what> v1.2.3
 *   plan            prints the kind of release as step outputs, `prerelease` and `latest`; fails if the tag does not fit package.json
 *   notes           prints the section of CHANGELOG.md about it; fails if there is none
 *   move-major-tag  moves the tag `vX` at `origin` to it, but never to an older one; needs the right to push
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cutReleaseNotes } from './release/cut-release-notes.ts';
import { moveMajorTag } from './release/move-major-tag.ts';
import { planRelease } from './release/plan-release.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const COMMANDS: Readonly<Record<string, (tag: string) => string>> = {
  plan: (tag) => {
    const tags = execFileSync('git', ['tag', '--list'], { cwd: root, encoding: 'utf8' }).split('\n');
    const plan = planRelease(tag, JSON.parse(read('package.json')).version, tags);
    return Object.entries(plan)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');
  },
  notes: (tag) => cutReleaseNotes(read('CHANGELOG.md'), tag.replace(/^v/, '')),
  'move-major-tag': (tag) => `${moveMajorTag(process.cwd(), tag)}\n`,
};

const [what = '', tag = ''] = process.argv.slice(2);
try {
  const command = COMMANDS[what];
  if (command === undefined) throw new Error(`The command must be ${Object.keys(COMMANDS).join(', ')}`);
  process.stdout.write(command(tag));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
