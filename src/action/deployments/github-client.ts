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
  readonly url: string;
  request: object;
}

/** GitHub's REST API. After a refusal for its limits all requests wait as long as GitHub says, and the refused one is sent again. */
export class GitHubClient {
  readonly #octokit: ReturnType<typeof getOctokit>;
  readonly #context: { readonly clock: Clock; readonly log: Log };
  /** Ends creations that are not under way. */
  readonly #creating = new AbortController();
  readonly #end = new AbortController();
  #refusal: unknown;
  #pausedUntilMs = 0;
  /** Known once the run ends. */
  #endsAtMs: number | undefined;

  /** @param baseUrl the address of the repository in the API */
  constructor(token: string, baseUrl: string, context: { readonly clock: Clock; readonly log: Log }) {
    this.#context = context;
    const onRateLimit = (seconds: number, attempt: Attempt): boolean => this.#pause(seconds, attempt);
    // By default the plugin writes once per second. Its own waits are for one request, and do not end with the run.
    const throttle = { write: new Bottleneck.Group(), retryAfterBaseValue: 0 };
    this.#octokit = getOctokit(
      token,
      {
        baseUrl,
        userAgent: `playable-export-action/${VERSION}`,
        log: SILENT,
        throttle: { ...throttle, onRateLimit, onSecondaryRateLimit: onRateLimit },
      },
      // Before the throttling, so that it is called for each attempt.
      ({ hook }) => {
        hook.wrap('request', (send, attempt) => this.#send(send, attempt));
        return {};
      },
      throttling,
    );
  }

  /** Returns the `id` of the response; `undefined` if it has none. */
  async post(path: string, body: Readonly<Record<string, unknown>>): Promise<unknown> {
    const { data } = await this.#octokit.request(`POST ${path}`, body);
    return data?.id;
  }

  /** Ends everything with `reason` after this time, or as soon as GitHub's limits are known to last longer. */
  async endAfter(ms: number, reason: unknown): Promise<void> {
    const { clock } = this.#context;
    this.#endsAtMs = Math.min(this.#endsAtMs ?? Number.POSITIVE_INFINITY, clock.monotonicMs() + ms);
    this.#endIfLate();
    await clock.sleep(ms, this.#end.signal);
    this.#endNow(reason);
  }

  async #send<A extends Attempt, R>(send: (attempt: A) => R | Promise<R>, attempt: A): Promise<R> {
    const stop = this.#stopOf(attempt);
    while (this.#pauseMs > 0 && !stop.aborted) await this.#context.clock.sleep(this.#pauseMs, stop);
    stop.throwIfAborted();
    const late = AbortSignal.timeout(MAX_RESPONSE_MS);
    const signal = AbortSignal.any([this.#end.signal, late]);
    // In place, because the hooks inside ignore another `attempt`. A redirect could take the token to another origin.
    attempt.request = { ...attempt.request, signal, redirect: 'error', log: SILENT };
    try {
      return await send(attempt);
    } catch (error) {
      if (late.aborted) this.#creating.abort(late.reason);
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
    const { clock, log } = this.#context;
    const stop = this.#stopOf(attempt);
    if (stop.aborted) return false;
    // At least a second, because a reset may be over by this machine's clock.
    const ms = Math.max(seconds, 1) * 1000;
    if (this.#pauseMs <= 0) log.info(`GitHub limits deployments for ${formatDuration(ms)}`);
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, clock.monotonicMs() + ms);
    this.#endIfLate();
    return !stop.aborted;
  }

  get #pauseMs(): number {
    return this.#pausedUntilMs - this.#context.clock.monotonicMs();
  }

  #stopOf({ url }: Attempt): AbortSignal {
    return (url.endsWith('/statuses') ? this.#end : this.#creating).signal;
  }

  /** At the end, what GitHub's limits leave of the time is for final statuses. */
  #endIfLate(): void {
    if (this.#endsAtMs === undefined || this.#pauseMs <= 0) return;
    this.#creating.abort(this.#refusal);
    if (this.#pausedUntilMs > this.#endsAtMs) this.#endNow(this.#refusal);
  }

  #endNow(reason: unknown): void {
    this.#creating.abort(reason);
    this.#end.abort(reason);
  }
}
