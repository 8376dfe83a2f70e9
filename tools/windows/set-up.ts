import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  mkdtemp,
  mkdtempDisposable,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOnPath } from '../../scripts/find-program.ts';

/** Wine 10, the first version that runs Node 24. */
const DEBIAN = 'trixie';
const CACHE = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'playable-export-action');
const PROGRAMS = ['apt-get', 'dpkg-deb', 'wget', 'unshare', 'chroot', 'mount', 'npm'];

/** What `npm ci` reads. */
const LOCKED = ['package.json', 'package-lock.json', 'api/package.json', 'emulator/package.json', '.npmrc'];

/** Why this machine can't run Windows programs; `undefined` if it can. */
export function whyNot(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'it needs Linux on x64';
  if (process.geteuid?.() !== 0) return 'it needs root, to mount folders';
  const missing = PROGRAMS.filter((name) => findOnPath(name) === undefined);
  if (missing.length > 0) return `it needs Debian with ${missing.join(', ')}`;
  const mounts = spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']);
  return mounts.status === 0 ? undefined : 'it needs namespaces, and `unshare` gets none here';
}

/** Returns the root of a Debian with Wine, which all trees share. The first call takes about two minutes. */
export function setUpWine(): Promise<string> {
  return once(join(CACHE, `wine-${DEBIAN}`), async (root) => {
    const mirror = debianMirror();
    await using temporary = await mkdtempDisposable(join(CACHE, 'debootstrap-'));
    const tools = temporary.path;
    const options: ExecFileSyncOptions = { cwd: tools, stdio: ['ignore', 'ignore', 'inherit'] };
    execFileSync(
      'apt-get',
      ['download', '--quiet=2', '--option=APT::Sandbox::User=root', 'debootstrap'],
      options,
    );
    const [file = ''] = await readdir(tools);
    execFileSync('dpkg-deb', ['--extract', file, '.'], options);
    const script = join(tools, 'usr/sbin/debootstrap');
    const args = [script, '--variant=minbase', '--include=wine,wine64', DEBIAN, root, mirror];
    const DEBOOTSTRAP_DIR = join(tools, 'usr/share/debootstrap');
    execFileSync('sh', args, { ...options, env: { ...process.env, DEBOOTSTRAP_DIR } });
    await rm(join(root, 'var/cache/apt/archives'), { recursive: true });
    const variables = ['PATH=/usr/bin:/bin', 'HOME=/root', 'WINEPREFIX=/prefix', 'WINEDEBUG=-all'];
    const start = `env -i ${variables.join(' ')} WINEDLLOVERRIDES='mscoree=d;mshtml=d' sh -c 'wineboot --init && wineserver --wait'`;
    const enter = `mount -t proc proc "$0/proc" && chroot "$0" ${start}`;
    execFileSync('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', enter, root], {
      stdio: 'ignore',
    });
    await mkdir(join(root, 'd'));
    await symlink('/d', join(root, 'prefix/dosdevices/d:'));
  });
}

/** Returns a `node_modules` for Windows, of the same lock file. */
export async function setUpModules(tree: string): Promise<string> {
  const texts = await Promise.all(LOCKED.map((file) => readFile(join(tree, file))));
  const key = hash('sha256', Buffer.concat(texts)).slice(0, 12);
  const cache = join(tree, '.cache/windows');
  const folder = await once(join(cache, key), async (folder) => {
    for (const file of LOCKED) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await copyFile(join(tree, file), join(folder, file));
    }
    const args = ['ci', '--os=win32', '--cpu=x64', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  });
  const outdated = (await readdir(cache)).filter((name) => name !== key);
  await Promise.all(outdated.map((name) => rm(join(cache, name), { recursive: true })));
  return join(folder, 'node_modules');
}

/** Makes a folder if it is missing. It gets its name when it is complete: a run may be interrupted, and two may start together. */
async function once(folder: string, make: (folder: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-unfinished-`);
  try {
    await make(unfinished);
    if (!existsSync(folder)) await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** The mirror of Debian that this system takes its own packages from. */
function debianMirror(): string {
  const args = ['indextargets', '--format', '$(ORIGIN) $(CODENAME) $(REPO_URI)', 'Created-By: Packages'];
  const lines = execFileSync('apt-get', args, { encoding: 'utf8' }).split('\n');
  const mirrors = lines.flatMap((line) => /^Debian \w+ (\S+)$/.exec(line)?.[1] ?? []);
  if (mirrors[0] === undefined)
    throw new Error('The package sources of this system name no mirror of Debian.');
  return mirrors[0];
}
