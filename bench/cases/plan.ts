import { compare } from '../compare.ts';
import { runAction } from '../contenders.ts';

/** The time until a job with `shard` could start to upload: it finds all files and takes its part. */
export const PLAN = compare({
  name: 'plan',
  title: 'find 1,000,000 files and take 1 of 16 parts',
  runs: 1,
  onlyByName: true,
  files: { count: 1_000_000, bytes: 16, perFolder: 1_000 },
  peakAtMostMib: 1_200,
  contenders: [
    {
      name: 'action, dry run',
      delivers: 'nothing',
      run: (place) => runAction(place, { 'dry-run': 'true', shard: '1/16' }),
    },
  ],
});
