import { type HttpRequest, type HttpResponse, HttpTransport } from '../../api/http/transport.ts';
import { formatDuration } from '../../support/format.ts';
import { isRecord } from '../../support/json.ts';
import { redactUrl } from '../../support/redact.ts';
import { VERSION } from '../../support/runtime.ts';
import type { RunOrigin } from '../run-origin.ts';

/** GitHub rejects longer descriptions. */
export const MAX_DESCRIPTION_LENGTH = 140;

export interface NewStatus {
  readonly state: 'in_progress' | 'success' | 'failure' | 'error';
  /** At most 140 characters. */
  readonly description: string;
  /** Whether a success makes all earlier deployments to the same environment inactive. */
  readonly replacesEarlier?: boolean;
}

/** The run has no commit to deploy, or the address of GitHub's API is not safe for a token. */
export class DeploymentsImpossibleError extends Error {
  override readonly name = 'DeploymentsImpossibleError';
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}

/** GitHub responded with a status other than 2xx. The message is untrusted text, perhaps a whole HTML page. */
export class GitHubResponseError extends Error {
  override readonly name = 'GitHubResponseError';
  readonly response: HttpResponse;
  /** Origin and path. */
  readonly location: string;

  constructor(location: string, response: HttpResponse) {
    super(errorMessage(response.body.toString('utf8')));
    this.location = location;
    this.response = response;
  }
}

/** GitHub's REST API for the deployments of one commit (docs.github.com/rest/deployments). */
export class DeploymentClient {
  readonly #transport: HttpTransport;
  readonly #token: string;
  readonly #deploymentsUrl: string;
  readonly #commit: string;
  readonly #runUrl: string | undefined;

  /** @throws DeploymentsImpossibleError */
  constructor(token: string, { repository, commit, runUrl }: RunOrigin, env: NodeJS.ProcessEnv) {
    if (!repository?.includes('/') || commit === undefined) {
      throw new DeploymentsImpossibleError(
        'GITHUB_REPOSITORY and GITHUB_SHA do not say which commit of which repository is deployed.',
        'Leave `github-token` out if the action does not run on GitHub.',
      );
    }
    this.#deploymentsUrl = `${apiAddress(env)}/repos/${repository}/deployments`;
    this.#token = token;
    this.#commit = commit;
    this.#runUrl = runUrl;
    this.#transport = new HttpTransport({
      userAgent: `playable-export-action/${VERSION}`,
      idleTimeoutMs: 60_000,
    });
  }

  /**
   * @returns the deployment's id
   * @throws GitHubResponseError, NetworkError
   */
  async create(environment: string, description: string, signal: AbortSignal): Promise<number> {
    const body = {
      ref: this.#commit,
      environment,
      description,
      auto_merge: false,
      required_contexts: [],
      // GitHub's default for this field.
      production_environment: environment === 'production',
    };
    const created = await this.#post(this.#deploymentsUrl, body, signal);
    if (!isRecord(created) || typeof created['id'] !== 'number')
      throw new Error('GitHub responded without a deployment');
    return created['id'];
  }

  /** @throws GitHubResponseError, NetworkError */
  async setStatus(
    deployment: number,
    { state, description, replacesEarlier }: NewStatus,
    signal: AbortSignal,
  ): Promise<void> {
    const body = {
      state,
      description,
      ...(this.#runUrl !== undefined && { log_url: this.#runUrl }),
      ...(replacesEarlier !== undefined && { auto_inactive: replacesEarlier }),
    };
    await this.#post(`${this.#deploymentsUrl}/${deployment}/statuses`, body, signal);
  }

  close(): void {
    this.#transport.close();
  }

  /** Redirects are errors, so the token is never sent to another origin. */
  async #post(address: string, body: object, signal: AbortSignal): Promise<unknown> {
    const url = new URL(address);
    const request: HttpRequest = {
      method: 'POST',
      url,
      headers: {
        accept: 'application/vnd.github.v3+json',
        authorization: `token ${this.#token}`,
        'content-type': 'application/json; charset=utf-8',
      },
      body: JSON.stringify(body),
      // A kept-alive connection that GitHub is just closing would leave a deployment whose id is unknown.
      reuseConnection: false,
      signal,
    };
    const response = await this.#transport.send(request);
    if (response.status < 200 || response.status >= 300)
      throw new GitHubResponseError(redactUrl(url), response);
    return parseJson(response.body.toString('utf8'));
  }
}

/** The API of github.com or GitHub Enterprise, without a trailing slash. */
function apiAddress(env: NodeJS.ProcessEnv): string {
  const address = env['GITHUB_API_URL'] || 'https://api.github.com';
  const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' };
  const isLoopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback)) return address.replace(/\/+$/, '');
  throw new DeploymentsImpossibleError(
    'GITHUB_API_URL is not an https: address, so `github-token` is not sent there.',
    'Leave `github-token` out, or give the server a certificate.',
  );
}

/** `message` and `errors` of GitHub's error body. If it has none, the whole body. */
function errorMessage(text: string): string {
  const body = parseJson(text);
  if (!isRecord(body) || typeof body['message'] !== 'string') return text;
  const { message, errors } = body;
  return Array.isArray(errors)
    ? `${message}: ${errors.map((error) => JSON.stringify(error)).join(', ')}`
    : message;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export class GitHubTimeoutError extends Error {
  override readonly name = 'GitHubTimeoutError';
}

/**
 * Stops waiting for `work` after `limitMs`, even if it ignores its signal.
 *
 * @param cancellation if it aborts, the time is over at once
 * @throws GitHubTimeoutError
 */
export async function withTimeout<T>(
  limitMs: number,
  cancellation: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timeout = Promise.withResolvers<never>();
  const stop = (message: string): void => {
    timeout.reject(new GitHubTimeoutError(message));
    controller.abort();
  };
  const onCancelled = (): void => stop('The run was cancelled before GitHub responded.');
  const timer = setTimeout(() => stop(`GitHub did not respond within ${formatDuration(limitMs)}.`), limitMs);
  cancellation.addEventListener('abort', onCancelled);
  try {
    if (cancellation.aborted) onCancelled();
    return await Promise.race([timeout.promise, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    cancellation.removeEventListener('abort', onCancelled);
  }
}
