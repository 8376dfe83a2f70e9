/**
 * Runs the tests: those of `unit` and `emulator`, and those of `e2e`, which run `dist`, so that it is compared with a new build first.
 *
 * Usage: npm test [-- --project NAME]... [file or folder ...]      unit, emulator, e2e, or real, which needs other programs
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { project: { type: 'string', multiple: true, default: ['unit', 'emulator', 'e2e'] } },
});
const { FORCE_COLOR: _, ...env } = process.env;
const options = {
  cwd: resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
  // In colours, the dots of a run would be a line of 150 KB.
  env: process.stdout.isTTY ? process.env : { ...env, NO_COLOR: '1' },
} as const;
const node = (...command: string[]): boolean => spawnSync(process.execPath, command, options).status === 0;
const runsDist = [values.project].flat().includes('e2e');
if (runsDist) process.stdout.write('All tests take 2 to 4 minutes.\n');
const isFresh = !runsDist || node('scripts/check-dist.ts');
process.exitCode = isFresh && node('node_modules/vitest/vitest.mjs', 'run', ...args) ? 0 : 1;
