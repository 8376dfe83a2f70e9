import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface Heard {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly head: string;
  /** The server's own. */
  readonly origin: string;
  readBody(): Promise<Buffer>;
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
  /** Written after the response and this time, when the connection may be idle. Nothing follows: the next response would be that of another request. */
  readonly late?: { readonly bytes: Buffer; readonly afterMs: number };
  /** Sent before the request's body is read. */
  readonly early?: boolean;
  /** Called with the body, before a response that is not early. */
  readonly arrived?: (body: Buffer) => void;
}

export interface Double extends AsyncDisposable {
  readonly baseUrl: string;
  /** Waits for the responses to all requests that have come, also of a client that was killed. */
  settled(): Promise<unknown>;
}

export function encode({ status, headers = [], body }: Reply, length = Buffer.byteLength(body)): Buffer {
  const lines = [`HTTP/1.1 ${status} Status`, `content-length: ${length}`, ...headers];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Starts a server on loopback that writes each response byte by byte as `respond` says. */
export async function startDouble(respond: (heard: Heard) => Wire | Promise<Wire>): Promise<Double> {
  const sockets = new Set<Socket>();
  const underWay = new Set<Promise<unknown>>();
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
      const readBody = async (): Promise<Buffer> => {
        while (rest.length < size) await readMore();
        return rest.subarray(headBytes, size);
      };
      const answering = answer(socket, { method, path, head, origin, readBody });
      underWay.add(answering);
      const end = await answering.finally(() => underWay.delete(answering));
      rest = rest.subarray(size);
      if (end === 'close') return void socket.end();
      if (end === 'reset') return void socket.resetAndDestroy();
      if (end === 'stall') return;
    }
  }
  async function answer(socket: Socket, heard: Heard): Promise<Wire['end']> {
    const wire = await respond(heard);
    if (wire.early) await write(socket, wire);
    const body = await heard.readBody();
    wire.arrived?.(body);
    if (!wire.early) await write(socket, wire);
    const { late } = wire;
    if (late !== undefined) void setTimeout(late.afterMs).then(() => socket.end(late.bytes));
    return wire.end;
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: `${origin}/v1`,
    settled: () => Promise.allSettled(underWay),
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
