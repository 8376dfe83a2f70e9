import { compare } from '../compare.ts';
import { ACTION, CURL_NO_FORKS, UNDICI } from '../contenders.ts';

/** Sound and video: nearly all of the work is to bring bytes from the file to the socket. */
export const MEDIUM_FILES = compare({
  name: '200x1m',
  title: '200 × 1 MiB',
  files: { count: 200, bytes: 1024 ** 2 },
  contenders: [ACTION, { ...UNDICI, atMost: 1.1 }, CURL_NO_FORKS],
});
