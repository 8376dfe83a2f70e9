import * as http from 'node:http';
import * as https from 'node:https';
import { HttpClient } from '@actions/http-client';
import { USER_AGENT } from '../../support/runtime.ts';
import type { UploadBody } from '../body/file-body.ts';
import {
  AssetFileError,
  locationOf,
  NETWORK_FAILURES,
  NetworkError,
  type NetworkErrorReason,
  type Operation,
} from '../errors.ts';
import type { Secrets } from '../redaction/secrets.ts';
import { Agents, pollConnections } from './agents.ts';
import type { ConnectOptions } from './connect.ts';
import { explainBrokenError, NoResponse } from './connection-errors.ts';
import { Deadline, type DeadlineOptions } from './deadline.ts';
import { type Exchange, follow, type ResponseBody, readBody } from './exchange.ts';
import { proxyFor } from './proxy.ts';
import { addressOf } from './tunnel.ts';
import { startUpload } from './upload.ts';

const DEFAULT_BODY_LIMIT_BYTES = 1024 * 1024;
/** `HttpClient` ends requests after three minutes by default. `Deadline` ends them earlier than in 24 days. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;
/** Of every request. */
const HEADERS = { 'accept-encoding': 'identity', 'user-agent': USER_AGENT };

export interface HttpRequest extends DeadlineOptions {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  /** For errors: as in `FailedRequest`. */
  readonly operation?: Operation;
  /** Path and query as they are sent; default: those of the URL. */
  readonly requestTarget?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | UploadBody | undefined;
  /** Called with the bytes of a large body that the system has taken so far, in this attempt. */
  readonly onSent?: (bytes: number) => void;
  /**
   * Whether to use a kept-alive connection. If the server closes it before the first byte of its response, it is unknown whether it
   * processed the request, which is sent again at once on a new connection. So only idempotent requests may use one.
   */
  readonly reuseConnection: boolean;
  /** Bytes of the response body that are kept; 1 MiB by default. */
  readonly bodyLimitBytes?: number | undefined;
}

export interface HttpResponse extends ResponseBody {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** All fields of this name: `headers` has only the first. */
  readonly retryAfter: readonly string[];
  /** Time from the end of the request to the head of the response, in milliseconds. */
  readonly responseMs: number;
}

export interface TransportOptions {
  /** Time without progress after which a request fails, as `Deadline` defines it. */
  readonly idleTimeoutMs: number;
  /** Are redacted in errors. */
  readonly secrets: Secrets;
}

