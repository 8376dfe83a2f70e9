/**
 * Builds what GitHub runs, after `tsc`: one bundle, of which each entry loads its part. The same tree gives the same bytes in any
 * folder.
 *
 * Usage: npm run build [-- FOLDER]      default: `dist`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle } from './bundle.ts';

/** Each entry is a file of `src` and a folder of `dist`. */
const ENTRIES = ['main', 'games', 'assets', 'merge', 'emulator', 'emulator-start', 'emulator-stop'];

// The bundle names its files relative to this folder.
process.chdir(resolve(import.meta.dirname, '..'));
const target = process.argv[2] ?? 'dist';
const all = resolve('.cache/build/index.js');
const starts = ENTRIES.map((name) => `  '${name}': () => import('./${name}.js'),\n`);
writeFileSync(all, `export const start = {\n${starts.join('')}};\n`);
await bundle(all, target);
for (const name of ENTRIES) {
  mkdirSync(join(target, name));
  const start = `import { start } from '../index.js';\n\nawait start['${name}']();\n`;
  writeFileSync(join(target, name, 'index.js'), start);
}
