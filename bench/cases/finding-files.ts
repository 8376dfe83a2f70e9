import type { Case } from '../case.ts';
import { DRY_RUN } from '../contenders.ts';
import { runProcess } from '../run-process.ts';

/** A walk through many folders. The action also judges each file, logs, and writes a manifest and a summary. */
export const FINDING_FILES: Case = {
  name: 'glob-100000',
  title: 'finding 100,000 files',
  files: { count: 100_000, bytes: 1024, perFolder: 1_000 },
  sink: { prefers: 'nginx' },
  contenders: [
    DRY_RUN,
    {
      name: 'glob',
      delivers: 'nothing',
      run: async ({ folder, files, nodeOptions, script }, signal) => {
        const args = [...nodeOptions, await script('glob-files.ts'), folder, String(files.count)];
        return runProcess({ args, env: { PATH: process.env['PATH'] } }, signal);
      },
    },
    {
      name: 'find',
      needs: ['find'],
      delivers: 'nothing',
      run: async ({ folder, files }, signal) => {
        const args = [folder, '-type', 'f', '-printf', '%s %p\\n'];
        const finished = await runProcess(
          { command: 'find', args, env: { PATH: process.env['PATH'] } },
          signal,
        );
        const found = finished.stdout.split('\n').length - 1;
        if (found === files.count) return finished;
        throw new Error(`${found} files were found, not ${files.count}`);
      },
    },
  ],
};
