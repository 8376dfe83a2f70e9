import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { errorCode } from '../../support/errors.ts';
import { AssetFileError, type FailedRequest, NetworkError } from '../errors.ts';
import { connectFailure, isConnected } from './connect-failure.ts';
import type { ServerConnections } from './connections.ts';

type Bytes = Buffer | string | AsyncIterable<Buffer> | undefined;

/** An upload makes progress if the system takes this much within the idle timeout. */
const PROGRESS_BYTES = 64 * 1024;
/** The codes of a connection that the other side has closed. */
const CLOSED: readonly (string | undefined)[] = ['ECONNRESET', 'ECONNABORTED', 'EPIPE'];

/** A response may take this many idle timeouts, counted from the end of the request. */
const RESPONSE_TIMEOUTS = 10;

/**
 * One request and its response: sends the body, and records what happened for the error message.
 *
 * Connecting, the bytes of both bodies and the complete head of the final response are progress. Interim responses and parts of a
 * head are not, so a server cannot delay a run with them.
 */
export class Exchange {
  readonly #bytes: Bytes;
  readonly #size: number;
  readonly #idleTimeoutMs: number;
  #request: ClientRequest | undefined;
  #reject: (error: Error) => void = () => undefined;
  #socket: Socket | undefined;
  /** Times of `performance.now()`. */
  #progressUntilMs = Number.POSITIVE_INFINITY;
  #sentAtMs: number | undefined;
  #responseMs = 0;
  /** Bytes that were given to the connection, but not yet taken by the system. */
  #pendingBytes = 0;
  #connected = false;
  #bodySent = false;
  #bodyError: unknown;
  #abort: { readonly reason: 'cancelled' | 'timeout'; readonly cause: Error } | undefined;

  /** @param idleTimeoutMs time without progress after which the request is aborted */
  constructor(body: { bytes: Bytes; size: number }, idleTimeoutMs: number) {
    this.#bytes = body.bytes;
    this.#size = body.size;
    this.#idleTimeoutMs = idleTimeoutMs;
  }

