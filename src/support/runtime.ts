import { randomBytes } from 'node:crypto';

/** The version in package.json, which is not part of the bundle. A test compares the two. */
export const VERSION = '0.1.0';

/** 16 hex digits, random for each process, by which the requests of one run are found in the access logs of the service. */
export const PROCESS_ID = randomBytes(8).toString('hex');

/** The `User-Agent` of every request to the service and the storage. */
export const USER_AGENT = `playable-export-action/${VERSION} (${PROCESS_ID})`;
