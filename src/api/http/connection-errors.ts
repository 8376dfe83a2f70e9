import { TLSSocket } from 'node:tls';
import { errorCode } from '../../support/error-text.ts';
import type { NetworkErrorReason } from '../errors.ts';

// What Node's errors of connections mean.

/** Why there is no response. `cause` is what people are told. */
export class NoResponse extends Error {
  readonly reason: NetworkErrorReason;
  /** The wait that a proxy asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: NetworkErrorReason, cause: unknown, retryAfterMs?: number | undefined) {
    super('no response', { cause });
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

/** OpenSSL's errors about bytes that are not TLS. */
const NOT_TLS = /wrong version number|packet length too long/;
/** OpenSSL's words for alerts of a server (RFC 8446, 6.2) that misses a certificate of the client, or rejects that it has none. */
const NO_CLIENT_CERTIFICATE =
  /alert (?:handshake failure|bad certificate|certificate (?:required|unknown)|access denied)/;

/** Explains an error of a connection that was not made. @param socket that of the connection, if it has one */
export function explainConnectError(error: unknown, socket: unknown): NoResponse {
  const message = String(error);
  if (socket instanceof TLSSocket && socket.authorizationError)
    return new NoResponse('untrusted-certificate', error);
  if (NOT_TLS.test(message)) return new NoResponse('plain-http', new Error('what answered speaks no TLS'));
  // Up to TLS 1.2 such an alert may be about anything, unless the server has sent its own certificate before.
  if (NO_CLIENT_CERTIFICATE.test(message) && hasCertificate(socket))
    return new NoResponse('client-certificate', error);
  const closed = isClosed(error) ? new Error('the connection was closed while connecting') : error;
  return new NoResponse('unreachable', noHttp(error) ?? closed);
}

/** For an error of Node's parser. A proxy may send what is no HTTP while the connection is made. */
function noHttp(error: unknown): Error | undefined {
  const isUnparsable = errorCode(error)?.startsWith('HPE_');
  return isUnparsable ? new Error('the response is no valid HTTP/1.1', { cause: error }) : undefined;
}

function hasCertificate(socket: unknown): boolean {
  // It is null once the socket is destroyed, and empty without one.
  return socket instanceof TLSSocket && Object.keys({ ...socket.getPeerCertificate() }).length > 0;
}

/** Explains an error of a connection that stood. */
export function explainBrokenError(error: unknown): NoResponse {
  const unparsable = noHttp(error);
  if (unparsable) return new NoResponse('unparsable', unparsable);
  // With TLS 1.3 the server says so after the client has begun to send, and reads nothing of it.
  const isRefused = error instanceof Error && NO_CLIENT_CERTIFICATE.test(error.message);
  return new NoResponse(isRefused ? 'client-certificate' : 'broken', error);
}

/** Whether an error says that the other side has closed the connection. */
export function isClosed(error: unknown): boolean {
  return ['ECONNRESET', 'ECONNABORTED', 'EPIPE'].includes(errorCode(error) ?? '');
}
