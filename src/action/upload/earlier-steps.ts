import { type Manifest, missingFiles } from '../../pipeline/manifest/manifest.ts';
import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Problem } from '../runner/inputs/input-reader.ts';
import type { Log } from '../runner/log.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** Why a step that only exports must not export the files of the record; empty if it may. */
export function explainIncomplete(
  earlier: Manifest | undefined,
  { reuseUnchanged }: Pick<UploadInputs, 'reuseUnchanged'>,
): Problem[] {
  const missing = missingFiles(earlier);
  if (missing === undefined) return [];
  const inputs = reuseUnchanged === true ? '`manifest` and `reuse-unchanged`' : '`manifest`';
  const text = `records an upload that is not complete${describeMissing(missing)}: run the upload step again, or leave ${inputs} out to export anyway`;
  return [{ input: 'manifest', text }];
}

function describeMissing(missing: readonly string[]): string {
  if (missing.length === 0) return ' (its step ended before it sent anything)';
  const files = plural(missing.length, 'file was', 'files were');
  return `, ${files} not uploaded by its step (${joinTruncated(missing)})`;
}

export function logEarlierSteps(
  record: RunRecord,
  { reuseUnchanged, manifestPath: path, isToUpload, organizationId }: UploadInputs,
  log: Log,
): void {
  if (path === undefined) return;
  const { earlier } = record;
  if (earlier === undefined) {
    log.info(`No previous manifest, so it says nothing of earlier steps: ${path}`);
    return;
  }
  if (!isToUpload && organizationId === '' && earlier.organizationId !== '')
    log.info(`The organization is that of the manifest: ${earlier.organizationId}`);
  if (reuseUnchanged === true)
    log.info(`The previous manifest records ${plural(record.reusableCount, 'uploaded file')}: ${path}`);
}
