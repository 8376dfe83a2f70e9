import type { FileIdentity } from './outcomes.ts';
import type { UploadOutcome } from './upload-outcome.ts';

/** Whether the service has an asset's bytes, sent now or by an earlier run: then it has an id. */
export function isStored<File extends FileIdentity>(
  outcome: UploadOutcome<File>,
): outcome is Extract<UploadOutcome<File>, { readonly assetId: string }> {
  return outcome.status === 'uploaded' || outcome.status === 'reused';
}
