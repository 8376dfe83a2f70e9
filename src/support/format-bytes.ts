import { formatNumber } from './format-number.ts';

const UNITS = ['KiB', 'MiB', 'GiB', 'TiB'] as const;

/** A size for people, in powers of 1,024: `512 B`, `1.5 KiB`, `20 MiB`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit: string = 'B';
  for (const larger of UNITS) {
    if (value < 1024) break;
    value /= 1024;
    unit = larger;
  }
  const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${formatNumber(rounded)} ${unit}`;
}
