import type { ManifestPart } from '../../pipeline/manifest/manifest.ts';
import type { Plan } from '../../pipeline/run-pipeline.ts';
import { formatBytes } from '../../support/format-bytes.ts';
import { formatNumber } from '../../support/format-number.ts';
import { plural } from '../../support/plural.ts';
import { sayShard } from '../runner/format-shard.ts';
import type { Log } from '../runner/log.ts';

/** Tells the log how much of what was found is this run's. */
export function logPart({ shard, whole }: ManifestPart, { assets }: Plan, log: Log): void {
  const bytes = assets.reduce((sum, { size }) => sum + size, 0);
  const files = `${formatNumber(assets.length)} of ${plural(whole.files, 'file')}`;
  log.info(`This is ${sayShard(shard)}: ${files} (${formatBytes(bytes)} of ${formatBytes(whole.bytes)})`);
}
