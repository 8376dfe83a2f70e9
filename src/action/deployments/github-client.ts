import { getOctokit } from '@actions/github';
import { throttling } from '@octokit/plugin-throttling';
// @ts-expect-error Only the main entry has types, and that one brings a client for Redis.
import Bottleneck from 'bottleneck/light.js';
import type { Clock } from '../../retry/clock.ts';
import { formatDuration } from '../../support/format.ts';
import { VERSION } from '../../support/runtime.ts';
import type { Log } from '../runner/log.ts';
import { isForbidden, isRateLimit, toDeploymentError } from './explain-deployment-error.ts';

/** GitHub itself ends a request after 10 s. */
const MAX_RESPONSE_MS = 12_000;

type Octokit = ReturnType<typeof getOctokit>;

/**
 * GitHub's REST API. After a refusal for its limits all requests wait as long as it says. At the end of the run that time is for final
 * statuses, and no deployment is created any more; nor after a request without a response.
 */
export class GitHubClient {
  readonly #octokit: Octokit;
  readonly #context: { readonly clock: Clock; readonly log: Log };
  readonly #end = new AbortController();
  /** The last refusal for GitHub's limits, and when it ends. */
  #refusal: unknown;
  #pausedUntilMs = 0;
  /** Why no deployment is created any more. */
  #silence: unknown;
  /** Finite once the run ends. */
  #endsAtMs = Number.POSITIVE_INFINITY;

  /** @param baseUrl the address of the repository in the API */
  constructor(token: string, baseUrl: string, context: { readonly clock: Clock; readonly log: Log }) {
    this.#context = context;
    const limits = { onRateLimit: this.#pause, onSecondaryRateLimit: this.#pause };
    // By default the plugin writes once per second. Its own waits are for one request, and do not end with the run.
    const throttle = { ...limits, write: new Bottleneck.Group(), retryAfterBaseValue: 0 };
    const options = { baseUrl, userAgent: `playable-export-action/${VERSION}`, throttle };
    // Before the throttling, so that it is called for each attempt.
    const eachAttempt = ({ hook }: Pick<Octokit, 'hook'>) => {
      hook.wrap('request', (send, attempt) => this.#send(send, attempt));
      return {};
    };
    this.#octokit = getOctokit(token, options, eachAttempt, throttling);
  }

  /** Returns the `id` of the response; `undefined` if it has none. */
  async post(path: string, body: Readonly<Record<string, unknown>>): Promise<unknown> {
    return (await this.#octokit.request(`POST ${path}`, body)).data?.id;
  }

  /** Ends everything with `reason` after this time. A wait that GitHub asks for ends at once if it would last longer. */
  async endAfter(ms: number, reason: unknown): Promise<void> {
    this.#endsAtMs = Math.min(this.#endsAtMs, this.#context.clock.monotonicMs() + ms);
    await this.#context.clock.sleep(ms, this.#end.signal);
    this.#end.abort(this.#pauseMs > 0 ? this.#refusal : reason);
  }

  async #send<A extends { readonly url: string; request: object }, R>(
    send: (attempt: A) => R | Promise<R>,
    attempt: A,
  ): Promise<R> {
    const { signal: end } = this.#end;
    const creates = !attempt.url.endsWith('/statuses');
    if (creates && this.#silence !== undefined) throw this.#silence;
    while (this.#pauseMs > 0 && !end.aborted) {
      if (this.#pausedUntilMs > this.#endsAtMs) this.#end.abort(this.#refusal);
      else if (creates && Number.isFinite(this.#endsAtMs)) throw toDeploymentError(this.#refusal);
      // In short steps, because the run may end meanwhile.
      else await this.#context.clock.sleep(Math.min(this.#pauseMs, 1_000), end);
    }
    end.throwIfAborted();
    const late = AbortSignal.timeout(MAX_RESPONSE_MS);
    const signal = AbortSignal.any([end, late]);
    // In place, because the hooks inside ignore another `attempt`. A redirect could take the token to another origin.
    // Octokit would print GitHub's words about deprecated requests.
    attempt.request = { ...attempt.request, signal, redirect: 'error', log: { warn: () => undefined } };
    try {
      return await send(attempt);
    } catch (error) {
      if (late.aborted) this.#silence = late.reason;
      if (isForbidden(error)) this.#end.abort(error);
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
  readonly #pause = (seconds: number): boolean => {
    const { clock, log } = this.#context;
    // At least a second, because a reset may be over by this machine's clock.
    const ms = Math.max(seconds, 1) * 1000;
    if (this.#pauseMs <= 0) log.info(`GitHub limits deployments for ${formatDuration(ms)}`);
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, clock.monotonicMs() + ms);
    return !this.#end.signal.aborted;
  };

  get #pauseMs(): number {
    return this.#pausedUntilMs - this.#context.clock.monotonicMs();
  }
}
