import { getOctokit } from '@actions/github';
import { throttling } from '@octokit/plugin-throttling';
// @ts-expect-error Only the main entry has types, and that one brings a client for Redis.
import Bottleneck from 'bottleneck/light.js';
import type { Clock } from '../../retry/clock.ts';
import { formatDuration } from '../../support/format.ts';
import { VERSION } from '../../support/runtime.ts';
import type { Log } from '../runner/log.ts';
import { isForbidden, isRateLimit } from './explain-deployment-error.ts';

/** GitHub itself ends a request after 10 s. */
const MAX_RESPONSE_MS = 12_000;

const ignore = (): void => undefined;
/** Octokit prints GitHub's words about deprecated requests otherwise. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

interface Attempt {
  /** Options of the request. If `stop` aborts, the request is not sent, or not again; by default that is `end`. */
  request: { readonly [option: string]: unknown };
}

/** GitHub's REST API. After a refusal for its limits all requests wait as long as GitHub says, and the refused one is sent again. */
export class GitHubClient {
  readonly repos: ReturnType<typeof getOctokit>['rest']['repos'];
  readonly #clock: Clock;
  readonly #log: Log;
  /** `stop` of requests that create something. */
  readonly creating = new AbortController();
  readonly #end = new AbortController();
  #refusal: unknown;
  #pausedUntilMs = 0;
  #endsAtMs: number | undefined;

  constructor(token: string, baseUrl: string, { clock, log }: { clock: Clock; log: Log }) {
    this.#clock = clock;
    this.#log = log;
    const pause = (seconds: number, attempt: Attempt): boolean => this.#pause(seconds, attempt);
    const throttle = {
      // By default the plugin sends one request per second.
      write: new Bottleneck.Group(),
      // `#send` waits, so that a pause is for all requests and ends with the run.
      retryAfterBaseValue: 0,
      onRateLimit: pause,
      onSecondaryRateLimit: pause,
    };
    const userAgent = `playable-export-action/${VERSION}`;
    const octokit = getOctokit(
      token,
      { baseUrl, userAgent, log: SILENT, throttle },
      // Before the throttling, so that it is called for each attempt.
      ({ hook }) => {
        hook.wrap('request', (send, attempt) => this.#send(send, attempt));
        return {};
      },
      throttling,
    );
    this.repos = octokit.rest.repos;
  }

  /** Ends everything with `reason` after this time, or as soon as GitHub's limits are known to last longer. */
  async endAfter(ms: number, reason: unknown): Promise<void> {
    this.#endsAtMs = Math.min(this.#endsAtMs ?? Number.POSITIVE_INFINITY, this.#clock.monotonicMs() + ms);
    this.#endIfLate();
    await this.#clock.sleep(ms, this.#end.signal);
    this.#endNow(reason);
  }

  async #send<A extends Attempt, R extends { readonly status: number; readonly url: string }>(
    send: (attempt: A) => R | Promise<R>,
    attempt: A,
  ): Promise<R> {
    const stop = this.#stopOf(attempt);
    while (this.#pauseMs > 0 && !stop.aborted) await this.#clock.sleep(this.#pauseMs, stop);
    stop.throwIfAborted();
    const late = AbortSignal.timeout(MAX_RESPONSE_MS);
    const signal = AbortSignal.any([this.#end.signal, late]);
    // In place, because the hooks inside ignore another `attempt`. A redirect could take the token to another origin.
    attempt.request = { ...attempt.request, signal, redirect: 'manual', log: SILENT };
    try {
      const response = await send(attempt);
      const { status, url } = response;
      if (status < 300) return response;
      throw Object.assign(new Error('a redirect'), { status, response, request: { url } });
    } catch (error) {
      if (late.aborted) this.creating.abort(late.reason);
      if (isForbidden(error)) this.#endNow(error);
      if (isRateLimit(error)) {
        this.#refusal = error;
        // By these words the plugin takes Retry-After, or a minute. Some servers say it without them.
        const { 'retry-after': wait, 'x-ratelimit-remaining': remaining } = error.response?.headers ?? {};
        if (wait !== undefined || remaining !== '0') error.message += ' (secondary rate limit)';
      }
      throw error;
    } finally {
      // Octokit takes a body that was cut off for a short one.
      signal.throwIfAborted();
    }
  }

  /** Returns whether the request is to be sent again. */
  #pause(seconds: number, attempt: Attempt): boolean {
    const stop = this.#stopOf(attempt);
    if (stop.aborted) return false;
    // At least a second, because a reset may be over by this machine's clock.
    const ms = Math.max(seconds, 1) * 1000;
    if (this.#pauseMs <= 0) this.#log.info(`GitHub limits deployments for ${formatDuration(ms)}`);
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, this.#clock.monotonicMs() + ms);
    this.#endIfLate();
    return !stop.aborted;
  }

  get #pauseMs(): number {
    return this.#pausedUntilMs - this.#clock.monotonicMs();
  }

  #stopOf({ request }: Attempt): AbortSignal {
    return (request['stop'] as AbortSignal | undefined) ?? this.#end.signal;
  }

  /** At the end, what GitHub's limits leave of the time is for final statuses. */
  #endIfLate(): void {
    if (this.#endsAtMs === undefined || this.#pauseMs <= 0) return;
    this.creating.abort(this.#refusal);
    if (this.#pausedUntilMs > this.#endsAtMs) this.#endNow(this.#refusal);
  }

  #endNow(reason: unknown): void {
    this.creating.abort(reason);
    this.#end.abort(reason);
  }
}
