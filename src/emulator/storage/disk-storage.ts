import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { statSync } from 'node:fs';
import type { AssetTable, NewAssetRecord } from '../store/assets.ts';
import { type DataDirectory, hashFile } from '../store/data-directory.ts';

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

/** Where the bytes of assets go: pre-signed addresses lead there (service spec part 4). */
export interface AssetStorage {
  /**
   * The address that one PUT of the asset's file is sent to.
   *
   * @param nowMs Unix milliseconds from which its life is counted.
   */
  uploadUrl(asset: NewAssetRecord, nowMs: number): string | Promise<string>;
  /** Lets the records of an organization's assets say all that is known of their files. */
  settle(organizationId: string): Promise<void>;
}

/**
 * The place of a file in a storage: `<assetId>/<basename of fileName>`, percent-encoded. The name is there to be read by
 * people; the asset's id alone decides.
 */
export function assetKey(assetId: string, fileName: string): string {
  const baseName = fileName.split(/[/\\]/).findLast((segment) => segment !== '') ?? '';
  // Clients resolve a dot segment away, encoded or not, and would send another path than the signed one.
  return `${assetId}/${/^\.{0,2}$/.test(baseName) ? '_' : encodeURIComponent(baseName)}`;
}

/** What a signature covers: any other byte in a PUT makes it void. */
export interface SignedUpload {
  readonly method: string;
  /** Percent-encoded, as it goes over the wire. */
  readonly path: string;
  readonly contentType: string;
  /** Unix milliseconds, as the address writes them. */
  readonly expires: string;
}

/** Signs upload addresses with HMAC-SHA256 under a key of its own. */
export class UploadSigner {
  readonly #key: KeyObject;

  constructor(key: Buffer) {
    this.#key = createSecretKey(key);
  }

  /** The signature in lower-case hex. */
  sign({ method, path, contentType, expires }: SignedUpload): string {
    // None of the four can hold a line break, so no two uploads share one text.
    return createHmac('sha256', this.#key)
      .update([method, path, contentType, expires].join('\n'))
      .digest('hex');
  }

  /** Whether `signature`, 64 characters, is the one for `upload`; in constant time. */
  verify(upload: SignedUpload, signature: string): boolean {
    const expected = Buffer.from(this.sign(upload));
    const given = Buffer.from(signature);
    return expected.byteLength === given.byteLength && timingSafeEqual(expected, given);
  }
}
