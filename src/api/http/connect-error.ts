import { TLSSocket } from 'node:tls';
import type { NetworkErrorReason } from '../errors.ts';

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
