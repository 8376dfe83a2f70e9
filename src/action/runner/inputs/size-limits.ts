import { describedFiles } from '../../../pipeline/find/line-matcher.ts';
import { type Places, SearchArea } from '../../../pipeline/find/search-area.ts';
import { type Asset, allPaths, type FileIdentity } from '../../../pipeline/outcomes.ts';
import { formatNumber, plural } from '../../../support/format.ts';
import { readRules } from './fields.ts';
import type { InputReader } from './input-reader.ts';

const BYTES = {
  ...{ B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
  ...{ KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 },
} as const;

type Unit = keyof typeof BYTES;
const UNITS = Object.keys(BYTES) as Unit[];

/** The most that one matching file, or all files together, may have. */
export interface SizeLimit {
  /** Absent for all files together. */
  readonly pattern: string | undefined;
  readonly bytes: number;
  /** The limit as it was given, for messages. */
  readonly value: number;
  readonly unit: Unit;
}

const SIZE = /\d{0,15}\.?\d{1,15}\s*(?:[kmgt]i?)?b/;
const FORM = '`pattern: size` or `total: size`, with a size such as 500 KB, 5 MB or 2 MiB,';

export function readSizeLimits(reader: InputReader): readonly SizeLimit[] {
  return readRules(reader, 'size-limits', SIZE, FORM).map(({ pattern, value: size }) => {
    const value = Number.parseFloat(size);
    const word = size.replace(/[\d.\s]/g, '').toLowerCase();
    const unit = UNITS.find((name) => name.toLowerCase() === word) ?? 'B';
    // Rounded before it is cut: 4.1 * 1,000,000 is 4,099,999.9999999995.
    const bytes = Math.floor(Number((value * BYTES[unit]).toPrecision(15)));
    return { pattern: /^total$/i.test(pattern) ? undefined : pattern, bytes, value, unit };
  });
}

/** Formats a limit as a line of the input. */
export function formatLimit({ pattern = 'total', value, unit }: SizeLimit): string {
  return `${pattern}: ${value} ${unit}`;
}

/** Formats a size in the unit of its limit with four digits that count, without the unit. */
export function formatSize(size: number, { unit }: SizeLimit): string {
  return formatNumber(Number((size / BYTES[unit]).toPrecision(4)));
}

export interface LimitUsage {
  readonly limit: SizeLimit;
  /** The size of the largest matching file, or of all files together, in bytes. */
  readonly bytes: number;
  /** The matching files, the largest first. */
  readonly matching: readonly FileIdentity[];
}

export function isExceeded({ bytes, limit }: LimitUsage): boolean {
  return bytes > limit.bytes;
}

const BAR_LENGTH = 10;

/** Describes how much of a limit is used, as a bar and in its unit (`4.1 of 5 MB`), and by what: the largest file, or their number. */
export function describeUsage({ limit, bytes, matching }: LimitUsage) {
  const { pattern = 'total', value, unit } = limit;
  // The bar is full only if nothing is left.
  const share = bytes >= limit.bytes && bytes > 0 ? 1 : bytes / Math.max(limit.bytes, 1);
  const full = Math.floor(share * BAR_LENGTH);
  const total = plural(matching.length, 'file');
  return {
    pattern,
    bar: '█'.repeat(full) + '░'.repeat(BAR_LENGTH - full),
    used: `${formatSize(bytes, limit)} of ${formatNumber(value)} ${unit}`,
    by: matching.length > 0 && limit.pattern === undefined ? total : (matching[0]?.path ?? 'no file'),
  };
}

/** Compares all found files, including those that are reused, with each limit. */
export function measureLimits(
  assets: readonly (FileIdentity & Pick<Asset, 'otherPaths'>)[],
  { sizeLimits, ...places }: Places & { readonly sizeLimits: readonly SizeLimit[] },
): LimitUsage[] {
  const byPath = new Map(assets.flatMap((asset) => allPaths(asset).map((path) => [path, asset])));
  const patterns = sizeLimits.flatMap(({ pattern }) => pattern ?? []);
  const described = describedFiles(patterns, new SearchArea(places), [...byPath.keys()]).values();
  return sizeLimits.map((limit) => {
    const isTotal = limit.pattern === undefined;
    const paths = isTotal ? byPath.keys() : (described.next().value ?? []);
    const files = new Set([...paths].flatMap((path) => byPath.get(path) ?? []));
    const matching = [...files].sort((a, b) => b.size - a.size);
    const counted = isTotal ? matching : matching.slice(0, 1);
    return { limit, bytes: counted.reduce((sum, { size }) => sum + size, 0), matching };
  });
}
