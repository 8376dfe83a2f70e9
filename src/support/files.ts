import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Replaces a file atomically: a reader sees the old content or the new one. Creates missing folders.
 *
 * @param content the whole content, or its parts in order
 * @throws the error of the file system; no temporary file is left behind
 */
export async function writeFileAtomically(path: string, content: string | Iterable<string>): Promise<void> {
  await makeFolder(dirname(path));
  // In the target's folder: a rename is atomic only within one file system. Its name is short if the target's name is long.
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

/** Not `mkdir` with `recursive`, which never ends in a file system that takes no folders, such as `/proc`. */
async function makeFolder(path: string): Promise<void> {
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    // Another process may have created it meanwhile.
    if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw error;
  });
}
