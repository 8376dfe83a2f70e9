/** What a sink received since it started. */
export interface SinkStats {
  /** Upload URLs in its responses. */
  uploadUrls: number;
  /** Files that arrived completely. */
  files: number;
  fileBytes: number;
  /** Requests for anything that a sink does not have. */
  others: number;
}

export const NO_STATS: Readonly<SinkStats> = { uploadUrls: 0, files: 0, fileBytes: 0, others: 0 };

/** As long as the query of an upload URL of S3. */
export const SIGNATURE =
  'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=EXAMPLE%2F20250101%2Feu-west-1%2Fs3%2Faws4_request' +
  `&X-Amz-Date=20250101T000000Z&X-Amz-Expires=60&X-Amz-SignedHeaders=content-type%3Bhost&X-Amz-Signature=${'0'.repeat(64)}`;
