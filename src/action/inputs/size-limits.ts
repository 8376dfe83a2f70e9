import { formatNumber } from '../../support/format.ts';
import type { InputReader } from './input-reader.ts';
import { readRules } from './rules.ts';

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

/** Reads `size-limits`: lines of the form `pattern: size` or `total: size`. */
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

const MAX_DIGITS = 9;

/** Formats a size in the unit of its limit, without the unit. Only a size that equals the limit is shown as the limit, and only 0 as 0. */
export function formatSize(size: number, limit: SizeLimit): string {
  return formatNumber(sizeInUnit(size, limit));
}

/** Formats by how much a size is above its limit: `1.2 MB`. */
export function formatExcess(size: number, limit: SizeLimit): string {
  const excess = sizeInUnit(size, limit) - limit.value;
  return `${formatNumber(Number(excess.toFixed(MAX_DIGITS)))} ${limit.unit}`;
}

function sizeInUnit(size: number, { bytes, value, unit }: SizeLimit): number {
  const rounded = (digits: number): number => Number((size / BYTES[unit]).toFixed(digits));
  const misleads = (shown: number): boolean =>
    Math.sign(shown - value) !== Math.sign(size - bytes) || (shown === 0 && size > 0);
  let digits = 1;
  while (digits < MAX_DIGITS && misleads(rounded(digits))) digits += 1;
  return rounded(digits);
}
