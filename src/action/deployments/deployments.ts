import { Secrets } from '../../api/redaction/secrets.ts';
import type { PipelineEvents } from '../../pipeline/events.ts';
import { exportKey } from '../../pipeline/manifest/previous-release.ts';
import type { ExportOutcome, ExportRequest } from '../../pipeline/outcomes.ts';
import type { Clock } from '../../retry/clock.ts';
import { plural } from '../../support/format.ts';
import { isRecord } from '../../support/json.ts';
import { joinTruncated, truncate } from '../../support/text.ts';
import { formatExport } from '../failures/failures.ts';
import type { ActionContext } from '../run-action.ts';
import { deploymentTarget } from './deployment-target.ts';
import { environmentName } from './environment.ts';
import { DeploymentError, explainDeploymentError } from './explain-deployment-error.ts';
import type { GitHubClient } from './github-client.ts';

/** Longest time that an export waits for its deployment. */
const MAX_WAIT_MS = 5_000;
/** Longest time that the run waits at the end. GitHub's limits usually last a minute. */
const MAX_END_MS = 90_000;
/** The same after a cancellation. The runner sends SIGTERM 7.5 s after SIGINT. */
const MAX_CANCELLED_MS = 3_000;
/** GitHub rejects longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 140;

const FINAL_STATUS = {
  triggered: { state: 'success', description: 'Triggered' },
  reused: { state: 'success', description: 'Triggered' },
  failed: { state: 'failure', description: 'Not triggered' },
  unknown: { state: 'error', description: 'May have been triggered: look in the service' },
  'not-attempted': { state: 'failure', description: 'Not triggered: the run ended first' },
} as const;

export interface DeploymentOptions extends Pick<ActionContext, 'origin' | 'log' | 'env' | 'signal'> {
  readonly token: string;
  /** May contain `{network}` and `{variant}`. */
  readonly environment: string;
  readonly clock: Clock;
  /** Called when GitHub has the success of an export. */
  readonly onDeployed: (request: ExportRequest) => void;
}

interface Deployment {
  readonly request: ExportRequest;
  /** `undefined` if GitHub did not create it. */
  readonly id: Promise<number | undefined>;
  status: ExportOutcome['status'];
}

/**
 * Records exports as GitHub deployments of the run's commit. Each is created before its export request. The final statuses are
 * sent at the end: GitHub takes 80 requests per minute, and those of 80 exports need no wait then.
 */
export class Deployments {
  readonly #options: DeploymentOptions;
  readonly #secrets: Secrets;
  #client: Promise<GitHubClient> | undefined;
  /** By `exportKey`. */
  readonly #deployments = new Map<string, Deployment>();
  /** Of all exports, in lower case: GitHub ignores it. */
  #environments: readonly string[] = [];
  /** Whether an export waited in vain. Then no other does, until GitHub has created a deployment. */
  #isSlow = false;
  readonly #incomplete: string[] = [];
  /** Number of deployments without a final status. */
  #open = 0;
  /** What happened first, by advice. */
  readonly #errors = new Map<string, string>();

