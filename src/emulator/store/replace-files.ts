import { existsSync, renameSync, rmSync } from 'node:fs';
import { movePatiently } from '../../support/files.ts';
import type { AssetTable } from './assets.ts';
import { type DataDirectory, hashFile } from './data-directory.ts';

/**
 * Makes a function that moves the file at `partialPath` to an asset, together with its record: both or neither, also on a
 * full disk and after a crash. Replacements of one asset wait for each other.
 */
export function fileReplacer(assets: AssetTable, data: DataDirectory) {
  /** The last replacement of each asset. */
  const running = new Map<string, Promise<void>>();

  async function replaceNow(
    assetId: string,
    partialPath: string,
    size: number,
    sha256: string,
  ): Promise<void> {
    const [path, earlierPath] = [data.filePath(assetId), data.earlierPath(assetId)];
    const isReplaced = existsSync(path);
    if (isReplaced) await movePatiently(() => renameSync(path, earlierPath));
    try {
      await movePatiently(() => renameSync(partialPath, path));
      assets.complete(assetId, size, sha256);
    } catch (error) {
      for (const written of [path, partialPath]) rmSync(written, { force: true });
      if (isReplaced) await movePatiently(() => renameSync(earlierPath, path));
      throw error;
    }
    if (isReplaced) rmSync(earlierPath);
  }

  return async (assetId: string, partialPath: string, size: number, sha256: string): Promise<void> => {
    const earlier = running.get(assetId)?.catch(() => undefined);
    const replaced = Promise.resolve(earlier).then(() => replaceNow(assetId, partialPath, size, sha256));
    running.set(assetId, replaced);
    try {
      await replaced;
    } finally {
      if (running.get(assetId) === replaced) running.delete(assetId);
    }
  };
}

/** Restores the files that an earlier run had replaced before a crash, unless the record of the new file was written. */
export async function restoreFiles(assets: AssetTable, data: DataDirectory): Promise<void> {
  for (const assetId of await data.earlierFiles()) {
    const sha256 = await hashFile(data.filePath(assetId));
    if (sha256 === undefined || sha256 !== assets.find(assetId)?.sha256) {
      await movePatiently(() => renameSync(data.earlierPath(assetId), data.filePath(assetId)));
    }
  }
}
