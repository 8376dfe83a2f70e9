import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import { type Failure, listFailure } from '../failures/failures.ts';
import { formatExcess, formatLimit, formatSize } from '../inputs/size-limits.ts';
import { isExceeded, type LimitUsage } from '../summary/limit-usage.ts';

/** One failure for all limits that are exceeded. */
export function sizeFailures(usages: readonly LimitUsage[]): Failure[] {
  const problems = usages.filter(isExceeded).map(explainExcess);
  const advice =
    'Nothing was sent. Make the files smaller, exclude some, or raise the limit in `size-limits`.';
  return problems.length === 0 ? [] : [listFailure('Size limit exceeded', problems, advice)];
}

function explainExcess({ limit, bytes, matching }: LimitUsage): string {
  const line = `\`${joinTruncated([formatLimit(limit)])}\``;
  const sizeOf = (size: number): string => `${formatSize(size, limit)} ${limit.unit}`;
  if (limit.pattern === undefined) {
    const have = plural(matching.length, 'file has', 'files have');
    const named = matching.map(({ path, size }) => `${path} (${sizeOf(size)})`);
    return `${line}: ${have} ${sizeOf(bytes)}, ${formatExcess(bytes, limit)} over. The largest: ${joinTruncated(named)}`;
  }
  const larger = matching.filter(({ size }) => size > limit.bytes);
  const named = larger.map(({ path, size }) => {
    return `${path} (${sizeOf(size)}, ${formatExcess(size, limit)} over)`;
  });
  return `${line}: ${plural(larger.length, 'file is', 'files are')} larger: ${joinTruncated(named)}`;
}
