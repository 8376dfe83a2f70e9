import { VERSION } from '../../support/version.ts';
import type { RunContext } from '../run-context.ts';
import { DeploymentsImpossibleError } from './deployments-impossible-error.ts';

/** GitHub takes no longer description. */
export const LONGEST_DESCRIPTION = 140;

export interface NewDeployment {
  readonly environment: string;
  /** At most 140 characters. */
  readonly description: string;
}

export interface NewStatus {
  readonly state: 'in_progress' | 'success' | 'failure' | 'error';
  /** At most 140 characters. */
  readonly description: string;
  /** Whether a success takes the place of all earlier deployments to the same environment. */
  readonly replacesEarlier?: boolean;
}

type Octokit = ReturnType<typeof import('@actions/github').getOctokit>;

/** Octokit would speak to the console, past everything that makes text from outside harmless. */
const SILENT = {
  debug: (): void => undefined,
  info: (): void => undefined,
  warn: (): void => undefined,
  error: (): void => undefined,
};

/** The deployments of the run's commit, as GitHub's API sees them. Every method throws what GitHub or the network does. */
export class DeploymentApi {
  readonly #octokit: Octokit;
  readonly #target: { readonly owner: string; readonly repo: string };
  readonly #commit: string;
  readonly #runUrl: string | undefined;

  private constructor(octokit: Octokit, { owner, repo, commit, runUrl }: Target) {
    this.#octokit = octokit;
    this.#target = { owner, repo };
    this.#commit = commit;
    this.#runUrl = runUrl;
  }

  /**
   * Octokit is read and evaluated here, from a file of its own: at the start it would cost every run without deployments
   * nearly as much time as `node -e 0` takes.
   *
   * @throws DeploymentsImpossibleError where there is no commit to deploy or no safe way to GitHub
   */
  static async connect(token: string, origin: RunContext): Promise<DeploymentApi> {
    const target = targetOf(origin);
    const baseUrl = apiAddress();
    const { getOctokit } = await import(/* webpackMode: "lazy" */ '@actions/github');
    const userAgent = `playable-export-action/${VERSION}`;
    return new DeploymentApi(getOctokit(token, { baseUrl, userAgent, log: SILENT }), target);
  }

  /** @returns the deployment's id */
  async create({ environment, description }: NewDeployment, signal: AbortSignal): Promise<number> {
    const { data } = await this.#octokit.rest.repos.createDeployment({
      ...this.#target,
      ref: this.#commit,
      environment,
      description,
      auto_merge: false,
      required_contexts: [],
      // GitHub's own rule, so that an environment of that name is what people take it for.
      production_environment: environment === 'production',
      ...through(signal),
    });
    if (typeof data !== 'object' || data === null || !('id' in data))
      throw new Error('GitHub answered without a deployment');
    return data.id;
  }

  async setStatus(
    deployment: number,
    { state, description, replacesEarlier }: NewStatus,
    signal: AbortSignal,
  ): Promise<void> {
    await this.#octokit.rest.repos.createDeploymentStatus({
      ...this.#target,
      deployment_id: deployment,
      state,
      description,
      ...(this.#runUrl !== undefined && { log_url: this.#runUrl }),
      ...(replacesEarlier !== undefined && { auto_inactive: replacesEarlier }),
      ...through(signal),
    });
  }
}

interface Target {
  readonly owner: string;
  readonly repo: string;
  readonly commit: string;
  readonly runUrl: string | undefined;
}

function targetOf({ repository = '', commit, runUrl }: RunContext): Target {
  const [owner = '', repo = ''] = repository.split('/');
  if (owner === '' || repo === '' || commit === undefined) {
    throw new DeploymentsImpossibleError(
      'GITHUB_REPOSITORY and GITHUB_SHA do not say which commit of which repository is deployed.',
      'Leave `github-token` out where the action does not run on GitHub.',
    );
  }
  return { owner, repo, commit, runUrl };
}

/** The address that Octokit uses as well, for its proxy. */
function apiAddress(): string {
  const address = process.env['GITHUB_API_URL'] || 'https://api.github.com';
  const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' };
  const isLoopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback)) return address;
  throw new DeploymentsImpossibleError(
    'GITHUB_API_URL is not an https: address, so `github-token` is not sent there.',
    'Leave `github-token` out, or give the server a certificate.',
  );
}

/**
 * The options of every request: it ends with the signal, the token follows no redirect, and what is deprecated is not said
 * to the console, which the log of the whole client does not prevent.
 */
function through(signal: AbortSignal): {
  readonly request: { signal: AbortSignal; redirect: 'error'; log: typeof SILENT };
} {
  return { request: { signal, redirect: 'error', log: SILENT } };
}
