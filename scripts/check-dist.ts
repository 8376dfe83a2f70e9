/** Fails if `dist` differs in any byte from a new build of this tree. */
import { execSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const cwd = resolve(import.meta.dirname, '..');
const fresh = mkdtempSync(join(tmpdir(), 'dist-'));
try {
  execSync(`npm run --silent build -- "${fresh}"`, { cwd, stdio: 'inherit' });
  const diff = spawnSync('git', ['diff', '--no-index', '--stat', 'dist', fresh], { cwd, stdio: 'inherit' });
  process.stdout.write(
    diff.status === 0 ? 'dist: as built\n' : 'dist is stale: run npm run build and commit it\n',
  );
  process.exitCode = diff.status ?? 1;
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
