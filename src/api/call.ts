import type { IncomingHttpHeaders } from 'node:http';
import type { Clock, WaitTimer } from '../retry/clock.ts';
import type { FailureKind, RetryLimits, StopReason } from '../retry/decide.ts';
import { retryAfterMs } from '../retry/delays.ts';
import { type AttemptResult, type Effort, type RetryOptions, type RetryWait, retry } from '../retry/retry.ts';
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

/** A call that did not bring what was asked for, and what it took to find out. */
export interface CallFailure {
  readonly error: CallError;
  readonly because: StopReason;
  readonly effort: Effort;
}

/** How a call ended, with all its attempts. */
export type CallResult<T> =
  | { readonly ok: true; readonly value: T; readonly effort: Effort }
  | ({ readonly ok: false } & CallFailure);

/** What every call needs from outside. */
export interface CallContext {
  readonly limits: RetryLimits;
  readonly clock: Clock;
  /** A source of numbers in [0, 1). */
  readonly random: () => number;
  /** Takes secrets out of what came from outside, before it goes anywhere. */
  readonly secrets: Secrets;
  readonly onWait: (wait: RetryWait<CallError>) => void;
  /** Where all waits are added up. */
  readonly waitTimer: WaitTimer;
}

/**
 * Makes one call with all the attempts that it is worth.
 *
 * @param attempt makes one attempt; whatever it throws is taken as its outcome
 */
export function call<T>(
  attempt: () => Promise<AttemptResult<T, CallError>>,
  options: Pick<RetryOptions<CallError>, 'idempotent' | 'signal' | 'limiter' | 'admit'>,
  context: CallContext,
): Promise<CallResult<T>> {
  const guarded = async (): Promise<AttemptResult<T, CallError>> => {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof NetworkError) return { ok: false, error, ...classifyNetworkError(error) };
      if (error instanceof AssetFileError) return { ok: false, error, kind: 'permanent' };
      // A bug must not cost the outcomes of everything else; and what it left half done, nobody knows.
      return {
        ok: false,
        error: new UnexpectedError(error),
        kind: options.idempotent ? 'permanent' : 'transient',
      };
    }
  };
  const { idempotent, signal, limiter, admit } = options;
  const { limits, clock, random, onWait } = context;
  // Spelled out: to spread two objects takes V8 longer than all else here, two times a file.
  return retry(guarded, { idempotent, signal, limiter, admit, limits, clock, random, onWait, cancelled });
}

function cancelled(): CallError {
  return new CancelledError();
}

export interface Classified {
  readonly kind: FailureKind;
  /** The wait that the answer asked for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** What an answer that is not 2xx means for another try: the columns of the contract's table. */
export function classifyResponse(status: number, headers: IncomingHttpHeaders, wallMs: number): Classified {
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
