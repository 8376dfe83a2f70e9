import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, type Stats } from 'node:fs';
import { copyFile, mkdir, readFile, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from './error-text.ts';

/**
 * Replaces a file atomically: a reader sees the old content or the new one. Creates missing folders. A link stays, and the file
 * that it leads to is replaced. A file that is a mount point, as in a container, is written in place.
 *
 * @param content the whole content, or its parts in order
 * @throws the error of the file system; no temporary file is left behind
 */
export async function writeFileAtomically(
  link: string,
  content: string | Uint8Array | Iterable<string>,
): Promise<void> {
  const path = await followLinks(link);
  await makeFolders(dirname(path));
  // In the target's folder: a rename is atomic only within one file system. Its name has a fixed length: a long target name can't make it too long.
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content);
    await patiently(() => rename(temporary, path)).catch(async (error: unknown) => {
      if (errorCode(error) !== 'EBUSY' || process.platform === 'win32') throw error;
      // No rename can replace a mount point.
      await copyFile(temporary, path);
      await rm(temporary);
    });
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Returns the path of the file that a path leads to, whether it exists or not. */
export async function followLinks(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    const target = await readlink(path).catch(() => undefined);
    if (target === undefined) return path;
    return followLinks(resolve(await realpath(dirname(path)), target));
  }
}

/** Creates a folder and those above it. Not `mkdir` with `recursive`, which never ends in a file system that takes no folders, such as `/proc`. */
async function makeFolders(path: string): Promise<void> {
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return;
  if (dirname(path) !== path) await makeFolders(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    // Another process may have created it meanwhile.
    if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw error;
  });
}

/** Whether `path` is a temporary file that `writeFileAtomically` makes for `target`. A killed run leaves it behind. */
export function isTemporaryFileOf(path: string, target: string): boolean {
  if (!path.endsWith('.tmp')) return false;
  return dirname(path) === dirname(target) && /^\.[\da-f-]{36}\.tmp$/.test(basename(path));
}

/** What tells a changed file from the one that was found. On Windows `ino` may be rounded: to the same number each time. */
export type FileState = Pick<Stats, 'ino' | 'size' | 'mtimeMs'>;

/** A file as a search found it. */
export interface FoundFile extends FileState {
  readonly realPath: string;
}

/** Takes the state out of `stat`'s result, which needs much more memory. */
export function foundFile({ ino, size, mtimeMs }: Stats, realPath: string): FoundFile {
  return { ino, size, mtimeMs, realPath };
}

const POLL_MS = 10;
const MAX_WAIT_MS = 5_000;
/** The codes of a process or system that has no free file descriptor. */
const NO_DESCRIPTOR: readonly (string | undefined)[] = ['EMFILE', 'ENFILE'];
/** Windows gives the same codes for locked and for read-only files. */
const LOCKED: readonly (string | undefined)[] = ['EACCES', 'EBUSY', 'EPERM'];

/**
 * Opens or moves a file. Tries again for 5 s while there is no free file descriptor, because other work will close some; on Windows also
 * while another program has the file open.
 */
export async function patiently<T>(
  use: () => T | Promise<T>,
  { platform = process.platform, sleep = setTimeout as (ms: number) => Promise<unknown> } = {},
): Promise<T> {
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    try {
      return await use();
    } catch (error) {
      const code = errorCode(error);
      const mayPass = NO_DESCRIPTOR.includes(code) || (platform === 'win32' && LOCKED.includes(code));
      if (!mayPass || waitedMs >= MAX_WAIT_MS) throw error;
      await sleep(POLL_MS);
    }
  }
}

/** What keeps a file from being written, as a sentence; `undefined` for other reasons. */
export function explainDenial(error: unknown, platform = process.platform): string | undefined {
  const code = errorCode(error);
  if (platform === 'win32' && LOCKED.includes(code))
    return 'The file is read-only, or another program has it open: often an editor, a virus scanner or a program that syncs files.';
  // The files of a runner belong to its own user, and an image may have another one.
  const user = code === 'EACCES' ? (process.getuid?.() ?? 0) : 0;
  if (user === 0) return undefined;
  return `The step runs as user ${user}. If its job has a \`container\`, give that \`options: --user root\`.`;
}

/** The names in a folder; `undefined` if it can't be read. */
export function readFolder(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}

/** Not of other letters: some have no single letter in the other case. */
const swapCase = (name: string): string =>
  name.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

/** Whether `A` and `a` are one name in a folder. The folder itself may be where another disk is mounted, so an entry decides. */
export function ignoresCase(folder: string): boolean {
  const names = readFolder(folder) ?? [];
  // Two names that differ in case may be hard links to one file.
  const name = names.find((one) => /[a-z]/i.test(one) && !names.includes(swapCase(one)));
  return name !== undefined && existsSync(join(folder, swapCase(name)));
}

/** The last non-empty lines of a text file; none if it can't be read. */
export async function lastLines(path: string, count: number): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.slice(-count);
}
