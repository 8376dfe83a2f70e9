import { NetworkError } from '../../api/errors.ts';
import type { Secrets } from '../../api/redaction/secrets.ts';
import { causeChain } from '../../support/errors.ts';
import { truncate } from '../../support/text.ts';
import { DeploymentsImpossibleError, GitHubResponseError, GitHubTimeoutError } from './deployment-client.ts';

/** Why something about a deployment was not recorded, in words. */
export interface ExplainedDeploymentError {
  /** Troubles with the same one are told together. */
  readonly cause: string;
  readonly what: string;
  /** What to do. */
  readonly advice: string;
  /** What is not tried any more: `statuses` are of deployments that there are already. */
  readonly forbids: 'nothing' | 'new deployments' | 'deployments and statuses';
}

/** An answer may be a whole page. */
const MAX_MESSAGE_LENGTH = 300;

/**
 * What an error of a request about a deployment means for the run.
 *
 * @param secrets taken out of what GitHub says, before any of it is left out: half a token is one still
 */
export function explainDeploymentError(error: unknown, secrets: Secrets): ExplainedDeploymentError {
  if (error instanceof DeploymentsImpossibleError) {
    const { message: what, advice } = error;
    return { cause: 'impossible', what, advice, forbids: 'deployments and statuses' };
  }
  if (error instanceof GitHubResponseError) return explainResponse(error, secrets);
  if (error instanceof NetworkError || error instanceof GitHubTimeoutError) {
    const what = secrets.redact(error.message);
    const advice = 'Nothing to do, unless a proxy or a firewall keeps the runner from GitHub.';
    // What is slow costs each export its time; what breaks is over at once, and may be better the next time.
    const forbids = error instanceof GitHubTimeoutError ? 'new deployments' : 'nothing';
    return { cause: 'network', what, advice, forbids };
  }
  const what = secrets.redact(causeChain(error).join(': '));
  return { cause: 'unexpected', what, advice: 'Please report it with this message.', forbids: 'nothing' };
}

function explainResponse(error: GitHubResponseError, secrets: Secrets): ExplainedDeploymentError {
  const { status, message, location } = error;
  const what = `POST ${location} answered ${status}: ${truncate(secrets.redact(message), MAX_MESSAGE_LENGTH)}`;
  if (isRateLimit(error)) {
    const advice = 'Record fewer exports at a time: GitHub limits how much is created a minute and an hour.';
    return { cause: 'rate limit', what, advice, forbids: 'new deployments' };
  }
  switch (status) {
    case 401: {
      const advice = 'Give `github.token` as `github-token`, or another token that has not expired.';
      return { cause: 'token', what, advice, forbids: 'deployments and statuses' };
    }
    case 403:
    case 404: {
      const advice =
        'Give the job `permissions: deployments: write`. Runs from forks and from Dependabot do not get it.';
      return { cause: 'permission', what, advice, forbids: 'deployments and statuses' };
    }
    case 422:
      return { cause: '422', what, advice: 'Look at `environment`.', forbids: 'nothing' };
    default: {
      const advice = 'Nothing to do if it was a disturbance: githubstatus.com knows them.';
      return { cause: String(status), what, advice, forbids: 'nothing' };
    }
  }
}

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit({ status, message, headers }: GitHubResponseError): boolean {
  if (status === 429) return true;
  const { 'retry-after': wait, 'x-ratelimit-remaining': remaining } = headers;
  return status === 403 && (wait !== undefined || remaining === '0' || /rate limit/i.test(message));
}
