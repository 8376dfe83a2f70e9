/** A number for people, with commas: `1,234`, `0.5`. By hand: making an `Intl` formatter for each call was seen in profiles. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

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

/** A duration for people: `850 ms`, `12.3 s`, `4 min 5 s`. */
export function formatDuration(exactMs: number): string {
  // A timer may be early by a part of a millisecond, and a wait of 1 s is not one of 0.9 s.
  const ms = Math.round(exactMs);
  if (ms < 1000) return `${ms} ms`;
  if (ms < 60_000) return `${Math.floor(ms / 100) / 10} s`;
  const seconds = Math.floor(ms / 1000);
  return `${formatNumber(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}

/** A number with its noun: `1 file`, `2 files`, `3 matches` by an explicit plural. */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : many}`;
}
