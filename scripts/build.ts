/**
 * Builds what GitHub runs: one bundle per entry, with the licences of its packages. The same tree gives the same bytes in any folder.
 *
 * Usage: node scripts/build.ts [folder]      default: `dist`
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle } from './bundle.ts';

/** Each entry is a file of `src` and a folder of `dist`. */
const ENTRIES = ['main', 'games', 'assets', 'merge', 'emulator', 'emulator-start', 'emulator-stop'];

const root = resolve(import.meta.dirname, '..');
const target = resolve(root, process.argv[2] ?? 'dist');

rmSync(target, { recursive: true, force: true });
for (const entry of ENTRIES) await bundle(join(root, 'src', `${entry}.ts`), join(target, entry));
