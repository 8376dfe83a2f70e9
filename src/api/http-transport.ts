import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { HttpClient, HttpClientResponse } from '@actions/http-client';
import { addressLocation } from '../support/address-location.ts';
import { AssetFileError } from './errors/asset-file-error.ts';
import { NetworkError } from './errors/network-error.ts';
import type { UploadBody } from './upload-body.ts';

/** Bytes of an answer's body that are kept; nothing that the spec shows comes near it. */
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
  readonly signal: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** At most 1 MiB; what came after that was not read. */
  readonly body: Buffer;
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
   * @returns any answer, whatever its status
   * @throws NetworkError when there is none, or only a part of one
   * @throws AssetFileError when the body can't be read
   */
  async send(request: HttpRequest): Promise<HttpAnswer> {
    const { body } = request;
    const size = body === undefined || Buffer.isBuffer(body) ? body?.length : body.size;
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : await body.open();
    const exchange = new Exchange(bytes, request.signal, this.#idleTimeoutMs);
    try {
      const message = await this.#client(request).exchange(request, exchange, {
        ...request.headers,
        ...(size !== undefined && { 'content-length': String(size) }),
      });
      return { status: message.statusCode ?? 0, headers: message.headers, body: await readBody(message) };
    } catch (error) {
      throw exchange.explain(error, request);
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
    const options = { ...info.options, signal: exchange.signal, timeout: exchange.idleTimeoutMs };
    const request = info.httpModule.request(options, (message) =>
      onResult(undefined, new HttpClientResponse(message)),
    );
    request.on('error', onResult);
    exchange.start(request);
  }
}

/** One request on the wire: sends the body, watches for progress, and knows how far it came. */
class Exchange {
  readonly signal: AbortSignal;
  readonly idleTimeoutMs: number;
  readonly #bytes: Buffer | AsyncIterable<Buffer> | undefined;
  #request: ClientRequest | undefined;
  #socket: Socket | undefined;
  #socketTimer: NodeJS.Timeout | undefined;
  #connected = false;
  #timedOut = false;

  constructor(bytes: Buffer | AsyncIterable<Buffer> | undefined, signal: AbortSignal, idleTimeoutMs: number) {
    this.#bytes = bytes;
    this.signal = signal;
    this.idleTimeoutMs = idleTimeoutMs;
  }

  start(request: ClientRequest): void {
    this.#request = request;
    const expire = (): void => {
      this.#timedOut = true;
      request.destroy(new Error('timed out'));
    };
    // A socket times itself; before there is one (a proxy's tunnel may never open) this timer does.
    this.#socketTimer = setTimeout(expire, this.idleTimeoutMs);
    request.once('timeout', expire);
    request.once('socket', (socket) => this.#attach(socket));
    if (this.#bytes === undefined || Buffer.isBuffer(this.#bytes)) request.end(this.#bytes);
    else pipeline(this.#bytes, request, () => undefined);
  }

  /** Frees the connection: one whose request was answered before it was sent whole can't be used again. */
  end(): void {
    clearTimeout(this.#socketTimer);
    if (this.#request !== undefined && !this.#request.writableFinished) this.#request.destroy();
  }

  explain(error: unknown, request: HttpRequest): Error {
    if (error instanceof AssetFileError) return error;
    const named = { method: request.method, location: addressLocation(request.url) };
    if (this.signal.aborted) return new NetworkError('cancelled', named, new Error('cancelled'));
    if (this.#timedOut) {
      const idle = new Error(`no progress for ${this.idleTimeoutMs / 1000} s`);
      return new NetworkError('timeout', named, idle);
    }
    if (this.#socket instanceof TLSSocket && this.#socket.authorizationError) {
      return new NetworkError('untrusted-certificate', named, error);
    }
    return new NetworkError(this.#connected ? 'broken' : 'unreachable', named, error);
  }

  #attach(socket: Socket): void {
    clearTimeout(this.#socketTimer);
    this.#socket = socket;
    socket.setTimeout(this.idleTimeoutMs);
    const secure = socket instanceof TLSSocket;
    const markConnected = (): void => {
      this.#connected = true;
    };
    if (socket.connecting || (secure && !socket.getProtocol())) {
      socket.once(secure ? 'secureConnect' : 'connect', markConnected);
    } else {
      markConnected();
    }
  }
}

function readBody(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (): void => resolve(Buffer.concat(chunks).subarray(0, BODY_LIMIT_BYTES));
    message.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= BODY_LIMIT_BYTES) return;
      finish();
      message.destroy();
    });
    message.once('end', finish);
    message.once('error', reject);
    message.once('close', () => reject(new Error('the connection was closed before the answer was whole')));
  });
}
