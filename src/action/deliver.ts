import { HttpTransport } from '../api/http-transport.ts';
import { Secrets } from '../api/secrets.ts';
import { ServiceClient } from '../api/service-client.ts';
import { StorageClient } from '../api/storage-client.ts';
import { type PipelineReport, type Plan, runPipeline } from '../pipeline/run-pipeline.ts';
import { systemClock } from '../retry/clock.ts';
import { VERSION } from '../support/version.ts';
import { Deployments } from './deployments.ts';
import type { Inputs } from './inputs.ts';
import { logEvents } from './log-events.ts';
import type { Run } from './run.ts';
import { systemTicker } from './ticker.ts';

/** Carries a plan out against the real service, and closes all connections. */
export async function deliver(plan: Plan, inputs: Inputs, run: Run): Promise<PipelineReport> {
  const { signal, waiting, log, context: origin } = run;
  const { baseUrl, organizationId, concurrency, limits, allowHttp, token = '' } = inputs;
  const { githubToken, environment } = inputs;
  const logged = logEvents(log, { clock: systemClock, ticker: systemTicker });
  const told = run.times.listen(run.record.listen(logged));
  const deployments =
    githubToken === undefined
      ? undefined
      : new Deployments({ token: githubToken, environment, origin, log, signal });
  const events = deployments?.listen(told) ?? told;
  const transport = new HttpTransport({
    userAgent: `playable-export-action/${VERSION}`,
    idleTimeoutMs: inputs.idleTimeoutMs,
  });
  const context = {
    limits,
    clock: systemClock,
    random: Math.random,
    secrets: new Secrets(token),
    onWait: events.waiting,
    waiting,
  };
  const service = new ServiceClient({ baseUrl, token, transport, context, allowHttp });
  const storage = new StorageClient({ transport, context });
  try {
    return await runPipeline(plan, {
      service,
      storage,
      organizationId,
      concurrency,
      clock: systemClock,
      events,
      signal,
    });
  } finally {
    logged.stop();
    await deployments?.finish();
    transport.close();
  }
}
