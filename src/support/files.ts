import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file so that a reader sees the old content or the whole new one, never a part. Missing folders are made.
 *
 * @param content in one piece, or in parts that are written one after the other
 * @throws the error of the file system, with nothing left behind
 */
export async function writeFileAtomically(path: string, content: string | Iterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Beside the target, because a rename is atomic within one file system only.
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
