import type { RetryLimits } from '../../retry/decide.ts';
import type { InputReader } from './input-reader.ts';
import { readBaseUrl } from './read-base-url.ts';
import { readToken } from './read-token.ts';

/** What every action needs to reach the service. */
export interface Connection {
  /** Absent only where it is not needed. */
  readonly token: string | undefined;
  /** With its path prefix and no trailing slash; empty only where it is not needed. */
  readonly baseUrl: string;
  readonly limits: RetryLimits;
  readonly idleTimeoutMs: number;
  readonly allowHttp: boolean;
}

/** A day: no service has a reason to ask for more, and every timer can hold it. */
const LONGEST_WAIT_S = 86_400;
const LONGEST_TIMEOUT_S = 3_600;

/** @param needed whether anything will be sent */
export function readConnection(
  reader: InputReader,
  { needed, env }: { readonly needed: boolean; readonly env: NodeJS.ProcessEnv },
): Connection {
  const allowHttp = reader.boolean('allow-http');
  return {
    token: readToken(reader, { needed, env }),
    baseUrl: readBaseUrl(reader, { allowHttp, needed }),
    limits: {
      maxAttempts: reader.wholeNumber('max-attempts', { min: 1, max: 50 }),
      maxRetryWaitMs: reader.wholeNumber('max-retry-wait', { min: 0, max: LONGEST_WAIT_S }) * 1000,
    },
    idleTimeoutMs: reader.wholeNumber('request-timeout', { min: 1, max: LONGEST_TIMEOUT_S }) * 1000,
    allowHttp,
  };
}
