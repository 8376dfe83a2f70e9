import { compare } from '../compare.ts';
import { ACTION, expectAssets, runAction } from '../contenders.ts';

/** The manifest is in the workspace, beside the folder of the assets. */
const REUSE = { manifest: 'manifest.json', 'reuse-unchanged': 'true' };

/** The second run of a workflow that keeps its manifest: it reads every file and sends none. */
export const UNCHANGED_FILES = compare({
  name: 'reuse-10000x4k',
  title: '10,000 × 4 KiB, unchanged',
  files: { count: 10_000, bytes: 4 * 1024 },
  contenders: [
    {
      name: 'action, reuse-unchanged',
      delivers: 'nothing',
      prepare: (place) => runAction(place, REUSE),
      run: async (place) => {
        const step = await runAction(place, REUSE);
        await expectAssets(step, 'reused', place.files.count);
        return step;
      },
    },
    { ...ACTION, name: 'action, uploading them' },
  ],
});
