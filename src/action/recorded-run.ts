import { fanOut, type PipelineEvents } from '../pipeline/events.ts';
import { systemClock } from '../retry/clock.ts';
import { Deployments } from './deployments/deployments.ts';
import { logEvents } from './progress/log-events.ts';
import { OutcomeRecorder } from './progress/outcome-recorder.ts';
import { systemTicker } from './progress/progress.ts';
import { ManifestDrafts } from './report/manifest-drafts.ts';
import type { ActionContext } from './run-action.ts';

/** The context of an action that uploads or exports. The recorder feeds its manifest and job summary. */
export interface RecordedRun extends ActionContext {
  readonly drafts: ManifestDrafts;
  readonly recorder: OutcomeRecorder;
}

export function startRecording(context: ActionContext): RecordedRun {
  return {
    ...context,
    drafts: new ManifestDrafts(systemClock, context.signal),
    recorder: new OutcomeRecorder(),
  };
}

/**
 * Calls `work` with events that reach the log, the recorder and, with a `githubToken`, GitHub's deployments.
 * Then waits until the deployments are recorded.
 */
export async function withEvents<T>(
  { githubToken, environment }: { readonly githubToken: string | undefined; readonly environment: string },
  run: RecordedRun,
  work: (events: PipelineEvents) => Promise<T>,
): Promise<T> {
  const { log, drafts, recorder } = run;
  const logged = logEvents(log, { clock: systemClock, ticker: systemTicker });
  const deployments =
    githubToken === undefined
      ? undefined
      : new Deployments({ ...run, token: githubToken, environment, clock: systemClock });
  const first = deployments ? [deployments.listener] : [];
  try {
    return await work(fanOut([...first, recorder.listener, logged, drafts.listener]));
  } finally {
    logged.stop();
    await deployments?.finish();
  }
}
