import type { Parsed, UploadTarget } from './responses.ts';

/** Remembers the file of each upload target of a run, so that no upload replaces the bytes of another file. */
export class UploadTargetOwners {
  readonly #fileOfId = new Map<string, string>();
  readonly #fileOfUrl = new Map<string, string>();

  /** Records that an earlier run uploaded a file under this id. */
  addUploaded(assetId: string, fileName: string): void {
    this.#fileOfId.set(assetId, fileName);
  }

  /** Rejects a target that belongs to another file. */
  claim(target: UploadTarget, fileName: string): Parsed<UploadTarget> {
    const { assetId, uploadUrl } = target;
    if ((this.#fileOfId.get(assetId) ?? fileName) !== fileName)
      return 'the body has the assetId of another file';
    if ((this.#fileOfUrl.get(uploadUrl.href) ?? fileName) !== fileName)
      return 'the body has the uploadUrl of another file';
    this.#fileOfId.set(assetId, fileName);
    this.#fileOfUrl.set(uploadUrl.href, fileName);
    return { value: target };
  }
}
