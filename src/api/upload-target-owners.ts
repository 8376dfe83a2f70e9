import { hash } from 'node:crypto';
import type { Parsed, UploadTarget } from './responses.ts';

/**
 * The first upload URLs are kept as they are, because hashing them would take 2 % of the time of `bench -- 1000x16k`. Later ones are
 * hashed, which takes less memory.
 */
const MAX_WHOLE_URLS = 2_000;

/** Remembers the file of each upload target of a run, so that no upload replaces the bytes of another file. */
export class UploadTargetOwners {
  readonly #fileOfId = new Map<string, string>();
  /** By the upload URL or its hash. */
  readonly #fileOfUrl = new Map<string, string>();

  /** Records that an earlier run uploaded a file under this id. */
  addUploaded(assetId: string, fileName: string): void {
    this.#fileOfId.set(assetId, fileName);
  }

  /** Rejects a target that belongs to another file. */
  claim(target: UploadTarget, fileName: string): Parsed<UploadTarget> {
    const { assetId, uploadUrl } = target;
    const urlKey = this.#keyOf(uploadUrl.href);
    if ((this.#fileOfId.get(assetId) ?? fileName) !== fileName)
      return 'the body has the assetId of another file';
    if ((this.#fileOfUrl.get(urlKey) ?? fileName) !== fileName)
      return 'the body has the uploadUrl of another file';
    this.#fileOfId.set(assetId, fileName);
    this.#fileOfUrl.set(urlKey, fileName);
    return { value: target };
  }

  #keyOf(url: string): string {
    const isWhole = this.#fileOfUrl.size < MAX_WHOLE_URLS || this.#fileOfUrl.has(url);
    return isWhole ? url : hash('sha256', url, 'base64');
  }
}
