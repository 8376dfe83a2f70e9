import type { FailedAttempt } from '../retry/decide.ts';
import type { QueueOf, RequestQueue } from '../retry/request-queue.ts';
import type { AttemptResult } from '../retry/results.ts';
import type { RetryOptions } from '../retry/retry.ts';
import { AssetFileError, concernsEveryRequest, NetworkError } from './errors.ts';
import { parseHttpDate, retryAfterMs } from './header-dates.ts';
import type { HttpResponse } from './http/transport.ts';
import type { Secrets } from './redaction/secrets.ts';

/** What all calls of a run share. */
export interface CallContext extends Pick<RetryOptions, 'limits' | 'clock' | 'random' | 'onWait'> {
  /** Redacts text from the service and the storage. */
  readonly secrets: Secrets;
  readonly queueOf: QueueOf;
}

/** Awaits an attempt, and ends the requests of a queue if its error concerns all of them. Never throws. */
export async function resultOf<T>(
  attempt: Promise<AttemptResult<T>>,
  idempotent: boolean,
  queue: RequestQueue,
): Promise<AttemptResult<T>> {
  const result = await attempt.catch((error) => failedAttempt(error, idempotent));
  if (result.ok) return result;
  const { error, kind } = result;
  if (concernsEveryRequest(error)) queue.open({ error, because: 'withheld' });
  // There was no connection that the server accepts, or the proxy let none through.
  const isUnsent = error instanceof NetworkError && kind !== 'transient';
  return { ...result, neverSent: isUnsent || kind === 'unreachable' };
}

/** The result of an attempt that threw this error. */
export function failedAttempt(error: unknown, idempotent: boolean): AttemptResult<never> {
  if (error instanceof NetworkError)
    return { ok: false, error, kind: error.kind, retryAfterMs: error.retryAfterMs };
  // If too many files are open, it helps to wait until other uploads have closed theirs.
  if (error instanceof AssetFileError)
    return { ok: false, error, kind: /^E[MN]FILE$/.test(error.code) ? 'unreachable' : 'permanent' };
  // A bug must not lose the results of other calls. The server may have processed the request before it.
  const bug = new Error(String(error), { cause: error });
  return { ok: false, error: bug, kind: idempotent ? 'permanent' : 'transient' };
}

/**
 * Classifies a failed response by the columns of the table in docs/retries.md. A 503 may mean either of two things: the server limits
 * requests, or it failed after it had done what was asked. So an export with a 503 is not repeated, but later exports slow down.
 */
export function classifyResponse(
  { status, headers, retryAfter }: Pick<HttpResponse, 'status' | 'headers' | 'retryAfter'>,
  idempotent: boolean,
  wallMs: number,
): Omit<FailedAttempt, 'error'> {
  // It can't be read: the server may have done what was asked, or something in front of it answered.
  if (status >= 200 && status < 300) return { kind: idempotent ? 'permanent' : 'transient' };
  // The server's date and its `Retry-After` are of one clock, which may differ from ours.
  const waitMs = retryAfterMs(retryAfter, parseHttpDate(headers.date) ?? wallMs);
  if (status === 429 || (status === 503 && (idempotent || waitMs !== undefined)))
    return { kind: 'throttled', retryAfterMs: waitMs };
  if (status === 503) return { kind: 'transient', mayBeLimit: true };
  const mayPass = status >= 500 || status === 408 || status === 425;
  return mayPass ? { kind: 'transient', retryAfterMs: waitMs } : { kind: 'permanent' };
}
