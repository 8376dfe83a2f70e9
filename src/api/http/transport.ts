import { type ClientRequest, type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { redactUrl } from '../../support/redact.ts';
import { returnBuffer, type UploadBody } from '../body/file-body.ts';
import { Connections, type ServerConnections } from './connections.ts';
import { Exchange } from './exchange.ts';
import { ExchangesUnderWay } from './exchanges-under-way.ts';
import { proxyFor } from './proxy.ts';
import { readBody } from './response-body.ts';

const DEFAULT_BODY_LIMIT_BYTES = 1024 * 1024;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | UploadBody | undefined;
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
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether `body` is only the beginning of a body above the limit. */
  readonly truncated: boolean;
  /** Time from the end of the request to the head of the response, in milliseconds. */
  readonly responseMs: number;
}

/**
 * Sends HTTP requests. Only the choice of the proxy comes from `@actions/http-client`: no signal cancels its requests, they never settle if
 * a body breaks, they can't send a body again, and their timeout error holds the query with the signature.
 */
export class HttpTransport {
  readonly #connections: Connections;
  readonly #userAgent: string;
  readonly #idleTimeoutMs: number;
  readonly #underWay = new WeakMap<AbortSignal, ExchangesUnderWay>();

  /** @param idleTimeoutMs time without progress after which a request fails, as `Exchange` defines it */
  constructor({ userAgent, idleTimeoutMs }: { userAgent: string; idleTimeoutMs: number }) {
    this.#connections = new Connections(idleTimeoutMs);
    this.#userAgent = userAgent;
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
    const { url, body, signal, bodyLimitBytes = DEFAULT_BODY_LIMIT_BYTES } = request;
    const size = sizeOf(body);
    const bytes = isUploadBody(body) ? await body.open() : body;
    const exchange = new Exchange({ bytes, size: size ?? 0 }, this.#idleTimeoutMs);
    const underWay = this.#exchangesUnderWay(signal);
    underWay.add(exchange);
    try {
      const connections = this.#connections.to(url);
      const response = exchange.start(() => this.#open(request, size, connections), connections);
      if (signal.aborted) exchange.cancel();
      const message = await response;
      const { statusCode: status = 0 } = message;
      const received = await readBody(message, bodyLimitBytes, () => exchange.progress());
      if (status >= 200 && status < 300 && !exchange.bodySent) {
        throw new Error('the response came before the whole request was sent');
      }
      const { responseMs } = exchange;
      return { status, headers: message.headers, ...received, responseMs };
    } catch (error) {
      const proxy = proxyFor(url)?.host;
      throw exchange.toError(error, { method: request.method, location: redactUrl(url), proxy });
    } finally {
      underWay.remove(exchange);
      exchange.end();
      if (Buffer.isBuffer(bytes) && exchange.bufferReleased) returnBuffer(bytes);
    }
  }

  /** Closes all connections. */
  close(): void {
    this.#connections.close();
  }

  /** One list per signal. A listener for each exchange would take 3 % of an upload's CPU time. */
  #exchangesUnderWay(signal: AbortSignal): ExchangesUnderWay {
    const known = this.#underWay.get(signal) ?? new ExchangesUnderWay(signal, this.#idleTimeoutMs);
    this.#underWay.set(signal, known);
    return known;
  }

  #open(
    { method, url, headers, reuseConnection }: HttpRequest,
    size: number | undefined,
    connections: ServerConnections,
  ): ClientRequest {
    const { host, port, isSecure, connect, reuse } = connections;
    const request = (isSecure ? requestHttps : requestHttp)({
      method,
      path: url.pathname + url.search,
      headers: this.#headers(connections.hostHeader, headers, size, reuseConnection),
      host,
      port,
      createConnection: reuseConnection ? reuse : connect,
    });
    // Node assumes that a request without an agent closes its connection.
    request.shouldKeepAlive = reuseConnection;
    return request;
  }

  /** Names and values in turn. Node would make such a list of an object, with a look at each header: 2 % of an upload's CPU time. */
  #headers(
    host: string,
    headers: HttpRequest['headers'],
    size: number | undefined,
    reuse: boolean,
  ): string[] {
    const list = ['host', host];
    for (const [name, value] of Object.entries(headers)) list.push(name, value);
    list.push('user-agent', this.#userAgent);
    if (size !== undefined) list.push('content-length', String(size));
    list.push('connection', reuse ? 'keep-alive' : 'close');
    return list;
  }
}

function isUploadBody(body: HttpRequest['body']): body is UploadBody {
  return typeof body === 'object' && 'open' in body;
}

function sizeOf(body: HttpRequest['body']): number | undefined {
  if (typeof body === 'string') return Buffer.byteLength(body);
  return Buffer.isBuffer(body) ? body.length : body?.size;
}
