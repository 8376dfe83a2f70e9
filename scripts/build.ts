/**
 * Builds what GitHub runs: `src` to JavaScript by `tsc`, then one bundle an entry by `ncc`, with the licences of all
 * that is in it. The same tree gives the same bytes, wherever it lies.
 *
 * Usage: node scripts/build.ts [folder]      the folder is `dist` unless it is given
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle } from './bundle.ts';

/** The entries that GitHub starts, each a file of `src` and a folder of `dist`. */
const ENTRIES = ['main', 'games', 'assets', 'merge', 'emulator', 'emulator-start', 'emulator-stop'];

const root = resolve(import.meta.dirname, '..');
const target = resolve(root, process.argv[2] ?? 'dist');
const compiled = join(root, 'build');

rmSync(compiled, { recursive: true, force: true });
rmSync(target, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'tsconfig.build.json')],
  { cwd: root, stdio: 'inherit' },
);
for (const entry of ENTRIES) bundle(join(compiled, `${entry}.js`), join(target, entry));
