import { compare } from '../compare.ts';
import { ACTION, shellRival } from '../contenders.ts';

/** One file that does not fit into memory. nginx would write it to the disk. */
export const LARGE_FILE = compare({
  name: '1x2g',
  title: '1 × 2 GiB',
  files: { count: 1, bytes: 2 * 1024 ** 3, sparse: true },
  prefers: 'node',
  contenders: [ACTION, { ...shellRival('curl -T', 'curl-put.sh', 'jq'), atMost: 1.1 }],
});
