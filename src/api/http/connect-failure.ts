import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { NetworkErrorReason } from '../errors.ts';

type ConnectReason = Extract<NetworkErrorReason, 'unreachable' | 'untrusted-certificate' | 'plain-http'>;

interface ConnectFailure {
  readonly reason: NetworkErrorReason;
  readonly cause: unknown;
}

/** There is no tunnel through the proxy. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
  readonly reason: NetworkErrorReason;

  constructor(reason: NetworkErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

const PROXY_REASONS: Readonly<Record<ConnectReason, NetworkErrorReason>> = {
  unreachable: 'unreachable',
  'untrusted-certificate': 'proxy-certificate',
  'plain-http': 'proxy-plain-http',
};

/** OpenSSL's errors about bytes that are not TLS. */
const NOT_TLS = /wrong version number|packet length too long/;

/** Whether the connection is made, including the TLS handshake. A socket that could not be opened is `pending`, not `connecting`. */
export function isConnected(socket: Socket): boolean {
  const handshakeDone =
    !(socket instanceof TLSSocket) || socket.authorized || Boolean(socket.authorizationError);
  return !socket.pending && handshakeDone;
}

/** Explains an error of a request without a connection. @param socket that of the request, if it has one */
export function connectFailure(error: unknown, socket: unknown): ConnectFailure {
  if (error instanceof ProxyError) return { reason: error.reason, cause: error };
  return directFailure(error, socket, 'server');
}

/** Explains an error of a CONNECT request without a connection. */
export function proxyFailure(error: unknown, socket: unknown): ProxyError {
  if (error instanceof ProxyError) return error;
  const { reason, cause } = directFailure(error, socket, 'proxy');
  return new ProxyError(PROXY_REASONS[reason], 'no connection to the proxy', { cause });
}

function directFailure(
  error: unknown,
  socket: unknown,
  peer: 'server' | 'proxy',
): ConnectFailure & { readonly reason: ConnectReason } {
  if (socket instanceof TLSSocket && socket.authorizationError)
    return { reason: 'untrusted-certificate', cause: error };
  if (error instanceof Error && NOT_TLS.test(error.message))
    return { reason: 'plain-http', cause: new Error(`the ${peer} speaks plain http on this port`) };
  return { reason: 'unreachable', cause: error };
}
