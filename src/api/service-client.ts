import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parseHttpDate } from '../retry/delays.ts';
import type { AttemptResult } from '../retry/retry.ts';
import { SharedRateLimiter } from '../retry/shared-limiter.ts';
import { redactUrl } from '../support/redact.ts';
import { AuthGate } from './auth-gate.ts';
import { type CallContext, type CallError, type CallResult, call, classifyResponse } from './call.ts';
import { formatErrorBody, readErrorBody } from './error-body.ts';
import {
  CancelledError,
  type FailedRequest,
  PermissionDeniedError,
  RateLimitedError,
  ServiceError,
  TokenRejectedError,
} from './errors.ts';
import type { HttpResponse, HttpTransport } from './http/transport.ts';
import {
  type Parsed,
  parseGame,
  parseGamePage,
  parseResponseBody,
  parseUploadTarget,
  redactResponse,
  type UploadTarget,
  webPageTitle,
} from './responses.ts';
import type { components } from './schema.generated.ts';

type Wire = components['schemas'];

/** A list of assets or games can be long. The limit protects against an endless response. */
const LIST_LIMIT_BYTES = 64 * 1024 * 1024;

export interface ServiceClientOptions {
  /** URL with its path prefix and no trailing slash. */
  readonly baseUrl: string;
  readonly token: string;
  readonly transport: HttpTransport;
  readonly context: CallContext;
  /** Whether upload URLs may be `http:`. */
  readonly allowHttp: boolean;
  /** Called for each success whose body is a web page, for instance of a sign-in. The title may be empty. */
  readonly onWebPage?: ((request: FailedRequest, title: string) => void) | undefined;
}

/** The six operations of the service (service spec part 4), with retries. None throws. */
export class ServiceClient {
  readonly #options: ServiceClientOptions;
  readonly #gate = new AuthGate();
  readonly #limiter: SharedRateLimiter;
  /** The file that an asset id or the hash of an upload URL was given for. */
  readonly #owners = new Map<string, string>();
  #firstResponseMs = 0;

  constructor(options: ServiceClientOptions) {
    this.#options = options;
    this.#limiter = new SharedRateLimiter(options.context.clock, options.context.waitTimer);
  }

  /** The time that the service took for its first success, without connecting, in milliseconds; 0 before. */
  get firstResponseMs(): number {
    return this.#firstResponseMs;
  }

  /** One page of the games. The spec gives no bounds of `page` and `limit`, so none is checked. */
  listGames(
    query: { page?: number; limit?: number },
    signal: AbortSignal,
  ): Promise<CallResult<Wire['GamePage']>> {
    const parse = (text: string) => parseGamePage(text, this.#options.context.secrets);
    return this.#call(
      { name: 'listGames', method: 'GET', path: '/games', query, idempotent: true, parse },
      signal,
    );
  }

