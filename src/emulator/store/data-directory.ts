import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { errorCode } from '../../support/errors.ts';
import { makeFolder } from '../../support/files.ts';

const KEY_BYTES = 32;
/** Other files in the folder may be somebody's. */
const UPLOAD = /^[\da-f-]{36}\.[\da-f-]{36}$/;

/** The folder for files and records. Each upload has a file of its own, and a record names the one that is complete. */
export interface DataDirectory {
  /** `:memory:` for a temporary folder. */
  readonly databasePath: string;
  /** The key that signs upload URLs, 32 bytes. */
  readonly uploadKey: Buffer;
  /** The path of a file that a record names. */
  filePath(file: string): string;
  /** The name of a new file of an asset. */
  newFile(assetId: string): string;
  /** Removes all files of uploads but these: incomplete and earlier ones. Call it only while the database is locked. */
  removeOtherFiles(known: Iterable<string>): Promise<void>;
  /** Removes a temporary folder. */
  dispose(): Promise<void>;
}

/**
 * Opens the folder `given` and creates it if it is missing; or creates a temporary folder.
 *
 * @throws {Error} if the folder can't be used.
 */
export async function openDataDirectory(given: string | undefined): Promise<DataDirectory> {
  const root = given === undefined ? await mkdtemp(join(tmpdir(), 'playable-emulator-')) : resolve(given);
  const files = join(root, 'files');
  await makeFolder(files);
  return {
    databasePath: given === undefined ? ':memory:' : join(root, 'records.sqlite'),
    uploadKey: given === undefined ? randomBytes(KEY_BYTES) : await persistentKey(join(root, 'upload-key')),
    filePath: (file) => join(files, file),
    newFile: (assetId) => `${assetId}.${randomUUID()}`,
    removeOtherFiles: async (known) => {
      const uploads = (await readdir(files)).filter((name) => UPLOAD.test(name));
      for (const name of new Set(uploads).difference(new Set(known))) await rm(join(files, name));
    },
    dispose: async () => {
      if (given === undefined) await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/**
 * The key at `path`, created if it is missing. Upload URLs stay valid after a restart.
 *
 * @throws {Error} if the file has other content.
 */
async function persistentKey(path: string): Promise<Buffer> {
  const hex = (await readKey(path)) ?? (await createKey(path));
  const key = Buffer.from(hex ?? '', 'hex');
  if (key.byteLength !== KEY_BYTES) throw new Error(`${path} is not a key of an emulator`);
  return key;
}

function readKey(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(undefinedIfMissing);
}

async function createKey(path: string): Promise<string | undefined> {
  // `link` is atomic: a crash leaves no incomplete key behind.
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
    await link(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readKey(path);
}

/** @throws Any error except ENOENT. */
function undefinedIfMissing(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined;
  throw error;
}
