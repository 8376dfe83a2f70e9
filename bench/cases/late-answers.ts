import type { Case } from '../case.ts';
import { ACTION, UNDICI } from '../contenders.ts';

const FILES = 500;
/** The action's default, and the rival's. */
const CONCURRENCY = 16;

/** A service and a storage as far away as most are: nearly all of the time is waiting. */
export const LATE_ANSWERS: Case = {
  name: '500x16k-40ms',
  title: '500 × 16 KiB, answers after 40 ms',
  files: { count: FILES, bytes: 16 * 1024 },
  sink: { prefers: 'nginx', latencyMs: 40 },
  contenders: [ACTION, UNDICI],
  rounds: Math.ceil(FILES / CONCURRENCY) * 2,
};
