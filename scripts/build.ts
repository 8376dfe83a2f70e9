/**
 * Builds what GitHub runs: `src` to JavaScript by `tsc`, then one bundle an entry by `ncc`, with the licences of all
 * that is in it. The same tree gives the same bytes, wherever it lies.
 *
 * Usage: node scripts/build.ts [folder]      the folder is `dist` unless it is given
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';

/** The entries that GitHub starts, each a file of `src` and a folder of `dist`. */
const ENTRIES = ['main'];

const root = resolve(import.meta.dirname, '..');
const target = resolve(root, process.argv[2] ?? 'dist');
const compiled = resolve(root, 'build');

function run(script: string, ...args: string[]): void {
  execFileSync(process.execPath, [resolve(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
}

rmSync(compiled, { recursive: true, force: true });
rmSync(target, { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
for (const entry of ENTRIES) {
  const from = resolve(compiled, `${entry}.js`);
  const to = resolve(target, entry);
  run(
    '@vercel/ncc/dist/ncc/cli.js',
    'build',
    from,
    '-o',
    to,
    '--license',
    'licenses.txt',
    '--no-cache',
    '--quiet',
  );
}
