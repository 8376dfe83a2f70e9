import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Problem } from '../inputs/input-reader.ts';
import type { Log } from '../runner/log.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** Why a step that only exports must not export the files of the record; empty if it may. */
export function explainIncomplete({ missing }: RunRecord, { reuseUnchanged }: UploadInputs): Problem[] {
  if (missing === undefined) return [];
  const inputs = reuseUnchanged === true ? '`manifest` and `reuse-unchanged`' : '`manifest`';
  const text = `records an upload that is not complete${describeMissing(missing)}: run the upload step again, or leave ${inputs} out to export anyway`;
  return [{ input: 'manifest', text }];
}

function describeMissing(missing: readonly string[]): string {
  if (missing.length === 0) return ' (its step ended before it sent anything)';
  const verb = missing.length === 1 ? 'was' : 'were';
  return `, ${plural(missing.length, 'file')} ${verb} not uploaded by its step (${joinTruncated(missing)})`;
}

/** Logs what earlier steps mean for this one. */
export function logEarlierSteps(
  record: RunRecord,
  { reuseUnchanged, manifestPath: path, isToUpload, organizationId }: UploadInputs,
  log: Log,
): void {
  if (path === undefined) return;
  const { earlier } = record;
  const isContinued = reuseUnchanged === true;
  if (earlier === undefined && !isContinued && isToUpload) return;
  if (earlier === undefined) {
    const unknown = 'whether the files are complete is not known';
    const reused = `no ${isToUpload ? 'file' : 'export'} is reused`;
    log.info(`No previous manifest, so ${isToUpload ? reused : unknown}: ${path}`);
    return;
  }
  if (!isToUpload && organizationId === '' && earlier.organizationId !== '')
    log.info(`The organization is that of the manifest: ${earlier.organizationId}`);
  if (isContinued)
    log.info(`The previous manifest records ${plural(record.reusableCount, 'uploaded file')}: ${path}`);
}
