import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from './errors.ts';

/**
 * Replaces a file atomically: a reader sees the old content or the new one. Creates missing folders.
 *
 * @param content the whole content, or its parts in order
 * @throws the error of the file system; no temporary file is left behind
 */
export async function writeFileAtomically(path: string, content: string | Iterable<string>): Promise<void> {
  await makeFolder(dirname(path));
  // In the target's folder: a rename is atomic only within one file system. Its name has a fixed length: a long target name can't make it too long.
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Checks that `writeFileAtomically` can write a file. Creates missing folders and leaves an existing file as it is.
 *
 * @throws the error of the file system
 */
export async function tryToWrite(path: string): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  await writeFileAtomically(temporary, '');
  await rm(temporary);
  // The name itself may be too long, or not allowed.
  const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (file === undefined) return;
  await file.close();
  await rm(path);
}

/** Creates a folder and those above it. Not `mkdir` with `recursive`, which never ends in a file system that takes no folders, such as `/proc`. */
export async function makeFolder(path: string): Promise<void> {
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    // Another process may have created it meanwhile.
    if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw error;
  });
}

/** Whether `path` is a temporary file that `writeFileAtomically` makes for `target`. A killed run leaves it behind. */
export function isTemporaryFileOf(path: string, target: string): boolean {
  return dirname(path) === dirname(target) && /^\.[\da-f-]{36}\.tmp$/.test(basename(path));
}

/** Identifies a file and its content: `ino` reveals another file, `ctimeMs` a write that resets `mtimeMs`. */
export type FileState = Pick<Stats, 'dev' | 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'>;

/** A file as a search found it. */
export interface FoundFile extends FileState {
  readonly realPath: string;
}

/** Takes the state out of `stat`'s result, which needs much more memory. */
export function foundFile({ dev, ino, size, mtimeMs, ctimeMs }: Stats, realPath: string): FoundFile {
  return { dev, ino, size, mtimeMs, ctimeMs, realPath };
}

type Compare = (one: FileState, other: FileState) => boolean;

const equalIn = (...fields: readonly (keyof FileState)[]): Compare => {
  return (one, other) => fields.every((field) => one[field] === other[field]);
};

/** Whether two states are of one file, whatever its content. */
export const isSameFile = equalIn('ino', 'dev');
export const isSameState = equalIn('ino', 'dev', 'ctimeMs', 'mtimeMs', 'size');

const RETRY_MS = 10;
const MAX_RETRIES = 1_000;

/** Calls again, for 10 s or more, while there is no free file descriptor: other work will close some. */
export async function retryWhenOutOfDescriptors<T>(open: () => T | Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await open();
    } catch (error) {
      const code = errorCode(error);
      if ((code !== 'EMFILE' && code !== 'ENFILE') || retries === MAX_RETRIES) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}
