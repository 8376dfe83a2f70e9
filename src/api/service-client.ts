import type { AttemptResult } from '../retry/retry.ts';
import { SharedRateLimiter } from '../retry/shared-limiter.ts';
import { addressLocation } from '../support/redact.ts';
import { AuthGate } from './auth-gate.ts';
import { type CallContext, type CallError, type CallResult, call, classifyResponse } from './call.ts';
import { formatErrorBody, readErrorBody } from './error-body.ts';
import {
  CancelledError,
  PermissionDeniedError,
  RateLimitedError,
  ServiceError,
  TokenRejectedError,
} from './errors.ts';
import type { HttpResponse, HttpTransport } from './http/transport.ts';
import {
  parseGamePage,
  parseResponseBody,
  parseUploadTargetSafely,
  redactResponse,
  type UploadTarget,
} from './responses.ts';
import type { components } from './schema.generated.ts';

type Wire = components['schemas'];

/** A list of assets or games can be long; an answer that never ends still does. */
const LIST_LIMIT_BYTES = 64 * 1024 * 1024;

export interface ServiceClientOptions {
  /** Address with its path prefix and no trailing slash. */
  readonly baseUrl: string;
  readonly token: string;
  readonly transport: HttpTransport;
  readonly context: CallContext;
  /** Whether upload addresses may be `http:`. */
  readonly allowHttp: boolean;
}

/**
 * The six operations of the service (service spec part 4). Each makes all the attempts that it is worth and then
 * returns what came of them; none throws for anything that the service or the network does.
 */
export class ServiceClient {
  readonly #baseUrl: string;
  readonly #token: string;
  readonly #transport: HttpTransport;
  readonly #context: CallContext;
  readonly #allowHttp: boolean;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #headersOfJson: Readonly<Record<string, string>>;
  #latest: { readonly path: string; readonly url: URL } | undefined;
  readonly #gate = new AuthGate();
  readonly #limiter: SharedRateLimiter;

  constructor(options: ServiceClientOptions) {
    this.#baseUrl = options.baseUrl;
    this.#token = options.token;
    this.#transport = options.transport;
    this.#context = options.context;
    this.#allowHttp = options.allowHttp;
    this.#headers = { authorization: `Bearer ${options.token}`, accept: 'application/json' };
    this.#headersOfJson = { ...this.#headers, 'content-type': 'application/json' };
    this.#limiter = new SharedRateLimiter(options.context.clock, options.context.waitTimer);
  }

  /** One page of the games. Bounds of `page` and `limit` are not shown by the spec, so none is checked here. */
  listGames(
    query: { page?: number; limit?: number },
    signal: AbortSignal,
  ): Promise<CallResult<Wire['GamePage']>> {
    const numbers = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const get = { name: 'listGames', method: 'GET', path: '/games', idempotent: true } as const;
    return this.#call(
      {
        ...get,
        query: Object.fromEntries(numbers),
        parse: (text) => parseGamePage(text, this.#context.secrets),
      },
      signal,
    );
  }

  /** The body of the answer is not shown: JSON where it is JSON, else text, `undefined` where it is empty. */
  createGame(body: Wire['NewGame'], signal: AbortSignal): Promise<CallResult<unknown>> {
    const post = { name: 'createGame', method: 'POST', path: '/games', idempotent: false } as const;
    return this.#call({ ...post, body, parse: this.#parseNotShown }, signal);
  }

  /** The body of the answer is not shown, as with `createGame`. */
  getGame(gameId: string, signal: AbortSignal): Promise<CallResult<unknown>> {
    const path = `/games/${encodeURIComponent(gameId)}`;
    const get = { name: 'getGame', method: 'GET', path, idempotent: true } as const;
    return this.#call({ ...get, parse: this.#parseNotShown }, signal);
  }

  /** The body of the answer is not shown: it is handed on as the text that it came as, empty where it is. */
  listAssets(query: { organizationId: string }, signal: AbortSignal): Promise<CallResult<string>> {
    const get = { name: 'listAssets', method: 'GET', path: '/assets', idempotent: true } as const;
    const { secrets } = this.#context;
    return this.#call({ ...get, query, parse: (text) => ({ value: redactResponse(text, secrets) }) }, signal);
  }

