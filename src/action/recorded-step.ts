import { fanOut, type PipelineEvents } from '../pipeline/events.ts';
import { RunRecord } from '../pipeline/manifest/run-record.ts';
import { systemClock } from '../retry/clock.ts';
import { Deployments } from './deployments/deployments.ts';
import { logEvents } from './progress/log-events.ts';
import { ManifestFile } from './report/manifest-file.ts';
import type { ActionContext } from './run-action.ts';
import type { LimitUsage } from './summary/limit-usage.ts';

/** A step that uploads or exports: its context, its record, and what its report shows besides. */
export interface RecordedStep extends ActionContext {
  readonly record: RunRecord;
  readonly manifest: ManifestFile;
  /** Whether the job summary is written. */
  summary: boolean;
  /** One per limit of `size-limits`. */
  limitUsage: readonly LimitUsage[];
}

export function recordStep(context: ActionContext): RecordedStep {
  const { env, origin, signal, startedAt } = context;
  const record = new RunRecord({ run: origin.manifestRun, startedAt });
  const manifest = new ManifestFile(record, { env, signal });
  return { ...context, record, manifest, summary: true, limitUsage: [] };
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
  const { log, manifest, record } = step;
  const logged = logEvents(log);
  const deployments =
    githubToken === undefined
      ? undefined
      : new Deployments({ ...step, token: githubToken, environment, clock: systemClock });
  const last = deployments ? [deployments.listener] : [];
  try {
    return await work(fanOut([record.listener, logged, manifest.listener, ...last]));
  } finally {
    logged.stop();
    await deployments?.finish();
  }
}
