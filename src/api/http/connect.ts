import { once } from 'node:events';
import type { RequestOptions } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { explainConnectError, NoResponse } from './connection-errors.ts';
import type { Deadline } from './deadline.ts';
import { proxyFor } from './proxy.ts';
import { openTunnel } from './tunnel.ts';

/** The options of a request, as its agent passes them on for a new connection. */
export interface ConnectOptions extends RequestOptions {
  readonly protocol: string;
  readonly deadline: Deadline;
  /** The name of the server in TLS. */
  readonly servername: string;
}

/** Time without packets after which the system sends probes. */
const KEEP_ALIVE_MS = 1_000;

/**
 * Makes a connection to a server, through a tunnel if there is a proxy for it.
 *
 * @param open opens the connection as Node's agent does, within `socket` if there is one
 * @throws NoResponse
 */
export async function connect(
  open: (options: ConnectOptions & { socket?: Socket }) => Socket,
  options: ConnectOptions,
): Promise<Socket> {
  const { protocol, host, port, deadline } = options;
  const target = `${host?.includes(':') ? `[${host}]` : host}:${port}`;
  const proxy = proxyFor(new URL(`${protocol}//${target}`));
  if (proxy === 'unusable') {
    const variable = protocol.replace(':', '_proxy');
    throw new NoResponse('proxy-unusable', new Error(`${variable} has no usable address`));
  }
  const tunnel = proxy && (await openTunnel(proxy, target, deadline));
  if (tunnel && protocol === 'http:') return prepared(tunnel);
  let socket: Socket | undefined;
  try {
    socket = open({ ...options, ...(tunnel && { socket: tunnel }) });
    await once(socket, protocol === 'https:' ? 'secureConnect' : 'connect', { signal: deadline.signal });
  } catch (error) {
    socket?.on('error', () => undefined).destroy();
    throw explainConnectError(error, socket);
  }
  return prepared(socket);
}

function prepared(socket: Socket): Socket {
  deferWriteErrors(socket);
  if (socket instanceof TLSSocket) breakIfCutOff(socket);
  // Devices between may drop a connection without packets while a response takes long.
  return socket.setKeepAlive(true, KEEP_ALIVE_MS);
}

/** The connection below TLS, as Node has it. It is read until it ends. */
interface Below {
  readonly _handle?: { readonly _parent?: { readStart(): number } };
}

/**
 * Breaks a connection whose TLS ends without close_notify, as curl does: what came last may be cut off (RFC 8446, 6.1). Node ends the stream
 * in both cases. But after close_notify it still reads the connection below, and without it that has ended.
 */
function breakIfCutOff(socket: TLSSocket): void {
  const { push } = socket;
  socket.push = (chunk: unknown, encoding?: BufferEncoding) => {
    const below = chunk === null ? (socket as unknown as Below)._handle?._parent : undefined;
    // It returns an error if the connection is being read.
    if (below === undefined || below.readStart() !== 0) return push.call(socket, chunk, encoding);
    const error = new Error('TLS ended without close_notify, so the response may be cut off');
    socket.destroy(Object.assign(error, { code: 'ECONNRESET' }));
    return false;
  };
}

type WriteCallback = (error?: Error | null) => void;

/**
 * Delays write errors of a connection by two event-loop turns, so that an early response is read before Node discards it.
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
