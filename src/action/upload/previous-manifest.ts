import { readPreviousUploads } from '../../pipeline/manifest/read-manifest.ts';
import { PreviousUploads } from '../../pipeline/outcomes.ts';
import type { Plan } from '../../pipeline/run-pipeline.ts';
import { plural } from '../../support/format.ts';
import type { Log } from '../runner/log.ts';
import { temporaryManifestPath, type UploadInputs } from './upload-inputs.ts';

/** What may be reused of the manifest that an earlier run left; `undefined` where that was not asked for. */
export async function loadPreviousUploads(
  inputs: UploadInputs,
  log: Log,
): Promise<PreviousUploads | undefined> {
  const { reuseUnchanged, givenManifestPath: path, dryRun } = inputs;
  if (!reuseUnchanged || path === undefined) return undefined;
  const earlier = await readPreviousUploads(path, inputs);
  switch (earlier.kind) {
    case 'usable':
      log.info(`The earlier manifest knows ${plural(earlier.uploads.count, 'uploaded file')}: ${path}`);
      return earlier.uploads;
    case 'missing':
      log.info(`No earlier manifest, so that every file is uploaded: ${path}`);
      return new PreviousUploads([]);
    case 'unusable':
      log.warning(
        'Manifest not reused',
        `${path}: ${earlier.why}.`,
        dryRun
          ? 'A run would upload every file, and write its own manifest there.'
          : 'Every file is uploaded, and the manifest of this run takes its place.',
        'Give each service and organization a `manifest` of its own, and let nothing else write to it.',
      );
      return new PreviousUploads([]);
  }
}

/**
 * A run without a file has nothing for later runs to reuse, and must not take what an earlier one left them. A shard without
 * one is waited for all the same, by those who join them.
 */
export function keepPreviousManifest(
  inputs: UploadInputs,
  { assets }: Plan,
  { env, log }: { env: NodeJS.ProcessEnv; log: Log },
): UploadInputs {
  if (!inputs.reuseUnchanged || assets.length > 0 || inputs.shard !== undefined) return inputs;
  log.info(`There was no file to upload: ${inputs.manifestPath} is left to later runs as it is`);
  return { ...inputs, manifestPath: temporaryManifestPath(env) };
}
