import type { Conclusion } from '../../../pipeline/manifest/manifest.ts';
import {
  type ExportEntry,
  type FileEntry,
  isStored,
  isTriggered,
  type PipelineReport,
} from '../../../pipeline/outcomes.ts';
import { formatBytes, formatDuration, formatNumber, plural } from '../../../support/format.ts';
import { describeUsage, isExceeded, type LimitUsage } from '../../runner/inputs/size-limits.ts';
import { cellText, details, linesWithin, noBreak, table } from './markdown.ts';

/** The most files, variants or responses that are not folded away. */
const MAX_OPEN = 20;

/** Shows the first items, which a reader must see, and folds the others away. */
function openThenFolded<Item>(
  items: readonly Item[],
  isOpen: (item: Item) => boolean,
  render: (items: readonly Item[]) => string[],
  summaryOf: (items: readonly Item[]) => string,
): string[] {
  const count = Math.min(items.filter(isOpen).length, MAX_OPEN);
  const [open, folded] = [items.slice(0, count), items.slice(count)];
  return [
    ...(open.length > 0 ? render(open) : []),
    ...(folded.length > 0 ? details(summaryOf(folded), render(folded)) : []),
  ];
}

const ASSET_MARKS: Readonly<Record<FileEntry['status'], string>> = {
  uploaded: '✅ uploaded',
  reused: '♻️ reused',
  failed: '❌ failed',
  'not-attempted': '➖ not attempted',
  planned: '📝 planned',
};

/** One row per file: failed files first, then the largest. What is stored is folded away. */
export function renderAssets({ uploads }: Pick<PipelineReport, 'uploads'>): string[] {
  if (uploads.length === 0) return [];
  const rank = (file: FileEntry): number => (file.status === 'failed' ? 0 : isStored(file) ? 2 : 1);
  const sorted = uploads.toSorted((a, b) => rank(a) - rank(b) || b.size - a.size);
  return ['### Files', ...openThenFolded(sorted, (file) => !isStored(file), assetTable, countStatuses)];
}

function countStatuses(files: readonly FileEntry[]): string {
  return [...Map.groupBy(files, ({ status }) => status)]
    .map(([status, { length }]) => `${ASSET_MARKS[status]}: ${formatNumber(length)}`)
    .join(' · ');
}

function assetTable(files: readonly FileEntry[]): string[] {
  return table({
    head: ['status', 'file', 'size', 'asset id', 'time'],
    right: ['size', 'time'],
    items: files,
    row: ({ status, path, size, assetId = '', attempts, durationMs }) => [
      noBreak(ASSET_MARKS[status]),
      cellText(path),
      noBreak(formatBytes(size)),
      cellText(assetId),
      attempts === 0 ? '' : noBreak(formatDuration(durationMs)),
    ],
    noun: 'file',
  });
}

const EXPORT_MARKS: Readonly<Record<ExportEntry['status'], string>> = {
  triggered: '✅ triggered',
  reused: '✅ triggered earlier',
  failed: '❌ failed',
  unknown: '❓ unknown',
  'not-attempted': '➖ not attempted',
};

type Exports = Pick<PipelineReport, 'exports'> & { readonly conclusion: Conclusion };

const isBad = (conclusion: Conclusion): boolean => conclusion === 'failure' || conclusion === 'cancelled';

/**
 * One row per variant and one column per network: first the variants that lack an export. After a failure, those that lack none are
 * folded away.
 */
export function renderExports({ exports, conclusion }: Exports): string[] {
  if (exports.length === 0) return [];
  const networks = [...new Set(exports.map(({ network }) => network))];
  const marks = { ...EXPORT_MARKS, ...(conclusion === 'planned' && { 'not-attempted': '📝 planned' }) };
  const variants = [...Map.groupBy(exports, ({ variantId }) => variantId)].map(([variantId, own]) => ({
    variantId,
    marks: new Map(own.map(({ network, status }) => [network, marks[status]])),
    rank: Math.min(...own.map((one) => (isTriggered(one) ? 2 : one.status === 'not-attempted' ? 1 : 0))),
  }));
  const grid = (items: readonly (typeof variants)[number][]): string[] =>
    table({
      head: ['variant', ...networks.map(cellText)],
      items,
      row: (variant) => [
        cellText(variant.variantId),
        ...networks.map((network) => noBreak(variant.marks.get(network) ?? '')),
      ],
      noun: 'variant',
    });
  const sorted = variants.toSorted((a, b) => a.rank - b.rank);
  const isOpen = ({ rank }: { readonly rank: number }): boolean => rank < 2 || !isBad(conclusion);
  return [
    '### Exports',
    ...openThenFolded(sorted, isOpen, grid, ({ length }) => plural(length, 'more variant')),
  ];
}

/**
 * A line per export with a response that says something, below the table of exports: long words without a blank break in a
 * list, and would widen a table. Folded away if there are more than twenty, and after a failure.
 */
export function renderResponses({ exports, conclusion }: Exports): string[] {
  const items = exports.filter(({ status, shown }) => status === 'triggered' && shown !== undefined);
  const isOpen = (): boolean => items.length <= MAX_OPEN && !isBad(conclusion);
  return openThenFolded(items, isOpen, responseList, ({ length }) => plural(length, 'response'));
}

function responseList(items: PipelineReport['exports']): string[] {
  return linesWithin([], items, 'response', ({ variantId, network, shown: { link, words = '' } = {} }) => {
    const text = cellText(link?.text ?? '');
    // Markdown would take `&lt;` in an address for `<`.
    const linked = link?.url === undefined ? text : `[${text}](<${link.url.replaceAll('&', '&amp;')}>)`;
    const said = [linked, words && `<code>${cellText(words)}</code>`].filter((part) => part !== '');
    return `- ${cellText(variantId)} → ${cellText(network)}: ${said.join(' ')}`;
  });
}

/** One row per limit, those that are exceeded first. */
export function renderSizeLimits(usages: readonly LimitUsage[]): string[] {
  if (usages.length === 0) return [];
  const sorted = usages.toSorted((a, b) => Number(isExceeded(b)) - Number(isExceeded(a)));
  const rows = table({
    head: ['limit', 'used', '', 'by'],
    items: sorted,
    row: (usage) => {
      const mark = isExceeded(usage) ? '❌' : usage.matching.length > 0 ? '✅' : '➖';
      const { pattern, bar, used, by } = describeUsage(usage);
      return [cellText(pattern), bar, `${mark} ${used}`, cellText(by)];
    },
    noun: 'limit',
  });
  return ['### Size limits', ...rows];
}
