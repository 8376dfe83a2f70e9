import * as http from 'node:http';
import * as https from 'node:https';
import { HttpClient } from '@actions/http-client';
import type { UploadBody } from '../body/file-body.ts';
import { AssetFileError, locationOf, NetworkError } from '../errors.ts';
import { Agents } from './agents.ts';
import type { ConnectOptions } from './connect.ts';
import { ConnectError } from './connect-error.ts';
import { Deadline } from './deadline.ts';
import { proxyFor } from './proxy.ts';
import { readBody } from './response-body.ts';
import { hostOf } from './tunnel.ts';
import { startUpload } from './upload.ts';

const DEFAULT_BODY_LIMIT_BYTES = 1024 * 1024;
/** `HttpClient` ends requests after three minutes by default. `Deadline` ends them earlier than in 24 days. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  /** Path and query as they are sent; default: those of the URL. */
  readonly requestTarget?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | UploadBody | undefined;
  /**
   * Whether to use a kept-alive connection. If the server is just closing it, it is unknown whether the server processed the
   * request, so only idempotent requests may use one.
   */
  readonly reuseConnection: boolean;
  /** Bytes of the response body that are kept; 1 MiB by default. */
  readonly bodyLimitBytes?: number | undefined;
  readonly signal: AbortSignal;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether `body` is only the beginning of a body above the limit. */
  readonly truncated: boolean;
  /** Time from the end of the request to the head of the response, in milliseconds. */
  readonly responseMs: number;
}

/** Sends HTTP requests. */
export class HttpTransport {
  readonly #client = new HttpClient(undefined, [], {
    allowRedirects: false,
    allowRetries: false,
    socketTimeout: NO_TIMEOUT_MS,
  });
  readonly #agents = new Agents();
  readonly #headers: Readonly<Record<string, string>>;
  readonly #idleTimeoutMs: number;

  /** @param idleTimeoutMs time without progress after which a request fails, as `Deadline` defines it */
  constructor({ userAgent, idleTimeoutMs }: { userAgent: string; idleTimeoutMs: number }) {
    this.#headers = { 'accept-encoding': 'identity', 'user-agent': userAgent };
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
    const deadline = new Deadline(request.signal, this.#idleTimeoutMs);
    try {
      const { body } = request;
      const response =
        typeof body === 'object'
          ? this.#upload(request, body, deadline)
          : this.#call(request, body, deadline);
      return await Promise.race([response, deadline.aborted]);
    } catch (error) {
      throw toNetworkError(error, request, deadline);
    } finally {
      deadline.end();
    }
  }

  /** Closes all connections. */
  close(): void {
    this.#agents.close();
  }

  async #call(request: HttpRequest, body: string | undefined, deadline: Deadline): Promise<HttpResponse> {
    const { url, bodyLimitBytes } = request;
    const options = { ...this.#options(request, deadline), signal: deadline.signal };
    const httpModule = url.protocol === 'https:' ? https : http;
    deadline.requestSent();
    // The cast: without a body `HttpClient` takes null, as its own methods do.
    const sent = this.#client.requestRaw({ options, parsedUrl: url, httpModule }, body ?? (null as never));
    return received((await sent).message, deadline, bodyLimitBytes);
  }

  async #upload(request: HttpRequest, body: UploadBody, deadline: Deadline): Promise<HttpResponse> {
    const upload = await startUpload(this.#options(request, deadline), request.url.protocol, body);
    try {
      deadline.requestSent();
      const response = await received(upload.message, deadline, request.bodyLimitBytes);
      if (response.status >= 200 && response.status < 300 && !upload.isSent())
        throw new Error('the response came before the whole request was sent');
      return response;
    } finally {
      upload.end();
    }
  }

  #options(request: HttpRequest, deadline: Deadline): ConnectOptions {
    const { method, url, requestTarget = url.pathname + url.search, body, reuseConnection } = request;
    const length = typeof body === 'object' ? { 'content-length': String(body.size) } : {};
    return {
      method,
      host: hostOf(url),
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      path: requestTarget,
      headers: { ...request.headers, ...length, ...this.#headers },
      agent: this.#agents.for(url, reuseConnection),
      deadline,
    };
  }
}

async function received(
  message: http.IncomingMessage,
  deadline: Deadline,
  bodyLimitBytes = DEFAULT_BODY_LIMIT_BYTES,
): Promise<HttpResponse> {
  const { statusCode: status = 0, headers } = message;
  const responseMs = deadline.idleMs;
  deadline.progress();
  const body = await readBody(message, bodyLimitBytes, () => deadline.progress());
  return { status, headers, ...body, responseMs };
}

function toNetworkError(error: unknown, { method, url }: HttpRequest, { abort }: Deadline): Error {
  if (error instanceof AssetFileError) return error;
  const proxy = proxyFor(url);
  const request = { method, location: locationOf(url), proxy: proxy instanceof URL ? proxy.host : undefined };
  if (abort) return new NetworkError(abort.reason, request, abort.cause);
  if (error instanceof ConnectError) return new NetworkError(error.reason, request, error.cause);
  return new NetworkError('broken', request, error);
}
