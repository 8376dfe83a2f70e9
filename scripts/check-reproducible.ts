/**
 * Fails if the committed `dist` differs in any byte from the builds of two fresh clones of the last commit. The clones have other
 * folders, languages, time zones and umasks, and one of them uses this machine's Node instead of the project's.
 *
 * Usage: npm run verify -- reproducible      needs git and a POSIX shell, and takes one or two minutes
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

interface Place {
  /** The folder of the clone, as a relative path. */
  readonly folder: string;
  readonly umask: string;
  /** The first folder of the path. */
  readonly node?: string;
  readonly env: Readonly<Record<string, string>>;
}

const root = resolve(import.meta.dirname, '..');
const PLACES: readonly Place[] = [
  {
    folder: 'far away/from home/in a folder/with blanks/ğüş',
    umask: '077',
    env: { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' },
  },
  {
    folder: 'near',
    umask: '002',
    node: dirname(process.execPath),
    env: { LANG: 'C', LC_ALL: 'C', TZ: 'America/St_Johns' },
  },
];
const BUILD =
  'umask "$0" && git clone --quiet "$1" "$2" && cd "$2" && npm ci --prefer-offline --no-audit --no-fund && npm run build';

const run = promisify(execFile);
const systemPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !/node_modules|node-gyp-bin/.test(folder));
// The variables that `npm run` adds name this tree.
const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE|INIT_CWD)/i.test(name));

const temporary = await realpath(await mkdtemp(join(tmpdir(), 'reproduce-')));
try {
  const stale = await Promise.all(PLACES.map((place) => staleIn(place)));
  process.exitCode = stale.flat().length === 0 ? 0 : 1;
} finally {
  await rm(temporary, { recursive: true, force: true });
}

/** Builds in a place, prints the result, and returns the lines of `git status` for stale files. */
async function staleIn({ folder, umask, node, env }: Place): Promise<string[]> {
  const tree = join(temporary, folder);
  const path = [...(node === undefined ? [] : [node]), ...systemPath].join(delimiter);
  const options = {
    env: { ...Object.fromEntries(inherited), ...env, PATH: path },
    encoding: 'utf8',
  } as const;
  await run('sh', ['-c', BUILD, umask, root, tree], { ...options, maxBuffer: 64 * 1024 * 1024 });
  const status = execFileSync('git', ['status', '--porcelain', '--', 'dist'], { ...options, cwd: tree });
  const stale = status.split('\n').filter((line) => line !== '');
  const version = execFileSync('node', ['--version'], options).trim();
  const result = stale.length === 0 ? 'the same bytes' : `${stale.length} files differ:\n${stale.join('\n')}`;
  const settings = [`Node ${version.slice(1)}`, env['LC_ALL'], env['TZ'], `umask ${umask}`, folder];
  process.stdout.write(`${settings.join(', ')}: ${result}\n`);
  return stale;
}
