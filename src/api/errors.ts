import { causeChain } from '../support/errors.ts';
import { quoteOutsideText } from '../support/redact.ts';
import { RequestError } from './request-error.ts';

/**
 * - `unreachable`: no connection came about, so nothing was sent
 * - `untrusted-certificate`: the other side's certificate is not trusted
 * - `timeout`: no progress for the idle time
 * - `broken`: the connection ended before the answer was whole
 * - `cancelled`: ended from here
 */
export type NetworkErrorReason = 'unreachable' | 'untrusted-certificate' | 'timeout' | 'broken' | 'cancelled';

/** No answer, or not a whole one. `cause` is what Node said. */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError';
  readonly reason: NetworkErrorReason;
  /** Host and port of the proxy that the request went through, if any. */
  readonly proxy: string | undefined;

  constructor(
    reason: NetworkErrorReason,
    request: { method: string; location: string; proxy?: string | undefined },
    cause: unknown,
  ) {
    const causes = causeChain(cause).map(quoteOutsideText).join(': ');
    super(`${request.method} ${request.location}: ${causes}`, request, { cause });
    this.reason = reason;
    this.proxy = request.proxy;
  }
}
