/**
 * Fails if the committed `dist` differs in any byte from the builds of two fresh clones of the last commit. The clones have other
 * folders, languages, time zones and umasks, and npm runs on this machine's Node in one of them.
 *
 * Usage: npm run verify -- reproducible      needs git and a POSIX shell, and takes one or two minutes
 */
import { execFile } from 'node:child_process';
import { mkdtempDisposable, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const BUILD = `umask "$0" && git clone --quiet "$1" "$2" && cd "$2" && node --version &&
  npm ci --prefer-offline --no-audit --no-fund >&2 && npm run build >&2 && git status --porcelain -- dist`;

// The variables that `npm run` adds name this tree.
const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE|INIT_CWD)/i.test(name));
const folders = (process.env['PATH'] ?? '').split(delimiter);
const systemPath = folders.filter((folder) => !/node_modules|node-gyp-bin/.test(folder)).join(delimiter);
const projectPath = `${dirname(process.execPath)}${delimiter}${systemPath}`;

await using folder = await mkdtempDisposable(join(tmpdir(), 'reproduce-'));
const temporary = await realpath(folder.path);
const far = 'far away/from home/in a folder/with blanks/ğüş';
const same = await Promise.all([
  isSameIn(far, '077', { LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati', PATH: systemPath }),
  isSameIn('near', '002', { LC_ALL: 'C', TZ: 'America/St_Johns', PATH: projectPath }),
]);
process.exitCode = same.every(Boolean) ? 0 : 1;

/** Builds in a folder and prints which files differ. */
async function isSameIn(folder: string, umask: string, env: Record<string, string>): Promise<boolean> {
  const options = { env: { ...Object.fromEntries(inherited), ...env } };
  const { stdout } = await run('sh', ['-c', BUILD, umask, root, join(temporary, folder)], options);
  const [version, ...stale] = stdout.trimEnd().split('\n');
  const result = stale.length === 0 ? 'the same bytes' : `${stale.length} files differ:\n${stale.join('\n')}`;
  process.stdout.write(
    `Node ${version}, ${env['LC_ALL']}, ${env['TZ']}, umask ${umask}, ${folder}: ${result}\n`,
  );
  return stale.length === 0;
}
