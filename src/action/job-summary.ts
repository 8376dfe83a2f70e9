import type { Conclusion, Manifest, ManifestAsset, ManifestExport } from '../pipeline/manifest.ts';
import { formatBytes } from '../support/format-bytes.ts';
import { formatDuration } from '../support/format-duration.ts';
import { plural } from '../support/plural.ts';
import type { Failure } from './failure.ts';
import { markdownText } from './printable.ts';
import type { RunContext } from './run-context.ts';

export interface SummaryContent {
  readonly manifest: Manifest;
  readonly manifestPath: string;
  readonly failures: readonly Failure[];
  readonly context: RunContext;
}

/** The runner drops a summary above 1 MiB as a whole; this many rows of these cells stay well below. */
const MOST_ROWS = 1_000;
const LONGEST_CELL = 120;

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
export function renderJobSummary({ manifest, manifestPath, failures, context }: SummaryContent): string {
  const blocks = [
    `## ${HEADLINES[manifest.conclusion]}`,
    origin(context),
    counts(manifest),
    ...failures.map(({ title, lines }) => `**${title}**: ${lines.map(markdownText).join('<br>')}`),
    exportMatrix(manifest.exports),
    assetTable(manifest.assets),
    `Manifest: ${markdownText(manifestPath)}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function origin({ repository, ref, commit, run, runUrl }: RunContext): string {
  const parts = [
    repository && `**${markdownText(repository)}**`,
    ref && markdownText(ref),
    commit && `commit ${markdownText(commit.slice(0, 7))}`,
    run && (runUrl ? `run [${markdownText(run)}](${encodeURI(runUrl)})` : `run ${markdownText(run)}`),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

function counts({ conclusion, assets, exports, startedAt, finishedAt }: Manifest): string {
  const durationMs = Date.parse(finishedAt) - Date.parse(startedAt);
  const done = conclusion === 'planned' ? assets : assets.filter(({ status }) => status === 'uploaded');
  const bytes = formatBytes(done.reduce((sum, { size }) => sum + size, 0));
  const triggered = exports.filter(({ status }) => status === 'triggered').length;
  const parts =
    conclusion === 'planned'
      ? [
          `${plural(assets.length, 'file')} to upload (${bytes})`,
          `${plural(exports.length, 'export')} to trigger`,
        ]
      : [
          `${done.length} of ${plural(assets.length, 'file')} uploaded (${bytes})`,
          `${triggered} of ${plural(exports.length, 'export')} triggered`,
        ];
  return [...parts, formatDuration(durationMs)].join(' · ');
}

function exportMatrix(exports: readonly ManifestExport[]): string {
  if (exports.length === 0) return '';
  const networks = [...new Set(exports.map(({ network }) => network))];
  const variants = [...new Set(exports.map(({ variantId }) => variantId))];
  const status = new Map(
    exports.map((entry) => [JSON.stringify([entry.variantId, entry.network]), entry.status]),
  );
  const rows = variants.map((variant) => [
    cell(variant),
    ...networks.map((network) => {
      const entry = status.get(JSON.stringify([variant, network]));
      return entry === undefined ? '' : EXPORT_MARKS[entry];
    }),
  ]);
  return `### Exports\n\n${table(['variant', ...networks.map(cell)], rows)}`;
}

function assetTable(assets: readonly ManifestAsset[]): string {
  if (assets.length === 0) return '';
  const failedFirst = [...assets].sort(
    (a, b) => Number(b.status === 'failed') - Number(a.status === 'failed'),
  );
  const rows = failedFirst
    .slice(0, MOST_ROWS)
    .map((asset) => [
      cell(asset.path),
      cell(asset.contentType),
      formatBytes(asset.size),
      asset.status,
      cell(asset.assetId ?? ''),
      asset.attempts === 0 ? '' : formatDuration(asset.durationMs),
      asset.attempts === 0 ? '' : String(asset.attempts),
    ]);
  const cut = assets.length - rows.length;
  const more = cut > 0 ? `\n\n${plural(cut, 'more file')} in the manifest.` : '';
  return `### Assets\n\n${table(['file', 'type', 'size', 'status', 'asset id', 'time', 'attempts'], rows)}${more}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return markdownText(text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text);
}
