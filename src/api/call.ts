import type { Clock } from '../retry/clock.ts';
import type { RetryLimits, StopReason } from '../retry/decide.ts';
import { type AttemptResult, type Effort, type RetryOptions, type RetryWait, retry } from '../retry/retry.ts';
import type { WaitingTime } from '../retry/waiting-time.ts';
import { AssetFileError } from './asset-file-error.ts';
import { CancelledError } from './cancelled-error.ts';
import { classifyNetworkError } from './classify.ts';
import { NetworkError } from './errors.ts';
import type { Secrets } from './redaction/secrets.ts';
import type { RequestError } from './request-error.ts';
import { UnexpectedError } from './unexpected-error.ts';

export type CallError = RequestError | AssetFileError | CancelledError | UnexpectedError;

/** A call that did not bring what was asked for, and what it took to find out. */
export interface CallFailure {
  readonly error: CallError;
  readonly because: StopReason;
  readonly effort: Effort;
}

/** How a call ended, with all its attempts. */
export type Called<T> =
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
  readonly waiting: WaitingTime;
}

/**
 * Makes one call with all the attempts that it is worth.
 *
 * @param attempt makes one attempt; whatever it throws is taken as its outcome
 */
export function call<T>(
  attempt: () => Promise<AttemptResult<T, CallError>>,
  options: Pick<RetryOptions<CallError>, 'idempotent' | 'signal' | 'pace' | 'admit'>,
  context: CallContext,
): Promise<Called<T>> {
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
  const { idempotent, signal, pace, admit } = options;
  const { limits, clock, random, onWait } = context;
  // Spelled out: to spread two objects takes V8 longer than all else here, two times a file.
  return retry(guarded, { idempotent, signal, pace, admit, limits, clock, random, onWait, cancelled });
}

function cancelled(): CallError {
  return new CancelledError();
}
