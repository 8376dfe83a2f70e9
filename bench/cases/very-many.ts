import { compare } from '../compare.ts';
import { ACTION } from '../contenders.ts';

/** Time and memory must grow no faster than the number of files. */
export const VERY_MANY = compare({
  name: '100000x1k',
  title: '100,000 × 1 KiB',
  files: { count: 100_000, bytes: 1024, perFolder: 1_000 },
  peakAtMostMib: 300,
  contenders: [
    ACTION,
    {
      ...ACTION,
      name: '100 × the time of 1,000 × 1 KiB',
      files: { count: 1_000, bytes: 1024 },
      times: 100,
      atMost: 1.1,
    },
  ],
});
