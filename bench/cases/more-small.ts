import { compare } from '../compare.ts';
import { ACTION, CURL_NO_FORKS, UNDICI } from '../contenders.ts';

/** So many files that the start of the process counts for little: the work per file remains. */
export const MORE_SMALL = compare({
  name: '10000x4k',
  title: '10,000 × 4 KiB',
  files: { count: 10_000, bytes: 4 * 1024 },
  contenders: [ACTION, UNDICI, CURL_NO_FORKS],
});