  /** The spec does not show the response body: the result is JSON if it is JSON, else text; `undefined` if it is blank. */
  createGame(body: Wire['NewGame'], signal: AbortSignal): Promise<CallResult<unknown>> {
    const parse = this.#parseAnyBody;
    return this.#call(
      { name: 'createGame', method: 'POST', path: '/games', body, idempotent: false, parse },
      signal,
    );
  }

  /** For the result, see `createGame`. A body with another id is an error. */
  getGame(gameId: string, signal: AbortSignal): Promise<CallResult<unknown>> {
    const path = `/games/${encodeURIComponent(gameId)}`;
    const parse = (text: string) => parseGame(text, gameId, this.#options.context.secrets);
    return this.#call({ name: 'getGame', method: 'GET', path, idempotent: true, parse }, signal);
  }

  /** The spec does not show the response body: the result is its text. */
  listAssets(query: { organizationId: string }, signal: AbortSignal): Promise<CallResult<string>> {
    const parse = (text: string) => ({ value: redactResponse(text, this.#options.context.secrets) });
    return this.#call(
      { name: 'listAssets', method: 'GET', path: '/assets', query, idempotent: true, parse },
      signal,
    );
  }

  /** The first step of an upload: requests a pre-signed upload URL. A repeated request only leaves one URL unused. */
  requestUploadUrl(body: Wire['NewAsset'], signal: AbortSignal): Promise<CallResult<UploadTarget>> {
    const { context, allowHttp } = this.#options;
    const { secrets, clock } = context;
    return this.#call(
      {
        name: 'requestUploadUrl',
        method: 'POST',
        path: '/storage/urls',
        body,
        idempotent: true,
        parse: (text, { date }) => {
          const wallMs = clock.wallMs();
          const dateMs = (): number => parseHttpDate(date) ?? wallMs;
          const target = parseUploadTarget(text, dateMs, secrets, allowHttp);
          return typeof target === 'string' ? target : this.#claim(target.value, body.fileName);
        },
      },
      signal,
    );
  }

  /** Rejects a target that belongs to another file of this run, whose bytes this upload would replace. */
  #claim(target: UploadTarget, fileName: string): Parsed<UploadTarget> {
    const isOwn = (key: string): boolean => (this.#owners.get(key) ?? fileName) === fileName;
    const idKey = `id ${target.assetId}`;
    const urlKey = `url ${hash('sha256', target.uploadUrl.href, 'base64')}`;
    if (!isOwn(idKey)) return 'the body has the assetId of another file';
    if (!isOwn(urlKey)) return 'the body has the uploadUrl of another file';
    this.#owners.set(idKey, fileName).set(urlKey, fileName);
    return { value: target };
  }

  /**
   * For the result, see `createGame`.
   *
   * @param beforeSent awaited once, before the request is sent for the first time
   */
  triggerExport(
    body: Wire['NewExport'],
    signal: AbortSignal,
    beforeSent?: () => Promise<void>,
  ): Promise<CallResult<unknown>> {
    const parse = this.#parseAnyBody;
    return this.#call(
      { name: 'triggerExport', method: 'POST', path: '/export', body, idempotent: false, parse, beforeSent },
      signal,
    );
  }

  readonly #parseAnyBody = (text: string): { readonly value: unknown } => {
    return { value: this.#options.context.secrets.redactValue(parseResponseBody(text).value) };
  };

  async #call<T>(operation: Operation<T>, signal: AbortSignal): Promise<CallResult<T>> {
    const { name, path, query, idempotent } = operation;
    let { beforeSent } = operation;
    const url = new URL(this.#options.baseUrl + path);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value));
    const attempt = async (): Promise<AttemptResult<T, CallError>> => {
      if (beforeSent !== undefined && this.#withheldError(signal) === undefined) {
        const prepared = beforeSent();
        beforeSent = undefined;
        await prepared;
      }
      const error = this.#withheldError(signal);
      if (error !== undefined) return { ok: false, error, kind: 'withheld' };
      this.#gate.sent(name);
      const result = await this.#attempt(operation, url, signal).catch((failure: unknown) => {
        // Without a response the others must not wait for all attempts of this request.
        this.#gate.open(name);
        throw failure;
      });
      // A throttled response does not show whether the service accepts the token.
      if (result.ok || result.kind !== 'throttled') this.#gate.open(name);
      return result;
    };
    const caller = {};
    // A request waits here before it asks for a permit, because a permit expires.
    const admit = (): Promise<void> => this.#gate.wait(name, caller);
    try {
      const options = { idempotent, signal, limiter: this.#limiter, admit };
      return await call(attempt, options, this.#options.context);
    } finally {
      this.#gate.open(name);
    }
  }

  async #attempt<T>(
    operation: Operation<T>,
    url: URL,
    signal: AbortSignal,
  ): Promise<AttemptResult<T, CallError>> {
    const { method, body, idempotent } = operation;
    const response = await this.#options.transport.send({
      method,
      url,
      headers: {
        authorization: `Bearer ${this.#options.token}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      reuseConnection: idempotent,
      bodyLimitBytes: method === 'GET' ? LIST_LIMIT_BYTES : undefined,
      signal,
    });
    const { status, headers } = response;
    const request = { method, location: redactUrl(url) };
    if (status >= 200 && status < 300) {
      this.#firstResponseMs ||= response.responseMs;
      const parsed = parseBody(operation, response);
      if (typeof parsed === 'string')
        return { ok: false, error: new ServiceError(request, status, parsed), kind: 'permanent' };
      const title = webPageTitle(response, this.#options.context.secrets);
      if (title !== undefined) this.#options.onWebPage?.(request, title);
      return { ok: true, value: parsed.value };
    }
    const classified = classifyResponse(status, headers, this.#options.context.clock.wallMs());
    return { ok: false, error: this.#toError(request, response), ...classified };
  }

  /** The error of a request that must not be sent. */
  #withheldError(signal: AbortSignal): CallError | undefined {
    if (this.#gate.rejection !== undefined) return this.#gate.rejection;
    return signal.aborted || this.#limiter.openCircuit ? new CancelledError() : undefined;
  }

  #toError(request: FailedRequest, { status, headers, body }: HttpResponse): CallError {
    const { secrets } = this.#options.context;
    const errorBody = readErrorBody(body.toString('utf8'), (text) => secrets.redact(text));
    if (status === 401 || status === 403) {
      const AuthError = status === 401 ? TokenRejectedError : PermissionDeniedError;
      const error = new AuthError(request, errorBody);
      this.#gate.reject(error);
      this.#limiter.endWaits();
      return error;
    }
    if (status === 429) return new RateLimitedError(request, errorBody);
    const isRedirect = status >= 300 && status < 400 && headers.location !== undefined;
    const problem = isRedirect ? 'a redirect, which is not followed' : formatErrorBody(errorBody);
    return new ServiceError(request, status, problem, errorBody.error ?? '');
  }
}

function parseBody<T>({ parse, idempotent }: Operation<T>, response: HttpResponse): Parsed<T> {
  const { body, headers, truncated } = response;
  if (!truncated) return parse(body.toString('utf8'), headers);
  // A truncated body is useless. If the operation must not be repeated, it still succeeded: its body is left out.
  return idempotent ? 'the body is too large' : parse('', headers);
}

/** One call of an operation of the service. */
interface Operation<T> {
  /** As in api/openapi.yaml. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Below the base URL, with a leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** Whether processing the request twice does no harm. */
  readonly idempotent: boolean;
  /** Parses the body of a 2xx response. */
  readonly parse: (body: string, headers: IncomingHttpHeaders) => Parsed<T>;
  readonly beforeSent?: (() => Promise<void>) | undefined;
}
