import type { Case } from '../case.ts';
import { ACTION, CURL_NO_FORKS, UNDICI } from '../contenders.ts';

/** Sound and video: what counts is how bytes get from the file to the socket. */
export const MEDIUM_FILES: Case = {
  name: '200x1m',
  title: '200 × 1 MiB',
  files: { count: 200, bytes: 1024 ** 2 },
  sink: { prefers: 'nginx' },
  contenders: [ACTION, UNDICI, CURL_NO_FORKS],
};
