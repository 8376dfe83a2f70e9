import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for everything that a benchmark writes, removed with `await using`. */
export interface TemporaryFolder extends AsyncDisposable {
  /** Makes an empty folder in it and returns its path. */
  subfolder(name: string): Promise<string>;
}

export async function temporaryFolder(): Promise<TemporaryFolder> {
  const root = await mkdtemp(join(tmpdir(), 'bench-'));
  return {
    subfolder: async (name) => {
      const path = join(root, name);
      await mkdir(path);
      return path;
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}
