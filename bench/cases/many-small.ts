import { compare } from '../compare.ts';
import { ACTION, CURL_AS_WRITTEN, CURL_NO_FORKS, UNDICI } from '../contenders.ts';

/** A usual delivery, against what people would use instead. */
export const MANY_SMALL = compare({
  name: '1000x16k',
  title: '1,000 × 16 KiB',
  files: { count: 1_000, bytes: 16 * 1024 },
  contenders: [
    ACTION,
    { ...UNDICI, atMost: 1.1 },
    { ...CURL_NO_FORKS, atMost: 2 },
    { ...CURL_AS_WRITTEN, atMost: 0.25 },
  ],
});
