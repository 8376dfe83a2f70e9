/** How many requests may be in flight: a number, or `auto` for a number that suits the work. */
export type Concurrency = number | 'auto';

/** With `auto`: files to hash, or exports to trigger. */
const AUTO = 16;
/** With `auto`, small files are uploaded at this number at most: on distant services nearly all of the time is waiting. */
const MAX_UPLOADS = 128;
/** This many bytes in flight fill any connection. */
const MAX_BYTES = 32 * 1024 * 1024;

/** The number of files to hash, or of exports to trigger, at the same time. */
export function toNumber(concurrency: Concurrency): number {
  return concurrency === 'auto' ? AUTO : concurrency;
}

/**
 * The number of files to upload at the same time. With `auto` that is as many files of average size as fit in 32 MiB, from 16
 * to 128. The rate limiter takes care of services that accept less.
 */
export function uploadsInFlight(
  concurrency: Concurrency,
  assets: readonly { readonly size: number }[],
): number {
  if (concurrency !== 'auto') return concurrency;
  const bytes = assets.reduce((sum, { size }) => sum + size, 0);
  const fitting = Math.floor((MAX_BYTES * assets.length) / Math.max(1, bytes));
  return Math.min(MAX_UPLOADS, Math.max(AUTO, fitting));
}
