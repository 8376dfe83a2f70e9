import type { Case } from '../case.ts';
import { ACTION, shellRival } from '../contenders.ts';

/** One file that fits into no memory. nginx would write it to the disk. */
export const LARGE_FILE: Case = {
  name: '1x2g',
  title: '1 × 2 GiB',
  files: { count: 1, bytes: 2 * 1024 ** 3, sparse: true },
  sink: { prefers: 'node' },
  contenders: [ACTION, shellRival('curl -T', 'curl-put.sh', ['curl', 'jq'])],
};
