import type { CallFailure } from '../../api/call.ts';
import {
  AssetFileError,
  CancelledError,
  NetworkError,
  type NetworkErrorReason,
  PermissionDeniedError,
  RateLimitedError,
  type RequestError,
  ServiceError,
  StorageRefusedError,
  TokenRejectedError,
} from '../../api/errors.ts';
import type { RetryLimits } from '../../retry/decide.ts';
import { formatDuration, plural } from '../../support/format.ts';
import { serviceAdvice } from './service-advice.ts';

/** The fixed titles of error annotations. The first ten are the contract's. */
export type FailureTitle =
  | 'Invalid input'
  | 'No files found'
  | 'Token rejected (401)'
  | 'Permission denied (403)'
  | 'Rate limited (429)'
  | 'Storage refused the upload'
  | 'Service error'
  | 'Network failure'
  | 'Cancelled'
  | 'File not readable'
  | 'Manifest not written'
  | 'Outputs not written'
  | 'Emulator not started'
  | 'Unexpected error';

/** A failure in words. */
export interface Explanation {
  readonly title: FailureTitle;
  /** Equal for failures of the same cause, whatever file they befell. */
  readonly cause: string;
  readonly what: string;
  readonly advice: string;
}

export interface ExplainContext {
  readonly limits: RetryLimits;
  /** Whether the action has no `concurrency` that could be lowered. */
  readonly oneAtATime?: boolean;
}

const NEW_TOKEN =
  "Make a new one in the service's developer area, under tokens, and store it in the secret behind `token`.";

/** What happened and what to do, in sentences. `undefined` for what was only stopped by something else. */
export function explainFailure(failure: CallFailure, context: ExplainContext): Explanation | undefined {
  const { error } = failure;
  const tried = formatEffort(failure, context.limits);
  if (error instanceof CancelledError) return undefined;
  if (error instanceof NetworkError && error.reason === 'cancelled') return undefined;
  if (error instanceof TokenRejectedError) {
    const what = `The service does not accept the token: it is missing, expired or invalid. ${asSentence(error.message)}`;
    return { title: 'Token rejected (401)', cause: '401', what, advice: NEW_TOKEN };
  }
  if (error instanceof PermissionDeniedError) {
    const { scope } = error;
    const advice =
      scope === undefined
        ? 'Check that the token belongs to this organization and has the scopes that it needs (developer area, tokens).'
        : `Give the token the scope \`${scope}\` (developer area, tokens), or use one that has it.`;
    const lacks =
      scope === undefined ? 'The service refuses this token.' : `The token lacks the scope \`${scope}\`.`;
    return {
      title: 'Permission denied (403)',
      cause: '403',
      what: `${lacks} ${asSentence(error.message)}`,
      advice,
    };
  }
  if (error instanceof RateLimitedError) {
    const one = context.oneAtATime ? 'Run again later' : 'Run again later, lower `concurrency`';
    const advice = `${one}, or raise \`max-attempts\` and \`max-retry-wait\`.`;
    const cause = `${error.location} ${failure.because}`;
    return { title: 'Rate limited (429)', cause, what: `${asSentence(error.message)}${tried}`, advice };
  }
  if (error instanceof StorageRefusedError) {
    const cause = `${error.status} ${error.storageError.code} ${failure.because}`;
    const what = `The storage refused it. ${asSentence(error.message)}${tried}`;
    return { title: 'Storage refused the upload', cause, what, advice: storageAdvice(error) };
  }
  if (error instanceof ServiceError) {
    const advice = isUnknown(failure) ? checkServiceFirst(error) : serviceAdvice(error);
    return {
      title: 'Service error',
      // Its words may name a request or a file, which would make a cause of each.
      cause: `${error.method} ${error.location} ${error.status} ${error.code}`,
      what: `${asSentence(error.message)}${tried}`,
      advice,
    };
  }
  if (error instanceof NetworkError) {
    const proxy = error.proxy === undefined ? '' : ` The request went through the proxy ${error.proxy}.`;
    const advice = (isUnknown(failure) ? checkServiceFirst(error) : NETWORK_ADVICE[error.reason]) + proxy;
    const cause = error.message.slice(error.message.indexOf(': '));
    return { title: 'Network failure', cause, what: `${asSentence(error.message)}${tried}`, advice };
  }
  if (error instanceof AssetFileError) {
    const advice = 'Check that nothing writes to the files, or removes them, while they are uploaded.';
    const cause = error.message.replace(/\d+/g, '0');
    return { title: 'File not readable', cause, what: `${asSentence(error.message)}`, advice };
  }
  const advice = 'This is a bug in the action: please report it with this message.';
  return { title: 'Unexpected error', cause: error.message, what: `${asSentence(error.message)}`, advice };
}

/** The message ends with words from outside, which may or may not end with a full stop. */
function asSentence(message: string): string {
  return `${message.replace(/[.\s]+$/, '')}.`;
}

function checkServiceFirst({ location }: RequestError): string {
  const what = location.endsWith('/games') ? 'created' : 'triggered';
  return `It may have been ${what}: look in the service before you run it again.`;
}

const NETWORK_ADVICE: Readonly<Record<NetworkErrorReason, string>> = {
  unreachable:
    'Check that this runner may reach the host, and where it is the one in `base-url`, that this is right.',
  'untrusted-certificate':
    'Behind a private certificate authority, point NODE_EXTRA_CA_CERTS at its certificate; else check the address, and whether the certificate is for it and still valid.',
  timeout: 'Run again, or raise `request-timeout` where the other side is slow.',
  broken: 'Run again; where it stays, something between this runner and the host ends connections.',
  cancelled: '',
};

function isUnknown({ because }: CallFailure): boolean {
  return because === 'may-have-been-done';
}

function formatEffort({ because, effort }: CallFailure, { maxRetryWaitMs }: RetryLimits): string {
  const { attempts, waitedMs, retryAfterMs } = effort;
  const soFar = `Tried ${plural(attempts, 'time')}, with ${formatDuration(waitedMs)} of waiting in between.`;
  if (because === 'wait-too-long' && retryAfterMs !== undefined) {
    const asked = `${Math.ceil(retryAfterMs / 1000)} s`;
    return ` It asked for a wait of ${asked}, and \`max-retry-wait\` allows ${maxRetryWaitMs / 1000} s. ${soFar}`;
  }
  return attempts > 1 || because === 'attempts-exhausted' ? ` ${soFar}` : '';
}

function storageAdvice({ storageError, expired, status }: StorageRefusedError): string {
  if (expired) return 'The address expired before the upload began, twice: check the clock of this runner.';
  if (storageError.code === 'SignatureDoesNotMatch') {
    return 'The address was signed for another request: look for a proxy that rewrites headers, or report it to the service.';
  }
  if (status === 413 || storageError.code === 'EntityTooLarge')
    return 'The file is larger than the storage takes.';
  if (status >= 300 && status < 400)
    return 'It answered with a redirect, which is not followed. Report it to the service.';
  return status >= 500 || status === 429
    ? 'Run again; where it stays, report it to the service with this message.'
    : "Check the file's size and content type; where both are right, report it to the service with this message.";
}
