import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NewAssetRecord } from '../store/records.ts';

/** An upload URL without its origin. */
const SIGNED = /^(\/storage\/([0-9a-f-]+)\/[^/]+)\?X-Expires=(\d+)&X-Signature=([0-9a-f]{64})$/;

/** Signs URLs of PUTs with HMAC-SHA256, over method, path, content type and expiry. */
export function uploadSigner(key: Uint8Array) {
  const sign = (path: string, contentType: string, expires: string): Buffer => {
    // None of the parts can contain a line break, so the joined text is unambiguous.
    const signed = ['PUT', path, contentType, expires].join('\n');
    return createHmac('sha256', key).update(signed).digest();
  };
  return {
    /** The path and query of the PUT of an asset's file. The name is only for people: the id identifies the asset. */
    sign({ assetId, fileName, contentType }: NewAssetRecord, expiresMs: number): string {
      const baseName = fileName.split(/[/\\]/).findLast((segment) => segment !== '') ?? '';
      // Clients normalize dot segments, encoded or not, and would send a path that was not signed.
      const path = `/storage/${assetId}/${/^\.{0,2}$/.test(baseName) ? '_' : percentEncode(baseName)}`;
      const expires = String(Math.floor(expiresMs));
      const signature = sign(path, contentType, expires).toString('hex');
      return `${path}?X-Expires=${expires}&X-Signature=${signature}`;
    },
    /** What `target`, a path and query as sent, was signed for; `undefined` if it was not signed. */
    verify(target: string, contentType: string): { assetId: string; expiresMs: number } | undefined {
      const [, path = '', assetId = '', expires = '', signature = ''] = SIGNED.exec(target) ?? [];
      const [given, expected] = [Buffer.from(signature, 'hex'), sign(path, contentType, expires)];
      const isValid = given.length === expected.length && timingSafeEqual(given, expected);
      return isValid ? { assetId, expiresMs: Number(expires) } : undefined;
    },
  };
}

/** Percent-encodes all but the unreserved characters of RFC 3986, as signatures of AWS do. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
