/**
 * Prints the section of CHANGELOG.md about a release. Fails if there is none.
 *
 * Usage: node scripts/release-notes.ts v1.2.3
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cutReleaseNotes } from './release/cut-release-notes.ts';

const [tag = ''] = process.argv.slice(2);
try {
  const changelog = readFileSync(resolve(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
  process.stdout.write(cutReleaseNotes(changelog, tag.replace(/^v/, '')));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
