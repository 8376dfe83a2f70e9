/** How many requests may be in flight: a number, or `auto` for a number that suits the work. */
export type Concurrency = number | 'auto';

/** With `auto`: files to hash, exports to trigger, and files to upload before the first responses. */
const AUTO = 16;
/** With `auto`: the largest number of files to upload. */
const MAX_UPLOADS = 128;
/** This many bytes in flight fill any connection. */
const MAX_BYTES = 32 * 1024 * 1024;
/** A runner uploads up to three small files per millisecond, and each takes two responses. Some come late. */
const FILES_PER_RESPONSE_MS = 10;
/** A response of a service beside the runner takes up to about this long. */
const NEAR_MS = 4;

/** The number of files to hash, or of exports to trigger, at the same time. */
export function requestsAtOnce(concurrency: Concurrency): number {
  return concurrency === 'auto' ? AUTO : concurrency;
}

/**
 * The number of files to upload at the same time. With `auto` it is 16 to 128: it grows with the response time, about as far as it
 * takes to keep the runner busy. Of large files it is as many as fit in 32 MiB, but at least 16.
 *
 * @param responseMs the time from the end of a request to its response, in milliseconds
 */
export function uploadsInFlight(
  concurrency: Concurrency,
  assets: readonly { readonly size: number }[],
  responseMs: number,
): number {
  if (concurrency !== 'auto') return concurrency;
  const bytes = assets.reduce((sum, { size }) => sum + size, 0);
  const fitting = (MAX_BYTES * assets.length) / Math.max(1, bytes);
  const useful = Math.min(MAX_UPLOADS, fitting, FILES_PER_RESPONSE_MS * (responseMs - NEAR_MS));
  return Math.max(AUTO, Math.floor(useful));
}
