import { plural } from '../../support/format.ts';
import { describeUser, drawBar, formatUsage, isExceeded, type LimitUsage } from '../upload/limit-usage.ts';
import { cellText, table } from './markdown.ts';

/** A row has at most 6 KB, whatever the names are. */
const MAX_LIMITS = 10;

/** One row per limit, those that are exceeded first. */
export function renderSizeLimits(usages: readonly LimitUsage[]): string[] {
  if (usages.length === 0) return [];
  const sorted = usages.toSorted((a, b) => Number(isExceeded(b)) - Number(isExceeded(a)));
  const rows = table({
    head: ['limit', 'used', '', 'by'],
    items: sorted.slice(0, MAX_LIMITS),
    row: (usage) => [
      cellText(usage.limit.pattern ?? 'total'),
      drawBar(usage),
      `${markOf(usage)} ${formatUsage(usage)}`,
      cellText(describeUser(usage)),
    ],
    noun: 'limit',
    budget: Number.POSITIVE_INFINITY,
  });
  const omitted = usages.length - MAX_LIMITS;
  return ['### Size limits', ...rows, ...(omitted > 0 ? [`And ${plural(omitted, 'more limit')}.`] : [])];
}

function markOf(usage: LimitUsage): string {
  if (isExceeded(usage)) return '❌';
  return usage.matching.length > 0 ? '✅' : '➖';
}
