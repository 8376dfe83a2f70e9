import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { HttpClient, HttpClientResponse } from '@actions/http-client';
import { addressLocation } from '../support/address-location.ts';
import { Exchange } from './exchange.ts';
import type { UploadBody } from './upload-body.ts';

/** Bytes of an answer's body that are kept where nothing else is said. */
const BODY_LIMIT_BYTES = 1024 * 1024;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | UploadBody;
  /**
   * Whether a kept-alive connection will do. One that the other side is just closing breaks a request that may or
   * may not have been read, which only an idempotent request can afford.
   */
  readonly reuseConnection: boolean;
  /** Bytes of the answer's body that are kept; 1 MiB by default. */
  readonly bodyLimitBytes?: number;
  readonly signal: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether the body was longer than its limit, so that this is only the beginning of it. */
  readonly truncated: boolean;
}

/**
 * HTTP as the runner does it (proxies from the environment, Node's certificate store), by `@actions/http-client`,
 * with its retries and redirects off: both would send a consumed body again, or headers where they don't belong.
 */
export class HttpTransport {
  readonly #clients = new Map<string, ExchangeClient>();
  readonly #userAgent: string;
  readonly #idleTimeoutMs: number;

  /** @param idleTimeoutMs time without progress, in either direction, after which a request counts as failed */
  constructor(options: { userAgent: string; idleTimeoutMs: number }) {
    this.#userAgent = options.userAgent;
    this.#idleTimeoutMs = options.idleTimeoutMs;
  }

  /**
   * Sends one request, once.
   *
   * @returns any answer, whatever its status; one of 2xx only when the request was sent whole
   * @throws NetworkError when there is none, or only a part of one
   * @throws AssetFileError when the body can't be read
   */
  async send(request: HttpRequest): Promise<HttpAnswer> {
    const { body } = request;
    const size = body === undefined || Buffer.isBuffer(body) ? body?.length : body.size;
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : await body.open();
    const { signal, bodyLimitBytes = BODY_LIMIT_BYTES } = request;
    const exchange = new Exchange({ bytes, size: size ?? 0 }, { signal, idleTimeoutMs: this.#idleTimeoutMs });
    try {
      const message = await this.#client(request).exchange(request, exchange, {
        ...request.headers,
        ...(size !== undefined && { 'content-length': String(size) }),
      });
      const { statusCode: status = 0, headers } = message;
      const answer = await readBody(message, bodyLimitBytes);
      const done = status >= 200 && status < 300;
      if (done && !exchange.sentWhole) throw new Error('the answer came before the request was sent whole');
      return { status, headers, ...answer };
    } catch (error) {
      throw exchange.explain(error, { method: request.method, location: addressLocation(request.url) });
    } finally {
      exchange.end();
    }
  }

  /** Closes every connection. */
  close(): void {
    for (const client of this.#clients.values()) client.dispose();
    this.#clients.clear();
  }

  /** A client keeps one agent, made for the protocol of its first request: hence one client a protocol. */
  #client({ url, reuseConnection }: HttpRequest): ExchangeClient {
    const key = `${url.protocol} ${reuseConnection}`;
    const client = this.#clients.get(key) ?? new ExchangeClient(this.#userAgent, reuseConnection);
    this.#clients.set(key, client);
    return client;
  }
}

/**
 * The seam into `@actions/http-client`: it prepares headers, agent and proxy, and leaves the exchange itself, which it
 * does without a signal, without a body that may fail, and with a timeout that names the query, to `Exchange`.
 */
class ExchangeClient extends HttpClient {
  constructor(userAgent: string, keepAlive: boolean) {
    super(userAgent, [], { allowRedirects: false, allowRetries: false, keepAlive });
    // The constructor may have added the orchestration id; the contract promises this very value.
    this.userAgent = userAgent;
  }

  async exchange(
    request: HttpRequest,
    exchange: Exchange,
    headers: Record<string, string>,
  ): Promise<IncomingMessage> {
    // The client passes `data` on untouched, and the override below is all that ever looks at it.
    const data = exchange as unknown as NodeJS.ReadableStream;
    return (await this.request(request.method, request.url.href, data, headers)).message;
  }

  override requestRawWithCallback(
    info: Parameters<HttpClient['requestRawWithCallback']>[0],
    data: string | NodeJS.ReadableStream | null,
    onResult: (error?: Error, response?: HttpClientResponse) => void,
  ): void {
    const exchange = data as unknown as Exchange;
    const { httpModule, options } = info;
    const request = httpModule.request(options, (message) =>
      onResult(undefined, new HttpClientResponse(message)),
    );
    exchange.start(request, onResult);
  }
}

function readBody(
  message: IncomingMessage,
  limitBytes: number,
): Promise<{ body: Buffer; truncated: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (): void => {
      resolve({ body: Buffer.concat(chunks).subarray(0, limitBytes), truncated: size > limitBytes });
    };
    message.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= limitBytes) return;
      finish();
      message.destroy();
    });
    message.once('end', finish);
    message.once('error', reject);
    message.once('close', () => {
      // Most answers are whole by now, and an error costs its stack trace.
      if (!message.complete) reject(new Error('the connection was closed before the answer was whole'));
    });
  });
}
