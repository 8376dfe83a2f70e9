import type { FailedAttempt } from '../../src/retry/decide.ts';
import { RequestQueue } from '../../src/retry/request-queue.ts';
import type { AttemptResult, RetryResult } from '../../src/retry/results.ts';
import { Attempts } from '../../src/retry/retry.ts';
import type { Limiter } from '../../tools/bench/limiters.ts';
import { VirtualClock } from '../doubles/clocks.ts';
import { randomNumbers } from '../doubles/environment.ts';

export interface Measurement {
  /** Until the last response, in milliseconds. */
  readonly tookMs: number;
  /** Share of refusals among the responses of the side that sent most of them. */
  readonly throttledShare: number;
  readonly results: readonly RetryResult<string>[];
}

/** Makes the limit of a server from random numbers. */
export type MakeLimiter = (random: () => number) => Limiter;

interface Setting {
  readonly files?: number;
  readonly seed?: number;
  readonly workers?: number;
  /** A response takes as long, up to a third more or less. */
  readonly roundTripMs?: number;
  /** The server takes so long for an accepted request. */
  readonly processingMs?: number;
  readonly failAs?: FailedAttempt['kind'];
  /** How long an upload URL can be used. */
  readonly urlMs?: number;
}

const UNLIMITED: MakeLimiter = () => ({ decide: () => ({ accepted: true }) });
const LIMITS = { maxAttempts: 10, maxRetryWaitMs: 120_000 };
const { signal } = new AbortController();
const COMMON = { limits: LIMITS, signal, onWait: () => undefined };

/** Servers in virtual time, and the requests to them. */
function startWorld({ seed = 1, workers = 128, roundTripMs = 20, processingMs = 0 }: Setting) {
  const [clock, random] = [new VirtualClock(), randomNumbers(seed)];
  const shares: (() => number)[] = [];
  const newQueue = () => new RequestQueue(clock, LIMITS);
  const begin = (queue: RequestQueue, idempotent = true) =>
    new Attempts<string>({ ...COMMON, idempotent, clock, queue, random });
  /** Makes a function that sends one request to a server with this limit. */
  const sendTo = (limit: Limiter, refusal: Omit<FailedAttempt, 'error'>) => {
    let [responses, throttled] = [0, 0];
    shares.push(() => throttled / Math.max(1, responses));
    const send = async (): Promise<AttemptResult<string>> => {
      const halfWayMs = (roundTripMs / 3) * (1 + random());
      await clock.sleep(halfWayMs, signal);
      const { accepted, askedMs } = limit.decide(clock.monotonicMs());
      if (accepted && processingMs > 0) await clock.sleep(processingMs * (0.8 + 0.4 * random()), signal);
      if (accepted) limit.done?.();
      await clock.sleep(halfWayMs, signal);
      responses += 1;
      if (accepted) return { ok: true, value: 'done' };
      throttled += 1;
      return { ok: false, error: new Error(refusal.kind), ...refusal, retryAfterMs: askedMs };
    };
    return async (attempts: Attempts<string>): Promise<void> => attempts.settle(await send());
  };
  /** Works on a number of items, `workers` at a time. */
  const run = async (count: number, work: () => Promise<RetryResult<string>>): Promise<Measurement> => {
    const results: RetryResult<string>[] = [];
    let left = count;
    const worker = async (): Promise<void> => {
      for (; left > 0; results.push(await work())) left -= 1;
    };
    await clock.run(Promise.all(Array.from({ length: workers }, worker)));
    const throttledShare = Math.max(...shares.map((share) => share()));
    return { tookMs: clock.monotonicMs(), throttledShare, results };
  };
  return { clock, random, newQueue, begin, sendTo, run };
}

/**
 * Uploads files, `workers` at a time: each needs an upload URL of the service, and then a PUT to the storage, which is the service itself
 * if there is a `shared` limit. A request that the limit rejects fails as `failAs`.
 */
export async function runAgainst(
  servers: { service?: MakeLimiter; storage?: MakeLimiter; shared?: MakeLimiter },
  setting: Setting = {},
): Promise<Measurement> {
  const { shared, service = shared ?? UNLIMITED, storage = UNLIMITED } = servers;
  const { files = 1_000, failAs = 'throttled', urlMs = Number.POSITIVE_INFINITY } = setting;
  const { clock, random, newQueue, begin, sendTo, run } = startWorld(setting);
  const refusal = { kind: failAs };
  const urls = newQueue();
  const puts = shared ? urls : newQueue();
  const sendUrl = sendTo(service(random), refusal);
  const sendPut = shared ? sendUrl : sendTo(storage(random), refusal);
  return run(files, async () => {
    const put = begin(puts);
    let expiresMs = 0;
    while (put.goesOn()) {
      if (expiresMs <= clock.monotonicMs()) {
        const url = begin(urls);
        while (await url.turn()) await sendUrl(url);
        if (!url.result.ok) return put.endWith(url.result);
        expiresMs = clock.monotonicMs() + urlMs;
      }
      if (!(await put.turn(puts))) break;
      if (clock.monotonicMs() < expiresMs) await sendPut(put);
    }
    return put.result;
  });
}

/** Triggers exports, `workers` at a time, against a limit that answers 503 without `Retry-After`, or with 429. */
export async function exportAgainst(
  limit: Limiter,
  setting: Setting = {},
  kind: FailedAttempt['kind'] = 'transient',
): Promise<Measurement> {
  const { newQueue, begin, sendTo, run } = startWorld(setting);
  const queue = newQueue();
  queue.pace.startOver(true);
  const send = sendTo(limit, { kind, mayBeLimit: kind === 'transient' });
  return run(setting.files ?? 40, async () => {
    const attempts = begin(queue, false);
    while (await attempts.turn()) await send(attempts);
    return attempts.result;
  });
}
