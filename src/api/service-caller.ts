import type { IncomingHttpHeaders } from 'node:http';
import type { AttemptResult } from '../retry/retry.ts';
import { SharedRateLimiter } from '../retry/shared-limiter.ts';
import { redactUrl } from '../support/redact.ts';
import { AuthGate } from './auth-gate.ts';
import { type CallContext, type CallError, type CallResult, call, classifyResponse } from './call.ts';
import { CancelledError, type FailedRequest, isAuthError, ServiceError } from './errors.ts';
import type { HttpResponse, HttpTransport } from './http/transport.ts';
import { type Parsed, toServiceError, webPageTitle } from './responses.ts';

/** A list of assets or games can be long. The limit protects against an endless response. */
const LIST_LIMIT_BYTES = 64 * 1024 * 1024;

export interface ServiceCallerOptions {
  /** URL with its path prefix and no trailing slash. */
  readonly baseUrl: string;
  readonly token: string;
  readonly transport: HttpTransport;
  readonly context: CallContext;
  /** Called for each success whose body is a web page, for instance of a sign-in. The title may be empty. */
  readonly onWebPage?: ((request: FailedRequest, title: string) => void) | undefined;
}

/** One call of an operation of the service. */
export interface Operation<T> {
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

/** Calls operations of the service: sends the token, tries again, and turns responses into results. Never throws. */
export class ServiceCaller {
  readonly #options: ServiceCallerOptions;
  readonly #gate = new AuthGate();
  readonly #limiter: SharedRateLimiter;
  /** By the path of their operation. */
  readonly #urls = new Map<string, URL>();
  #firstResponseMs = 0;

  constructor(options: ServiceCallerOptions) {
    this.#options = options;
    this.#limiter = new SharedRateLimiter(options.context.clock, options.context.waitTimer);
  }

  /** As in `ServiceClient`. */
  get firstResponseMs(): number {
    return this.#firstResponseMs;
  }

  async call<T>(operation: Operation<T>, signal: AbortSignal): Promise<CallResult<T>> {
    const { name, path, query, idempotent } = operation;
    let { beforeSent } = operation;
    const url = query === undefined ? this.#url(path) : addQuery(this.#url(path), query);
    const attempt = async (): Promise<AttemptResult<T, CallError>> => {
      if (beforeSent !== undefined && this.#withheldError(signal) === undefined) {
        const prepared = beforeSent();
        beforeSent = undefined;
        await prepared;
      }
      const error = this.#withheldError(signal);
      if (error !== undefined) return { ok: false, error, kind: 'withheld' };
      this.#gate.sending(name);
      const result = await this.#attempt(operation, url, signal).catch((failure: unknown) => {
        // This attempt got no response. Let the other callers go now, and not only after all its retries.
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
    const request = (): FailedRequest => ({ method, location: redactUrl(url) });
    if (status >= 200 && status < 300) {
      this.#firstResponseMs ||= response.responseMs;
      const parsed = parseBody(operation, response);
      if (typeof parsed === 'string')
        return { ok: false, error: new ServiceError(request(), status, parsed), kind: 'permanent' };
      const title = webPageTitle(response, this.#options.context.secrets);
      if (title !== undefined) this.#options.onWebPage?.(request(), title);
      return { ok: true, value: parsed.value };
    }
    const { clock, secrets } = this.#options.context;
    const error = toServiceError(request(), response, secrets);
    if (isAuthError(error)) {
      this.#gate.reject(error);
      this.#limiter.endWaits();
    }
    return { ok: false, error, ...classifyResponse(status, headers, clock.wallMs()) };
  }

  /** Parsing one URL per upload would take 4 % of the time of `bench -- 1000x16k`. */
  #url(path: string): URL {
    const url = this.#urls.get(path) ?? new URL(this.#options.baseUrl + path);
    this.#urls.set(path, url);
    return url;
  }

  /** The error of a request that must not be sent. */
  #withheldError(signal: AbortSignal): CallError | undefined {
    if (this.#gate.rejection !== undefined) return this.#gate.rejection;
    return signal.aborted || this.#limiter.openCircuit ? new CancelledError() : undefined;
  }
}

function addQuery(url: URL, query: Readonly<Record<string, string | number>>): URL {
  const withQuery = new URL(url);
  for (const [name, value] of Object.entries(query)) withQuery.searchParams.set(name, String(value));
  return withQuery;
}

function parseBody<T>({ parse, idempotent }: Operation<T>, response: HttpResponse): Parsed<T> {
  const { body, headers, truncated } = response;
  if (!truncated) return parse(body.toString('utf8'), headers);
  // A truncated body is useless. If the operation must not be repeated, it still succeeded: its body is left out.
  return idempotent ? 'the body is too large' : parse('', headers);
}
