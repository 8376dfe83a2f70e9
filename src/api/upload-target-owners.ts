import { hash } from 'node:crypto';
import type { Parsed, UploadTarget } from './responses.ts';

/** Remembers the file of each upload target of a run, so that no upload replaces the bytes of another file. */
export class UploadTargetOwners {
  /** The file that an asset id or the hash of an upload URL was given for. */
  readonly #owners = new Map<string, string>();

  /** Records that an earlier run uploaded a file under this id. */
  addUploaded(assetId: string, fileName: string): void {
    this.#owners.set(`id ${assetId}`, fileName);
  }

  /** Rejects a target that belongs to another file. */
  claim(target: UploadTarget, fileName: string): Parsed<UploadTarget> {
    const isOwn = (key: string): boolean => (this.#owners.get(key) ?? fileName) === fileName;
    const idKey = `id ${target.assetId}`;
    const urlKey = `url ${hash('sha256', target.uploadUrl.href, 'base64')}`;
    if (!isOwn(idKey)) return 'the body has the assetId of another file';
    if (!isOwn(urlKey)) return 'the body has the uploadUrl of another file';
    this.#owners.set(idKey, fileName).set(urlKey, fileName);
    return { value: target };
  }
}
