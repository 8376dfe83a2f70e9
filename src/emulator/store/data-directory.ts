import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import {
  type FileHandle,
  link,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const KEY_BYTES = 32;

/** Where an emulator keeps files and records. A file on disk is named by its asset id alone. */
export interface DataDirectory {
  /** A file, or `:memory:` in a temporary folder. */
  readonly databasePath: string;
  /** The key that upload addresses are signed with, 32 bytes. */
  readonly uploadKey: Buffer;
  filePath(assetId: string): string;
  /** Removes uploads that an earlier run left unfinished; to be called by nobody but who has the records to itself. */
  removeParts(): Promise<void>;
  /** A place of its own for bytes that are still arriving. */
  newPartPath(assetId: string): string;
  /** Removes the folder when it is a temporary one. */
  dispose(): Promise<void>;
}

/** Opens `given`, which is created where missing and kept; or, without it, a fresh temporary folder. */
export async function openDataDirectory(given: string | undefined): Promise<DataDirectory> {
  const root = given === undefined ? await mkdtemp(join(tmpdir(), 'playable-emulator-')) : resolve(given);
  const files = join(root, 'files');
  const parts = join(root, 'parts');
  await mkdir(files, { recursive: true });
  await mkdir(parts, { recursive: true });
  return {
    databasePath: given === undefined ? ':memory:' : join(root, 'records.sqlite'),
    uploadKey: given === undefined ? randomBytes(KEY_BYTES) : await keptKey(join(root, 'upload-key')),
    filePath: (assetId) => join(files, assetId),
    removeParts: async () => {
      for (const name of await readdir(parts)) await rm(join(parts, name), { recursive: true });
    },
    newPartPath: (assetId) => join(parts, `${assetId}.${randomUUID()}`),
    dispose: async () => {
      if (given === undefined) await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/**
 * The key at `path`, made when it is missing: an address that was handed out survives a restart.
 *
 * @throws {Error} when there is something else.
 */
async function keptKey(path: string): Promise<Buffer> {
  // Linked when it is whole: a sudden end leaves no half key behind.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  const key = Buffer.from(await readFile(path, 'utf8'), 'hex');
  if (key.byteLength !== KEY_BYTES) throw new Error(`${path} is no key of an emulator`);
  return key;
}

const BLOCK_BYTES = 1024 * 1024;

/** The SHA-256 of a file in lower-case hex, `undefined` where there is no file. Nothing else happens meanwhile. */
export function hashFileSync(path: string): string | undefined {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    return undefinedWhereMissing(error);
  }
  try {
    for (let read = readSync(file, block, {}); read > 0; read = readSync(file, block, {})) {
      hash.update(block.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}

/** As {@link hashFileSync}, block by block, so that requests are answered meanwhile. With the number of the file's inode. */
export async function hashFile(
  path: string,
): Promise<{ readonly sha256: string; readonly inode: bigint } | undefined> {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  await using file: FileHandle | undefined = await open(path).catch(undefinedWhereMissing);
  if (file === undefined) return undefined;
  for (let read = 1; read > 0; ) {
    read = (await file.read(block)).bytesRead;
    hash.update(block.subarray(0, read));
  }
  return { sha256: hash.digest('hex'), inode: (await file.stat({ bigint: true })).ino };
}

/** @throws Whatever else is wrong than that there is no file. */
function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
