import type { Conclusion, Manifest } from '../../pipeline/manifest/manifest.ts';
import { formatDuration } from '../../support/format.ts';
import { formatBytes } from '../../support/format-bytes.ts';
import { formatNumber } from '../../support/format-number.ts';
import { plural } from '../../support/plural.ts';
import { sayShard } from '../runner/format-shard.ts';
import { cellText } from './cell-text.ts';
import type { SummaryContent } from './summary-content.ts';

const VERDICTS: Readonly<Record<Conclusion, string>> = {
  success: '✅ Playable content delivered',
  failure: '❌ Playable content not delivered',
  cancelled: '⚠️ Cancelled',
  planned: '📝 Plan: nothing was sent',
};

/** The verdict, and how much was done. */
export function renderHead({ manifest, context, waitedMs }: SummaryContent): string[] {
  const { conclusion, startedAt, finishedAt, shard } = manifest;
  const durationMs = Date.parse(finishedAt) - Date.parse(startedAt);
  const part = shard ? [sayShard(shard)] : [];
  const ref = context.ref ? [cellText(context.ref)] : [];
  const waited = waitedMs > 0 ? [`${formatDuration(waitedMs)} of the time waiting`] : [];
  return [
    `## ${[VERDICTS[conclusion], ...part, ...ref, formatDuration(durationMs)].join(' · ')}`,
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
  const bytes = (some: typeof assets): string => formatBytes(some.reduce((sum, { size }) => sum + size, 0));
  if (conclusion === 'planned') {
    const reuse = reused.length > 0 ? `, ${formatNumber(reused.length)} to reuse` : '';
    return [`**${plural(planned.length, 'file')}** to upload (${bytes(planned)})${reuse}`];
  }
  const of = `**${formatNumber(uploaded.length)} of ${plural(assets.length, 'file')}** uploaded`;
  const others = [
    ...(reused.length > 0 ? [`${formatNumber(reused.length)} reused`] : []),
    ...(failed.length > 0 ? [`**${formatNumber(failed.length)} failed**`] : []),
  ];
  return [[`${of} (${bytes(uploaded)})`, ...others].join(', ')];
}

function countExports({ exports, conclusion }: Manifest): string[] {
  if (exports.length === 0) return [];
  if (conclusion === 'planned') return [`**${plural(exports.length, 'export')}** to trigger`];
  const { triggered = [], failed = [], unknown = [] } = Object.groupBy(exports, ({ status }) => status);
  const of = `**${formatNumber(triggered.length)} of ${plural(exports.length, 'export')}** triggered`;
  const others = [
    ...(failed.length > 0 ? [`**${formatNumber(failed.length)} failed**`] : []),
    ...(unknown.length > 0 ? [`**${formatNumber(unknown.length)} unknown**`] : []),
  ];
  return [[of, ...others].join(', ')];
}
