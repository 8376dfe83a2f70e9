/** As long as the query of an S3 address is; nobody looks into it. */
export const SIGNATURE =
  'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=EXAMPLE%2F20250101%2Feu-west-1%2Fs3%2Faws4_request' +
  `&X-Amz-Date=20250101T000000Z&X-Amz-Expires=60&X-Amz-SignedHeaders=content-type%3Bhost&X-Amz-Signature=${'0'.repeat(64)}`;
