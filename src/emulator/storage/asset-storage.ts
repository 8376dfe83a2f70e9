import type { NewAssetRecord } from '../store/assets.ts';

/** Where the bytes of assets go: pre-signed addresses lead there (service spec part 4). */
export interface AssetStorage {
  /**
   * The address that one PUT of the asset's file is sent to.
   *
   * @param nowMs Unix milliseconds from which its life is counted.
   */
  uploadUrl(asset: NewAssetRecord, nowMs: number): string | Promise<string>;
  /** Lets the records of an organization's assets say all that is known of their files. */
  settle(organizationId: string): Promise<void>;
}
