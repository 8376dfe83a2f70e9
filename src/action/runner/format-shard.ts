import type { Shard } from '../../pipeline/shards/take-shard.ts';
import { formatNumber } from '../../support/format-number.ts';

/** A shard as people speak of it. */
export function sayShard({ index, total }: Shard): string {
  return `part ${formatNumber(index)} of ${formatNumber(total)}`;
}
