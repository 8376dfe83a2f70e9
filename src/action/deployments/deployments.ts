import { Secrets } from '../../api/redaction/secrets.ts';
import type { PipelineEvents } from '../../pipeline/events.ts';
import { exportKey } from '../../pipeline/manifest/previous-release.ts';
import type { ExportOutcome, ExportRequest } from '../../pipeline/outcomes.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated, truncate } from '../../support/text.ts';
import { formatExport } from '../failures/failures.ts';
import type { RunOrigin } from '../run-origin.ts';
import type { Log } from '../runner/log.ts';
import {
  DeploymentClient,
  MAX_DESCRIPTION_LENGTH,
  type NewStatus,
  withTimeout,
} from './deployment-client.ts';
import { environmentName } from './environment.ts';
import { type ExplainedDeploymentError, explainDeploymentError } from './explain-deployment-error.ts';

/** Longest time that an export waits for its deployment, and the run for the last status. */
const MAX_WAIT_MS = 5_000;
/** Time for normal requests after a cancellation. The runner sends SIGTERM 7.5 s after SIGINT. */
const GRACE_MS = 2_000;
/** After the grace time: time for the final status of a deployment that is still in progress. */
const FINAL_STATUS_MS = 1_000;

export interface DeploymentOptions {
  readonly token: string;
  /** May contain `{network}` and `{variant}`. */
  readonly environment: string;
  readonly origin: RunOrigin;
  readonly log: Log;
  readonly env: NodeJS.ProcessEnv;
  /** Aborted by a cancellation. */
  readonly signal: AbortSignal;
  /** Called when GitHub has the success of an export. */
  readonly onDeployed: (request: ExportRequest) => void;
}

interface DeploymentError {
  readonly explanation: ExplainedDeploymentError;
  /** Names of the affected exports. */
  readonly exports: Set<string>;
}

/**
 * Records exports as GitHub deployments of the run's commit: `in_progress` before the export request, then the final
 * status. Errors become one warning per cause. An export waits at most 5 s for GitHub.
 */
export class Deployments {
  readonly #options: DeploymentOptions;
  readonly #secrets: Secrets;
  /** Aborts when the grace time after a cancellation is over. */
  readonly #graceOver = new AbortController();
  #client: DeploymentClient | undefined;
  /** Ids of the created deployments, by `exportKey`. */
  readonly #ids = new Map<string, number>();
  readonly #pending: Promise<void>[] = [];
  /** By cause. */
  readonly #errors = new Map<string, DeploymentError>();
  /** Number of exports per environment, whose names GitHub compares without case. */
  readonly #environments = new Map<string, number>();
  #recorded = 0;

  constructor(options: DeploymentOptions) {
    this.#options = options;
    this.#secrets = new Secrets(options.token);
    options.signal.addEventListener('abort', () => {
      setTimeout(() => this.#graceOver.abort(), GRACE_MS).unref();
    });
  }

  readonly listener: Partial<PipelineEvents> = {
    exportsStarted: (requests) => {
      for (const request of requests) {
        const name = this.#environmentOf(request).toLowerCase();
        this.#environments.set(name, (this.#environments.get(name) ?? 0) + 1);
      }
    },
    beforeExport: (request) => this.#create(request),
    exportSettled: (outcome) => {
      if (outcome.status !== 'reused') this.#close(outcome);
      // The earlier run triggered this export, but ended before GitHub had its deployment.
      else if (!outcome.deployed) this.#pending.push(this.#create(outcome).then(() => this.#close(outcome)));
    },
  };

  /** Waits until all deployments are recorded, and prints one warning per cause of an error. */
  async finish(): Promise<void> {
    const { log } = this.#options;
    // A pending deployment may add another promise, for its last status.
    for (const pending of this.#pending) await pending;
    this.#client?.close();
    if (this.#recorded > 0) log.info(`${plural(this.#recorded, 'GitHub deployment')} recorded`);
    for (const { explanation, exports } of this.#errors.values()) {
      log.warning(
        'Deployment not recorded',
        `${plural(exports.size, 'export')} without a complete deployment: ${joinTruncated([...exports])}`,
        explanation.what,
        explanation.advice,
        'The exports themselves are not affected.',
      );
    }
  }

  async #create(request: ExportRequest): Promise<void> {
    await this.#send(request, ['new deployments', 'deployments and statuses'], async (signal) => {
      const { token, origin, env } = this.#options;
      this.#client ??= new DeploymentClient(token, origin, env);
      const description = truncate(`Export of ${formatExport(request)}`, MAX_DESCRIPTION_LENGTH);
      const id = await this.#client.create(this.#environmentOf(request), description, signal);
      this.#ids.set(exportKey(request), id);
      await this.#client.setStatus(id, { state: 'in_progress', description }, signal);
    });
  }

  #close(outcome: ExportOutcome): void {
    const id = this.#ids.get(exportKey(outcome));
    const client = this.#client;
    if (id === undefined || client === undefined) return;
    const status = this.#finalStatus(outcome);
    const recorded = this.#send(outcome, ['deployments and statuses'], async (signal) => {
      // One retry, because a deployment without a final status stays in progress forever.
      await client.setStatus(id, status, signal).catch(() => client.setStatus(id, status, signal));
      this.#recorded += 1;
      if (status.state === 'success') this.#options.onDeployed(outcome);
    });
    this.#pending.push(recorded);
  }

  /** Sends requests about the deployment of one export, unless an earlier error stops requests of this kind. */
  async #send(
    request: ExportRequest,
    stoppedBy: readonly ExplainedDeploymentError['stops'][],
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const name = formatExport(request);
    const earlier = [...this.#errors.values()].find(({ explanation }) =>
      stoppedBy.includes(explanation.stops),
    );
    if (earlier !== undefined) {
      earlier.exports.add(name);
      return;
    }
    try {
      // Even after the grace time, a deployment in progress gets its final status.
      const { signal } = this.#graceOver;
      await (signal.aborted && this.#ids.has(exportKey(request))
        ? withTimeout(FINAL_STATUS_MS, new AbortController().signal, work)
        : withTimeout(MAX_WAIT_MS, signal, work));
    } catch (error) {
      const explanation = explainDeploymentError(error, this.#secrets);
      const entry = this.#errors.get(explanation.cause) ?? { explanation, exports: new Set() };
      this.#errors.set(explanation.cause, entry);
      entry.exports.add(name);
    }
  }

  #finalStatus(outcome: ExportOutcome): NewStatus {
    switch (outcome.status) {
      case 'triggered':
      case 'reused': {
        // Exports that share an environment would make each other's deployments inactive.
        const ownsEnvironment = this.#environments.get(this.#environmentOf(outcome).toLowerCase()) === 1;
        return { state: 'success', description: 'Triggered', replacesEarlier: ownsEnvironment };
      }
      case 'failed':
        return { state: 'failure', description: 'Not triggered' };
      case 'unknown':
        return { state: 'error', description: 'May have been triggered: look in the service' };
      case 'not-attempted':
        return { state: 'failure', description: 'Not triggered: the run ended first' };
    }
  }

  #environmentOf(request: ExportRequest): string {
    return environmentName(this.#options.environment, request);
  }
}
