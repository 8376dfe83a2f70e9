import type { Manifest } from '../../pipeline/manifest/manifest.ts';
import { type ExportOutcome, isTriggered } from '../../pipeline/outcomes.ts';
import { formatShard } from '../../pipeline/shards/split.ts';
import { formatDuration, formatNumber, formatTotalSize, plural } from '../../support/format.ts';
import type { Failure } from '../failures/failures.ts';
import type { RunOrigin } from '../run-origin.ts';
import { MAX_ANNOTATION_LINES, MAX_ANNOTATIONS } from '../runner/log.ts';
import type { LimitUsage } from '../upload/size-limits.ts';
import { cellText, escapeMessage, shortText } from './markdown.ts';
import { renderAssets, renderExports, renderResponses, renderSizeLimits } from './tables.ts';

export interface SummaryContent {
  readonly manifest: Manifest;
  /** What this run did about its exports. */
  readonly exports: readonly ExportOutcome[];
  readonly manifestPath: string;
  readonly failures: readonly Failure[];
  readonly limitUsage?: readonly LimitUsage[] | undefined;
  readonly origin: RunOrigin;
  /** Time in which at least one request waited before an attempt, in milliseconds. */
  readonly waitedMs: number;
}

/**
 * Renders the job summary as Markdown. Pure function.
 *
 * The runner drops a whole summary above 1,048,576 bytes. Each part has a budget, and all parts together stay below
 * 900,000 bytes for any content.
 */
export function renderJobSummary(content: SummaryContent): string {
  const { manifest } = content;
  const blocks = [
    ...renderHead(content),
    ...renderFailures(content.failures),
    ...renderSizeLimits(content.limitUsage ?? []),
    ...renderExports(manifest),
    ...renderResponses(content.exports),
    ...renderAssets(manifest),
    renderOrigin(content),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function heading({ conclusion, assets, exports }: Manifest, hasCrashed: boolean): string {
  switch (conclusion) {
    case 'success':
      if (exports.length > 0) return '✅ Exports triggered';
      return assets.length > 0 ? '✅ Files uploaded' : '✅ No file to upload';
    case 'failure':
      return `❌ ${whatIsMissing(assets, exports, hasCrashed)}`;
    case 'cancelled':
      return '⚠️ Cancelled';
    case 'planned':
      return '📝 Plan: nothing was sent';
  }
}

function whatIsMissing(
  assets: Manifest['assets'],
  exports: Manifest['exports'],
  hasCrashed: boolean,
): string {
  const statuses = [...assets, ...exports].map(({ status }) => status);
  const isUnsent = statuses.every((status) => status === 'planned' || status === 'not-attempted');
  // Uploads that a crash interrupted have no outcome.
  if (isUnsent && statuses.length > 0 && !hasCrashed) return 'Nothing was sent';
  const triggered = exports.filter(isTriggered).length;
  if (triggered < exports.length) return triggered > 0 ? 'Not all exports triggered' : 'No export triggered';
  const hasAll = assets.every(({ status }) => status === 'uploaded' || status === 'reused');
  return hasAll ? 'Failed' : 'Not all files uploaded';
}

function renderHead({ manifest, failures, origin, waitedMs }: SummaryContent): string[] {
  const hasCrashed = failures.some(({ title }) => title === 'Unexpected error');
  const { startedAt, finishedAt = startedAt, shard } = manifest;
  const durationMs = Date.parse(finishedAt) - Date.parse(startedAt);
  const part = shard ? [formatShard(shard)] : [];
  const ref = origin.ref ? [cellText(origin.ref)] : [];
  const waited = waitedMs > 0 ? [`${formatDuration(waitedMs)} spent waiting`] : [];
  return [
    `## ${[heading(manifest, hasCrashed), ...part, ...ref, formatDuration(durationMs)].join(' · ')}`,
    [...countFiles(manifest), ...countExports(manifest), ...waited].join(' · '),
  ].filter((block) => block !== '');
}

function countFiles({ assets, conclusion }: Manifest): string[] {
  if (assets.length === 0) return [];
  const {
    uploaded = [],
    reused = [],
    failed = [],
    planned = [],
  } = Object.groupBy(assets, ({ status }) => status);
  if (conclusion === 'planned') {
    const reuse = reused.length > 0 ? `, ${formatNumber(reused.length)} to reuse` : '';
    return [`**${plural(planned.length, 'file')}** to upload (${formatTotalSize(planned)})${reuse}`];
  }
  const total = `**${formatNumber(uploaded.length)} of ${plural(assets.length, 'file')}** uploaded`;
  const others = [
    ...(reused.length > 0 ? [`${formatNumber(reused.length)} reused`] : []),
    ...(failed.length > 0 ? [`**${formatNumber(failed.length)} failed**`] : []),
  ];
  return [[`${total} (${formatTotalSize(uploaded)})`, ...others].join(', ')];
}

function countExports({ exports, conclusion }: Manifest): string[] {
  if (exports.length === 0) return [];
  if (conclusion === 'planned') return [`**${plural(exports.length, 'export')}** to trigger`];
  const {
    triggered = [],
    reused = [],
    failed = [],
    unknown = [],
  } = Object.groupBy(exports, ({ status }) => status);
  const total = `**${formatNumber(triggered.length)} of ${plural(exports.length, 'export')}** triggered`;
  const others = [
    ...(reused.length > 0 ? [`${formatNumber(reused.length)} by an earlier run`] : []),
    ...(failed.length > 0 ? [`**${formatNumber(failed.length)} failed**`] : []),
    ...(unknown.length > 0 ? [`**${formatNumber(unknown.length)} unknown**`] : []),
  ];
  return [[total, ...others].join(', ')];
}

function renderOrigin({ origin, manifestPath }: SummaryContent): string {
  const parts = [...formatRun(origin), `Manifest: ${shortText(manifestPath)}`];
  return parts.join(' · ');
}

function formatRun({ repository, commit, run, runUrl }: RunOrigin): string[] {
  const text = run && shortText(run);
  const link = text && runUrl ? `[${text}](${linkTarget(runUrl)})` : text;
  return [
    ...(repository ? [`**${shortText(repository)}**`] : []),
    ...(commit ? [`commit ${shortText(commit.slice(0, 7))}`] : []),
    ...(link ? [`run ${link}`] : []),
  ];
}

function linkTarget(url: string): string {
  return encodeURI(url.toWellFormed()).replace(/[()]/g, (parenthesis) =>
    parenthesis === '(' ? '%28' : '%29',
  );
}

/** As the annotations: one section per cause, with what happened, where, and in bold what to do. Each line has at most 2,000 bytes. */
function renderFailures(failures: readonly Failure[]): string[] {
  const sections = failures.slice(0, MAX_ANNOTATIONS).map(renderFailure);
  const omitted = failures.length - sections.length;
  return omitted === 0 ? sections : [...sections, `And ${plural(omitted, 'more cause')} in the log.`];
}

function renderFailure({ title, lines }: Failure): string {
  const shown = lines.slice(0, MAX_ANNOTATION_LINES).map((line) => shortText(line, escapeMessage));
  // If there are several lines, the last one says what to do. `<b>` instead of `**`, which Markdown ignores next to a space.
  const last = shown.length > 1 ? [`➡️ <b>${shown.pop()}</b>`] : [];
  return `### ⛔ ${title}\n\n${[...shown, ...last].join('<br>')}`;
}
