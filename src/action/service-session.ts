import type { CallError } from '../api/call.ts';
import { HttpTransport } from '../api/http/transport.ts';
import { Secrets } from '../api/redaction/secrets.ts';
import { ServiceClient } from '../api/service-client.ts';
import { StorageClient } from '../api/storage-client.ts';
import type { PipelineEvents } from '../pipeline/events.ts';
import { type Clock, systemClock, type WaitingTime } from '../retry/clock.ts';
import type { RetryWait } from '../retry/retry.ts';
import { VERSION } from '../support/runtime.ts';
import { Deployments } from './deployments/deployments.ts';
import type { Connection } from './inputs/connection.ts';
import { logEvents } from './progress/log-events.ts';
import { systemTicker } from './progress/progress.ts';
import type { Run } from './run-action.ts';
import type { Inputs } from './upload/upload-inputs.ts';

/** What work against the real service has at hand. */
export interface ServiceContext extends Omit<OpenService, 'close'> {
  readonly clock: Clock;
  /** Told to the log, the record and, where it is wanted, GitHub. */
  readonly events: PipelineEvents;
  readonly signal: AbortSignal;
}

/**
 * Lets work be done against the real service, and closes all connections.
 *
 * @param onRefused called whenever a request has to wait because it was refused
 */
export async function inService<T>(
  inputs: Connection & Pick<Inputs, 'githubToken' | 'environment'>,
  run: Run,
  work: (context: ServiceContext) => Promise<T>,
  onRefused: () => void = () => undefined,
): Promise<T> {
  const { signal, waiting, log, env, context: origin } = run;
  const { githubToken, environment } = inputs;
  const logged = logEvents(log, { clock: systemClock, ticker: systemTicker });
  const told = run.times.listen(run.record.listen(logged));
  const deployments =
    githubToken === undefined
      ? undefined
      : new Deployments({ token: githubToken, environment, origin, log, env, signal });
  const events = deployments?.listen(told) ?? told;
  const onWait: typeof events.waiting = (wait) => {
    onRefused();
    events.waiting(wait);
  };
  const { service, storage, close } = openService(inputs, { onWait, waiting });
  try {
    return await work({ service, storage, clock: systemClock, events, signal });
  } finally {
    logged.stop();
    await deployments?.finish();
    close();
  }
}

/** The service and its storage, as one run talks to them. */
export interface OpenService {
  readonly service: ServiceClient;
  readonly storage: StorageClient;
  /** Closes all connections. */
  close(): void;
}

/** Nothing is sent by this alone. */
export function openService(
  { token = '', baseUrl, limits, idleTimeoutMs, allowHttp }: Connection,
  listening: { readonly onWait: (wait: RetryWait<CallError>) => void; readonly waiting: WaitingTime },
): OpenService {
  const transport = new HttpTransport({ userAgent: `playable-export-action/${VERSION}`, idleTimeoutMs });
  const context = {
    ...listening,
    limits,
    clock: systemClock,
    random: Math.random,
    secrets: new Secrets(token),
  };
  return {
    service: new ServiceClient({ baseUrl, token, transport, context, allowHttp }),
    storage: new StorageClient({ transport, context }),
    close: () => transport.close(),
  };
}
