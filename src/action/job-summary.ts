import type { Conclusion, Manifest, ManifestAsset, ManifestExport } from '../pipeline/manifest.ts';
import { cut } from '../support/cut.ts';
import { formatBytes } from '../support/format-bytes.ts';
import { formatDuration } from '../support/format-duration.ts';
import { formatNumber } from '../support/format-number.ts';
import { plural } from '../support/plural.ts';
import type { Failure } from './failure.ts';
import { markdownText } from './printable.ts';
import type { RunContext } from './run-context.ts';

export interface SummaryContent {
  readonly manifest: Manifest;
  readonly manifestPath: string;
  readonly failures: readonly Failure[];
  readonly context: RunContext;
  /** Time in which something waited for the service or the storage, in milliseconds. */
  readonly waitedMs: number;
}

/**
 * The runner drops a summary above 1 MiB as a whole. Tables share most of it; what stands around them is short.
 * In bytes.
 */
const EXPORTS_BUDGET = 200_000;
const ASSETS_BUDGET = 500_000;

const MOST_ROWS = 1_000;
const LONGEST_CELL = 120;
const LONGEST_LINE = 1_000;
/** Of Markdown, in which one character may take 22 bytes. */
const LONGEST_LINE_BYTES = 2_000;
const MOST_FAILURES = 10;
const MOST_LINES = 12;

const HEADLINES: Readonly<Record<Conclusion, string>> = {
  success: '✅ Playable content delivered',
  failure: '❌ Playable content not delivered',
  cancelled: '⚠️ Cancelled',
  planned: '📝 Plan: nothing was sent',
};

const EXPORT_MARKS: Readonly<Record<ManifestExport['status'], string>> = {
  triggered: '✅ triggered',
  failed: '❌ failed',
  unknown: '❓ unknown',
  'not-attempted': '➖ not attempted',
};

/** The job summary as Markdown; a pure function of its arguments. */
export function renderJobSummary(content: SummaryContent): string {
  const { manifest, manifestPath, failures, context, waitedMs } = content;
  const blocks = [
    `## ${HEADLINES[manifest.conclusion]}`,
    origin(context),
    counts(manifest, waitedMs),
    ...failures.slice(0, MOST_FAILURES).map(failureBlock),
    failures.length > MOST_FAILURES
      ? `And ${plural(failures.length - MOST_FAILURES, 'more cause')}, in the log.`
      : '',
    exportMatrix(manifest.exports),
    assetTable(manifest.assets),
    `Manifest: ${line(manifestPath)}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function origin({ repository, ref, commit, run, runUrl }: RunContext): string {
  const parts = [
    repository && `**${line(repository)}**`,
    ref && line(ref),
    commit && `commit ${line(commit.slice(0, 7))}`,
    run && (runUrl ? `run [${line(run)}](${linkTarget(runUrl)})` : `run ${line(run)}`),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

function counts({ conclusion, assets, exports, startedAt, finishedAt }: Manifest, waitedMs: number): string {
  const durationMs = Date.parse(finishedAt) - Date.parse(startedAt);
  const planned = conclusion === 'planned';
  const done = assets.filter(({ status }) => status === (planned ? 'planned' : 'uploaded'));
  const reused = assets.filter(({ status }) => status === 'reused').length;
  const also = reused === 0 ? '' : `, ${formatNumber(reused)} ${planned ? 'to reuse' : 'reused'}`;
  const bytes = formatBytes(done.reduce((sum, { size }) => sum + size, 0));
  const triggered = exports.filter(({ status }) => status === 'triggered').length;
  const parts = planned
    ? [
        `${plural(done.length, 'file')} to upload (${bytes})${also}`,
        `${plural(exports.length, 'export')} to trigger`,
      ]
    : [
        `${done.length} of ${plural(assets.length, 'file')} uploaded (${bytes})${also}`,
        `${triggered} of ${plural(exports.length, 'export')} triggered`,
      ];
  const waited = waitedMs > 0 ? [`${formatDuration(waitedMs)} of that waiting`] : [];
  return [...parts, formatDuration(durationMs), ...waited].join(' · ');
}

function failureBlock({ title, lines }: Failure): string {
  const shown = lines.slice(0, MOST_LINES).map(line);
  const more = lines.length > MOST_LINES ? ['…'] : [];
  return `**${title}**: ${[...shown, ...more].join('<br>')}`;
}

function exportMatrix(exports: readonly ManifestExport[]): string {
  if (exports.length === 0) return '';
  const networks = [...new Set(exports.map(({ network }) => network))];
  const byVariant = Map.groupBy(exports, ({ variantId }) => variantId);
  const head = ['variant', ...networks.map(cell)];
  const rows = [...byVariant].map(([variant, entries]) => {
    const statuses = new Map(entries.map(({ network, status }) => [network, EXPORT_MARKS[status]]));
    return [cell(variant), ...networks.map((network) => statuses.get(network) ?? '')];
  });
  return `### Exports\n\n${table(head, rows, 'variant', EXPORTS_BUDGET)}`;
}

function assetTable(assets: readonly ManifestAsset[]): string {
  if (assets.length === 0) return '';
  const head = ['file', 'type', 'size', 'status', 'asset id', 'time', 'attempts'];
  const failedFirst = assets.toSorted(
    (a, b) => Number(b.status === 'failed') - Number(a.status === 'failed'),
  );
  const rows = failedFirst.map((asset) => [
    cell(asset.path),
    cell(asset.contentType),
    formatBytes(asset.size),
    asset.status,
    cell(asset.assetId ?? ''),
    asset.attempts === 0 ? '' : formatDuration(asset.durationMs),
    asset.attempts === 0 ? '' : String(asset.attempts),
  ]);
  return `### Assets\n\n${table(head, rows, 'file', ASSETS_BUDGET)}`;
}

/** A table of at most so many bytes and 1,000 rows, and how many were left out. */
function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  noun: string,
  budget: number,
): string {
  const write = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const lines = [write(head), write(head.map(() => '---'))];
  let bytes = Buffer.byteLength(lines.join('\n'));
  for (const row of rows.slice(0, MOST_ROWS)) {
    const text = write(row);
    bytes += Buffer.byteLength(text) + 1;
    if (bytes > budget) break;
    lines.push(text);
  }
  const left = rows.length - (lines.length - 2);
  if (left === rows.length) return `${plural(left, noun)}: see the manifest.`;
  return left === 0
    ? lines.join('\n')
    : `${lines.join('\n')}\n\n${plural(left, `more ${noun}`)} in the manifest.`;
}

/** As much of a text outside of tables as has room. */
function line(text: string): string {
  for (let length = LONGEST_LINE; ; length = Math.floor(length / 2)) {
    const markdown = markdownText(cut(text, length));
    if (Buffer.byteLength(markdown) <= LONGEST_LINE_BYTES) return markdown;
  }
}

function linkTarget(url: string): string {
  return encodeURI(url).replace(/[()]/g, (parenthesis) => (parenthesis === '(' ? '%28' : '%29'));
}

function cell(text: string): string {
  return markdownText(cut(text, LONGEST_CELL));
}
