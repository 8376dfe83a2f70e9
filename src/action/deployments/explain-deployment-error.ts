import { locationOf } from '../../api/errors.ts';
import type { Secrets } from '../../api/redaction/secrets.ts';
import { redactUntrusted } from '../../api/redaction/untrusted-text.ts';
import { causeChain } from '../../support/errors.ts';

const NETWORK_ADVICE = 'Nothing to do, unless a proxy or a firewall keeps the runner from GitHub.';
const PERMISSION_ADVICE =
  'Give the job `permissions: deployments: write`. Runs from forks and from Dependabot do not get it.';
const ADVICE: Readonly<Record<number, string>> = {
  401: 'Give `github.token` as `github-token`, or another token that has not expired.',
  403: PERMISSION_ADVICE,
  404: PERMISSION_ADVICE,
  422: 'Check `environment`.',
};

/** An error that knows what to do. */
export class DeploymentError extends Error {
  readonly advice: string;

  constructor(message: string, advice: string = NETWORK_ADVICE) {
    super(message);
    this.advice = advice;
  }
}

/** An error of Octokit. Without a response the network failed, and `cause` says how. */
interface RequestError extends Error {
  readonly status: number;
  readonly request: { readonly url: string };
  readonly response?: { readonly headers: Readonly<Record<string, unknown>> };
}

/** Explains why a deployment was not recorded. The response may be a whole HTML page. */
export function explainDeploymentError(error: unknown, secrets: Secrets): { what: string; advice: string } {
  const { message, advice } = toDeploymentError(error);
  return { what: redactUntrusted(secrets.redact(message)), advice };
}

/** What is wrong, and what to do. */
export function toDeploymentError(error: unknown): DeploymentError {
  if (error instanceof DeploymentError) return error;
  if (error instanceof DOMException) return new DeploymentError('GitHub did not respond in time.');
  if (!isRequestError(error))
    return new DeploymentError(causeChain(error).join(': '), 'Please report it with this message.');
  const { status, message } = error;
  const request = `POST ${locationOf(new URL(error.request.url))}`;
  if (!error.response) return new DeploymentError(`${request}: ${causeChain(error.cause).join(': ')}`);
  const advice = isRateLimit(error)
    ? 'Record fewer exports at a time: GitHub limits how many are created per minute and per hour.'
    : (ADVICE[status] ?? 'Nothing to do if GitHub has an outage: see githubstatus.com.');
  return new DeploymentError(`${request} answered ${status}: ${message}`, advice);
}

/** Whether GitHub refuses every other request too. */
export function isForbidden(error: unknown): boolean {
  return isRequestError(error) && [401, 403, 404].includes(error.status) && !isRateLimit(error);
}

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
export function isRateLimit(error: unknown): error is RequestError {
  if (!isRequestError(error) || ![403, 429].includes(error.status)) return false;
  const { 'retry-after': wait, 'x-ratelimit-remaining': remaining } = error.response?.headers ?? {};
  return error.status === 429 || wait !== undefined || remaining === '0' || /rate limit/i.test(error.message);
}

function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && 'status' in error && 'request' in error;
}
