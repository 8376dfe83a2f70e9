import type { Plan } from '../pipeline/run-pipeline.ts';
import { formatBytes } from '../support/format-bytes.ts';
import { plural } from '../support/plural.ts';
import type { Log } from './log.ts';

/** Tells the log what a run would do. */
export function logPlan({ assets, exports }: Plan, log: Log): void {
  log.info('This is a dry run: nothing is sent.');
  log.startGroup(`${plural(assets.length, 'file')} to upload`);
  for (const { path, fileName, contentType, size } of assets) {
    log.info(`  ${path} as ${fileName} (${formatBytes(size)}, ${contentType})`);
  }
  log.endGroup();
  if (exports.length > 0) log.info(`${plural(exports.length, 'export')} to trigger`);
  for (const { variantId, network } of exports) log.info(`  ${variantId} → ${network}`);
}
