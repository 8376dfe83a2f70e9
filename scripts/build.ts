/**
 * Builds what GitHub runs: `src` to JavaScript by `tsc`, then one bundle an entry by `ncc`, with the licences of all
 * that is in it. The same tree gives the same bytes, wherever it lies.
 *
 * Usage: node scripts/build.ts [folder]      the folder is `dist` unless it is given
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The entries that GitHub starts, each a file of `src` and a folder of `dist`. */
const ENTRIES = ['main', 'games', 'assets', 'merge', 'emulator', 'emulator-start', 'emulator-stop'];
const LICENCES = 'licenses.txt';

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
for (const entry of ENTRIES) bundle(entry, target);

// With a part that is loaded later, ncc lists the licences of that part alone: they are those of a bundle in one piece.
const whole = mkdtempSync(join(tmpdir(), 'bundle-'));
try {
  joinParts();
  for (const entry of ENTRIES) {
    bundle(entry, whole);
    copyFileSync(join(whole, entry, LICENCES), join(target, entry, LICENCES));
  }
} finally {
  rmSync(whole, { recursive: true, force: true });
}

function bundle(entry: string, folder: string): void {
  const from = resolve(compiled, `${entry}.js`);
  const to = join(folder, entry);
  const options = ['--license', LICENCES, '--no-cache', '--quiet'];
  run('@vercel/ncc/dist/ncc/cli.js', 'build', from, '-o', to, ...options);
}

/** Lets everything that is compiled be bundled in one piece. */
function joinParts(): void {
  for (const path of readdirSync(compiled, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js')) continue;
    const file = join(compiled, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('webpackMode: "lazy"', 'webpackMode: "eager"'));
  }
}
