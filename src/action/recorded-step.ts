import { fanOut, type PipelineEvents } from '../pipeline/events.ts';
import { RunRecord } from '../pipeline/manifest/run-record.ts';
import { systemClock } from '../retry/clock.ts';
import { Deployments } from './deployments/deployments.ts';
import type { LimitUsage } from './inputs/size-limits.ts';
import { logEvents } from './progress/log-events.ts';
import { ManifestFile } from './report/manifest-file.ts';
import type { UseCache } from './rerun/cache-process.ts';
import { Rerun } from './rerun/rerun.ts';
import type { ActionContext } from './run-action.ts';

/** A step that uploads or exports: its context, its record, and what its report shows besides. */
export interface RecordedStep extends ActionContext {
  readonly record: RunRecord;
  readonly manifest: ManifestFile;
  readonly rerun: Rerun;
  /** Whether the job summary is written. */
  summary: boolean;
  /** One per limit of `size-limits`. */
  limitUsage: readonly LimitUsage[];
}

/** @param useCache reaches the cache of GitHub Actions */
export function recordStep(context: ActionContext, useCache: UseCache): RecordedStep {
  const { env, origin, signal, startedAt } = context;
  const record = new RunRecord({ run: origin.manifestRun, startedAt });
  const manifest = new ManifestFile(record, { env, signal });
  const rerun = new Rerun(record, context, useCache);
  return { ...context, record, manifest, rerun, summary: true, limitUsage: [] };
}

/**
 * Calls `work` with events that reach the log, the record, the manifest and, with a `githubToken`, GitHub's deployments.
 * Then waits until the deployments are recorded.
 */
export async function withEvents<T>(
  { githubToken, environment }: { readonly githubToken: string | undefined; readonly environment: string },
  step: RecordedStep,
  work: (events: PipelineEvents) => Promise<T>,
): Promise<T> {
  const { log, manifest, record, rerun } = step;
  const logged = logEvents(log);
  const deployments =
    githubToken === undefined
      ? undefined
      : new Deployments({ ...step, token: githubToken, environment, clock: systemClock });
  const last = deployments ? [deployments.listener] : [];
  try {
    return await work(fanOut([record.listener, logged, rerun.listener, manifest.listener, ...last]));
  } finally {
    logged.stop();
    await deployments?.finish();
  }
}
