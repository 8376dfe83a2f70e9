import type { EarlierManifest } from '../../pipeline/manifest/earlier-manifest.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Problem } from '../inputs/input-reader.ts';
import type { Log } from '../runner/log.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** Why a step that only exports must not export the files of an earlier manifest, empty if it may. */
export function explainIncomplete({ missing }: EarlierManifest): Problem[] {
  if (missing === undefined) return [];
  const text = `records an upload that is not complete${describeMissing(missing)}: run the upload step again, or leave \`manifest\` out to export anyway`;
  return [{ input: 'manifest', text }];
}

function describeMissing(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const verb = missing.length === 1 ? 'was' : 'were';
  return `, ${plural(missing.length, 'file')} ${verb} not uploaded by its step (${joinTruncated(missing)})`;
}

/** For each kind of step: what it could reuse of an earlier manifest, and when it replaces one of another service. */
const KINDS = {
  upload: ['file', 'After the first upload, this run'],
  export: ['export', 'After the first export, this run'],
} as const;

/** Logs what the earlier manifest means for this step. */
export function logEarlierManifest(
  earlier: EarlierManifest,
  { reuseUnchanged, manifestPath: path }: Pick<UploadInputs, 'reuseUnchanged' | 'manifestPath'>,
  kind: keyof typeof KINDS,
  log: Log,
): void {
  if (path === undefined) return;
  const [reused, who] = KINDS[kind];
  if (earlier.unusable !== undefined) {
    const consequence = `No ${reused} is reused. ${who} replaces the manifest.`;
    const advice = 'Give each service and organization its own `manifest`, and let nothing else write to it.';
    log.warning('Manifest not reused', `${path}: ${earlier.unusable}.`, consequence, advice);
  } else if (reuseUnchanged && earlier.content === undefined)
    log.info(`No previous manifest, so no ${reused} is reused: ${path}`);
  else if (reuseUnchanged)
    log.info(`The previous manifest records ${plural(earlier.reusableCount, 'uploaded file')}: ${path}`);
}
