import { locationOf } from '../../../api/errors.ts';
import { parseHttpDate, retryAfterMs } from '../../../api/header-dates.ts';
import { causeChain } from '../../../support/error-text.ts';

const NETWORK_ADVICE =
  'Nothing to do, unless a proxy or a firewall keeps the runner from GitHub, or it has an outage: see githubstatus.com.';
const LIMIT_ADVICE =
  'Record fewer exports at a time: GitHub limits how many are created per minute and per hour.';
const PERMISSION_ADVICE =
  'Give the job `permissions: deployments: write`. Runs from forks and from Dependabot do not get it.';
/** The token has created a deployment, so it is not the reason. */
const ONE_DEPLOYMENT_ADVICE =
  'The token has created other deployments. Check the rules of this environment, and that the deployment was not deleted.';
const ADVICE: Readonly<Record<number, string>> = {
  401: 'Give `github.token` as `github-token`, or another token that has not expired.',
  403: PERMISSION_ADVICE,
  404: PERMISSION_ADVICE,
  // https://docs.github.com/rest/deployments/deployments#create-a-deployment
  409: 'Resolve what GitHub names: the commit conflicts with the default branch, or its commit statuses did not all succeed.',
  422: 'Check `environment`.',
};

/** GitHub's advice for a refusal that does not say how long it lasts. */
const UNNAMED_LIMIT_MS = 60_000;
/** GitHub's words for its limits: primary, secondary, and, before 2021 and on its servers for companies, for abuse. */
const LIMIT_WORDS = /rate limit|abuse detection/i;

/** An error that knows what to do. */
export class DeploymentError extends Error {
  readonly advice: string;
  /** The status of GitHub's response; 0 if there is none. */
  readonly status: number;
  /** How long GitHub asks to wait, in milliseconds, if it refused the request for its limits. */
  readonly limitMs: number | undefined;

  constructor(message: string, advice: string = NETWORK_ADVICE, status = 0, limitMs?: number) {
    super(message);
    this.advice = advice;
    this.status = status;
    this.limitMs = limitMs;
  }
}

/** An error of Octokit. Without a response the network failed: `status` is 500, and `cause` says how. */
interface OctokitError extends Error {
  readonly status: number;
  readonly request: { readonly url: string };
  readonly response?: { readonly headers: Readonly<Record<string, string>> };
}

/**
 * What is wrong, and what to do. The message may quote a whole HTML page.
 *
 * @param hasCreated whether GitHub has created a deployment with this token
 * @param wallMs now, in milliseconds since the epoch, if the response has no date
 */
export function toDeploymentError(error: unknown, hasCreated = false, wallMs = 0): DeploymentError {
  if (error instanceof DeploymentError) return error;
  if (!isOctokitError(error))
    return new DeploymentError(causeChain(error).join(': '), 'Please report it with this message.');
  const { status, message, response } = error;
  const request = `POST ${locationOf(new URL(error.request.url))}`;
  if (!response) return new DeploymentError(`${request}: ${causeChain(error.cause).join(': ')}`);
  const isOne = hasCreated && [403, 404].includes(status);
  const advice = isOne ? ONE_DEPLOYMENT_ADVICE : ADVICE[status];
  const waitMs = [403, 429].includes(status) ? limitMs(error, response.headers, wallMs) : undefined;
  const text = `${request} answered ${status}: ${message}`;
  return new DeploymentError(text, waitMs === undefined ? advice : LIMIT_ADVICE, status, waitMs);
}

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function limitMs(
  { status, message }: OctokitError,
  { date, 'retry-after': wait, ...headers }: Readonly<Record<string, string>>,
  wallMs: number,
): number | undefined {
  const nowMs = parseHttpDate(date) ?? wallMs;
  const isUsedUp = headers['x-ratelimit-remaining'] === '0';
  const resetMs = isUsedUp ? Number(headers['x-ratelimit-reset']) * 1000 - nowMs : Number.NaN;
  const namedMs = retryAfterMs(wait === undefined ? [] : [wait], nowMs) ?? resetMs;
  if (!Number.isNaN(namedMs)) return Math.max(0, namedMs);
  const isLimit = status === 429 || isUsedUp || wait !== undefined || LIMIT_WORDS.test(message);
  return isLimit ? UNNAMED_LIMIT_MS : undefined;
}

function isOctokitError(error: unknown): error is OctokitError {
  return error instanceof Error && 'status' in error && 'request' in error;
}
