import { Secrets } from '../../../api/redaction/secrets.ts';
import { redactUntrusted } from '../../../api/redaction/untrusted-text.ts';
import type { PipelineEvents } from '../../../pipeline/events.ts';
import type { RunRecord } from '../../../pipeline/manifest/run-record.ts';
import { type ExportOutcome, type ExportRequest, exportKey } from '../../../pipeline/outcomes.ts';
import type { Clock } from '../../../retry/clock.ts';
import { plural } from '../../../support/format.ts';
import { joinTruncated, truncate } from '../../../support/text.ts';
import { forEachConcurrently } from '../../../support/workers.ts';
import { environmentName } from '../../runner/inputs/fields.ts';
import type { ActionContext } from '../../runner/runner.ts';
import { formatExport } from '../failures/failures-of-run.ts';
import { DeploymentError, toDeploymentError } from './deployment-error.ts';
import type { GitHubClient } from './github-client.ts';

/** Longest time that an export waits for its deployment. */
const MAX_WAIT_MS = 5_000;
/** Longest time that the run waits at the end. GitHub's limits usually last a minute. */
const MAX_END_MS = 90_000;
/** The same after a cancellation: exports under way have 3 s of it, and the whole step 5 s. */
const MAX_CANCELLED_MS = 4_000;
/** Most final statuses at a time. */
const MAX_STATUSES = 20;
/** GitHub rejects longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 140;

const FINAL_STATUS = {
  triggered: { state: 'success', description: 'Triggered' },
  reused: { state: 'success', description: 'Triggered' },
  failed: { state: 'failure', description: 'Not triggered' },
  unknown: { state: 'error', description: 'May have been triggered: look in the service' },
  'not-attempted': { state: 'failure', description: 'Not triggered: the run ended first' },
} as const;

interface DeploymentOptions extends Pick<ActionContext, 'origin' | 'log' | 'signal'> {
  readonly token: string;
  /** May contain `{network}` and `{variant}`. */
  readonly environment: string;
  readonly clock: Clock;
  readonly record: Pick<RunRecord, 'recordDeployment'>;
}

interface Deployment {
  readonly request: ExportRequest;
  status: ExportOutcome['status'];
  /** Resolves with its id. */
  readonly created: Promise<number>;
  isCreated: boolean;
  /** Why it was not created, or has no final status. */
  problem?: DeploymentError;
}

/**
 * Records exports as GitHub deployments of the run's commit. Each is created before its export request. The final statuses are
 * sent at the end: GitHub takes 80 requests per minute, and those of 80 exports need no wait then.
 */
export class Deployments {
  readonly #options: DeploymentOptions;
  #client: Promise<GitHubClient> | undefined;
  /** By `exportKey`. */
  readonly #deployments = new Map<string, Deployment>();
  /** The exports of each environment, by its name in lower case: GitHub ignores the case. */
  #environments = new Map<string, readonly unknown[]>();
  /** Whether an export waited 5 s in vain. The next ones do not wait, until GitHub has created a deployment. */
  #isSlow = false;

