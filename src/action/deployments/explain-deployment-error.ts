import { NetworkError } from '../../api/errors.ts';
import type { Secrets } from '../../api/redaction/secrets.ts';
import { causeChain } from '../../support/errors.ts';
import { truncate } from '../../support/text.ts';
import { DeploymentsImpossibleError, GitHubResponseError, GitHubTimeoutError } from './deployment-client.ts';

export interface ExplainedDeploymentError {
  /** Errors with the same cause share one warning. */
  readonly cause: string;
  readonly what: string;
  readonly advice: string;
  /** Requests that are not sent any more after this error. */
  readonly stops: 'nothing' | 'new deployments' | 'deployments and statuses';
}

/** The response may be a whole HTML page. */
const MAX_MESSAGE_LENGTH = 300;

/** Explains why a deployment was not recorded. Redacts secrets before it truncates: part of a token is still a secret. */
export function explainDeploymentError(error: unknown, secrets: Secrets): ExplainedDeploymentError {
  if (error instanceof DeploymentsImpossibleError) {
    const { message: what, advice } = error;
    return { cause: 'impossible', what, advice, stops: 'deployments and statuses' };
  }
  if (error instanceof GitHubResponseError) return explainResponse(error, secrets);
  if (error instanceof NetworkError || error instanceof GitHubTimeoutError) {
    const what = secrets.redact(error.message);
    const advice = 'Nothing to do, unless a proxy or a firewall keeps the runner from GitHub.';
    // A timeout delays every export, so it stops new deployments. A broken connection costs no time.
    const stops = error instanceof GitHubTimeoutError ? 'new deployments' : 'nothing';
    return { cause: 'network', what, advice, stops };
  }
  const what = secrets.redact(causeChain(error).join(': '));
  return { cause: 'unexpected', what, advice: 'Please report it with this message.', stops: 'nothing' };
}

function explainResponse(error: GitHubResponseError, secrets: Secrets): ExplainedDeploymentError {
  const { message, location, response } = error;
  const { status } = response;
  const what = `POST ${location} answered ${status}: ${truncate(secrets.redact(message), MAX_MESSAGE_LENGTH)}`;
  const explain = (cause: string, stops: ExplainedDeploymentError['stops'], advice: string) => {
    return { cause, what, advice, stops };
  };
  if (isRateLimit(error)) {
    const advice =
      'Record fewer exports at a time: GitHub limits how many are created per minute and per hour.';
    return explain('rate limit', 'new deployments', advice);
  }
  if (status === 401) {
    const advice = 'Give `github.token` as `github-token`, or another token that has not expired.';
    return explain('token', 'deployments and statuses', advice);
  }
  if (status === 403 || status === 404) {
    const advice =
      'Give the job `permissions: deployments: write`. Runs from forks and from Dependabot do not get it.';
    return explain('permission', 'deployments and statuses', advice);
  }
  if (status === 422) return explain('422', 'nothing', 'Check `environment`.');
  const advice = 'Nothing to do if GitHub has an outage: see githubstatus.com.';
  return explain(String(status), 'nothing', advice);
}

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit({ message, response: { status, headers } }: GitHubResponseError): boolean {
  if (status === 429) return true;
  const { 'retry-after': wait, 'x-ratelimit-remaining': remaining } = headers;
  return status === 403 && (wait !== undefined || remaining === '0' || /rate limit/i.test(message));
}
