import type { Case } from '../case.ts';
import { DRY_RUN } from '../contenders.ts';
import { runProcess } from '../run-process.ts';

/** What every run pays, whatever it does. */
export const COLD_START: Case = {
  name: 'cold-start',
  title: 'cold start, one file',
  files: { count: 1, bytes: 1024 },
  sink: { prefers: 'nginx' },
  contenders: [
    DRY_RUN,
    {
      name: 'node -e 0',
      delivers: 'nothing',
      run: ({ nodeOptions }, signal) =>
        runProcess({ args: [...nodeOptions, '-e', '0'], env: { PATH: process.env['PATH'] } }, signal),
    },
  ],
};
