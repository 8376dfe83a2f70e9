import type { UploadOutcome } from './upload-outcome.ts';

/** Whether the service has an asset's bytes, sent now or by an earlier run: then it has an id. */
export function isStored(
  outcome: UploadOutcome,
): outcome is Extract<UploadOutcome, { readonly assetId: string }> {
  return outcome.status === 'uploaded' || outcome.status === 'reused';
}
