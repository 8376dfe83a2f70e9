import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Other files in the folder may be somebody's. */
const UPLOAD = /^[\da-f-]{36}\.[\da-f-]{36}$/;

/** The folder for files and records. Each upload has a file of its own, and a record names the one that is complete. */
export type DataDirectory = Awaited<ReturnType<typeof openDataDirectory>>;

/**
 * Opens the folder `given` and creates it if it is missing; or creates a temporary folder.
 *
 * @throws {Error} if the folder can't be used.
 */
export async function openDataDirectory(given: string | undefined) {
  const root = given === undefined ? await mkdtemp(join(tmpdir(), 'playable-emulator-')) : resolve(given);
  const files = join(root, 'files');
  await makeFolder(files);
  const databasePath = given === undefined ? ':memory:' : join(root, 'records.sqlite');
  // Only for this user: it has the key of upload URLs.
  if (given !== undefined) await writeFile(databasePath, '', { flag: 'a', mode: 0o600 });
  return {
    databasePath,
    /** The path of a file that a record names. */
    filePath: (file: string): string => join(files, file),
    newFile: (assetId: string): string => `${assetId}.${randomUUID()}`,
    /** Removes all files of uploads but these: incomplete and earlier ones. Call it only while the database is locked. */
    async removeOtherFiles(known: Iterable<string>): Promise<void> {
      const uploads = (await readdir(files)).filter((name) => UPLOAD.test(name));
      for (const name of new Set(uploads).difference(new Set(known))) await rm(join(files, name));
    },
    /** Removes a temporary folder. */
    async dispose(): Promise<void> {
      if (given === undefined) await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Creates a folder and those above it. Not with `recursive`, which never ends where no folder can be created, such as in `/proc`. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}
