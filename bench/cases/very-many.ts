import type { Case } from '../case.ts';
import { ACTION } from '../contenders.ts';

/** Whether time and memory stay in proportion. */
export const VERY_MANY: Case = {
  name: '100000x1k',
  title: '100,000 × 1 KiB',
  files: { count: 100_000, bytes: 1024, perFolder: 1_000 },
  sink: { prefers: 'nginx' },
  contenders: [
    ACTION,
    {
      ...ACTION,
      name: '100 × the time of 1,000 × 1 KiB',
      files: { count: 1_000, bytes: 1024 },
      times: 100,
    },
  ],
};
