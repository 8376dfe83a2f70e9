import type { Manifest, ManifestAsset } from '../../pipeline/manifest/manifest.ts';
import { formatDuration } from '../../support/format.ts';
import { formatBytes } from '../../support/format-bytes.ts';
import { plural } from '../../support/plural.ts';
import { cellText } from './cell-text.ts';
import { details } from './details.ts';
import { table } from './markdown.ts';
import { unbroken } from './unbroken.ts';

/** In bytes, of the rows that are seen at once and of those that are folded up. */
const OPEN_BUDGET = 100_000;
const FOLDED_BUDGET = 400_000;
/** Where there are more files than this, only those that failed are seen at once, and no more than this. */
const MOST_OPEN = 15;

const HEAD = ['status', 'file', 'type', 'size', 'asset id', 'time', 'tries'];
const RIGHT = ['size', 'time', 'tries'];

const MARKS: Readonly<Record<ManifestAsset['status'], string>> = {
  uploaded: '✅ uploaded',
  reused: '♻️ reused',
  failed: '❌ failed',
  'not-attempted': '➖ not attempted',
  planned: '📝 planned',
};

/** A row a file: those that failed first, then the largest. */
export function renderAssets({ assets }: Manifest): string[] {
  if (assets.length === 0) return [];
  const failed = assets.filter(({ status }) => status === 'failed').length;
  const sorted = assets.toSorted(
    (a, b) => Number(b.status === 'failed') - Number(a.status === 'failed') || b.size - a.size,
  );
  const split = assets.length <= MOST_OPEN ? assets.length : Math.min(failed, MOST_OPEN);
  const [open, folded] = [sorted.slice(0, split), sorted.slice(split)];
  const kind = failed > split || failed === 0 ? 'file' : 'other file';
  return [
    '### Files',
    ...(open.length > 0 ? assetTable(open, OPEN_BUDGET) : []),
    ...(folded.length > 0
      ? details(`${plural(folded.length, kind)}, the largest first`, assetTable(folded, FOLDED_BUDGET))
      : []),
  ];
}

function assetTable(assets: readonly ManifestAsset[], budget: number): string[] {
  return table({ head: HEAD, right: RIGHT, items: assets, row, noun: 'file', budget });
}

function row({ path, contentType, size, status, assetId, attempts, durationMs }: ManifestAsset): string[] {
  // A file without success may carry the id of an earlier upload, of other bytes perhaps.
  const stored = status === 'uploaded' || status === 'reused';
  return [
    unbroken(MARKS[status]),
    cellText(path),
    cellText(contentType),
    unbroken(formatBytes(size)),
    cellText(stored ? (assetId ?? '') : ''),
    attempts === 0 ? '' : unbroken(formatDuration(durationMs)),
    attempts === 0 ? '' : String(attempts),
  ];
}
