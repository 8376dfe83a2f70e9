import type { IncomingHttpHeaders } from 'node:http';
import type { FailureKind } from '../retry/decide.ts';
import { retryAfterMs } from '../retry/delays.ts';
import type { NetworkError, NetworkErrorReason } from './errors.ts';

export interface Classified {
  readonly kind: FailureKind;
  /** The wait that the answer asked for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** What an answer that is not 2xx means for another try: the columns of the contract's table. */
export function classifyAnswer(status: number, headers: IncomingHttpHeaders, wallMs: number): Classified {
  const asked = retryAfterMs(headers['retry-after'], wallMs);
  if (status === 429 || (status === 503 && asked !== undefined))
    return { kind: 'throttled', retryAfterMs: asked };
  if (status >= 500 || status === 408 || status === 425) return { kind: 'transient' };
  return { kind: 'permanent' };
}

const KIND_BY_REASON: Readonly<Record<NetworkErrorReason, FailureKind>> = {
  unreachable: 'unreachable',
  'untrusted-certificate': 'permanent',
  timeout: 'transient',
  broken: 'transient',
  // It may have been done; for what may be repeated, the loop sees the cancellation itself.
  cancelled: 'transient',
};

export function classifyNetworkError(error: NetworkError): Classified {
  return { kind: KIND_BY_REASON[error.reason] };
}