  /**
   * Sends the request that `open` makes. Resolves with the head of the response.
   *
   * @param connections keeps the connection for the next request
   * @throws Error if there is no response, including errors of `open`
   */
  start(open: () => ClientRequest, connections: ServerConnections): Promise<IncomingMessage> {
    const request = open();
    this.#request = request;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    this.#reject = reject;
    let received: IncomingMessage | undefined;
    request.on('response', (response) => {
      received = response;
      this.#responseMs = this.#expectResponse();
      resolve(response);
    });
    request.on('finish', () => {
      this.#expectResponse();
    });
    request.on('error', reject);
    // After a 101, Node only emits `close`. The error is made only if it is needed: one per request costs 5 % of an upload.
    request.on('close', () => {
      if (received && request.socket) connections.keep(request.socket, received);
      else reject(new Error('the connection was closed without a response'));
    });
    request.on('socket', (socket) => this.#attach(socket));
    if (isStream(this.#bytes)) void this.#send(this.#bytes, request);
    else {
      this.#pendingBytes = this.#size;
      request.end(this.#bytes);
      this.#bodySent = true;
    }
    return promise;
  }

  /**
   * Whether the whole body was given to the connection. Node stops sending when a response arrives, so a 2xx confirms the
   * upload only if the whole body was sent before it.
   */
  get bodySent(): boolean {
    return this.#bodySent;
  }

  /** Time from the end of the request to the head of the response, in milliseconds. */
  get responseMs(): number {
    return this.#responseMs;
  }

  /** Whether the system has copied the body, so that its buffer may be reused. */
  get bufferReleased(): boolean {
    return this.#request?.writableFinished ?? true;
  }

  /**
   * Restarts the time without progress: one idle timeout per 64 KiB that are being sent. Without a socket there is no limit,
   * because a tunnel that does not open has a limit and an error of its own. Returns the time now.
   */
  progress(): number {
    const nowMs = performance.now();
    if (this.#socket === undefined) return nowMs;
    const timeouts = Math.max(1, Math.ceil(this.#pendingBytes / PROGRESS_BYTES));
    this.#progressUntilMs = nowMs + timeouts * this.#idleTimeoutMs;
    return nowMs;
  }

  /** Releases all resources. Closes a connection whose request body was not sent completely. */
  end(): void {
    if (!this.#bodySent) this.#request?.destroy();
  }

  /** Aborts the request because the run was cancelled. */
  cancel(): void {
    this.#abort = { reason: 'cancelled', cause: new Error('cancelled') };
    this.#destroy(this.#abort.cause);
  }

  /** Aborts the request because there was too little progress. */
  #expire(problem = `no progress for ${this.#idleTimeoutMs / 1000} s`): void {
    this.#abort ??= { reason: 'timeout', cause: new Error(problem) };
    this.#destroy(this.#abort.cause);
  }

  /**
   * Aborts the request if its time is over. Returns when to check again, at the earliest: later progress moves the deadline.
   *
   * @param nowMs time of `performance.now()`, as is the result
   */
  checkDeadline(nowMs: number): number {
    const responseTimeoutMs = RESPONSE_TIMEOUTS * this.#idleTimeoutMs;
    const responseUntilMs = (this.#sentAtMs ?? nowMs) + responseTimeoutMs;
    if (nowMs >= this.#progressUntilMs) this.#expire();
    else if (nowMs >= responseUntilMs)
      this.#expire(`the response was not complete after ${responseTimeoutMs / 1000} s`);
    return Math.min(this.#progressUntilMs, responseUntilMs);
  }

  /** Converts an error of this exchange to one that says what happened. */
  toError(error: unknown, request: FailedRequest): Error {
    if (this.#bodyError instanceof AssetFileError) return this.#bodyError;
    if (this.#abort) return new NetworkError(this.#abort.reason, request, this.#abort.cause);
    if (this.#connected) return new NetworkError('broken', request, this.#endedEarly(error) ?? error);
    const { reason, cause } = connectFailure(error, this.#socket);
    return new NetworkError(reason, request, cause);
  }

  /** Servers reject uploads in this way too, and on Windows their response is lost with the connection. */
  #endedEarly(cause: unknown): Error | undefined {
    const isEarly = this.#size > 0 && this.#request?.writableFinished === false;
    if (!isEarly || !CLOSED.includes(errorCode(cause))) return undefined;
    return new Error('the server ended the upload early, and may have refused it', { cause });
  }

  /** Starts the time for the response, unless it has started. Returns how long it has been running, in milliseconds. */
  #expectResponse(): number {
    this.#pendingBytes = 0;
    const nowMs = this.progress();
    this.#sentAtMs ??= nowMs;
    return nowMs - this.#sentAtMs;
  }

  /** Rejects as well, because a request without a socket emits no event when it is destroyed. */
  #destroy(error: Error): void {
    this.#request?.destroy(error);
    this.#reject(error);
  }

  #attach(socket: Socket): void {
    this.#socket = socket;
    this.progress();
    // Within a larger block, only the socket knows whether the system takes bytes. A timer per socket takes time.
    if (this.#size > PROGRESS_BYTES) {
      const expire = (): void => this.#expire();
      socket.setTimeout(this.#idleTimeoutMs).on('timeout', expire);
      // The next request has a limit of its own, and an idle connection has none.
      this.#request?.on('close', () => socket.setTimeout(0).off('timeout', expire));
    }
    this.#connected = isConnected(socket);
    if (this.#connected) return;
    socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', () => {
      this.#connected = true;
      this.progress();
    });
  }

  /**
   * Sends one block at a time and waits until the system has taken it. This limits memory, and an early response is read before
   * a write to the closed connection fails.
   */
  async #send(blocks: AsyncIterable<Buffer>, request: ClientRequest): Promise<void> {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    request.once('close', close);
    try {
      let sentBytes = 0;
      for await (const block of blocks) {
        sentBytes += block.length;
        // Set before the last block is written: the loop only ends when the file is closed, maybe after the response.
        this.#bodySent = sentBytes === this.#size;
        this.#pendingBytes = block.length;
        this.progress();
        // A request that is destroyed before it has a socket never calls back, so `closed` ends the wait.
        const written = new Promise((resolve) => request.write(block, resolve));
        const error = await Promise.race([written, closed]);
        if (error || request.destroyed) return;
      }
      request.end();
    } catch (error) {
      this.#bodyError = error;
      this.#destroy(error as Error);
    }
  }
}

function isStream(bytes: Bytes): bytes is AsyncIterable<Buffer> {
  return typeof bytes === 'object' && !Buffer.isBuffer(bytes);
}
