import type { ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { AssetFileError } from './errors/asset-file-error.ts';
import { NetworkError } from './errors/network-error.ts';

type Bytes = Buffer | AsyncIterable<Buffer>;

/** One request on the wire: sends the body, watches for progress, and knows how far it came. */
export class Exchange {
  readonly #bytes: Bytes | undefined;
  readonly #signal: AbortSignal;
  readonly #idleTimeoutMs: number;
  #request: ClientRequest | undefined;
  #socket: Socket | undefined;
  #connectTimer: NodeJS.Timeout | undefined;
  #fail: (error: Error) => void = () => undefined;
  #connected = false;
  #timedOut = false;
  #bodyError: unknown;

  /** @param options.idleTimeoutMs time without progress, in either direction, after which the request is ended */
  constructor(bytes: Bytes | undefined, options: { signal: AbortSignal; idleTimeoutMs: number }) {
    this.#bytes = bytes;
    this.#signal = options.signal;
    this.#idleTimeoutMs = options.idleTimeoutMs;
  }

  /** @param fail is told of every error, and may be told of more than one */
  start(request: ClientRequest, fail: (error: Error) => void): void {
    this.#request = request;
    this.#fail = fail;
    request.on('error', fail);
    request.once('socket', (socket) => this.#attach(socket));
    this.#signal.addEventListener('abort', this.#abort, { once: true });
    // A socket times itself; before there is one (a proxy's tunnel may never open) this timer does.
    this.#connectTimer = setTimeout(this.#expire, this.#idleTimeoutMs);
    if (this.#bytes === undefined || Buffer.isBuffer(this.#bytes)) request.end(this.#bytes);
    else pipeline(this.#noting(this.#bytes), request, () => undefined);
    if (this.#signal.aborted) this.#abort();
  }

  /**
   * Resolves when the body has been sent to its end: an answer that comes before that says nothing about the whole.
   *
   * @throws Error when the connection ends first, or when the answer came so early that Node sends no more
   */
  async sent(): Promise<void> {
    const request = this.#request;
    if (request === undefined || request.writableFinished) return;
    if (!request.writableEnded) throw new Error('the answer came before the request was sent whole');
    await new Promise<void>((resolve, reject) => {
      request.once('finish', resolve);
      request.once('close', () =>
        reject(new Error('the connection was closed before the request was sent whole')),
      );
      request.once('error', reject);
    });
  }

  /** Lets go of everything; a connection whose request was answered before it was sent whole can't be used again. */
  end(): void {
    clearTimeout(this.#connectTimer);
    this.#signal.removeEventListener('abort', this.#abort);
    this.#socket?.removeListener('timeout', this.#expire);
    if (this.#request !== undefined && !this.#request.writableFinished) this.#request.destroy();
  }

  /** What an error that ended this exchange means. */
  explain(error: unknown, request: { method: string; location: string }): Error {
    if (this.#bodyError instanceof AssetFileError) return this.#bodyError;
    if (this.#signal.aborted) return new NetworkError('cancelled', request, new Error('cancelled'));
    if (this.#timedOut) {
      const idle = new Error(`no progress for ${this.#idleTimeoutMs / 1000} s`);
      return new NetworkError('timeout', request, idle);
    }
    if (this.#connected) return new NetworkError('broken', request, error);
    const refused = this.#socket instanceof TLSSocket && this.#socket.authorizationError;
    return new NetworkError(refused ? 'untrusted-certificate' : 'unreachable', request, error);
  }

  readonly #expire = (): void => {
    this.#timedOut = true;
    this.#destroy(new Error('timed out'));
  };

  readonly #abort = (): void => this.#destroy(new Error('cancelled'));

  /** A request without a socket tells nobody of its end: whoever waits must be told from here. */
  #destroy(error: Error): void {
    this.#request?.destroy(error);
    this.#fail(error);
  }

  #attach(socket: Socket): void {
    clearTimeout(this.#connectTimer);
    this.#socket = socket;
    socket.setTimeout(this.#idleTimeoutMs);
    socket.on('timeout', this.#expire);
    const markConnected = (): void => {
      this.#connected = true;
    };
    const secure = socket instanceof TLSSocket;
    const shaken = !secure || socket.authorized || Boolean(socket.authorizationError);
    if (!socket.connecting && shaken) markConnected();
    else socket.once(secure ? 'secureConnect' : 'connect', markConnected);
  }

  /** `pipeline` ends a request without the error that ended its source. */
  async *#noting(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      yield* bytes;
    } catch (error) {
      this.#bodyError = error;
      throw error;
    }
  }
}
