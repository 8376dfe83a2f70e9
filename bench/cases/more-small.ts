import type { Case } from '../case.ts';
import { ACTION, CURL_NO_FORKS, UNDICI } from '../contenders.ts';

/** So many that the start counts for little: what is left is the work for one file. */
export const MORE_SMALL: Case = {
  name: '10000x4k',
  title: '10,000 × 4 KiB',
  files: { count: 10_000, bytes: 4 * 1024 },
  sink: { prefers: 'nginx' },
  contenders: [ACTION, UNDICI, CURL_NO_FORKS],
};
