import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

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
