import { ConcurrencyControl, FIRST_LEVEL } from '../../pipeline/concurrency.ts';
import { type PipelineReport, type Plan, runPipeline } from '../../pipeline/run-pipeline.ts';
import { systemClock } from '../../retry/clock.ts';
import type { Run } from '../run.ts';
import { inService } from '../service-session.ts';
import type { Inputs } from './upload-inputs.ts';

/** Carries a plan out against the real service, and closes all connections. */
export async function deliver(plan: Plan, inputs: Inputs, run: Run): Promise<PipelineReport> {
  const { organizationId, concurrency: wanted } = inputs;
  const control = wanted === 'auto' ? controlFor(plan) : undefined;
  const concurrency = wanted === 'auto' ? FIRST_LEVEL : wanted;
  return inService(
    inputs,
    run,
    (context) => runPipeline(plan, { ...context, organizationId, concurrency, control }),
    () => control?.refused(systemClock.monotonicMs()),
  );
}

function controlFor({ assets }: Plan): ConcurrencyControl {
  const bytes = assets.reduce((sum, { size }) => sum + size, 0);
  return new ConcurrencyControl({
    nowMs: systemClock.monotonicMs(),
    meanBytes: bytes / Math.max(1, assets.length),
    busyMs: () => performance.eventLoopUtilization().active,
  });
}
