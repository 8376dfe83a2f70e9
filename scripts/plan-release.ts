/**
 * Prints which kind of release a tag makes as step outputs: `prerelease` and `latest`. Fails if the tag does not fit package.json.
 *
 * Usage: node scripts/plan-release.ts v1.2.3      in a clone with all tags
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { planRelease } from './release/plan-release.ts';

const root = resolve(import.meta.dirname, '..');
const [tag = ''] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const tags = execFileSync('git', ['tag', '--list'], { cwd: root, encoding: 'utf8' }).split('\n');
try {
  const plan = planRelease(tag, version, tags);
  for (const [name, value] of Object.entries(plan)) process.stdout.write(`${name}=${value}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
