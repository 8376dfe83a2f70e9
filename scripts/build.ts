/**
 * Builds what GitHub runs: `tsc` compiles `src`, then `ncc` makes one bundle per entry, with the licences of its packages. The same
 * tree gives the same bytes in any folder.
 *
 * Usage: node scripts/build.ts [folder]      default: `dist`
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle } from './bundle.ts';

/** Each entry is a file of `src` and a folder of `dist`. */
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
