/** Where one file goes, and the id under which it will be known. */
export interface UploadTarget {
  /** The pre-signed address of one PUT. A secret: whoever has it can upload. */
  readonly uploadUrl: URL;
  readonly assetId: string;
}
