/** A local file to upload. */
export interface Asset {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly absolutePath: string;
  /** What the service is told as `fileName`. */
  readonly fileName: string;
  /** Media type. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}
