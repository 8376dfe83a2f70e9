import { MAX_OPEN_FILES } from '../support/runtime.ts';

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

/** Of what a process may open, an upload takes a file, a connection to each server, and one more while an address is tried. */
const OPEN_PER_UPLOAD = 4;
/** For the manifest, the reports and the resolver. */
const OPEN_OTHERWISE = 8;

/** The largest number of requests for which this process may open enough files (`ulimit -n`). */
export const MAX_IN_FLIGHT = Math.max(1, Math.floor((MAX_OPEN_FILES - OPEN_OTHERWISE) / OPEN_PER_UPLOAD));

/** Whether more files were to be uploaded at the same time. */
export function isLimited(concurrency: Concurrency): boolean {
  return (concurrency === 'auto' ? MAX_UPLOADS : concurrency) > MAX_IN_FLIGHT;
}

/** The number of files to hash, or of exports to trigger, at the same time. */
export function requestsAtOnce(concurrency: Concurrency): number {
  return Math.min(MAX_IN_FLIGHT, concurrency === 'auto' ? AUTO : concurrency);
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
  if (concurrency !== 'auto') return requestsAtOnce(concurrency);
  const bytes = assets.reduce((sum, { size }) => sum + size, 0);
  const fitting = (MAX_BYTES * assets.length) / Math.max(1, bytes);
  const useful = Math.min(MAX_UPLOADS, fitting, FILES_PER_RESPONSE_MS * (responseMs - NEAR_MS));
  return requestsAtOnce(Math.max(AUTO, Math.floor(useful)));
}
