import { statSync } from 'node:fs';
import type { AssetTable, NewAssetRecord } from '../store/assets.ts';
import type { DataDirectory } from '../store/data-directory.ts';
import { hashFile } from '../store/hash-file.ts';
import { assetKey } from './asset-key.ts';
import type { AssetStorage } from './asset-storage.ts';
import type { UploadSigner } from './upload-signer.ts';

/** What the emulator's own storage needs of it. */
export interface DiskStorageServices {
  readonly assets: AssetTable;
  readonly data: DataDirectory;
  readonly signer: UploadSigner;
  /** Where the storage is, without a path. */
  readonly origin: string;
  readonly uploadUrlTtlMs: number;
}

/** The emulator's own storage, behind `storageRoute`. */
export class DiskStorage implements AssetStorage {
  readonly #services: DiskStorageServices;

  constructor(services: DiskStorageServices) {
    this.#services = services;
  }

  uploadUrl({ assetId, fileName, contentType }: NewAssetRecord, nowMs: number): string {
    const { signer, origin, uploadUrlTtlMs } = this.#services;
    const path = `/storage/${assetKey(assetId, fileName)}`;
    const expires = String(Math.floor(nowMs + uploadUrlTtlMs));
    const signature = signer.sign({ method: 'PUT', path, contentType, expires });
    return `${origin}${path}?X-Expires=${expires}&X-Signature=${signature}`;
  }

  /** Hashes what has not been hashed yet. It is not done while files come: that would halve the speed of uploads. */
  async settle(organizationId: string): Promise<void> {
    const { assets, data } = this.#services;
    for (const assetId of assets.unhashed(organizationId)) {
      const path = data.filePath(assetId);
      const { sha256, inode } = (await hashFile(path)) ?? {};
      // Another PUT may have replaced the file meanwhile. Nothing can come between the look and the note.
      const { ino } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {};
      if (sha256 !== undefined && ino === inode) assets.noteHash(assetId, sha256);
    }
  }
}
