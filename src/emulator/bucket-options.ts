/** A bucket of an S3-compatible server, addressed by path: `<endpoint>/<bucket>/<key>`. */
export interface BucketOptions {
  /** `http:` or `https:`, host and port alone. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of temporary credentials. */
  readonly sessionToken?: string;
}