  constructor(options: DeploymentOptions) {
    this.#options = options;
    this.#secrets = new Secrets(options.token);
    const cancelled = new DeploymentError('The run was cancelled before GitHub responded.');
    options.signal.addEventListener('abort', () => this.#endAfter(MAX_CANCELLED_MS, cancelled));
  }

  readonly listener: Partial<PipelineEvents> = {
    exportsStarted: (requests) => {
      this.#environments = requests.map((request) => this.#environmentOf(request).toLowerCase());
    },
    beforeExport: async (request) => {
      const { clock, signal } = this.#options;
      // Until it settles, the export may have been triggered.
      const { id } = this.#create(request, 'unknown');
      if (this.#isSlow) return;
      const inTime = await Promise.race([id.then(() => true), clock.sleep(MAX_WAIT_MS, signal)]);
      this.#isSlow = inTime !== true;
    },
    exportSettled: (outcome) => {
      const deployment = this.#deployments.get(exportKey(outcome));
      if (deployment !== undefined) deployment.status = outcome.status;
      // The earlier run triggered this export, but ended before GitHub had its deployment.
      else if (outcome.status === 'reused' && !outcome.deployed) this.#create(outcome, outcome.status);
    },
  };

  /** Sends the final statuses, and prints at most one warning. */
  async finish(): Promise<void> {
    this.#endAfter(MAX_END_MS, new DeploymentError('GitHub did not take all final statuses in time.'));
    await Promise.all([...this.#deployments.values()].map((deployment) => this.#close(deployment)));
    const { log } = this.#options;
    const incomplete = this.#incomplete;
    const recorded = this.#deployments.size - incomplete.length;
    if (recorded > 0) log.info(`${plural(recorded, 'GitHub deployment')} recorded`);
    const [first, ...others] = this.#errors;
    if (first === undefined) return;
    const open = this.#open > 0 ? ` (${this.#open} without a final status)` : '';
    const lines = [first[1], first[0], 'The exports themselves are not affected.'];
    const count = `${plural(incomplete.length, 'export')} without a complete deployment${open}`;
    log.warning('Deployment not recorded', `${count}: ${joinTruncated(incomplete)}`, ...lines);
    for (const [, what] of others) log.info(`Deployment not recorded: ${what}`);
  }

  #create(request: ExportRequest, status: ExportOutcome['status']): Deployment {
    const id = this.#call(request, async ({ repos, creating }) => {
      const environment = this.#environmentOf(request);
      const { data } = await repos.createDeployment({
        ...this.#target.repository,
        ref: this.#target.commit,
        environment,
        description: truncate(`Export of ${formatExport(request)}`, MAX_DESCRIPTION_LENGTH),
        auto_merge: false,
        required_contexts: [],
        // GitHub's default for this field.
        production_environment: environment === 'production',
        request: { stop: creating.signal },
      });
      if (!isRecord(data) || !('id' in data) || typeof data.id !== 'number')
        throw new DeploymentError('GitHub responded without a deployment.');
      this.#isSlow = false;
      return data.id;
    });
    const deployment = { request, id, status };
    this.#deployments.set(exportKey(request), deployment);
    return deployment;
  }

  async #close({ request, id, status }: Deployment): Promise<void> {
    const deployment_id = await id;
    if (deployment_id === undefined) return;
    const { state, description } = FINAL_STATUS[status];
    const { runUrl } = this.#options.origin;
    const environment = this.#environmentOf(request).toLowerCase();
    const closed = await this.#call(request, async ({ repos }) => {
      const body = {
        ...this.#target.repository,
        deployment_id,
        state,
        description,
        ...(runUrl !== undefined && { log_url: runUrl }),
        // Makes all earlier deployments to the environment inactive: not those of this run.
        auto_inactive: this.#environments.filter((name) => name === environment).length === 1,
      };
      // One retry, because a deployment without a final status stays pending forever.
      return repos.createDeploymentStatus(body).catch(() => repos.createDeploymentStatus(body));
    });
    if (closed === undefined) this.#open += 1;
    else if (state === 'success') this.#options.onDeployed(request);
  }

  /** Calls GitHub about the deployment of an export. An error is kept for the warning. */
  async #call<T>(request: ExportRequest, call: (client: GitHubClient) => Promise<T>): Promise<T | undefined> {
    try {
      this.#client ??= this.#connect();
      return await call(await this.#client);
    } catch (error) {
      const { what, advice } = explainDeploymentError(error, this.#secrets);
      this.#incomplete.push(formatExport(request));
      if (!this.#errors.has(advice)) this.#errors.set(advice, what);
      return undefined;
    }
  }

  async #connect(): Promise<GitHubClient> {
    const { apiUrl } = this.#target;
    // On import, `@actions/github` reads the file of the event: it prints a line if there is none, and throws if it is broken.
    delete process.env['GITHUB_EVENT_PATH'];
    const { GitHubClient } = await import('./github-client.ts');
    return new GitHubClient(this.#options.token, apiUrl, this.#options);
  }

  get #target() {
    return deploymentTarget(this.#options.origin, this.#options.env);
  }

  #endAfter(ms: number, reason: Error): void {
    this.#client?.then((client) => client.endAfter(ms, reason)).catch(() => undefined);
  }

  #environmentOf(request: ExportRequest): string {
    return environmentName(this.#options.environment, request);
  }
}
