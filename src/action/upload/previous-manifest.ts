import { readPreviousUploads } from '../../pipeline/manifest/read-manifest.ts';
import { PreviousUploads } from '../../pipeline/outcomes.ts';
import type { Plan } from '../../pipeline/run-pipeline.ts';
import { plural } from '../../support/format.ts';
import type { Log } from '../runner/log.ts';
import { temporaryManifestPath, type UploadInputs } from './upload-inputs.ts';

/** Reads the uploads in an earlier run's manifest; `undefined` without `reuse-unchanged`. */
export async function loadPreviousUploads(
  inputs: UploadInputs,
  log: Log,
): Promise<PreviousUploads | undefined> {
  const { reuseUnchanged, givenManifestPath: path, dryRun } = inputs;
  if (!reuseUnchanged || path === undefined) return undefined;
  const previous = await readPreviousUploads(path, inputs);
  switch (previous.kind) {
    case 'usable':
      log.info(`The previous manifest records ${plural(previous.uploads.count, 'uploaded file')}: ${path}`);
      return previous.uploads;
    case 'missing':
      log.info(`No previous manifest, so every file is uploaded: ${path}`);
      return new PreviousUploads([]);
    case 'unusable':
      log.warning(
        'Manifest not reused',
        `${path}: ${previous.why}.`,
        dryRun
          ? 'A real run would upload every file and replace this manifest.'
          : 'Every file is uploaded, and this run replaces the manifest.',
        'Give each service and organization its own `manifest`, and let nothing else write to it.',
      );
      return new PreviousUploads([]);
  }
}

/**
 * Moves the manifest to a temporary path if no file matched: overwriting the previous manifest would lose the asset ids that
 * `reuse-unchanged` needs. A shard always writes its manifest, which `merge/` waits for.
 */
export function keepPreviousManifest(
  inputs: UploadInputs,
  { assets }: Plan,
  { env, log }: { env: NodeJS.ProcessEnv; log: Log },
): UploadInputs {
  if (!inputs.reuseUnchanged || assets.length > 0 || inputs.shard !== undefined) return inputs;
  log.info(`No file to upload, so ${inputs.manifestPath} is left unchanged for later runs`);
  return { ...inputs, manifestPath: temporaryManifestPath(env) };
}
