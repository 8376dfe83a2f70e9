import type { StoredAsset } from '../../src/emulator/start-emulator.ts';
import type { ExportRecord } from '../../src/emulator/store/exports.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';

/** What a run of the example leaves. */
export interface ShardedRun {
  readonly joined: Manifest;
  /** One per part. */
  readonly parts: readonly Manifest[];
  readonly stored: readonly StoredAsset[];
  readonly exports: readonly ExportRecord[];
}

/** Parts of many small files have nearly the same size: they may differ by 2 %. */
const MAX_DIFFERENCE = 0.02;

/** One sentence per thing that is missing, stored twice or uneven. */
export function findGaps(
  run: ShardedRun,
  expected: { files: number; parts: number; exports: number },
): string[] {
  const { joined, parts, stored, exports } = run;
  const problems: string[] = [];
  const expect = (what: string, actual: unknown, wanted: unknown): void => {
    if (actual !== wanted) problems.push(`${what}: ${actual} instead of ${wanted}`);
  };
  const ids = new Set(joined.assets.map(({ assetId }) => assetId));
  const kept = new Set(stored.map(({ assetId }) => assetId));
  expect('conclusion', joined.conclusion, 'success');
  expect('files in the joined manifest', joined.assets.length, expected.files);
  expect('different asset ids', ids.size, expected.files);
  expect('files that the service has', kept.size, expected.files);
  expect('ids that the service does not know', [...ids].filter((id) => !kept.has(id ?? '')).length, 0);
  expect('parts', parts.length, expected.parts);
  expect('exports', exports.length, expected.exports);
  const pairs = new Set(exports.map(({ variantId, network }) => `${variantId} ${network}`));
  expect('different exports', pairs.size, expected.exports);
  const bytes = parts.map(({ assets }) => assets.reduce((sum, { size }) => sum + size, 0));
  const difference = (Math.max(...bytes) - Math.min(...bytes)) / Math.max(...bytes);
  if (!(difference <= MAX_DIFFERENCE)) problems.push(`the parts have ${bytes.join(', ')} bytes`);
  return problems;
}
