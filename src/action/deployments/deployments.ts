import { Secrets } from '../../api/redaction/secrets.ts';
import type { PipelineEvents } from '../../pipeline/events.ts';
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

/** The longest that an export waits for its deployment, and the run for the last status. */
const MAX_WAIT_MS = 5_000;
/** After a cancellation, of which the runner grants 7.5 s in all. */
const GRACE_MS = 2_000;
/** What is in progress may take so long to be ended after that. */
const FINAL_STATUS_MS = 1_000;

export interface DeploymentOptions {
  readonly token: string;
  /** With `{network}` and `{variant}`. */
  readonly environment: string;
  readonly origin: RunOrigin;
  readonly log: Log;
  readonly env: NodeJS.ProcessEnv;
  /** Aborted by a cancellation. */
  readonly signal: AbortSignal;
}

interface ExportsWithError {
  readonly explanation: ExplainedDeploymentError;
  /** Names of exports. */
  readonly exports: Set<string>;
}

/**
 * Records exports as GitHub deployments of the run's commit: one that is about to be sent is `in_progress`, and each gets
 * its final status. Whatever goes wrong becomes a warning a cause; an export waits for GitHub, but not for long.
 */
export class Deployments {
  readonly #options: DeploymentOptions;
  readonly #secrets: Secrets;
  /** Aborted when a cancelled run can't wait any longer. */
  readonly #tooLate = new AbortController();
  #client: DeploymentClient | undefined;
  /** Deployments of exports whose end is not known yet, by `keyOf`. */
  readonly #open = new Map<string, number>();
  readonly #statuses: Promise<void>[] = [];
  readonly #troubles = new Map<string, ExportsWithError>();
  readonly #environments = new Map<string, number>();
  #recorded = 0;

  constructor(options: DeploymentOptions) {
    this.#options = options;
    this.#secrets = new Secrets(options.token);
    options.signal.addEventListener('abort', () => {
      setTimeout(() => this.#tooLate.abort(), GRACE_MS).unref();
    });
  }

  /** Records the exports of the pipeline. */
  readonly listener: Partial<PipelineEvents> = {
    exportsStarted: (requests) => {
      for (const request of requests) {
        const name = this.#environmentOf(request).toLowerCase();
        this.#environments.set(name, (this.#environments.get(name) ?? 0) + 1);
      }
    },
    beforeExport: (request) => this.#begin(request),
    exportSettled: (outcome) => this.#end(outcome),
  };

  /** Waits for what is still being recorded, and warns of what could not be. */
  async finish(): Promise<void> {
    const { log } = this.#options;
    await Promise.all(this.#statuses);
    this.#client?.close();
    if (this.#recorded > 0) log.info(`${plural(this.#recorded, 'GitHub deployment')} recorded`);
    for (const { explanation, exports } of this.#troubles.values()) {
      log.warning(
        'Deployment not recorded',
        `${plural(exports.size, 'export')} without a complete deployment: ${joinTruncated([...exports])}`,
        explanation.what,
        explanation.advice,
        'The exports themselves are not affected.',
      );
    }
  }

  async #begin(request: ExportRequest): Promise<void> {
    await this.#attempt(request, ['new deployments', 'deployments and statuses'], async (signal) => {
      const { token, origin, env } = this.#options;
      this.#client ??= new DeploymentClient(token, origin, env);
      const description = truncate(`Export of ${formatExport(request)}`, MAX_DESCRIPTION_LENGTH);
      const id = await this.#client.create(
        { environment: this.#environmentOf(request), description },
        signal,
      );
      this.#open.set(keyOf(request), id);
      await this.#client.setStatus(id, { state: 'in_progress', description }, signal);
    });
  }

  #end(outcome: ExportOutcome): void {
    const id = this.#open.get(keyOf(outcome));
    const client = this.#client;
    if (id === undefined || client === undefined) return;
    const status = this.#finalStatus(outcome);
    const recorded = this.#attempt(outcome, ['deployments and statuses'], async (signal) => {
      // Tried twice: a deployment that stays in progress for ever is worse than one more request.
      await client.setStatus(id, status, signal).catch(() => client.setStatus(id, status, signal));
      this.#recorded += 1;
    });
    this.#statuses.push(recorded);
  }

  /** Does something about an export's deployment, unless an earlier trouble forbids it. */
  async #attempt(
    request: ExportRequest,
    forbidden: readonly ExplainedDeploymentError['forbids'][],
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const name = formatExport(request);
    const obstacle = [...this.#troubles.values()].find(({ explanation }) =>
      forbidden.includes(explanation.forbids),
    );
    if (obstacle !== undefined) {
      obstacle.exports.add(name);
      return;
    }
    try {
      // What is in progress gets its end even where the time for all else is over.
      const { signal } = this.#tooLate;
      await (signal.aborted && this.#open.has(keyOf(request))
        ? withTimeout(FINAL_STATUS_MS, new AbortController().signal, work)
        : withTimeout(MAX_WAIT_MS, signal, work));
    } catch (error) {
      const explanation = explainDeploymentError(error, this.#secrets);
      const known = this.#troubles.get(explanation.cause) ?? { explanation, exports: new Set() };
      this.#troubles.set(explanation.cause, known);
      known.exports.add(name);
    }
  }

  #finalStatus(outcome: ExportOutcome): NewStatus {
    switch (outcome.status) {
      case 'triggered': {
        // Exports that share an environment would end each other's deployments.
        const alone = this.#environments.get(this.#environmentOf(outcome).toLowerCase()) === 1;
        return { state: 'success', description: 'Triggered', replacesEarlier: alone };
      }
      case 'failed':
        return { state: 'failure', description: 'Not triggered' };
      case 'unknown':
        // Neither a success nor a failure: what became of it is to be found out.
        return { state: 'error', description: 'May have been triggered: look in the service' };
      case 'not-attempted':
        return { state: 'failure', description: 'Not triggered: the run ended before' };
    }
  }

  #environmentOf(request: ExportRequest): string {
    return environmentName(this.#options.environment, request);
  }
}

function keyOf({ variantId, network }: ExportRequest): string {
  return JSON.stringify([variantId, network]);
}
