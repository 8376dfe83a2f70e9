import type { Case } from '../case.ts';
import { ACTION, manifestOf, runStep } from '../contenders.ts';
import { runProcess } from '../run-process.ts';

/** The manifest is in the workspace, beside the folder of the assets. */
const REUSE = { manifest: 'manifest.json', 'reuse-unchanged': 'true' };

/** Nothing to send, all to read: the second run of somebody who keeps the manifest. */
export const UNCHANGED_FILES: Case = {
  name: 'reuse-10000x4k',
  title: '10,000 × 4 KiB, unchanged',
  files: { count: 10_000, bytes: 4 * 1024 },
  sink: { prefers: 'nginx' },
  contenders: [
    {
      name: 'action, reuse-unchanged',
      delivers: 'nothing',
      prepare: async (place, signal) => {
        await runStep(place, REUSE, signal);
      },
      run: async (place, signal) => {
        const step = await runStep(place, REUSE, signal);
        const { assets } = await manifestOf(step);
        const reused = assets.filter(({ status }) => status === 'reused').length;
        if (reused === place.files.count) return step;
        throw new Error(`${reused} files were reused, not ${place.files.count}`);
      },
    },
    { ...ACTION, name: 'action, uploading them' },
    {
      name: 'sha256sum',
      needs: ['bash', 'find', 'xargs', 'sha256sum'],
      delivers: 'nothing',
      run: async ({ folder, files }, signal) => {
        const args = ['-c', 'find "$1" -type f -print0 | xargs -0 sha256sum', 'bash', folder];
        const env = { PATH: process.env['PATH'] };
        const finished = await runProcess({ command: 'bash', args, env }, signal);
        const hashed = finished.stdout.split('\n').length - 1;
        if (hashed === files.count) return finished;
        throw new Error(`${hashed} files were hashed, not ${files.count}`);
      },
    },
  ],
};
