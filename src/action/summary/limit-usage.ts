import { describedFiles, type Places } from '../../pipeline/find/described-files.ts';
import type { Asset } from '../../pipeline/outcomes.ts';
import { formatNumber, plural } from '../../support/format.ts';
import { formatSize, type SizeLimit } from '../inputs/size-limits.ts';

/** How much of a limit is used. */
export interface LimitUsage {
  readonly limit: SizeLimit;
  /** The size of the largest matching file, or of all files together, in bytes. */
  readonly bytes: number;
  /** The matching files, the largest first. */
  readonly matching: readonly Asset[];
}

export function isExceeded({ bytes, limit }: LimitUsage): boolean {
  return bytes > limit.bytes;
}

const BAR_LENGTH = 10;

/** Draws how much of a limit is used. The bar is full only if nothing is left. */
export function drawBar({ bytes, limit }: LimitUsage): string {
  const used = bytes >= limit.bytes && bytes > 0 ? 1 : bytes / Math.max(limit.bytes, 1);
  const full = Math.floor(used * BAR_LENGTH);
  return '█'.repeat(full) + '░'.repeat(BAR_LENGTH - full);
}

/** Formats the used part in the unit of the limit: `4.1 of 5 MB`. */
export function formatUsage({ bytes, limit }: LimitUsage): string {
  return `${formatSize(bytes, limit)} of ${formatNumber(limit.value)} ${limit.unit}`;
}

/** What uses the limit: the largest file, or the number of files. */
export function describeUser({ limit, matching }: LimitUsage): string {
  const [largest] = matching;
  if (largest === undefined) return 'no file';
  return limit.pattern === undefined ? plural(matching.length, 'file') : largest.path;
}

/** Compares all found files, including those that are reused, with each limit. */
export function measureLimits(
  assets: readonly Asset[],
  limits: readonly SizeLimit[],
  places: Places,
): LimitUsage[] {
  const byPath = new Map(assets.map((asset) => [asset.path, asset]));
  const patterns = limits.flatMap(({ pattern }) => pattern ?? []);
  const described = describedFiles(patterns, places, [...byPath.keys()]).values();
  return limits.map((limit) => {
    const isTotal = limit.pattern === undefined;
    const paths = isTotal ? byPath.keys() : (described.next().value ?? []);
    const files = [...paths].flatMap((path) => byPath.get(path) ?? []);
    const matching = files.sort((a, b) => b.size - a.size);
    const counted = isTotal ? matching : matching.slice(0, 1);
    return { limit, bytes: counted.reduce((sum, { size }) => sum + size, 0), matching };
  });
}
