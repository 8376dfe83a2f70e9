import type { FailureKind } from '../retry/decide.ts';
import { causeChain } from '../support/error-text.ts';
import { type ErrorBody, formatErrorBody } from './error-body.ts';
import { redactUntrusted } from './redaction/untrusted-text.ts';
import { isPassingTrouble, saysExpired } from './storage-dialects.ts';

/** What a request to the service asks for. */
export interface Operation {
  /** With the path prefix, and without a trailing slash. */
  readonly baseUrl: string;
  /** Below `baseUrl`, with a leading slash. */
  readonly path: string;
}

export interface FailedRequest {
  readonly method: string;
  /** Origin and path of the URL, those of the storage redacted. */
  readonly location: string;
  /** The operation of the service, below `base-url`; absent for the storage. */
  readonly operation?: Operation | undefined;
  /** Host and port of the proxy that the request went through, if any. */
  readonly proxy?: string | undefined;
  /** Something in front of the service answered: with a web page, or a redirect to another host. */
  readonly isInFront?: boolean | undefined;
  /** Whether the service has answered another request before, so that `base-url` is right. */
  readonly isKnownService?: boolean | undefined;
  /** Whether the token has quotes around it. They are sent. */
  readonly isTokenQuoted?: boolean | undefined;
}

/** Origin and path of a URL. Its query may hold a signature. */
export function locationOf(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

/** A request without the expected response. Its message is one line and holds no secret. */
export abstract class RequestError extends Error {
  readonly request: FailedRequest;

  /** @param outcome the end of the message, directly after method and location */
  constructor(request: FailedRequest, outcome: string, options?: ErrorOptions) {
    super(`${request.method} ${request.location}${outcome}`, options);
    this.request = request;
  }
}

/** A file that cannot be read, or that changed after it was found. */
export class AssetFileError extends Error {
  override readonly name = 'AssetFileError';
  /** That of the system, or `changed`. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Why there is no response, and what that means for the request. What is `permanent` holds for every request to the server. */
export const NETWORK_FAILURES = {
  unreachable: 'unreachable', // The connection did not stand when the request failed or was aborted, so nothing was sent.
  'proxy-unreachable': 'unreachable', // There is no connection to the proxy.
  'proxy-limits': 'throttled', // The proxy opens no tunnel for now.
  'untrusted-certificate': 'permanent', // The server's certificate is not trusted.
  'client-certificate': 'permanent', // The server demands a certificate of the client, and processed nothing.
  'plain-http': 'permanent', // What answers does not speak TLS, so it may expect `http:`.
  'proxy-certificate': 'permanent', // The same as `untrusted-certificate`, for the proxy.
  'proxy-plain-http': 'permanent', // The same as `plain-http`, for the proxy.
  'proxy-credentials': 'permanent', // The proxy wants other credentials.
  'proxy-unusable': 'permanent', // The environment variable for the proxy can't be used.
  'proxy-forbids': 'permanent', // The proxy opens no tunnel to this host.
  timeout: 'transient', // There was too little progress.
  broken: 'transient', // The connection was closed before the response was complete.
  unparsable: 'transient', // What came back is no HTTP/1.1.
  cancelled: 'transient', // The action aborted the request.
} as const satisfies Readonly<Record<string, FailureKind>>;

export type NetworkErrorReason = keyof typeof NETWORK_FAILURES;

/** No response, or an incomplete one. `cause` is Node's error, or what the proxy answered. */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError';
  readonly reason: NetworkErrorReason;
  readonly kind: FailureKind;
  /** Those of `cause`. */
  readonly words: string;
  /** The wait that the proxy asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  /** @param redact removes secrets of the run from the texts of `cause` */
  constructor(
    reason: NetworkErrorReason,
    request: FailedRequest,
    cause: unknown,
    redact = (text: string): string => text,
    retryAfterMs?: number | undefined,
  ) {
    const chain = causeChain(cause).map((text) => redactUntrusted(redact(text)));
    const words = chain.join(': ');
    super(request, `: ${words}`, { cause });
    this.reason = reason;
    this.kind = NETWORK_FAILURES[reason];
    this.words = words;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A response of the service that is not 2xx, or a 2xx whose body lacks required fields. */
export class ServiceError extends RequestError {
  override readonly name = 'ServiceError';
  readonly status: number;
  /** Distinguishes responses with the same status: the body's `error`, or the problem of a 2xx. May be empty. */
  readonly code: string;
  readonly problem: string;

  /** @param problem the end of the message: `answered 500: <problem>` */
  constructor(request: FailedRequest, status: number, problem: string, code = problem) {
    super(request, ` answered ${status}: ${problem}`);
    this.status = status;
    this.code = code;
    this.problem = problem;
  }
}

/** The storage's response to a PUT is not 2xx. That request carries no token. */
export class StorageRefusedError extends RequestError {
  override readonly name = 'StorageRefusedError';
  readonly status: number;
  readonly storageError: ErrorBody;
  readonly #urlExpired: boolean;

  /** @param urlExpired whether the upload URL names an expiry that lies before the response */
  constructor(location: string, status: number, body: ErrorBody, urlExpired = false) {
    super({ method: 'PUT', location }, ` answered ${status}: ${formatErrorBody(body)}`);
    this.status = status;
    this.storageError = body;
    this.#urlExpired = urlExpired;
  }

  /** The storage's words, without the address. */
  get words(): string {
    return formatErrorBody(this.storageError, '');
  }

  /**
   * Whether the upload URL expired, so that a new one may help (the contract, *Failures*). The words decide, whatever the 4xx status.
   * Some storages don't say it (Ceph RGW): then the URL's own expiry does, if the status is about the request as a whole.
   */
  get expired(): boolean {
    if (this.status < 400 || this.status >= 500) return false;
    if (saysExpired(this.words)) return true;
    return [400, 401, 403].includes(this.status) && this.#urlExpired && !this.isPassing;
  }

  /** Whether it is a passing trouble that the storage answers with 4xx. */
  get isPassing(): boolean {
    return isPassingTrouble(this.status, this.storageError.code ?? '');
  }
}

/** Whether an error is a 401 or 403 of the service. */
export function isAuthError(error: unknown): error is ServiceError {
  return error instanceof ServiceError && (error.status === 401 || error.status === 403);
}

/**
 * Whether an error holds for every request to its server, so that the run stops (the contract, *What is tried again*): the token, the
 * proxy, a certificate, no TLS; and a service without upload URLs at this address.
 */
export function concernsEveryRequest(error: unknown): boolean {
  if (error instanceof NetworkError) return error.kind === 'permanent';
  if (isAuthError(error)) return true;
  if (!(error instanceof ServiceError) || error.request.operation?.path !== '/storage/urls') return false;
  return [404, 405].includes(error.status) || (error.status >= 300 && error.status < 400);
}
