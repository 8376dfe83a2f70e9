import type { Shard } from '../../pipeline/shards/split.ts';
import { formatNumber } from '../../support/format.ts';

export function formatShard({ index, total }: Shard): string {
  return `part ${formatNumber(index)} of ${formatNumber(total)}`;
}
