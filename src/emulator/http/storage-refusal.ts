import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that the storage refuses, thrown by its route and answered in S3's XML. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
  readonly status: ContentfulStatusCode;
  /** S3's error code, such as `SignatureDoesNotMatch`. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
