import { existsSync, renameSync, rmSync } from 'node:fs';
import { movePatiently } from '../../support/files.ts';
import type { AssetTable } from './assets.ts';
import { type DataDirectory, hashFile } from './data-directory.ts';
import type { RecordWriter } from './database.ts';

export interface FileServices {
  readonly assets: AssetTable;
  readonly data: DataDirectory;
  readonly records: RecordWriter;
}

/** Replaces files together with their records: both or neither, also on a full disk and after a crash. */
export class FileReplacer {
  readonly #services: FileServices;
  /** The last replacement of each asset. */
  readonly #running = new Map<string, Promise<void>>();

  constructor(services: FileServices) {
    this.#services = services;
  }

  /** Moves the file at `partialPath` to an asset, after the earlier replacements of the asset. */
  async replace(assetId: string, partialPath: string, size: number, sha256: string): Promise<void> {
    const earlier = this.#running.get(assetId) ?? Promise.resolve();
    const replaced = earlier
      .catch(() => undefined)
      .then(() => this.#replaceNow(assetId, partialPath, size, sha256));
    this.#running.set(assetId, replaced);
    try {
      await replaced;
    } finally {
      if (this.#running.get(assetId) === replaced) this.#running.delete(assetId);
    }
  }

  async #replaceNow(assetId: string, partialPath: string, size: number, sha256: string): Promise<void> {
    const { assets, data, records } = this.#services;
    const [path, earlierPath] = [data.filePath(assetId), data.earlierPath(assetId)];
    const isReplaced = existsSync(path);
    if (isReplaced) await movePatiently(() => renameSync(path, earlierPath));
    try {
      await movePatiently(() => renameSync(partialPath, path));
      await records.write(() => assets.complete(assetId, size, sha256));
    } catch (error) {
      for (const written of [path, partialPath]) rmSync(written, { force: true });
      if (isReplaced) await movePatiently(() => renameSync(earlierPath, path));
      throw error;
    }
    if (isReplaced) rmSync(earlierPath);
  }
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
