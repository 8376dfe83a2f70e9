/** Fails where `dist` is not, byte for byte, what a build of this tree gives. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const fresh = mkdtempSync(join(tmpdir(), 'dist-'));

function filesOf(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), readFileSync(path)];
    }),
  );
}

try {
  execFileSync(process.execPath, [join(root, 'scripts/build.ts'), fresh], { stdio: 'inherit' });
  const [built, committed] = [filesOf(fresh), filesOf(join(root, 'dist'))];
  const paths = [...new Set([...built.keys(), ...committed.keys()])].sort();
  const stale = paths.filter((path) => {
    const [a, b] = [built.get(path), committed.get(path)];
    return a === undefined || b === undefined || !a.equals(b);
  });
  for (const path of stale) process.stdout.write(`dist${path} is stale: run npm run build and commit it\n`);
  process.stdout.write(`dist: ${paths.length} files, ${stale.length} stale\n`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