  /** First step of an upload: asks for a pre-signed upload URL. Asking twice leaves an address unused, no more. */
  requestUploadUrl(body: Wire['NewAsset'], signal: AbortSignal): Promise<CallResult<UploadTarget>> {
    const post = {
      name: 'requestUploadUrl',
      method: 'POST',
      path: '/storage/urls',
      idempotent: true,
    } as const;
    const reading = { token: this.#token, secrets: this.#context.secrets, allowHttp: this.#allowHttp };
    return this.#call({ ...post, body, parse: (text) => parseUploadTargetSafely(text, reading) }, signal);
  }

  /**
   * The body of the answer is not shown, as with `createGame`.
   *
   * @param beforeSent waited for when the request is about to be sent for the first time, and only then
   */
  triggerExport(
    body: Wire['NewExport'],
    signal: AbortSignal,
    beforeSent?: () => Promise<void>,
  ): Promise<CallResult<unknown>> {
    const post = { name: 'triggerExport', method: 'POST', path: '/export', idempotent: false } as const;
    return this.#call({ ...post, body, parse: this.#parseNotShown, beforeSent }, signal);
  }

  /** Bodies that the spec does not show are handed on as they are, without secrets. */
  readonly #parseNotShown = (text: string): { readonly value: unknown } => {
    return { value: this.#context.secrets.redactValue(parseResponseBody(text).value) };
  };

  async #call<T>(operation: Operation<T>, signal: AbortSignal): Promise<CallResult<T>> {
    const { name, idempotent, path, query } = operation;
    let { beforeSent } = operation;
    const url = this.#address(query === undefined ? path : `${path}?${new URLSearchParams(query)}`);
    const attempt = async (): Promise<AttemptResult<T, CallError>> => {
      if (beforeSent !== undefined && this.#obstacle(signal) === undefined) {
        const announced = beforeSent();
        beforeSent = undefined;
        await announced;
      }
      const obstacle = this.#obstacle(signal);
      if (obstacle !== undefined) return { ok: false, error: obstacle, kind: 'withheld' };
      const result = await this.#attempt(operation, url, signal);
      // A rate limit says nothing about the token.
      if (result.ok || result.kind !== 'throttled') this.#gate.resolve(name);
      return result;
    };
    const caller = {};
    // Before its turn at the pace is given: what waits here would come too late for that.
    const admit = (): Promise<void> => this.#gate.wait(name, caller);
    try {
      return await call(attempt, { idempotent, signal, limiter: this.#limiter, admit }, this.#context);
    } finally {
      this.#gate.resolve(name);
    }
  }

  /** An address below the base address. It is that of the call before, again and again where files are uploaded. */
  #address(path: string): URL {
    if (this.#latest?.path !== path) this.#latest = { path, url: new URL(this.#baseUrl + path) };
    return this.#latest.url;
  }

  async #attempt<T>(
    operation: Operation<T>,
    url: URL,
    signal: AbortSignal,
  ): Promise<AttemptResult<T, CallError>> {
    const { method, body, idempotent } = operation;
    const answer = await this.#transport.send({
      method,
      url,
      headers: body === undefined ? this.#headers : this.#headersOfJson,
      body: body === undefined ? undefined : JSON.stringify(body),
      reuseConnection: idempotent,
      bodyLimitBytes: method === 'GET' ? LIST_LIMIT_BYTES : undefined,
      signal,
    });
    const { status } = answer;
    const done = status >= 200 && status < 300;
    const parsed = done ? this.#parse(operation, answer) : undefined;
    if (typeof parsed === 'object') return { ok: true, value: parsed.value };
    const request = { method, location: addressLocation(url) };
    if (parsed !== undefined)
      return { ok: false, error: new ServiceError(request, status, parsed), kind: 'permanent' };
    const classified = classifyResponse(status, answer.headers, this.#context.clock.wallMs());
    return { ok: false, error: this.#refusal(request, answer), ...classified };
  }

  /** What keeps a request that had its turn from being sent. */
  #obstacle(signal: AbortSignal): CallError | undefined {
    return (
      this.#gate.rejection ?? (signal.aborted || this.#limiter.openCircuit ? new CancelledError() : undefined)
    );
  }

  #parse<T>(
    { parse, idempotent }: Operation<T>,
    { body, truncated }: HttpResponse,
  ): { readonly value: T } | string {
    if (!truncated) return parse(body.toString('utf8'));
    // A part of an answer is no answer. What must not be asked for again was done all the same: its answer is left out.
    return idempotent ? 'the body is too large' : parse('');
  }

  #refusal(
    request: { method: string; location: string },
    { status, headers, body }: HttpResponse,
  ): CallError {
    const words = readErrorBody(body.toString('utf8'), (text) => this.#context.secrets.redact(text));
    if (status === 401 || status === 403) {
      const Refusal = status === 401 ? TokenRejectedError : PermissionDeniedError;
      const error = new Refusal(request, words);
      this.#gate.reject(error);
      this.#limiter.endWaits();
      return error;
    }
    if (status === 429) return new RateLimitedError(request);
    const redirected = status >= 300 && status < 400 && headers.location !== undefined;
    const said = redirected ? 'a redirect, which is not followed' : formatErrorBody(words);
    return new ServiceError(request, status, said, words.error ?? '');
  }
}

/** One of the service's operations, as it is asked for once. */
export interface Operation<T> {
  /** As in api/openapi.yaml. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Below the base address, with a leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Whether doing it twice does no harm. */
  readonly idempotent: boolean;
  /** Reads the body of a 2xx answer; a string says what is wrong with it. */
  readonly parse: (body: string) => { readonly value: T } | string;
  /** Waited for when the request is about to be sent for the first time. */
  readonly beforeSent?: (() => Promise<void>) | undefined;
}
