/**
 * Fails if the registry knows a vulnerability of a locked package, or if it does not respond. A registry without this service, such
 * as a mirror, is no failure.
 *
 * Usage: npm run verify -- audit
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** The folders with a lock. */
for (const folder of ['.', 'tools/mutation/stryker']) {
  const options = { cwd: resolve(import.meta.dirname, '..', folder), shell: true, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('npm audit --package-lock-only --loglevel=warn', options);
  process.stdout.write(`${folder}: ${stdout}${stderr}`);
  // npm exits with 1 for a vulnerability and for an error, and only warns of the status, also below `npm run --silent`. These are the statuses of a registry that has no such service.
  if (/^npm warn audit (?:404|405|501) /m.test(stderr)) process.stdout.write('audit: not done\n');
  else if (status !== 0) process.exitCode = 1;
}
