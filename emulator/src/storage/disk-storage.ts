import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { NewAssetRecord } from '../store/asset-table.ts';

/**
 * The key of a file in a storage: `<assetId>/<basename of fileName>`, percent-encoded. The name is only for people: the
 * id identifies the asset.
 */
function assetKey(assetId: string, fileName: string): string {
  const baseName = fileName.split(/[/\\]/).findLast((segment) => segment !== '') ?? '';
  // Clients normalize dot segments, encoded or not, and would send a path that was not signed.
  return `${assetId}/${/^\.{0,2}$/.test(baseName) ? '_' : percentEncode(baseName)}`;
}

/** Percent-encodes all but the unreserved characters of RFC 3986, as signatures of AWS do. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The signed parts of a PUT. */
export interface SignedUpload {
  readonly method: string;
  /** Percent-encoded, as sent. */
  readonly path: string;
  readonly contentType: string;
  /** Unix milliseconds, in decimal. */
  readonly expires: string;
}

/** Signs upload URLs with HMAC-SHA256. */
export class UploadSigner {
  readonly #key: KeyObject;

  constructor(key: Uint8Array) {
    this.#key = createSecretKey(key);
  }

  /** The pre-signed URL of the PUT of an asset's file. */
  uploadUrl(origin: string, { assetId, fileName, contentType }: NewAssetRecord, expiresMs: number): string {
    const path = `/storage/${assetKey(assetId, fileName)}`;
    const expires = String(Math.floor(expiresMs));
    const signature = this.sign({ method: 'PUT', path, contentType, expires });
    return `${origin}${path}?X-Expires=${expires}&X-Signature=${signature}`;
  }

  /** The signature in lower-case hex. */
  sign({ method, path, contentType, expires }: SignedUpload): string {
    // None of the parts can contain a line break, so the joined text is unambiguous.
    return createHmac('sha256', this.#key)
      .update([method, path, contentType, expires].join('\n'))
      .digest('hex');
  }

  /** Compares in constant time. */
  verify(upload: SignedUpload, signature: string): boolean {
    const expected = Buffer.from(this.sign(upload));
    const given = Buffer.from(signature);
    return expected.byteLength === given.byteLength && timingSafeEqual(expected, given);
  }
}
