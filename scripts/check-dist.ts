/** Fails if `dist` differs in any byte from a new build of this tree. `npm test` starts with it: `test/e2e` runs `dist`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const fresh = mkdtempSync(join(tmpdir(), 'dist-'));
const options = { cwd: resolve(import.meta.dirname, '..'), stdio: 'inherit' } as const;

function verdict(): string {
  const build = spawnSync(`npm run --silent build -- "${fresh}"`, { ...options, shell: true });
  if (build.status !== 0) return 'dist may be stale: correct the errors above, then run npm run build';
  const diff = spawnSync('git', ['diff', '--no-index', '--stat', 'dist', fresh], options);
  return diff.status === 0 ? 'dist: as built' : 'dist is stale: run npm run build and commit it';
}

try {
  process.stdout.write('dist: compared with a new build, which takes some 10 s\n');
  const text = verdict();
  process.stdout.write(`${text}\n`);
  process.exitCode = text === 'dist: as built' ? 0 : 1;
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
