import { execFileSync } from 'node:child_process';
import {
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { TestRunner } from 'vitest';

const isWindows = process.platform === 'win32';
/** The bit of Linux's CAP_SYS_ADMIN. */
const ADMINISTER = 1n << 21n;
const folder = mkdtempSync(join(tmpdir(), 'conditions-'));

/** What not every system can do. A test that needs it begins with `test.runIf(CAN.…)`, or `needs` skips it while it runs. */
export const CAN = {
  denyAccess: !isWindows,
  distinguishCase: !ignoresCase(),
  link: makesLinks(),
  makePipes: !isWindows,
  mountDisks: mayAdminister(),
  nameFreely: !isWindows,
  readAfterReset: !isWindows,
  readProc: existsSync('/proc/self/cmdline'),
  seeUnsentBytes: !isWindows,
  startAsOthers: process.getuid?.() === 0 && isOpenToOthers(process.execPath),
  stopProcesses: !isWindows,
  replaceOpenFiles: !isWindows,
} as const;

const REASONS: Readonly<Record<keyof typeof CAN, string>> = {
  denyAccess: 'Windows knows only "read-only" for files, and nothing for folders',
  distinguishCase: 'here, names that differ only in case are one name, as usual on Windows and macOS',
  link: 'symbolic links need rights that Windows gives to administrators and in its developer mode; Wine makes none',
  makePipes: 'Windows has no named pipes in folders',
  mountDisks: 'only root on Linux mounts disks, and not in every container',
  nameFreely:
    'Windows allows a name neither < > : " | ? * \\ and control characters, nor a space or dot at its end',
  readAfterReset: 'Windows drops what has arrived when a connection is reset',
  readProc: 'Windows and macOS have no /proc',
  seeUnsentBytes: 'Windows takes bytes from a program long before it sends them',
  startAsOthers: 'only root starts a process of another user, who must reach the program',
  stopProcesses: 'Windows has no signals; `spawnNode` makes up for those that a process listens for',
  replaceOpenFiles: 'Windows neither replaces nor removes files that a program has open',
};

rmSync(folder, { recursive: true });

/** Skips the running test where the system can't do this, and says why. */
export function needs(ability: keyof typeof CAN): void {
  if (!CAN[ability]) TestRunner.getCurrentTest()?.context.skip(REASONS[ability]);
}

/** Skips the running test if the system can't have files of these names. */
export function needsNames(paths: readonly string[]): void {
  if (paths.some((path) => path.split('/').some(isForbidden))) needs('nameFreely');
  if (new Set(paths.map((path) => path.toLowerCase())).size < paths.length) needs('distinguishCase');
}

function isForbidden(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Windows forbids them
  return /[<>:"|?*\\\x00-\x1f]|.[ .]$|^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i.test(name);
}

/** Makes a symbolic link, or skips the test. */
export async function symlink(target: string, path: string): Promise<void> {
  needs('link');
  await fs.symlink(target, path);
}

/** Makes a named pipe, or skips the test. */
export function makePipe(path: string): void {
  needs('makePipes');
  execFileSync('mkfifo', [path]);
}

/** libuv's `UV_FS_O_EXLOCK`: no other program can open the file. */
const EXCLUSIVE = 0x10_00_00_00;

/** Opens a file as another program may do on Windows, which gives EBUSY to the others until it is closed. Returns the descriptor. */
export function lockFile(path: string): number {
  return openSync(path, constants.O_RDWR | EXCLUSIVE);
}

/** Changes the permissions of a file or folder, or skips the test. */
export async function chmod(path: string, mode: number): Promise<void> {
  needs('denyAccess');
  await fs.chmod(path, mode);
}

function mayAdminister(): boolean {
  if (process.platform !== 'linux') return false;
  const [, rights = '0'] = /^CapEff:\s*(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return (BigInt(`0x${rights}`) & ADMINISTER) !== 0n;
}

/** Whether every folder above a file lets other users through. */
function isOpenToOthers(path: string): boolean {
  const above = dirname(path);
  return (statSync(above).mode & 1) === 1 && (above === path || isOpenToOthers(above));
}

function ignoresCase(): boolean {
  writeFileSync(join(folder, 'name'), '');
  return existsSync(join(folder, 'NAME'));
}

function makesLinks(): boolean {
  const link = join(folder, 'link');
  try {
    symlinkSync(folder, link);
    return lstatSync(link).isSymbolicLink();
  } catch {
    return false;
  }
}
