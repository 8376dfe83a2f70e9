import type { IncomingHttpHeaders } from 'node:http';
import type { Clock, WaitTimer } from '../retry/clock.ts';
import type { FailureKind, RetryLimits } from '../retry/decide.ts';
import { retryAfterMs } from '../retry/delays.ts';
import {
  type AttemptResult,
  type Classified,
  type RetryFailure,
  type RetryOptions,
  type RetryResult,
  type RetryWait,
  retry,
} from '../retry/retry.ts';
import { errorCode } from '../support/errors.ts';
import {
  AssetFileError,
  CancelledError,
  NetworkError,
  type NetworkErrorReason,
  type RequestError,
  UnexpectedError,
} from './errors.ts';
import type { Secrets } from './redaction/secrets.ts';

export type CallError = RequestError | AssetFileError | CancelledError | UnexpectedError;

export type CallFailure = RetryFailure<CallError>;
export type CallResult<T> = RetryResult<T, CallError>;

/** What all calls of a run share. */
export interface CallContext {
  readonly limits: RetryLimits;
  readonly clock: Clock;
  /** Returns numbers in [0, 1). */
  readonly random: () => number;
  /** Redacts text from the service and the storage. */
  readonly secrets: Secrets;
  readonly onWait: (wait: RetryWait<CallError>) => void;
  readonly waitTimer: WaitTimer;
}

/**
 * Makes a call, with retries. Never throws.
 *
 * @param attempt makes one attempt; errors that it throws become its result
 */
export function call<T>(
  attempt: () => Promise<AttemptResult<T, CallError>>,
  options: Pick<RetryOptions<CallError>, 'idempotent' | 'signal' | 'limiter' | 'admit' | 'prepare'>,
  context: CallContext,
): Promise<CallResult<T>> {
  const safeAttempt = async (): Promise<AttemptResult<T, CallError>> => {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof NetworkError) return { ok: false, error, ...classifyNetworkError(error) };
      if (error instanceof AssetFileError) return { ok: false, error, kind: classifyFileError(error) };
      // A bug must not lose the results of other calls. The server may have processed the request before it.
      const kind = options.idempotent ? 'permanent' : 'transient';
      return { ok: false, error: new UnexpectedError(error), kind };
    }
  };
  return retry(safeAttempt, { ...context, ...options, cancelled: () => new CancelledError() });
}

/** Classifies a response that is not 2xx by the columns of the table in docs/retries.md. */
export function classifyResponse(status: number, headers: IncomingHttpHeaders, wallMs: number): Classified {
  const waitMs = retryAfterMs(headers['retry-after'], wallMs);
  if (status === 429 || (status === 503 && waitMs !== undefined)) {
    return { kind: 'throttled', retryAfterMs: waitMs };
  }
  return { kind: status >= 500 || status === 408 || status === 425 ? 'transient' : 'permanent' };
}

const KIND_BY_REASON: Readonly<Record<NetworkErrorReason, FailureKind>> = {
  unreachable: 'unreachable',
  'untrusted-certificate': 'permanent',
  'plain-http': 'permanent',
  'proxy-certificate': 'permanent',
  'proxy-plain-http': 'permanent',
  'proxy-credentials': 'permanent',
  timeout: 'transient',
  broken: 'transient',
  // The server may have processed the request. If it is idempotent, `retry` reports the cancellation.
  cancelled: 'transient',
};

/** If too many files are open, it helps to wait until other uploads have closed theirs. Any other error stays. */
function classifyFileError({ cause }: AssetFileError): FailureKind {
  const isTemporary = /^E[MN]FILE$/.test(errorCode(cause) ?? '');
  return isTemporary ? 'unreachable' : 'permanent';
}

export function classifyNetworkError(error: NetworkError): Classified {
  return { kind: KIND_BY_REASON[error.reason] };
}
