import { causeChain } from '../support/errors.ts';
import { redactUntrusted } from '../support/redact.ts';
import { type ErrorBody, formatErrorBody, type StorageErrorBody } from './error-body.ts';

/** Any request that did not bring what was asked for. Its message is one line and holds no secret. */
export abstract class RequestError extends Error {
  readonly method: string;
  /** Origin and path of the address. */
  readonly location: string;

  constructor(message: string, request: { method: string; location: string }, options?: ErrorOptions) {
    super(message, options);
    this.method = request.method;
    this.location = request.location;
  }
}

/** A file that can't be read as it was found: it vanished, changed its size, or may not be read. */
export class AssetFileError extends Error {
  override readonly name = 'AssetFileError';
}

/** A request that was not sent, or was ended, because the run was stopped. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';

  constructor() {
    super('The run was stopped before this was done');
  }
}

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
    const causes = causeChain(cause).map(redactUntrusted).join(': ');
    super(`${request.method} ${request.location}: ${causes}`, request, { cause });
    this.reason = reason;
    this.proxy = request.proxy;
  }
}

const REQUIRED_SCOPE = /(?:required scope|Required): *([\w.*-]+(?::[\w.*-]+)+)/;

/** 403: the token lacks a scope, named by either form of the body (service spec part 7). */
export class PermissionDeniedError extends RequestError {
  override readonly name = 'PermissionDeniedError';
  /** The missing scope, `<resource>:<action>`; `undefined` where the body names none. */
  readonly scope: string | undefined;

  constructor(request: { method: string; location: string }, words: ErrorBody) {
    super(`${request.method} ${request.location} answered 403: ${formatErrorBody(words)}`, request);
    this.scope = REQUIRED_SCOPE.exec(words.message ?? '')?.[1];
  }
}

/** 429: too many requests (service spec part 7). */
export class RateLimitedError extends RequestError {
  override readonly name = 'RateLimitedError';

  constructor(request: { method: string; location: string }) {
    super(`${request.method} ${request.location} answered 429: too many requests`, request);
  }
}

/** Any other answer that is not 2xx, or a 2xx whose body lacks what the spec shows for it. */
export class ServiceError extends RequestError {
  override readonly name = 'ServiceError';
  readonly status: number;
  /** What tells this answer from others of its status: the body's `error`, or what a 2xx lacks; may be empty. */
  readonly code: string;

  /** @param what what is wrong, to follow the status: `answered 500: <what>` */
  constructor(request: { method: string; location: string }, status: number, what: string, code = what) {
    super(`${request.method} ${request.location} answered ${status}: ${what}`, request);
    this.status = status;
    this.code = code;
  }
}

/** The storage answered a PUT with anything but 2xx. The token was not part of that request. */
export class StorageRefusedError extends RequestError {
  override readonly name = 'StorageRefusedError';
  readonly status: number;
  readonly storageError: StorageErrorBody;

  constructor(location: string, status: number, refusal: StorageErrorBody) {
    const said = [refusal.code, refusal.message].filter((word) => word !== undefined).join(': ');
    super(`PUT ${location} answered ${status}: ${said || 'no explanation was given'}`, {
      method: 'PUT',
      location,
    });
    this.status = status;
    this.storageError = refusal;
  }

  /**
   * Whether the address had expired, so that a new one may do: S3 says it in the message, others in the code. The
   * credentials that signed it may have expired as well, for which S3 has a 400.
   */
  get expired(): boolean {
    if (this.status === 400 && this.storageError.code === 'ExpiredToken') return true;
    return this.status === 403 && /expired/i.test(`${this.storageError.code} ${this.storageError.message}`);
  }
}

/** 401: the token is missing, expired or invalid (service spec part 7). */
export class TokenRejectedError extends RequestError {
  override readonly name = 'TokenRejectedError';

  constructor(request: { method: string; location: string }, words: ErrorBody) {
    super(`${request.method} ${request.location} answered 401: ${formatErrorBody(words)}`, request);
  }
}

/** A bug of ours: something was thrown that nobody expects. The original is the `cause`. */
export class UnexpectedError extends Error {
  override readonly name = 'UnexpectedError';

  constructor(cause: unknown) {
    super(describe(cause), { cause });
  }
}

function describe(cause: unknown): string {
  if (typeof cause === 'string' && cause !== '') return cause;
  if (!(cause instanceof Error)) return 'something was thrown that is not an error';
  return cause.message === '' ? cause.name : `${cause.name}: ${cause.message}`;
}
