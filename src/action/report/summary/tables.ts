import type { ResponseLink } from '../../../api/export-response.ts';
import type { Conclusion } from '../../../pipeline/manifest/manifest.ts';
import {
  type ExportEntry,
  type FileEntry,
  isStored,
  isTriggered,
  type PipelineReport,
} from '../../../pipeline/outcomes.ts';
import { formatBytes, formatDuration, formatNumber, plural } from '../../../support/format.ts';
import {
  describeUser,
  drawBar,
  formatUsage,
  isExceeded,
  type LimitUsage,
} from '../../runner/inputs/size-limits.ts';
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
  attempts: ({ attempts }) => (attempts > 1 ? String(attempts) : ''),
};
const RIGHT = ['size', 'time', 'attempts'];

/** One row per file: failed files first, then the largest. What is stored is folded away. */
export function renderAssets({ uploads }: Pick<PipelineReport, 'uploads'>): string[] {
  if (uploads.length === 0) return [];
  const rank = (file: FileEntry): number => (file.status === 'failed' ? 0 : isStored(file) ? 2 : 1);
  const sorted = uploads.toSorted((a, b) => rank(a) - rank(b) || b.size - a.size);
  const split = Math.min(sorted.filter((file) => !isStored(file)).length, MAX_OPEN_FILES);
  const [open, folded] = [sorted.slice(0, split), sorted.slice(split)];
  return [
    '### Files',
    ...(open.length > 0 ? [countStatuses(open), ...assetTable(open, OPEN_BUDGET)] : []),
    ...(folded.length > 0 ? details(countStatuses(folded), assetTable(folded, FOLDED_BUDGET)) : []),
  ];
}

/** Says how many files a table has of each status. */
function countStatuses(files: readonly FileEntry[]): string {
  const groups = Map.groupBy(files, ({ status }) => status);
  return [...groups]
    .map(([status, { length }]) => `${ASSET_MARKS[status]}: ${formatNumber(length)}`)
    .join(' · ');
}

/** Has the columns that say something: what all rows have in common stands above them, or is left out. */
function assetTable(files: readonly FileEntry[], budget: number): string[] {
  const saysNothing = (cells: ReadonlySet<string>): boolean =>
    cells.size === 1 && (files.length > 1 || cells.has(''));
  const isMixed = files.some(({ status }) => status !== files[0]?.status);
  const columns = Object.entries(CELLS).filter(([name, cell]) => {
    if (name === 'status') return isMixed;
    return name === 'file' || !saysNothing(new Set(files.slice(0, MAX_ROWS).map(cell)));
  });
  return table({
    head: columns.map(([name]) => name),
    right: RIGHT,
    items: files,
    row: (file) => columns.map(([, cell]) => cell(file)),
    noun: 'file',
    budget,
  });
}

/** Maximum size in bytes of the table of exports that is shown open, and of the one that is folded away. */
const EXPORTS_BUDGET = 75_000;
/** At most so many variants are shown open. */
const MAX_OPEN_VARIANTS = 20;

const EXPORT_MARKS: Readonly<Record<ExportEntry['status'], string>> = {
  triggered: '✅ triggered',
  reused: '✅ triggered earlier',
  failed: '❌ failed',
  unknown: '❓ unknown',
  'not-attempted': '➖ not attempted',
};

/** The exports of a step, and how it ended. */
type Exports = Pick<PipelineReport, 'exports'> & { readonly conclusion: Conclusion };

const isBad = (conclusion: Conclusion): boolean => conclusion === 'failure' || conclusion === 'cancelled';

/**
 * One row per variant and one column per network: first the variants that lack an export. Those beyond twenty are folded away, and
 * after a failure those that lack none.
 */
export function renderExports({ exports, conclusion }: Exports): string[] {
  if (exports.length === 0) return [];
  const networks = [...new Set(exports.map(({ network }) => network))];
  const variants = [...Map.groupBy(exports, ({ variantId }) => variantId)].map(([variantId, own]) => ({
    variantId,
    statuses: new Map(own.map(({ network, status }) => [network, status])),
    rank: Math.min(...own.map((one) => (isTriggered(one) ? 2 : one.status === 'not-attempted' ? 1 : 0))),
  }));
  const mark = (status: ExportEntry['status'] | undefined): string => {
    if (status === undefined) return '';
    return conclusion === 'planned' && status === 'not-attempted' ? '📝 planned' : EXPORT_MARKS[status];
  };
  const grid = (items: typeof variants): string[] =>
    table({
      head: ['variant', ...networks.map(cellText)],
      items,
      row: ({ variantId, statuses }) => [
        cellText(variantId),
        ...networks.map((network) => noBreak(mark(statuses.get(network)))),
      ],
      noun: 'variant',
      budget: EXPORTS_BUDGET,
    });
  const sorted = variants.toSorted((a, b) => a.rank - b.rank);
  const open = sorted.filter(({ rank }) => rank < 2 || !isBad(conclusion)).slice(0, MAX_OPEN_VARIANTS);
  const folded = sorted.slice(open.length);
  return [
    '### Exports',
    ...(open.length > 0 ? grid(open) : []),
    ...(folded.length > 0 ? details(plural(folded.length, 'more variant'), grid(folded)) : []),
  ];
}

/** Maximum size of the list of responses, in bytes. */
const RESPONSES_BUDGET = 50_000;

/**
 * A line per export with a response that says something, below the table of exports: long words without a blank break in a
 * list, and would widen a table. Folded away if there are more than twenty, and after a failure.
 */
export function renderResponses({ exports, conclusion }: Exports): string[] {
  const items = exports.flatMap((outcome) =>
    outcome.status === 'triggered' && outcome.shown ? { ...outcome, shown: outcome.shown } : [],
  );
  if (items.length === 0) return [];
  const lines = linesWithin([], { items, noun: 'response', budget: RESPONSES_BUDGET }, (item) => {
    const { link, words } = item.shown;
    const said = [
      ...(link ? [linkOf(link)] : []),
      ...(words === '' ? [] : [`<code>${cellText(words)}</code>`]),
    ];
    return `- ${cellText(item.variantId)} → ${cellText(item.network)}: ${said.join(' ')}`;
  });
  const isFolded = items.length > MAX_OPEN_VARIANTS || isBad(conclusion);
  return isFolded ? details(plural(items.length, 'response'), lines) : lines;
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
