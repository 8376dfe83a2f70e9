import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';

/** The version in package.json, which is not part of the bundle. A test compares the two. */
export const VERSION = '0.1.0';

/** 16 hex digits, random for each process, by which the requests of one run are found in the access logs of the service. */
export const PROCESS_ID = randomBytes(8).toString('hex');

/** The `User-Agent` of every request to the service and the storage. */
export const USER_AGENT = `playable-export-action/${VERSION} (${PROCESS_ID})`;

/**
 * Makes V8 collect garbage sooner, at the cost of some time. By default the heap grows to a multiple of the needed size,
 * which takes much memory for work on 100,000 small objects.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=30');
  setFlagsFromString('--semi-space-growth-factor=1');
}
