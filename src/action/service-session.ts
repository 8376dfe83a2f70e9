import type { PipelineEvents } from '../pipeline/events.ts';
import { type Clock, systemClock } from '../retry/clock.ts';
import { Deployments } from './deployments/deployments.ts';
import type { Connection } from './inputs/read-connection.ts';
import { type OpenService, openService } from './open-service.ts';
import { logEvents } from './progress/log-events.ts';
import { systemTicker } from './progress/ticker.ts';
import type { Run } from './run.ts';
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
  const { signal, waiting, log, context: origin } = run;
  const { githubToken, environment } = inputs;
  const logged = logEvents(log, { clock: systemClock, ticker: systemTicker });
  const told = run.times.listen(run.record.listen(logged));
  const deployments =
    githubToken === undefined
      ? undefined
      : new Deployments({ token: githubToken, environment, origin, log, signal });
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
