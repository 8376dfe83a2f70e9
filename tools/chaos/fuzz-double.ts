import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Random numbers that follow from keys: the order in which requests arrive does not change them. */
export class Random {
  readonly #keys: string;
  #count = 0;

  constructor(...keys: readonly (string | number)[]) {
    this.#keys = keys.join(' ');
  }

  /** 0 to 1. */
  next(): number {
    const hash = createHash('sha256').update(`${this.#keys} ${this.#count++}`);
    return hash.digest().readUInt32BE() / 2 ** 32;
  }

  bytes(length: number): Buffer {
    return createHash('shake256', { outputLength: length }).update(`${this.next()}`).digest();
  }

  /** A whole number, at least 0 and below `end`. */
  int(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.int(choices.length)] as T;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }
}

export interface Heard {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly head: string;
  /** Empty until it has arrived. */
  body: Buffer;
}

export interface Reply {
  readonly status: number;
  readonly headers?: readonly string[];
  readonly body: string;
}

/** A response as bytes. */
export interface Wire {
  readonly bytes: Buffer;
  /** Bytes that are written at once, and the time between two writes. */
  readonly pieceBytes?: number;
  readonly pauseMs?: number;
  readonly end?: 'keep' | 'close' | 'reset' | 'stall';
  /** Sent before the request's body is read. */
  readonly early?: boolean;
}

export interface Double extends AsyncDisposable {
  readonly baseUrl: string;
}

export function encode({ status, headers = [], body }: Reply, length = Buffer.byteLength(body)): Buffer {
  const lines = [`HTTP/1.1 ${status} Status`, `content-length: ${length}`, ...headers];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Starts a server on loopback that writes each response byte by byte as `respond` says. It is called twice per request: before
 * and after the body was read. The first time it may return `undefined`.
 */
export async function startDouble(
  respond: (heard: Heard, whole: boolean) => Wire | undefined | Promise<Wire | undefined>,
): Promise<Double> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    serve(socket).catch(() => socket.destroy());
  });
  async function serve(socket: Socket): Promise<void> {
    let rest = Buffer.alloc(0);
    const chunks = socket[Symbol.asyncIterator]();
    const readMore = async (): Promise<void> => {
      const { value, done } = await chunks.next();
      if (done) throw new Error('the client closed the connection');
      rest = Buffer.concat([rest, value]);
    };
    for (;;) {
      while (!rest.includes('\r\n\r\n')) await readMore();
      const headBytes = rest.indexOf('\r\n\r\n') + 4;
      const head = rest.toString('latin1', 0, headBytes);
      const [method = '', path = ''] = head.split(' ');
      const size = headBytes + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      const heard: Heard = { method, path, head, body: Buffer.alloc(0) };
      let wire = await respond(heard, false);
      const isEarly = wire !== undefined;
      if (wire !== undefined) await write(socket, wire);
      while (rest.length < size) await readMore();
      heard.body = rest.subarray(headBytes, size);
      rest = rest.subarray(size);
      const late = await respond(heard, true);
      wire ??= late;
      if (wire !== undefined && !isEarly) await write(socket, wire);
      if (wire?.end === 'close') return void socket.end();
      if (wire?.end === 'reset') return void socket.resetAndDestroy();
      if (wire?.end === 'stall') return;
    }
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function write(socket: Socket, { bytes, pieceBytes = bytes.length, pauseMs = 0 }: Wire): Promise<void> {
  for (let at = 0; at < bytes.length && !socket.destroyed; at += pieceBytes) {
    socket.write(bytes.subarray(at, at + pieceBytes));
    if (at + pieceBytes < bytes.length) await setTimeout(pauseMs);
  }
}
