import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { TLSSocket } from 'node:tls';
import type { NetworkErrorReason } from '../errors.ts';
import type { Deadline } from './deadline.ts';

/** There is no connection, so nothing was sent. */
export class ConnectError extends Error {
  override readonly name = 'ConnectError';
  readonly reason: NetworkErrorReason;

  constructor(reason: NetworkErrorReason, cause: unknown) {
    super('no connection', { cause });
    this.reason = reason;
  }
}

/** OpenSSL's errors about bytes that are not TLS. */
const NOT_TLS = /wrong version number|packet length too long/;

/** Explains an error of a connection that was not made. @param socket that of the connection, if it has one */
export function explainConnectError(error: unknown, socket: unknown) {
  if (socket instanceof TLSSocket && socket.authorizationError)
    return { reason: 'untrusted-certificate', cause: error } as const;
  if (error instanceof Error && NOT_TLS.test(error.message))
    return { reason: 'plain-http', cause: new Error('what answered speaks no TLS') } as const;
  return { reason: 'unreachable', cause: error } as const;
}

const PROXY_REASONS = {
  unreachable: 'unreachable',
  'untrusted-certificate': 'proxy-certificate',
  'plain-http': 'proxy-plain-http',
} as const satisfies Record<string, NetworkErrorReason>;

/** Node's limit for the head of a response. */
const MAX_HEAD_BYTES = 16 * 1024;

/**
 * Opens a tunnel with a CONNECT request (RFC 9110, 9.3.6).
 *
 * @param target host and port of the server
 * @throws ConnectError
 */
export async function openTunnel(proxy: URL, target: string, deadline: Deadline): Promise<Socket> {
  const host = hostOf(proxy);
  const connect = (proxy.protocol === 'https:' ? requestHttps : requestHttp)({
    method: 'CONNECT',
    host,
    port: proxy.port,
    path: target,
    headers: { host: target, ...basicHeader('proxy-authorization', proxy.username, proxy.password) },
    // Otherwise Node checks the proxy's certificate for the host of the `host` header.
    servername: serverNameOf(host),
    agent: false,
    signal: deadline.signal,
  });
  connect.end();
  try {
    const [{ statusCode = 0 }, socket, rest] = (await once(connect, 'connect')) as [
      IncomingMessage,
      Socket,
      Buffer,
    ];
    // 100 to 199 are interim (RFC 9110, 15.2). Node takes them for the response.
    const status = statusCode < 200 ? await finalStatus(socket, rest, deadline.signal) : statusCode;
    if (status >= 200 && status < 300) return socket;
    socket.destroy();
    // Some proxies answer 401 instead of 407.
    const reason = status === 407 || status === 401 ? 'proxy-credentials' : 'unreachable';
    throw new ConnectError(reason, new Error(`the proxy answered ${status}`));
  } catch (error) {
    if (error instanceof ConnectError) throw error;
    const { reason, cause } = explainConnectError(error, connect.socket);
    throw new ConnectError(PROXY_REASONS[reason], new Error('no connection to the proxy', { cause }));
  }
}

/** Reads the final response to CONNECT after an interim one. */
async function finalStatus(socket: Socket, first: Buffer, signal: AbortSignal): Promise<number> {
  socket.unshift(first);
  let received = '';
  for await (const bytes of addAbortSignal(signal, socket).iterator({ destroyOnReturn: false })) {
    received += bytes.toString('latin1');
    const heads = received.split(/\r?\n\r?\n/).slice(0, -1);
    const [status] = heads.flatMap((head) => /^HTTP\/\d\.\d ([2-9]\d\d)/.exec(head)?.[1] ?? []);
    // A client speaks first, so nothing follows the final head.
    if (status !== undefined) return Number(status);
    if (received.length > MAX_HEAD_BYTES) {
      socket.destroy();
      throw new Error('the proxy sent too large a head');
    }
  }
  throw new Error('the proxy closed the connection');
}

/** A header with credentials of the scheme `Basic` (RFC 7617); none without a name and a password. */
export function basicHeader(
  header: string,
  name: string,
  password: string,
): Readonly<Record<string, string>> {
  if (name === '' && password === '') return {};
  return { [header]: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` };
}

/** The host as TLS takes it: none for an IP address, and no dot at its end (RFC 6066, 3). */
export function serverNameOf(host: string): string {
  return isIP(host) === 0 ? host.replace(/\.$/, '') : '';
}

/** The host as Node's resolver takes it: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}
