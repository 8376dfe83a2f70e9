import * as http from 'node:http';
import { addressLocation } from '../../support/address-location.ts';
import type { UploadBody } from '../body/file-body.ts';
import { giveBack } from '../body/spare-buffers.ts';
import { Connections } from './agents.ts';
import { Exchange } from './exchange.ts';
import { UnderWay } from './under-way.ts';

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

export interface HttpAnswer {
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
  readonly #connections: Connections;
  readonly #underWay = new WeakMap<AbortSignal, UnderWay>();
  readonly #userAgent: string;
  readonly #idleTimeoutMs: number;

  /** @param idleTimeoutMs time without progress, in either direction, after which a request counts as failed */
  constructor(options: { userAgent: string; idleTimeoutMs: number }) {
    this.#connections = new Connections(options.idleTimeoutMs);
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
  async send(request: HttpRequest): Promise<HttpAnswer> {
    const { method, url, body, signal, reuseConnection, bodyLimitBytes = BODY_LIMIT_BYTES } = request;
    const agent =
      this.#connections.known(url, reuseConnection) ?? (await this.#connections.open(url, reuseConnection));
    const size = sizeOf(body);
    const bytes = isFile(body) ? await body.open() : body;
    const exchange = new Exchange({ bytes, size: size ?? 0 }, this.#idleTimeoutMs);
    const underWay = this.#exchangesUntil(signal);
    underWay.add(exchange);
    try {
      const answer = exchange.start(() => this.#open(request, size, agent));
      if (signal.aborted) exchange.cancel();
      const message = await answer;
      const { statusCode: status = 0, headers } = message;
      const read = await readBody(message, bodyLimitBytes);
      const done = status >= 200 && status < 300;
      if (done && !exchange.sentWhole) throw new Error('the answer came before the request was sent whole');
      return { status, headers, ...read };
    } catch (error) {
      throw exchange.explain(error, {
        method,
        location: addressLocation(url),
        proxy: this.#connections.proxyOf(url)?.host,
      });
    } finally {
      underWay.delete(exchange);
      exchange.end();
      if (Buffer.isBuffer(bytes) && exchange.letGo) giveBack(bytes);
    }
  }

  /** Closes every connection. */
  close(): void {
    this.#connections.close();
  }

  #open(
    { method, url, headers }: HttpRequest,
    size: number | undefined,
    agent: http.Agent,
  ): http.ClientRequest {
    // The agent brings TLS where the protocol has it.
    return http.request({
      method,
      protocol: url.protocol,
      host: resolvable(url.hostname),
      port: url.port,
      path: url.pathname + url.search,
      headers: this.#headers(url, headers, size),
      agent,
    });
  }

  /** Names and values in turn: from an object, Node first makes a table of them, to be looked into and changed. */
  #headers({ host }: URL, headers: HttpRequest['headers'], size: number | undefined): string[] {
    const list = ['host', host];
    for (const name of Object.keys(headers)) list.push(name, headers[name] as string);
    list.push('user-agent', this.#userAgent);
    if (size !== undefined) list.push('content-length', String(size));
    return list;
  }

  /** One listener a signal instead of one a request: all requests of a run end together. */
  #exchangesUntil(signal: AbortSignal): UnderWay {
    const known = this.#underWay.get(signal);
    if (known !== undefined) return known;
    const exchanges = new UnderWay();
    this.#underWay.set(signal, exchanges);
    signal.addEventListener('abort', () => exchanges.cancelAll());
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