  constructor(options: DeploymentOptions) {
    this.#options = options;
    const cancelled = new DeploymentError('The run was cancelled before GitHub responded.');
    options.signal.addEventListener('abort', () => this.#endAfter(MAX_CANCELLED_MS, cancelled));
  }

  readonly listener: Partial<PipelineEvents> = {
    exportsStarted: (requests) => {
      this.#environments = Map.groupBy(requests, (one) => this.#environmentOf(one).toLowerCase());
    },
    beforeExport: async (request) => {
      const { clock, signal } = this.#options;
      const created = this.#begin(request, 'unknown');
      if (this.#isSlow) return undefined;
      const inTime = await Promise.race([created.then(() => true), clock.sleep(MAX_WAIT_MS, signal)]);
      this.#isSlow = inTime !== true;
      return undefined;
    },
    exportSettled: (outcome) => {
      const deployment = this.#deployments.get(exportKey(outcome));
      if (deployment !== undefined) deployment.status = outcome.status;
      // An earlier attempt triggered this export, and ended before GitHub had its deployment.
      else if (outcome.status === 'reused' && !outcome.deployed) this.#begin(outcome, outcome.status);
    },
  };

  /** Sends the final statuses, and prints at most one warning. */
  async finish(): Promise<void> {
    this.#endAfter(MAX_END_MS, new DeploymentError('GitHub did not take all final statuses in time.'));
    const deployments = [...this.#deployments.values()];
    const close = (one: Deployment): Promise<void> => this.#close(one);
    await forEachConcurrently(deployments, MAX_STATUSES, () => false, close);
    const failed = deployments.filter(({ problem }) => problem !== undefined);
    const recorded = deployments.length - failed.length;
    const { log, token } = this.#options;
    if (recorded > 0) log.info(`${plural(recorded, 'GitHub deployment')} recorded`);
    const [first] = failed;
    if (first?.problem === undefined) return;
    const open = failed.filter(({ isCreated }) => isCreated).length;
    const ended = open > 0 ? ` (${open} without a final status)` : '';
    const names = joinTruncated(failed.map(({ request }) => formatExport(request)));
    log.warning(
      'Deployment not recorded',
      `${plural(failed.length, 'export')} without a complete deployment${ended}: ${names}`,
      redactUntrusted(new Secrets(token).redact(first.problem.message)),
      first.problem.advice,
      'The exports themselves are not affected.',
    );
  }

  /** Resolves when GitHub has created the deployment or refused to. */
  #begin(request: ExportRequest, status: Deployment['status']): Promise<unknown> {
    const created = this.#create(request);
    this.#deployments.set(exportKey(request), { request, status, created, isCreated: false });
    return created.catch(() => undefined);
  }

  async #create(request: ExportRequest): Promise<number> {
    this.#client ??= this.#connect();
    const client = await this.#client;
    const id = await client.create({
      ref: this.#options.origin.commit,
      environment: this.#environmentOf(request),
      description: truncate(`Export of ${formatExport(request)}`, MAX_DESCRIPTION_LENGTH),
      auto_merge: false,
      required_contexts: [],
    });
    this.#isSlow = false;
    return id;
  }

  async #close(deployment: Deployment): Promise<void> {
    const { request, status, created } = deployment;
    const environment = this.#environmentOf(request).toLowerCase();
    const body = {
      ...FINAL_STATUS[status],
      log_url: this.#options.origin.runUrl,
      // `true` makes all earlier deployments to the environment inactive. Two of this run must not do that to each other.
      auto_inactive: this.#environments.get(environment)?.length === 1,
    };
    try {
      const id = await created;
      deployment.isCreated = true;
      await (await this.#client)?.setStatus(id, body);
      if (body.state === 'success') this.#options.record.recordDeployment(request);
    } catch (error) {
      deployment.problem = toDeploymentError(error);
    }
  }

  async #connect(): Promise<GitHubClient> {
    const { token, origin } = this.#options;
    const { repository, commit, apiUrl } = origin;
    if (!repository || !commit || !apiUrl) {
      throw new DeploymentError(
        'GITHUB_REPOSITORY and GITHUB_SHA name no commit, or GITHUB_API_URL is not an https: address.',
        'Leave `github-token` out if the action does not run on GitHub.',
      );
    }
    // On import, `@actions/github` reads the file of the event: it prints a line if there is none, and throws if it is broken.
    delete process.env['GITHUB_EVENT_PATH'];
    const { GitHubClient } = await import('./github-client.ts');
    return new GitHubClient(token, `${apiUrl}/repos/${repository}`, this.#options);
  }

  #endAfter(ms: number, reason: DeploymentError): void {
    this.#client?.then((client) => client.endAfter(ms, reason)).catch(() => undefined);
  }

  #environmentOf(request: ExportRequest): string {
    return environmentName(this.#options.environment, request);
  }
}
