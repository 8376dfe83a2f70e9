import { requestExports } from '../../pipeline/request-exports.ts';
import { type PipelineReport, reportNothing } from '../../pipeline/run-pipeline.ts';
import type { JoinedShards } from '../../pipeline/shards/join-shards.ts';
import { systemClock } from '../../retry/clock.ts';
import { refuseInputs } from '../inputs/invalid-input.ts';
import { checkManifestPath } from '../inputs/path-checks.ts';
import { OutcomeRecord } from '../progress/outcome-recorder.ts';
import { PhaseTimes } from '../progress/phase-timer.ts';
import { finishRun } from '../report/finish-run.ts';
import { type Run, runInFrame } from '../run-action.ts';
import { conclude, type Ending, explainCancellation } from '../run-result.ts';
import { inService } from '../service-session.ts';
import { temporaryManifestPath } from '../upload/upload-inputs.ts';
import { gatherShards } from './collect-shards.ts';
import { type MergeInputs, parseMergeInputs } from './merge-inputs.ts';

/** Exports under way at a time: there is no input for it, and few are ever asked for. */
const CONCURRENCY = 16;

/** What the run has so far, for the case that it never comes to its end. */
interface Progress {
  joined?: JoinedShards;
  told?: Ending['inputs'];
}

/**
 * The sub-action `merge/` from start to end. It throws nothing; the exit code tells the verdict.
 *
 * @param signal aborted by a cancellation
 */
export function runMerge(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  return runInFrame<Ending>('merge', { env, signal }, (base) => {
    const record = new OutcomeRecord();
    const run: Run = { ...base, record, times: new PhaseTimes(systemClock) };
    const progress: Progress = {};
    return {
      work: () => work(env, run, progress),
      brokenDown: (failure) => {
        const { joined, told } = progress;
        const report = { ...record.report(), uploads: joined?.stored ?? [] };
        return { inputs: told, conclusion: 'failure', report, failures: [failure] };
      },
      finish: async (ending) => {
        const { times, waiting } = run;
        // The clock of another machine may be ahead.
        const startedAt = new Date(
          Math.min(Number(progress.joined?.startedAt ?? run.startedAt), Number(run.startedAt)),
        );
        const spent = { waitedMs: Math.round(waiting.totalMs), phases: times.phases(waiting) };
        return (await finishRun(ending, env, { ...run, ...spent, startedAt })) === 'success';
      },
    };
  });
}

async function work(env: NodeJS.ProcessEnv, run: Run, progress: Progress): Promise<Ending> {
  const { log, record, times } = run;
  const { inputs, problems: wrong, warnings } = parseMergeInputs(env);
  const { exports, manifestPath, givenManifestPath = manifestPath, summary } = inputs;
  for (const { title, lines } of warnings) log.warning(title, ...lines);
  const problems = [...wrong, ...checkManifestPath(givenManifestPath)];
  // The manifest at the given path may be an earlier run's, and this one has nothing to put there.
  const told = { baseUrl: '', organizationId: '', manifestPath: temporaryManifestPath(env), summary };
  if (problems.length > 0) return { ...refuseInputs(problems), inputs: told };
  record.plan({ assets: [], exports });
  const report = reportNothing({ assets: [], exports });
  const joined = await times.during('join', () => gatherShards(inputs, run));
  if (joined === undefined) {
    const failures = [explainCancellation(report, String(run.signal.reason))];
    return { conclusion: 'cancelled', report, failures, inputs: told };
  }
  if ('problems' in joined) return { ...refuseInputs(joined.problems), report, inputs: told };
  const { baseUrl, organizationId, stored } = joined;
  progress.joined = joined;
  progress.told = { baseUrl, organizationId, manifestPath, summary };
  const done = { uploads: stored, exports: await trigger(inputs, run) };
  const { limits } = inputs;
  return conclude(done, { inputs: progress.told }, { limits, oneAtATime: true, signal: run.signal });
}

async function trigger(inputs: MergeInputs, run: Run): Promise<PipelineReport['exports']> {
  const { exports } = inputs;
  if (exports.length === 0) return [];
  return inService(inputs, run, (context) =>
    requestExports(exports, { ...context, concurrency: CONCURRENCY }),
  );
}
