import type { ResponseLink } from '../../api/export-response.ts';
import type { Conclusion } from '../../pipeline/manifest/manifest.ts';
import {
  type ExportEntry,
  type ExportOutcome,
  type FileEntry,
  isStored,
  type PipelineReport,
} from '../../pipeline/outcomes.ts';
import { formatBytes, formatDuration, plural } from '../../support/format.ts';
import { describeUser, drawBar, formatUsage, isExceeded, type LimitUsage } from './limit-usage.ts';
import { cellText, details, linesWithin, MAX_ROWS, noBreak, table } from './markdown.ts';

/** Maximum size in bytes of the table that is shown open, and of the table that is folded away. */
const OPEN_BUDGET = 100_000;
const FOLDED_BUDGET = 400_000;
/** At most so many files are shown open. */
const MAX_OPEN_FILES = 15;

const ASSET_MARKS: Readonly<Record<FileEntry['status'], string>> = {
  uploaded: '✅ uploaded',
  reused: '♻️ reused',
  failed: '❌ failed',
  'not-attempted': '➖ not attempted',
  planned: '📝 planned',
};

/** What stands in the cells, by the heads of the columns. */
const CELLS: Readonly<Record<string, (file: FileEntry) => string>> = {
  status: ({ status }) => noBreak(ASSET_MARKS[status]),
  file: ({ path }) => cellText(path),
  type: ({ contentType }) => cellText(contentType),
  size: ({ size }) => noBreak(formatBytes(size)),
  'asset id': ({ assetId }) => cellText(assetId ?? ''),
  time: ({ attempts, durationMs }) => (attempts === 0 ? '' : noBreak(formatDuration(durationMs))),
  attempts: ({ attempts }) => (attempts === 0 ? '' : String(attempts)),
};
const RIGHT = ['size', 'time', 'attempts'];

/** One row per file: failed files first, then the largest. What is stored is folded away. */
export function renderAssets({ uploads }: Pick<PipelineReport, 'uploads'>): string[] {
  if (uploads.length === 0) return [];
  const rank = (file: FileEntry): number => (file.status === 'failed' ? 0 : isStored(file) ? 2 : 1);
  const sorted = uploads.toSorted((a, b) => rank(a) - rank(b) || b.size - a.size);
  const split = Math.min(sorted.filter((file) => !isStored(file)).length, MAX_OPEN_FILES);
  const [open, folded] = [sorted.slice(0, split), sorted.slice(split)];
  const kind = folded.some((file) => !isStored(file)) || split === 0 ? 'file' : 'other file';
  return [
    '### Files',
    ...(open.length > 0 ? assetTable(open, OPEN_BUDGET) : []),
    ...(folded.length > 0
      ? details(`${plural(folded.length, kind)}, the largest first`, assetTable(folded, FOLDED_BUDGET))
      : []),
  ];
}

/** Has the columns that say something. */
function assetTable(assets: readonly FileEntry[], budget: number): string[] {
  const saysNothing = (cells: ReadonlySet<string>): boolean =>
    cells.size === 1 && (assets.length > 1 || cells.has('') || cells.has('1'));
  const columns = Object.entries(CELLS).filter(([name, cell]) => {
    return name === 'status' || !saysNothing(new Set(assets.slice(0, MAX_ROWS).map(cell)));
  });
  return table({
    head: columns.map(([name]) => name),
    right: RIGHT,
    items: assets,
    row: (file) => columns.map(([, cell]) => cell(file)),
    noun: 'file',
    budget,
  });
}

/** Maximum size of the table of exports, in bytes. */
const EXPORTS_BUDGET = 150_000;
/** If there are more variants than this, the table is folded away. */
const MAX_OPEN_VARIANTS = 20;

const EXPORT_MARKS: Readonly<Record<ExportEntry['status'], string>> = {
  triggered: '✅ triggered',
  reused: '✅ triggered earlier',
  failed: '❌ failed',
  unknown: '❓ unknown',
  'not-attempted': '➖ not attempted',
};

/** One row per variant and one column per network; variants with a failure come first. */
export function renderExports({
  exports,
  conclusion,
}: Pick<PipelineReport, 'exports'> & { readonly conclusion: Conclusion }): string[] {
  if (exports.length === 0) return [];
  const networks = [...new Set(exports.map(({ network }) => network))];
  const variants = [...Map.groupBy(exports, ({ variantId }) => variantId)].map(([variantId, own]) => ({
    variantId,
    statuses: new Map(own.map(({ network, status }) => [network, status])),
    broken: own.some(({ status }) => status === 'failed' || status === 'unknown'),
  }));
  const mark = (status: ExportEntry['status'] | undefined): string => {
    if (status === undefined) return '';
    return conclusion === 'planned' && status === 'not-attempted' ? '📝 planned' : EXPORT_MARKS[status];
  };
  const matrix = table({
    head: ['variant', ...networks.map(cellText)],
    items: variants.toSorted((a, b) => Number(b.broken) - Number(a.broken)),
    row: ({ variantId, statuses }) => [
      cellText(variantId),
      ...networks.map((network) => noBreak(mark(statuses.get(network)))),
    ],
    noun: 'variant',
    budget: EXPORTS_BUDGET,
  });
  const folded = variants.length > MAX_OPEN_VARIANTS;
  return ['### Exports', ...(folded ? details(plural(variants.length, 'variant'), matrix) : matrix)];
}

/** Maximum size of the list of responses, in bytes. */
const RESPONSES_BUDGET = 50_000;

/**
 * A line per export with a response that says something, below the table of exports: long words without a blank break in a
 * list, and would widen a table.
 */
export function renderResponses(exports: readonly ExportOutcome[]): string[] {
  const items = exports.flatMap((outcome) =>
    outcome.status === 'triggered' && outcome.shown ? { ...outcome, shown: outcome.shown } : [],
  );
  if (items.length === 0) return [];
  const lines = linesWithin([], { items, noun: 'response', budget: RESPONSES_BUDGET }, (item) => {
    const { links, words } = item.shown;
    const said = [...links.map(linkOf), ...(words === '' ? [] : [`<code>${cellText(words)}</code>`])];
    return `- ${cellText(item.variantId)} → ${cellText(item.network)}: ${said.join(' ')}`;
  });
  return items.length > MAX_OPEN_VARIANTS ? details(plural(items.length, 'response'), lines) : lines;
}

function linkOf({ text, url }: ResponseLink): string {
  // Markdown would take `&lt;` in an address for `<`.
  return url === undefined ? cellText(text) : `[${cellText(text)}](<${url.replaceAll('&', '&amp;')}>)`;
}

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
