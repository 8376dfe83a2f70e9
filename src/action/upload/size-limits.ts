import { pathMatcher } from '../../pipeline/find/content-types.ts';
import type { Asset } from '../../pipeline/outcomes.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';
import { listFailure } from '../failures/list-failure.ts';
import { formatExcess, formatLimit, formatSize, type SizeLimit } from '../inputs/size-limits.ts';
import type { Warning } from '../runner/log.ts';
import { isExceeded, type LimitUsage } from './limit-usage.ts';

/** Compares all found files, including those of other shards and those that are reused, with each limit. */
export function measureLimits(assets: readonly Asset[], limits: readonly SizeLimit[]): LimitUsage[] {
  return limits.map((limit) => {
    const { pattern } = limit;
    const matches = pattern === undefined ? () => true : pathMatcher(pattern);
    const matching = assets.filter(({ path }) => matches(path)).sort((a, b) => b.size - a.size);
    const counted = pattern === undefined ? matching : matching.slice(0, 1);
    return { limit, bytes: counted.reduce((sum, { size }) => sum + size, 0), matching };
  });
}

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

/** Warns of limits that match no file: a misspelled pattern limits nothing. */
export function limitWarnings(usages: readonly LimitUsage[]): Warning[] {
  const unmatched = usages
    .filter(({ matching }) => matching.length === 0)
    .map(({ limit }) => formatLimit(limit));
  if (unmatched.length === 0) return [];
  const lines = [
    `No file to upload matches ${plural(unmatched.length, 'line')} of \`size-limits\`: ${joinTruncated(unmatched, 10)}`,
    'Correct the pattern, or remove the line if no such file is expected.',
  ];
  return [{ title: 'Pattern without a match', lines }];
}
