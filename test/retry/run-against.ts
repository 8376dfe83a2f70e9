import type { Limiter } from '../../bench/limiters.ts';
import { WaitTimer } from '../../src/retry/clock.ts';
import type { FailureKind } from '../../src/retry/decide.ts';
import { RequestQueue } from '../../src/retry/request-queue.ts';
import type { AttemptResult, RetryResult } from '../../src/retry/results.ts';
import { Attempts } from '../../src/retry/retry.ts';
import { VirtualClock } from '../doubles/clocks.ts';
import { randomNumbers } from '../doubles/environment.ts';

export interface Measurement {
  /** Until the last response, in milliseconds. */
  readonly tookMs: number;
  /** Share of 429 among the responses of the side that sent most of them. */
  readonly throttledShare: number;
  /** Longest time between an upload URL and its accepted PUT, in milliseconds. */
  readonly longestUrlWaitMs: number;
  readonly results: readonly RetryResult<string>[];
}

/** Makes the limit of a server from random numbers. */
export type MakeLimiter = (random: () => number) => Limiter;

const UNLIMITED: MakeLimiter = () => ({ decide: () => ({ accepted: true }) });

/**
 * Uploads files, `workers` at a time: each needs an upload URL of the service, and then a PUT to the storage. A response takes
 * `roundTripMs`, up to a third more or less. The first request of each worker arrives `connectMs` later. A request that the limit rejects
 * fails as `failAs`.
 */
export async function runAgainst(
  { service = UNLIMITED, storage = UNLIMITED }: { service?: MakeLimiter; storage?: MakeLimiter },
  {
    files = 1_000,
    seed = 1,
    maxAttempts = 10,
    workers = 128,
    roundTripMs = 20,
    connectMs = 0,
    failAs = 'throttled' as FailureKind,
  } = {},
): Promise<Measurement> {
  const random = randomNumbers(seed);
  const clock = new VirtualClock();
  const { signal } = new AbortController();
  const limits = { maxAttempts, maxRetryWaitMs: 120_000 };
  const shares: (() => number)[] = [];
  let connected = 0;

  /** Sends one request at a time to a server with this limit. */
  const sendTo = (limit: Limiter) => {
    const queue = new RequestQueue(clock, new WaitTimer(clock), maxAttempts);
    const options = { idempotent: true, limits, clock, queue, random, signal };
    const given = { ...options, onWait: () => undefined };
    let [responses, throttled] = [0, 0];
    shares.push(() => throttled / Math.max(1, responses));
    const attempt = async (): Promise<AttemptResult<string>> => {
      const halfWayMs = (roundTripMs / 3) * (1 + random());
      connected += 1;
      await clock.sleep(halfWayMs + (connected <= workers ? connectMs : 0), signal);
      const { accepted, askedMs } = limit.decide(clock.monotonicMs());
      await clock.sleep(halfWayMs, signal);
      responses += 1;
      if (accepted) return { ok: true, value: 'done' };
      throttled += 1;
      return { ok: false, error: new Error(failAs), kind: failAs, retryAfterMs: askedMs };
    };
    return { attempt, attempts: () => new Attempts<string>(given) };
  };

  const [urls, puts] = [sendTo(service(random)), sendTo(storage(random))];
  const results: RetryResult<string>[] = [];
  let longestUrlWaitMs = 0;
  let left = files;
  const upload = async (): Promise<RetryResult<string>> => {
    const put = puts.attempts();
    let urlMs: number | undefined;
    while (await put.turn()) {
      if (urlMs === undefined) {
        const url = urls.attempts();
        while (await url.turn()) url.settle(await urls.attempt());
        if (!url.result.ok) return put.endWith(url.result);
        urlMs = clock.monotonicMs();
        if (!put.hasTurn) continue;
      }
      put.settle(await puts.attempt());
    }
    longestUrlWaitMs = Math.max(longestUrlWaitMs, clock.monotonicMs() - (urlMs ?? 0));
    return put.result;
  };
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      results.push(await upload());
    }
  };
  await clock.run(Promise.all(Array.from({ length: workers }, worker)));
  const throttledShare = Math.max(...shares.map((share) => share()));
  return { tookMs: clock.monotonicMs(), throttledShare, longestUrlWaitMs, results };
}

/**
 * Triggers exports, `workers` at a time, against a limit that answers 503 without `Retry-After`.
 *
 * @returns how many were triggered, and the time until the last response in milliseconds
 */
export async function exportAgainst(
  limit: Limiter,
  { exports = 40, workers = 8, roundTripMs = 20 } = {},
): Promise<{ readonly triggered: number; readonly tookMs: number }> {
  const clock = new VirtualClock();
  const { signal } = new AbortController();
  const queue = new RequestQueue(clock, new WaitTimer(clock), 10);
  const limits = { maxAttempts: 10, maxRetryWaitMs: 120_000 };
  const options = { idempotent: false, limits, clock, queue, random: () => 0.5, signal };
  let [left, triggered] = [exports, 0];
  const worker = async (): Promise<void> => {
    for (; left > 0; ) {
      left -= 1;
      const attempts = new Attempts<string>({
        ...options,
        onWait: () => undefined,
      });
      while (await attempts.turn()) {
        await clock.sleep(roundTripMs / 2, signal);
        const { accepted } = limit.decide(clock.monotonicMs());
        await clock.sleep(roundTripMs / 2, signal);
        attempts.settle(
          accepted
            ? { ok: true, value: 'triggered' }
            : { ok: false, error: new Error('503'), kind: 'transient', mayBeLimit: true },
        );
      }
      if (attempts.result.ok) triggered += 1;
    }
  };
  await clock.run(Promise.all(Array.from({ length: workers }, worker)));
  return { triggered, tookMs: clock.monotonicMs() };
}
