/** Formats a number with commas: `1,234`, `0.5`. Not with `Intl`, which takes 40 ms to load. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

const UNITS = ['KiB', 'MiB', 'GiB', 'TiB'] as const;

/** Formats a size in powers of 1,024: `512 B`, `1.5 KiB`, `20 MiB`. */
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

export function formatTotalSize(files: readonly { readonly size: number }[]): string {
  return formatBytes(files.reduce((sum, { size }) => sum + size, 0));
}

/** Formats a duration: `850 ms`, `12.3 s`, `4 min 5 s`. */
export function formatDuration(exactMs: number): string {
  // A timer may fire up to 1 ms early; a wait of 1 s must not become `999 ms`.
  const ms = Math.round(exactMs);
  if (ms < 1000) return `${ms} ms`;
  if (ms < 60_000) return `${Math.floor(ms / 100) / 10} s`;
  const seconds = Math.floor(ms / 1000);
  return `${formatNumber(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}

/** Formats a number with its noun: `1 file`, `2 files`. */
export function plural(count: number, singular: string, pluralNoun = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : pluralNoun}`;
}
