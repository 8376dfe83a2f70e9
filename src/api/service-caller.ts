import type { RequestQueue } from '../retry/request-queue.ts';
import type { AttemptResult, RetryResult } from '../retry/results.ts';
import { Attempts } from '../retry/retry.ts';
import { type CallContext, classifyResponse, resultOf } from './call.ts';
import { isWebPage } from './error-body.ts';
import { type FailedRequest, locationOf, ServiceError } from './errors.ts';
import type { DeadlineOptions } from './http/deadline.ts';
import type { HttpResponse, HttpTransport } from './http/transport.ts';
import type { Secrets } from './redaction/secrets.ts';
import { encodingProblem, type Parsed, toServiceError } from './responses.ts';

/** A list of assets or games can be long. The limit protects against an endless response. */
const LIST_LIMIT_BYTES = 64 * 1024 * 1024;

/** The first response is slow, because code of both sides runs for the first time. The fastest of four is a usual one. */
const SAMPLED_RESPONSES = 4;

interface ServiceOptions {
  /** URL with its path prefix and no trailing slash. */
  readonly baseUrl: string;
  readonly token: string;
  readonly transport: HttpTransport;
  readonly context: CallContext;
  /** Whether upload URLs may be `http:`. */
  readonly allowHttp: boolean;
}

/** One call of an operation of the service. */
export interface Call<T> {
  readonly method: 'GET' | 'POST';
  /** Below the base URL, with a leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** Whether processing the request twice does no harm. */
  readonly idempotent: boolean;
  /** Parses the body of a 2xx response. */
  readonly parse: (body: string, response: HttpResponse) => Parsed<T>;
  /** Awaited once, before the request is sent for the first time. With an error, it is not sent. */
  readonly beforeSent?: (() => Promise<Error | undefined>) | undefined;
}

/**
 * Calls operations of the service: sends the token, tries again, and turns responses into results. Never throws.
 *
 * The first request of each operation goes alone, so that a wrong token, one without the operation's scope, or a proxy's rejection costs one
 * request and not one per worker.
 */
export class ServiceCaller {
  protected readonly secrets: Secrets;
  protected readonly options: ServiceOptions;
  readonly #called = new Set<string>();
  readonly queue: RequestQueue;
  readonly #responseMs = Promise.withResolvers<number>();
  #fastestMs = Number.POSITIVE_INFINITY;
  #responses = 0;
  /** Whether a request has succeeded. */
  #isKnown = false;

  constructor(options: ServiceOptions) {
    this.options = options;
    this.secrets = options.context.secrets;
    this.queue = options.context.queueOf(new URL(options.baseUrl));
  }

  /** Resolves with the shortest time that the service took for one of its first four successes, without connecting, in milliseconds. */
  get responseMs(): Promise<number> {
    return this.#responseMs.promise;
  }

  /**
   * @param signal ends waits, starts no further attempt, and aborts a request of which nothing was sent
   * @param requestSignal aborts a request that is under way
   */
  protected async call<T>(
    operation: Call<T>,
    signal: AbortSignal,
    requestSignal = signal,
  ): Promise<RetryResult<T>> {
    const { method, path, idempotent } = operation;
    const name = `${method} ${path}`;
    let { beforeSent } = operation;
    // An export that is refused may be lost, because it is not repeated. So exports begin one at a time.
    if (!this.#called.has(name)) this.queue.pace.startOver(!idempotent);
    this.#called.add(name);
    const attempts = new Attempts<T>({ ...this.options.context, idempotent, signal, queue: this.queue });
    while (await attempts.turn()) {
      if (beforeSent !== undefined) {
        const error = await beforeSent();
        beforeSent = undefined;
        if (error !== undefined) return attempts.endWith({ error, because: 'withheld' });
        if (!attempts.hasTurn) continue;
      }
      const signals = { signal: requestSignal, unsentSignal: signal };
      attempts.settle(await resultOf(this.#attempt(operation, signals), idempotent, this.queue));
    }
    return attempts.result;
  }

  async #attempt<T>(operation: Call<T>, signals: DeadlineOptions): Promise<AttemptResult<T>> {
    const { baseUrl, token, transport, context } = this.options;
    const { method, path, query = {}, body, idempotent, parse } = operation;
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await transport.send({
      method,
      url,
      operation: { baseUrl, path },
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      reuseConnection: idempotent,
      bodyLimitBytes: method === 'GET' ? LIST_LIMIT_BYTES : undefined,
      ...signals,
    });
    const { status, truncated } = response;
    const text = response.body.toString('utf8');
    const isTokenQuoted = /^["'`]|["'`]$/.test(token);
    const isKnownService = this.#isKnown;
    const sent = { method, location: locationOf(url), operation: { baseUrl, path } };
    const request: FailedRequest = { ...sent, isTokenQuoted, isKnownService };
    const isReadable = encodingProblem(response) === undefined && !isWebPage(text);
    if (status < 200 || status >= 300 || !isReadable) {
      const error = toServiceError(request, response, context.secrets);
      return { ok: false, error, ...classifyResponse(response, idempotent, context.clock.wallMs()) };
    }
    this.#fastestMs = Math.min(this.#fastestMs, response.responseMs);
    this.#responses += 1;
    if (this.#responses === SAMPLED_RESPONSES) this.#responseMs.resolve(this.#fastestMs);
    // A truncated body is useless. If the operation must not be repeated, it still succeeded: its body is left out.
    const isUseless = truncated && idempotent;
    const parsed = isUseless ? 'the body is too large' : parse(truncated ? '' : text, response);
    if (typeof parsed === 'string')
      return { ok: false, error: new ServiceError(request, status, parsed), kind: 'permanent' };
    this.#isKnown = true;
    return { ok: true, value: parsed.value };
  }
}
