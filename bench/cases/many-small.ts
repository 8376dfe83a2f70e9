import type { Case } from '../case.ts';
import { ACTION, CURL_NO_FORKS, CURL_WRITTEN, shellRival, UNDICI } from '../contenders.ts';

/** What most deliveries are like, against all that people would do instead. */
export const MANY_SMALL: Case = {
  name: '1000x16k',
  title: '1,000 × 16 KiB',
  files: { count: 1_000, bytes: 16 * 1024 },
  sink: { prefers: 'nginx' },
  contenders: [
    ACTION,
    UNDICI,
    CURL_NO_FORKS,
    CURL_WRITTEN,
    { ...shellRival('shell loop with curl and jq', 'shell-loop.sh', ['curl', 'jq']), slow: true },
    { ...shellRival('the same with xargs -P 16', 'xargs.sh', ['curl', 'jq', 'xargs']), slow: true },
  ],
};
