import { readEarlierUploads } from '../../pipeline/manifest/previous-uploads.ts';
import { EarlierUploads } from '../../pipeline/outcomes.ts';
import { plural } from '../../support/plural.ts';
import type { Log } from '../runner/log.ts';
import type { Inputs } from './upload-inputs.ts';

/** What may be reused of the manifest that an earlier run left; `undefined` where that was not asked for. */
export async function recallUploads(inputs: Inputs, log: Log): Promise<EarlierUploads | undefined> {
  const { reuseUnchanged, givenManifestPath: path, dryRun } = inputs;
  if (!reuseUnchanged || path === undefined) return undefined;
  const earlier = await readEarlierUploads(path, inputs);
  switch (earlier.kind) {
    case 'usable':
      log.info(`The earlier manifest knows ${plural(earlier.uploads.count, 'uploaded file')}: ${path}`);
      return earlier.uploads;
    case 'missing':
      log.info(`No earlier manifest, so that every file is uploaded: ${path}`);
      return new EarlierUploads([]);
    case 'unusable':
      log.warning(
        'Manifest not reused',
        `${path}: ${earlier.why}.`,
        dryRun
          ? 'A run would upload every file, and write its own manifest there.'
          : 'Every file is uploaded, and the manifest of this run takes its place.',
        'Give each service and organization a `manifest` of its own, and let nothing else write to it.',
      );
      return new EarlierUploads([]);
  }
}
