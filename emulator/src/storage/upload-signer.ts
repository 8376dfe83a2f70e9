import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NewAssetRecord } from '../store/asset-table.ts';

/** The signed parts of a PUT. */
interface SignedUpload {
  readonly method: string;
  /** Percent-encoded, as sent. */
  readonly path: string;
  readonly contentType: string;
  /** Unix milliseconds, in decimal. */
  readonly expires: string;
}

/** Signs upload URLs with HMAC-SHA256. */
export class UploadSigner {
  readonly #key: Uint8Array;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /**
   * The pre-signed URL of the PUT of an asset's file: `/storage/<assetId>/<basename of fileName>`. The name is only for people: the id
   * identifies the asset.
   */
  uploadUrl(origin: string, { assetId, fileName, contentType }: NewAssetRecord, expiresMs: number): string {
    const baseName = fileName.split(/[/\\]/).findLast((segment) => segment !== '') ?? '';
    // Clients normalize dot segments, encoded or not, and would send a path that was not signed.
    const path = `/storage/${assetId}/${/^\.{0,2}$/.test(baseName) ? '_' : percentEncode(baseName)}`;
    const expires = String(Math.floor(expiresMs));
    const signature = this.#sign({ method: 'PUT', path, contentType, expires }).toString('hex');
    return `${origin}${path}?X-Expires=${expires}&X-Signature=${signature}`;
  }

  /** Compares a signature, of 64 hex digits, in constant time. */
  verify(upload: SignedUpload, signature: string): boolean {
    return timingSafeEqual(this.#sign(upload), Buffer.from(signature, 'hex'));
  }

  #sign({ method, path, contentType, expires }: SignedUpload): Buffer {
    // None of the parts can contain a line break, so the joined text is unambiguous.
    return createHmac('sha256', this.#key).update([method, path, contentType, expires].join('\n')).digest();
  }
}

/** Percent-encodes all but the unreserved characters of RFC 3986, as signatures of AWS do. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
