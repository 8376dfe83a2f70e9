import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { AssetFileError, type FailedRequest, NetworkError } from '../errors.ts';

type Bytes = Buffer | string | AsyncIterable<Buffer> | undefined;

/** The last exchange on each connection. A kept-alive connection needs only one `timeout` listener this way. */
const lastExchange = new WeakMap<Socket, Exchange>();

/** One request and its response: sends the body, and records what happened for the error message. */
export class Exchange {
  readonly #bytes: Bytes;
  readonly #size: number;
  readonly #idleTimeoutMs: number;
  #request: ClientRequest | undefined;
  #reject: (error: Error) => void = () => undefined;
  #socket: Socket | undefined;
  #connectTimer: NodeJS.Timeout | undefined;
  #connected = false;
  #bodySent = false;
  #bodyError: unknown;
  #ended = false;
  #abortReason: 'cancelled' | 'timeout' | undefined;

  /** @param idleTimeoutMs time without progress, in either direction, after which the request is aborted */
  constructor(body: { bytes: Bytes; size: number }, idleTimeoutMs: number) {
    this.#bytes = body.bytes;
    this.#size = body.size;
    this.#idleTimeoutMs = idleTimeoutMs;
  }

  /**
   * Sends the request that `open` makes. Resolves with the head of the response.
   *
   * @throws Error if there is no response, including errors of `open`
   */
  async start(open: () => ClientRequest): Promise<IncomingMessage> {
    const request = open();
    this.#request = request;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    this.#reject = reject;
    let hasResponse = false;
    request.on('response', (response) => {
      hasResponse = true;
      resolve(response);
    });
    request.on('error', reject);
    // After a 101, Node only emits `close`. The error is made only if it is needed: one per request costs 5 % of an upload.
    request.on('close', () => {
      if (!hasResponse) reject(new Error('the connection was closed without a response'));
    });
    request.on('socket', (socket) => this.#attach(socket));
    // The socket's own timeout starts with the socket. A proxy's tunnel may never provide one.
    if (!request.reusedSocket) this.#connectTimer = setTimeout(() => this.expire(), this.#idleTimeoutMs);
    if (isStream(this.#bytes)) void this.#send(this.#bytes, request);
    else {
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

  /** Whether the system has copied the body, so that its buffer may be reused. */
  get bufferReleased(): boolean {
    return this.#request?.writableFinished ?? true;
  }

  /** Releases all resources. Closes a connection whose request body was not sent completely. */
  end(): void {
    clearTimeout(this.#connectTimer);
    this.#ended = true;
    if (!this.#bodySent) this.#request?.destroy();
  }

  /** Aborts the request because the run was cancelled. */
  cancel(): void {
    this.#abortReason = 'cancelled';
    this.#destroy(new Error('cancelled'));
  }

  /** Aborts the request, if it is not over, because there was no progress for the idle timeout. */
  expire(): void {
    if (this.#ended) return;
    this.#abortReason ??= 'timeout';
    this.#destroy(new Error('timed out'));
  }

  /** Converts an error of this exchange to one that says what happened. */
  toError(error: unknown, request: FailedRequest): Error {
    if (this.#bodyError instanceof AssetFileError) return this.#bodyError;
    if (this.#abortReason === 'cancelled') {
      return new NetworkError('cancelled', request, new Error('cancelled'));
    }
    if (this.#abortReason === 'timeout') {
      const cause = new Error(`no progress for ${this.#idleTimeoutMs / 1000} s`);
      return new NetworkError('timeout', request, cause);
    }
    if (this.#connected) return new NetworkError('broken', request, error);
    const untrusted = this.#socket && isTls(this.#socket) && this.#socket.authorizationError;
    return new NetworkError(untrusted ? 'untrusted-certificate' : 'unreachable', request, error);
  }

  /** Rejects as well, because a request without a socket emits no event when it is destroyed. */
  #destroy(error: Error): void {
    this.#request?.destroy(error);
    this.#reject(error);
  }

  #attach(socket: Socket): void {
    clearTimeout(this.#connectTimer);
    this.#socket = socket;
    if (!lastExchange.has(socket)) {
      deferWriteErrors(socket);
      socket.on('timeout', () => lastExchange.get(socket)?.expire());
    }
    lastExchange.set(socket, this);
    socket.setTimeout(this.#idleTimeoutMs);
    const isSecure = isTls(socket);
    const handshakeDone = !isSecure || socket.authorized || Boolean(socket.authorizationError);
    this.#connected = !socket.connecting && handshakeDone;
    if (this.#connected) return;
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      this.#connected = true;
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

function isTls(socket: Socket): socket is TLSSocket {
  return 'encrypted' in socket;
}

type WriteCallback = (error?: Error | null) => void;

/**
 * Delays write errors by two event-loop turns, so that an early response is read before Node discards it.
 *
 * A server that rejects a body may respond and close the connection without reading the body. The next write then fails, and
 * a failed stream drops the response that the system still holds.
 */
function deferWriteErrors(socket: Socket): void {
  const deferred =
    (callback: WriteCallback): WriteCallback =>
    (error) => {
      // The first turn comes before Node reads from the system, the second one after it.
      if (error) setImmediate(() => setImmediate(callback, error));
      else callback();
    };
  // Only these internal methods run before the stream knows of the failure.
  const { _write: write, _writev: writev } = socket as Socket & Required<Pick<Socket, '_writev'>>;
  socket._write = (chunk, encoding, callback) => write.call(socket, chunk, encoding, deferred(callback));
  socket._writev = (chunks, callback) => writev.call(socket, chunks, deferred(callback));
}
