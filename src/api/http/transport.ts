import * as http from 'node:http';
import { redactUrl } from '../../support/redact.ts';
import { returnBuffer, type UploadBody } from '../body/file-body.ts';
import { Agents } from './agents.ts';
import { Exchange } from './exchange.ts';

/** Bytes of an answer's body that are kept where nothing else is said. */
const BODY_LIMIT_BYTES = 1024 * 1024;

const NOTHING = Buffer.alloc(0);

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | UploadBody | undefined;
  /**
   * Whether a kept-alive connection will do. One that the other side is just closing breaks a request that may or
   * may not have been read, which only an idempotent request can afford.
   */
  readonly reuseConnection: boolean;
  /** Bytes of the answer's body that are kept; 1 MiB by default. */
  readonly bodyLimitBytes?: number | undefined;
  readonly signal: AbortSignal;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether the body was longer than its limit, so that this is only the beginning of it. */
  readonly truncated: boolean;
}

/**
 * HTTP as the runner does it: connections as `@actions/http-client` makes them, and an exchange over them that is ours. The
 * library's own has no signal and no body that can fail or be sent again, never settles when a body breaks, and names the
 * query, with its signature, when it times out.
 */
export class HttpTransport {
  readonly #agents: Agents;
  readonly #exchanges = new WeakMap<AbortSignal, Set<Exchange>>();
  readonly #userAgent: string;
  readonly #idleTimeoutMs: number;

  /** @param idleTimeoutMs time without progress, in either direction, after which a request counts as failed */
  constructor(options: { userAgent: string; idleTimeoutMs: number }) {
    this.#agents = new Agents(options.idleTimeoutMs);
    this.#userAgent = options.userAgent;
    this.#idleTimeoutMs = options.idleTimeoutMs;
  }

  /**
   * Sends one request, once; a redirect is an answer like any other.
   *
   * @returns any answer, whatever its status; one of 2xx only when the request was sent whole
   * @throws NetworkError when there is none, or only a part of one
   * @throws AssetFileError when the body can't be read
   */
  async send(request: HttpRequest): Promise<HttpResponse> {
    const { method, url, body, signal, bodyLimitBytes = BODY_LIMIT_BYTES } = request;
    const size = sizeOf(body);
    const bytes = isFile(body) ? await body.open() : body;
    const exchange = new Exchange({ bytes, size: size ?? 0 }, this.#idleTimeoutMs);
    const exchanges = this.#exchangesUntil(signal);
    exchanges.add(exchange);
    try {
      const answer = exchange.start(() => this.#open(request, size));
      if (signal.aborted) exchange.cancel();
      const message = await answer;
      const { statusCode: status = 0, headers } = message;
      const read = await readBody(message, bodyLimitBytes);
      const done = status >= 200 && status < 300;
      if (done && !exchange.bodySent) throw new Error('the answer came before the request was sent whole');
      return { status, headers, ...read };
    } catch (error) {
      throw exchange.toError(error, {
        method,
        location: redactUrl(url),
        proxy: this.#agents.proxyOf(url)?.host,
      });
    } finally {
      exchanges.delete(exchange);
      exchange.end();
      if (Buffer.isBuffer(bytes) && exchange.bufferReleased) returnBuffer(bytes);
    }
  }

  /** Closes every connection. */
  close(): void {
    this.#agents.close();
  }

  #open(
    { method, url, headers, reuseConnection }: HttpRequest,
    size: number | undefined,
  ): http.ClientRequest {
    return http.request({
      method,
      protocol: url.protocol,
      host: resolvable(url.hostname),
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

  /** One listener per signal instead of one per request: a cancellation ends all requests of a run. */
  #exchangesUntil(signal: AbortSignal): Set<Exchange> {
    const known = this.#exchanges.get(signal);
    if (known !== undefined) return known;
    const exchanges = new Set<Exchange>();
    this.#exchanges.set(signal, exchanges);
    signal.addEventListener('abort', () => {
      for (const exchange of exchanges) exchange.cancel();
    });
    return exchanges;
  }
}

function isFile(body: HttpRequest['body']): body is UploadBody {
  return typeof body === 'object' && 'open' in body;
}

function sizeOf(body: HttpRequest['body']): number | undefined {
  if (typeof body === 'string') return Buffer.byteLength(body);
  return Buffer.isBuffer(body) ? body.length : body?.size;
}

/** Node's resolver takes an IPv6 address without its brackets. */
function resolvable(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

function readBody(
  message: http.IncomingMessage,
  limitBytes: number,
): Promise<{ body: Buffer; truncated: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (): void => {
      const [only = NOTHING] = chunks;
      const body = chunks.length > 1 ? Buffer.concat(chunks) : only;
      resolve({ body: body.subarray(0, limitBytes), truncated: size > limitBytes });
    };
    message.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= limitBytes) return;
      finish();
      message.destroy();
    });
    message.on('end', finish);
    message.on('error', reject);
    message.on('close', () => {
      // Most answers are whole by now, and an error costs its stack trace.
      if (!message.complete) reject(new Error('the connection was closed before the answer was whole'));
    });
  });
}
