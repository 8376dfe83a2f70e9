import { compare } from '../compare.ts';
import { ACTION, UNDICI } from '../contenders.ts';

const FILES = 500;
/** The action's default, and the rival's. */
const CONCURRENCY = 16;

/** A service and a storage at a usual distance: nearly all of the time is waiting. */
export const LATE_RESPONSES = compare({
  name: '500x16k-40ms',
  title: '500 × 16 KiB, responses after 40 ms',
  files: { count: FILES, bytes: 16 * 1024 },
  latencyMs: 40,
  contenders: [ACTION, UNDICI],
  ideal: { rounds: Math.ceil(FILES / CONCURRENCY) * 2, atMost: 1.1 },
});
