import * as http from 'node:http';
import { redactUrl } from '../../support/redact.ts';
import { returnBuffer, type UploadBody } from '../body/file-body.ts';
import { Agents } from './agents.ts';
import { Exchange } from './exchange.ts';
import { proxyFor } from './proxy.ts';
import { readBody } from './response-body.ts';
import { hostOf } from './tunnel.ts';

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
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether `body` is only the beginning of a body above the limit. */
  readonly truncated: boolean;
  /** Time from the end of the request to the head of the response, in milliseconds. */
  readonly responseMs: number;
}

/**
 * Sends HTTP requests. The exchange of `@actions/http-client` is not used: it has no signal and no body that can fail or be sent
 * again, never settles if a body breaks, and its timeout error holds the query with the signature.
 */
export class HttpTransport {
  readonly #agents: Agents;
  readonly #userAgent: string;
  readonly #idleTimeoutMs: number;
  readonly #underWay = new WeakMap<AbortSignal, Exchange[]>();

  /** @param idleTimeoutMs time without progress after which a request fails, as `Exchange` defines it */
  constructor({ userAgent, idleTimeoutMs }: { userAgent: string; idleTimeoutMs: number }) {
    this.#agents = new Agents(idleTimeoutMs);
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
    underWay.push(exchange);
    try {
      const response = exchange.start(() => this.#open(request, size));
      if (signal.aborted) exchange.cancel();
      const message = await response;
      const { statusCode: status = 0, headers } = message;
      const received = await readBody(message, bodyLimitBytes, () => exchange.progress());
      if (status >= 200 && status < 300 && !exchange.bodySent) {
        throw new Error('the response came before the whole request was sent');
      }
      return { status, headers, ...received, responseMs: exchange.responseMs };
    } catch (error) {
      const proxy = proxyFor(url)?.host;
      throw exchange.toError(error, { method: request.method, location: redactUrl(url), proxy });
    } finally {
      remove(underWay, exchange);
      exchange.end();
      if (Buffer.isBuffer(bytes) && exchange.bufferReleased) returnBuffer(bytes);
    }
  }

  /** Closes all connections. */
  close(): void {
    this.#agents.close();
  }

  /**
   * The exchanges to cancel when the signal aborts. A listener for each of them would take 3 % of an upload's CPU time. A `Set` would
   * take 9 % of the time of `bench -- 1000x16k`, and 18 MiB: V8 keeps what was in it until the next full garbage collection.
   */
  #exchangesUnderWay(signal: AbortSignal): Exchange[] {
    const known = this.#underWay.get(signal);
    if (known !== undefined) return known;
    const exchanges: Exchange[] = [];
    signal.addEventListener('abort', () => {
      for (const exchange of [...exchanges]) exchange.cancel();
    });
    this.#underWay.set(signal, exchanges);
    return exchanges;
  }

  #open(
    { method, url, headers, reuseConnection }: HttpRequest,
    size: number | undefined,
  ): http.ClientRequest {
    return http.request({
      method,
      protocol: url.protocol,
      host: hostOf(url),
      port: url.port,
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        ...headers,
        'user-agent': this.#userAgent,
        ...(size !== undefined && { 'content-length': size }),
      },
      agent: this.#agents.get(url, reuseConnection),
    });
  }
}

/** Removes an item. The last one takes its place, because the order does not matter. */
function remove<T>(list: T[], item: T): void {
  const last = list.pop();
  if (last !== undefined && last !== item) list[list.indexOf(item)] = last;
}

function isUploadBody(body: HttpRequest['body']): body is UploadBody {
  return typeof body === 'object' && 'open' in body;
}

function sizeOf(body: HttpRequest['body']): number | undefined {
  if (typeof body === 'string') return Buffer.byteLength(body);
  return Buffer.isBuffer(body) ? body.length : body?.size;
}
