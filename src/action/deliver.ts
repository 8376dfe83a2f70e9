import { ConcurrencyControl, FIRST_LEVEL } from '../pipeline/concurrency-control.ts';
import { type PipelineReport, type Plan, runPipeline } from '../pipeline/run-pipeline.ts';
import { systemClock } from '../retry/clock.ts';
import { Deployments } from './deployments.ts';
import type { Inputs } from './inputs.ts';
import { logEvents } from './log-events.ts';
import { openService } from './open-service.ts';
import type { Run } from './run.ts';
import { systemTicker } from './ticker.ts';

/** Carries a plan out against the real service, and closes all connections. */
export async function deliver(plan: Plan, inputs: Inputs, run: Run): Promise<PipelineReport> {
  const { signal, waiting, log, context: origin } = run;
  const { organizationId, concurrency, githubToken, environment } = inputs;
  const logged = logEvents(log, { clock: systemClock, ticker: systemTicker });
  const told = run.times.listen(run.record.listen(logged));
  const deployments =
    githubToken === undefined
      ? undefined
      : new Deployments({ token: githubToken, environment, origin, log, signal });
  const events = deployments?.listen(told) ?? told;
  const control = concurrency === 'auto' ? controlFor(plan) : undefined;
  const onWait: typeof events.waiting = (wait) => {
    control?.refused(systemClock.monotonicMs());
    events.waiting(wait);
  };
  const { service, storage, close } = openService(inputs, { onWait, waiting });
  try {
    return await runPipeline(plan, {
      service,
      storage,
      organizationId,
      concurrency: concurrency === 'auto' ? FIRST_LEVEL : concurrency,
      control,
      clock: systemClock,
      events,
      signal,
    });
  } finally {
    logged.stop();
    await deployments?.finish();
    close();
  }
}

function controlFor({ assets }: Plan): ConcurrencyControl {
  const bytes = assets.reduce((sum, { size }) => sum + size, 0);
  return new ConcurrencyControl({
    nowMs: systemClock.monotonicMs(),
    meanBytes: bytes / Math.max(1, assets.length),
    busyMs: () => performance.eventLoopUtilization().active,
  });
}
