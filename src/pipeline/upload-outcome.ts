import type { CallFailure } from '../api/call.ts';
import type { Asset } from './asset.ts';
import type { FileIdentity } from './outcomes.ts';

/** What became of one asset. `attempts` is 1 where nothing had to be repeated, and one more for each repetition. */
export type UploadOutcome<File extends FileIdentity = Asset> =
  | {
      readonly status: 'uploaded';
      readonly asset: File;
      readonly assetId: string;
      /** Of the bytes that were sent, in lower-case hex; only where they are to be known for a later run. */
      readonly sha256?: string;
      readonly attempts: number;
      readonly durationMs: number;
    }
  /** An earlier run had uploaded the same bytes: nothing was sent. */
  | { readonly status: 'reused'; readonly asset: File; readonly assetId: string; readonly sha256: string }
  | {
      readonly status: 'failed';
      readonly asset: File;
      readonly failure: CallFailure;
      readonly attempts: number;
      readonly durationMs: number;
    }
  | { readonly status: 'not-attempted'; readonly asset: File };