export class HttpTransport {
  readonly #client = new HttpClient(undefined, [], {
    allowRedirects: false,
    allowRetries: false,
    socketTimeout: NO_TIMEOUT_MS,
  });
  readonly #agents = new Agents();
  readonly #idleTimeoutMs: number;
  readonly #redact: (text: string) => string;

  constructor({ idleTimeoutMs, secrets }: TransportOptions) {
    this.#redact = secrets.redact;
    this.#idleTimeoutMs = idleTimeoutMs;
  }

  /**
   * Sends one request, without retries. Follows no redirect.
   *
   * @returns a response of any status; 2xx only if the whole request was sent
   * @throws NetworkError if there is no complete response
   * @throws AssetFileError if the body cannot be read
   */
  async send(request: HttpRequest): Promise<HttpResponse> {
    const deadline = new Deadline(request, this.#idleTimeoutMs);
    try {
      return await Promise.race([this.#send(request, deadline), deadline.aborted]);
    } catch (error) {
      throw toNetworkError(error, request, deadline, this.#redact);
    } finally {
      deadline.end();
    }
  }

  close(): void {
    this.#agents.close();
  }

  async #send(request: HttpRequest, deadline: Deadline): Promise<HttpResponse> {
    const exchange = await this.#start(request, deadline);
    try {
      return await received(exchange, request, deadline);
    } catch (error) {
      if (!exchange.isStale() || deadline.signal.aborted || error instanceof AssetFileError) throw error;
    }
    const again = { ...request, reuseConnection: false };
    return received(await this.#start(again, deadline), again, deadline);
  }

  async #start(request: HttpRequest, deadline: Deadline): Promise<Exchange> {
    const { url, body, reuseConnection, onSent } = request;
    const options = this.#options(request, deadline);
    if (typeof body === 'object') return startUpload(options, body, onSent);
    if (reuseConnection) await pollConnections();
    deadline.signal.throwIfAborted();
    const started = Promise.withResolvers<Exchange>();
    const { request: open } = url.protocol === 'https:' ? https : http;
    const httpModule = {
      ...http,
      // `HttpClient` calls it in one form.
      request: ((given: http.RequestOptions, done: (message: http.IncomingMessage) => void) => {
        const sent = open(given, done);
        started.resolve(follow(sent, deadline));
        return sent;
      }) as typeof http.request,
    };
    deadline.requestSent();
    const info = { options, parsedUrl: url, httpModule };
    // The cast: without a body `HttpClient` takes null, as its own methods do. The exchange has the same result.
    this.#client.requestRawWithCallback(info, body ?? (null as never), () => undefined);
    return started.promise;
  }

  #options(request: HttpRequest, deadline: Deadline): ConnectOptions {
    const { method, url, requestTarget = url.pathname + url.search, body, reuseConnection } = request;
    const length = typeof body === 'object' ? { 'content-length': String(body.size) } : {};
    return {
      ...addressOf(url),
      method,
      path: requestTarget,
      headers: { ...request.headers, ...length, ...HEADERS },
      agent: this.#agents.for(url, reuseConnection),
      deadline,
    };
  }
}

/** Reads the response to a request. 2xx only if the whole request was sent. */
async function received(
  { request, message: head }: Exchange,
  { bodyLimitBytes = DEFAULT_BODY_LIMIT_BYTES }: HttpRequest,
  deadline: Deadline,
): Promise<HttpResponse> {
  try {
    const message = await head;
    deadline.requestSent();
    const { statusCode: status = 0, headers, headersDistinct } = message;
    const retryAfter = headersDistinct['retry-after'] ?? [];
    const responseMs = deadline.idleMs;
    deadline.progress();
    const body = await readBody(message, bodyLimitBytes, () => deadline.progress());
    // Node stops sending when a response arrives.
    if (status >= 200 && status < 300 && !request.writableEnded)
      throw new Error('the response came before the whole request was sent');
    return { status, headers, retryAfter, ...body, responseMs };
  } finally {
    if (!request.writableEnded) request.destroy();
  }
}

function toNetworkError(
  error: unknown,
  { method, url, operation }: HttpRequest,
  { signal, isHandedOver }: Deadline,
  redact: (text: string) => string,
): Error {
  if (error instanceof AssetFileError) return error;
  const proxy = proxyFor(url);
  const proxyHost = proxy instanceof URL ? proxy.host : undefined;
  // The inputs make sure that no address of the service has the token.
  const location = operation === undefined ? redact(locationOf(url)) : locationOf(url);
  const request = { method, location, operation, proxy: proxyHost };
  const why = signal.aborted ? signal.reason : error;
  const { reason, cause, retryAfterMs } = why instanceof NoResponse ? why : explainBrokenError(why);
  return new NetworkError(reasonOnceSent(reason, isHandedOver), request, cause, redact, retryAfterMs);
}

/** What concerns every request has its own reason. Any other one must say whether something was sent. */
function reasonOnceSent(reason: NetworkErrorReason, isHandedOver: boolean): NetworkErrorReason {
  const kind = NETWORK_FAILURES[reason];
  if (kind === 'transient') return isHandedOver ? reason : 'unreachable';
  // A request over a kept connection that was closed goes again, and then there may be no connection.
  return kind !== 'permanent' && isHandedOver ? 'broken' : reason;
}
