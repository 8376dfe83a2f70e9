import type { CallFailure } from '../api/call.ts';
import type { Asset } from './asset.ts';

/** What became of one asset. `attempts` is 1 where nothing had to be repeated, and one more for each repetition. */
export type UploadOutcome =
  | {
      readonly status: 'uploaded';
      readonly asset: Asset;
      readonly assetId: string;
      readonly attempts: number;
      readonly durationMs: number;
    }
  | {
      readonly status: 'failed';
      readonly asset: Asset;
      readonly failure: CallFailure;
      readonly attempts: number;
      readonly durationMs: number;
    }
  | { readonly status: 'not-attempted'; readonly asset: Asset };
