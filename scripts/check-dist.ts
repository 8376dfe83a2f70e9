/** Fails if `dist` differs in any byte from a new build of this tree. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'dist');
const fresh = mkdtempSync(join(tmpdir(), 'dist-'));

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => isFile(join(folder, path)));
const contentOf = (path: string): string => (isFile(path) ? readFileSync(path, 'base64') : 'missing');

try {
  execFileSync(process.execPath, [join(root, 'scripts/build.ts'), fresh], { stdio: 'inherit' });
  const paths = [...new Set([...filesIn(fresh), ...filesIn(dist)])].sort();
  const stale = paths.filter((path) => contentOf(join(fresh, path)) !== contentOf(join(dist, path)));
  for (const path of stale) process.stdout.write(`dist/${path} is stale: run npm run build and commit it\n`);
  process.stdout.write(`dist: ${paths.length} files, ${stale.length} stale\n`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
