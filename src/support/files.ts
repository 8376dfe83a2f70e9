import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Replaces a file atomically: a reader sees the old content or the new one. Creates missing folders.
 *
 * @param content the whole content, or its parts in order
 * @throws the error of the file system; no temporary file is left behind
 */
export async function writeFileAtomically(path: string, content: string | Iterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // In the target's folder: a rename is atomic only within one file system.
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Whether `path` is a temporary file that `writeFileAtomically` makes for `target`. A killed run leaves it behind. */
export function isTemporaryFileOf(path: string, target: string): boolean {
  return path.startsWith(`${target}.`) && /^\.[\da-f-]{36}\.tmp$/.test(path.slice(target.length));
}

/** Identifies a file and its content: the inode and `ctimeMs` also tell another file, or a write that restores the time. */
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
export async function retryWithoutDescriptors<T>(open: () => T | Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await open();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if ((code !== 'EMFILE' && code !== 'ENFILE') || retries === MAX_RETRIES) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}
