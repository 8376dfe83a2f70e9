/**
 * Runs all checks, also after one has failed, and lists the failed ones at the end. Causes come before what follows from them: whoever
 * changes an action.yml and forgets `npm run generate` sees that before the `dist` that differs for it.
 *
 * Usage: npm run check
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Each command, and what to do if it fails. */
const CHECKS: readonly (readonly [command: string, advice: string])[] = [
  ['tsc -p .', 'correct the types'],
  ['tsc -p emulator/tsconfig.browser.json', 'correct the types of the scripts for browsers'],
  ['biome ci .', 'run npm run format'],
  ['node scripts/check-layers.ts', 'import downwards only: docs/architecture.md'],
  ['npm run --silent check --workspace api', 'run npm run generate'],
  ['node scripts/readme-tables.ts --check', 'run npm run generate'],
  ['node scripts/owner.ts --check', 'run npm run generate'],
  ['node scripts/check-dist.ts', 'run npm run build, and commit dist'],
  ['knip', 'remove what is not used'],
];

const options = { cwd: resolve(import.meta.dirname, '..'), shell: true, stdio: 'inherit' } as const;
const failed = CHECKS.filter(([command]) => spawnSync(command, options).status !== 0);
for (const [command, advice] of failed) process.stderr.write(`✗ ${command}: ${advice}\n`);
process.stdout.write(`${CHECKS.length - failed.length} of ${CHECKS.length} checks passed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
