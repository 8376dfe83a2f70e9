import { compare } from '../compare.ts';
import { DRY_RUN } from '../contenders.ts';
import { runProcess } from '../run-process.ts';

/** The time that every run takes before its work begins. */
export const COLD_START = compare({
  name: 'cold-start',
  title: 'cold start, one file',
  files: { count: 1, bytes: 1024 },
  contenders: [
    DRY_RUN,
    {
      name: 'node -e 0',
      delivers: 'nothing',
      atMost: 4.5,
      run: ({ env, signal }) => runProcess(process.execPath, ['-e', '0'], env, signal),
    },
  ],
});
