import type { Case } from '../case.ts';
import { ACTION, CURL_NO_FORKS, UNDICI } from '../contenders.ts';

/** As it is outside of a benchmark. */
export const OVER_TLS: Case = {
  name: '1000x16k-tls',
  title: '1,000 × 16 KiB over TLS',
  files: { count: 1_000, bytes: 16 * 1024 },
  sink: { prefers: 'nginx', tls: true },
  contenders: [ACTION, UNDICI, CURL_NO_FORKS],
};
