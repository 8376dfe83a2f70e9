import { ApiRefusal } from '../http/api-refusal.ts';
import { StorageRefusal } from '../http/storage-refusal.ts';
import { retryAfterHeader } from '../middleware/retry-after-header.ts';
import type { RetryAfterForm } from '../options.ts';
import type { Fault } from './faults.ts';

/** As little as `Retry-After` can say: in whole seconds, one. */
const WAIT_MS = 1;

type ServerError = 500 | 502 | 503 | 504;

const SERVER_ERRORS: readonly ServerError[] = [500, 502, 503, 504];

const API_WORDS: Readonly<Record<ServerError, string>> = {
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The codes of S3 for 500 and 503, "Error responses" in its API reference; for the others, words in their style. */
const STORAGE_CODES: Readonly<Record<ServerError, string>> = {
  500: 'InternalError',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
};

export interface RefusalSettings {
  readonly retryAfter: RetryAfterForm;
  readonly now: () => number;
}

/**
 * The refusal that a fault is: `429`, `5xx` and `expired` are, the others keep a whole answer from coming. A 503 says
 * `Retry-After` as a 429 does, but only where nothing was done: it would be a lie otherwise.
 */
export function faultRefusal(
  { name, when, share }: Fault,
  side: 'api' | 'storage',
  settings: RefusalSettings,
): ApiRefusal | StorageRefusal | undefined {
  if (name === 'expired') return new StorageRefusal(403, 'AccessDenied', 'Request has expired');
  if (name === '429') {
    return side === 'api'
      ? new ApiRefusal(429, 'Too Many Requests', 'Try again after a delay', notNow(settings))
      : new StorageRefusal(429, 'SlowDown', 'Please reduce your request rate.', notNow(settings));
  }
  if (name !== '5xx') return undefined;
  const status = SERVER_ERRORS[Math.floor(share * SERVER_ERRORS.length)] ?? 500;
  return serverError(status, side, status === 503 && when === 'before' ? notNow(settings) : {});
}

function serverError(
  status: ServerError,
  side: 'api' | 'storage',
  headers: Readonly<Record<string, string>>,
): ApiRefusal | StorageRefusal {
  const message = 'A fault that the emulator was told to have';
  return side === 'api'
    ? new ApiRefusal(status, API_WORDS[status], message, headers)
    : new StorageRefusal(status, STORAGE_CODES[status], message, headers);
}

function notNow({ retryAfter, now }: RefusalSettings): Record<string, string> {
  const header = retryAfterHeader(retryAfter, WAIT_MS, now());
  return header === undefined ? {} : { 'Retry-After': header };
}
