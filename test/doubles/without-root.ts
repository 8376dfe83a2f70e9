import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';

const NOBODY = 65_534;

/** Does something as somebody who is refused what files and folders forbid, also where the tests are run by root. */
export async function withoutRoot<T>(folder: string, act: () => T | Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return act();
  // The temporary folder, which is root's alone.
  await chmod(dirname(folder), 0o755);
  await chmod(folder, 0o755);
  process.seteuid?.(NOBODY);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
  }
}
