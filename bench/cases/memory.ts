import { compare } from '../compare.ts';
import { ACTION } from '../contenders.ts';

/** The memory must not grow with the file: the peaks of two processes that differ only in the size of their file. */
export const MEMORY = compare({
  name: 'memory',
  title: 'memory for 2 GiB and for 1 MiB',
  runs: 1,
  files: { count: 1, bytes: 2 * 1024 ** 3, sparse: true },
  prefers: 'node',
  contenders: [
    ACTION,
    {
      ...ACTION,
      name: 'action, 1 MiB',
      files: { count: 1, bytes: 1024 ** 2, sparse: true },
      peakAtMostMib: 64,
    },
  ],
});
