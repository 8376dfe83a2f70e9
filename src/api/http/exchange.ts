import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { AssetFileError, NetworkError } from '../errors.ts';

type Bytes = Buffer | string | AsyncIterable<Buffer>;

/** Which exchange a connection is used by, or was last: one listener a connection instead of one a request. */
const users = new WeakMap<Socket, Exchange>();

/** One request on the wire: sends the body, watches for progress, and knows how far it came. */
export class Exchange {
  readonly #bytes: Bytes | undefined;
  readonly #size: number;
  readonly #idleTimeoutMs: number;
  #request: ClientRequest | undefined;
  #socket: Socket | undefined;
  #connectTimer: NodeJS.Timeout | undefined;
  #fail: (error: Error) => void = () => undefined;
  #connected = false;
  #timedOut = false;
  #cancelled = false;
  #sentWhole = false;
  #over = false;
  #answered = false;
  #bodyError: unknown;

  /** @param idleTimeoutMs time without progress, in either direction, after which the request is ended */
  constructor(body: { bytes: Bytes | undefined; size: number }, idleTimeoutMs: number) {
    this.#bytes = body.bytes;
    this.#size = body.size;
    this.#idleTimeoutMs = idleTimeoutMs;
  }

  /**
   * Sends the request that `open` makes. Resolves with its answer, whose body has still to be read.
   *
   * @throws Error whatever comes instead of an answer, `open`'s own error included
   */
  async start(open: () => ClientRequest): Promise<IncomingMessage> {
    const request = open();
    this.#request = request;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    this.#fail = reject;
    request.on('response', (message) => {
      this.#answered = true;
      resolve(message);
    });
    request.on('error', reject);
    // An answer that ends HTTP (101) brings neither, only the end of the connection.
    request.on('close', () => {
      if (!this.#answered) reject(new Error('the connection was closed without an answer'));
    });
    request.on('socket', (socket) => this.#attach(socket));
    // A socket times itself; before there is one (a proxy's tunnel may never open) this timer does.
    if (!request.reusedSocket) this.#connectTimer = setTimeout(() => this.expire(), this.#idleTimeoutMs);
    if (isStream(this.#bytes)) {
      void this.#pump(this.#bytes, request);
    } else {
      request.end(this.#bytes);
      this.#sentWhole = true;
    }
    return promise;
  }

  /**
   * Whether the body has been handed to the connection to its end. An answer that comes before that says nothing about the
   * whole, and Node sends no more after it.
   */
  get bodySent(): boolean {
    return this.#sentWhole;
  }

  /** Whether the system has all of what was sent, so that its memory may be used for something else. */
  get bufferReleased(): boolean {
    return this.#request?.writableFinished ?? true;
  }

  /** Lets go of everything; a connection whose request was answered before it was sent whole can't be used again. */
  end(): void {
    clearTimeout(this.#connectTimer);
    this.#over = true;
    if (!this.#sentWhole) this.#request?.destroy();
  }

  /** Ends the request from here. */
  cancel(): void {
    this.#cancelled = true;
    this.#destroy(new Error('cancelled'));
  }

  /** Ends the request, unless that is over, because there was no progress for too long. */
  expire(): void {
    if (this.#over) return;
    this.#timedOut = true;
    this.#destroy(new Error('timed out'));
  }

  /** What an error that ended this exchange means. */
  toError(error: unknown, request: ConstructorParameters<typeof NetworkError>[1]): Error {
    if (this.#bodyError instanceof AssetFileError) return this.#bodyError;
    if (this.#cancelled) return new NetworkError('cancelled', request, new Error('cancelled'));
    if (this.#timedOut) {
      const idle = new Error(`no progress for ${this.#idleTimeoutMs / 1000} s`);
      return new NetworkError('timeout', request, idle);
    }
    if (this.#connected) return new NetworkError('broken', request, error);
    const refused = this.#socket && isSecure(this.#socket) && this.#socket.authorizationError;
    return new NetworkError(refused ? 'untrusted-certificate' : 'unreachable', request, error);
  }

  /** A request without a socket tells nobody of its end: whoever waits must be told from here. */
  #destroy(error: Error): void {
    this.#request?.destroy(error);
    this.#fail(error);
  }

  #attach(socket: Socket): void {
    clearTimeout(this.#connectTimer);
    this.#socket = socket;
    if (!users.has(socket)) {
      deferWriteErrors(socket);
      socket.on('timeout', () => users.get(socket)?.expire());
    }
    users.set(socket, this);
    // What is sent at once makes it begin anew by itself.
    if (isStream(this.#bytes) || socket.timeout !== this.#idleTimeoutMs)
      socket.setTimeout(this.#idleTimeoutMs);
    const secure = isSecure(socket);
    const shaken = !secure || socket.authorized || Boolean(socket.authorizationError);
    this.#connected = !socket.connecting && shaken;
    if (this.#connected) return;
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      this.#connected = true;
    });
  }

  /**
   * Sends block after block, each once the one before has been handed to the system: no more is held in memory, and an answer
   * that comes meanwhile is read before a connection that was closed behind it fails the next write.
   */
  async #pump(blocks: AsyncIterable<Buffer>, request: ClientRequest): Promise<void> {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    request.once('close', close);
    try {
      let sent = 0;
      for await (const block of blocks) {
        sent += block.length;
        // Here and not behind the loop: closing the file may take longer than the answer.
        this.#sentWhole = sent === this.#size;
        // A request that is destroyed before it has a socket forgets who waits for its writes.
        const written = new Promise((resolve) => request.write(block, resolve));
        const failed = await Promise.race([written, closed]);
        if (failed || request.destroyed) return;
      }
      request.end();
    } catch (error) {
      this.#bodyError = error;
      this.#destroy(error as Error);
    }
  }
}

function isStream(bytes: Bytes | undefined): bytes is AsyncIterable<Buffer> {
  return typeof bytes === 'object' && !Buffer.isBuffer(bytes);
}

/** By what it has: to import its class would load TLS for runs that never need it. */
function isSecure(socket: Socket): socket is TLSSocket {
  return 'encrypted' in socket;
}

type Done = (error?: Error | null) => void;

/**
 * Makes a failed write wait until what has arrived is read.
 *
 * A server that refuses a body may answer and close without reading it. Writing then fails, and a stream that has failed
 * drops the answer, though the system still holds it. Once for each connection is enough.
 */
function deferWriteErrors(socket: Socket): void {
  const held =
    (done: Done): Done =>
    (error) => {
      // The first comes before the system is asked for what has arrived, the second after it.
      if (error) setImmediate(() => setImmediate(done, error));
      else done();
    };
  // What a stream calls to write: the one place before its failure is known to it.
  const { _write: write, _writev: writev } = socket as Socket & Required<Pick<Socket, '_writev'>>;
  socket._write = (chunk, encoding, done) => write.call(socket, chunk, encoding, held(done));
  socket._writev = (chunks, done) => writev.call(socket, chunks, held(done));
}
