import type { StoredAsset } from '../../src/emulator/start-emulator.ts';
import type { ExportRecord } from '../../src/emulator/store/exports.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';

/** What there is after a run of the example. */
export interface ShardedRun {
  readonly joined: Manifest;
  /** One a part. */
  readonly parts: readonly Manifest[];
  readonly stored: readonly StoredAsset[];
  readonly exports: readonly ExportRecord[];
}

/** Parts of files that are small beside them differ by little: the bound of 2 % is that of the issue. */
const LARGEST_DIFFERENCE = 0.02;

/** What is missing, double or uneven, a sentence each. */
export function findGaps(
  run: ShardedRun,
  expected: { files: number; parts: number; exports: number },
): string[] {
  const { joined, parts, stored, exports } = run;
  const problems: string[] = [];
  const expect = (what: string, is: unknown, should: unknown): void => {
    if (is !== should) problems.push(`${what}: ${is} instead of ${should}`);
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
  if (!(difference <= LARGEST_DIFFERENCE)) problems.push(`the parts have ${bytes.join(', ')} bytes`);
  return problems;
}
