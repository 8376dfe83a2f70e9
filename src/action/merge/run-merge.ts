import { requestExports } from '../../pipeline/request-exports.ts';
import { type PipelineReport, reportNothing } from '../../pipeline/run-pipeline.ts';
import type { JoinedShards } from '../../pipeline/shards/join-shards.ts';
import { systemClock } from '../../retry/clock.ts';
import { checkManifestPath } from '../check-paths.ts';
import { conclude } from '../conclude.ts';
import type { Ending } from '../ending.ts';
import { finishRun } from '../finish-run.ts';
import { inService } from '../in-service.ts';
import { temporaryManifestPath } from '../inputs.ts';
import { PhaseTimes } from '../phase-times.ts';
import { OutcomeRecord } from '../record-outcomes.ts';
import { refuseInputs } from '../refuse-inputs.ts';
import type { Run } from '../run.ts';
import { runInFrame } from '../step-frame.ts';
import { gatherShards } from './gather-shards.ts';
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
        const startedAt = progress.joined?.startedAt ?? run.startedAt;
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
  const nothing = reportNothing({ assets: [], exports });
  // The manifest at the given path may be an earlier run's, and this one has nothing to put there.
  const refuse = (sentences: readonly string[]): Ending => {
    const told = { baseUrl: '', organizationId: '', manifestPath: temporaryManifestPath(env), summary };
    return { ...refuseInputs(sentences), report: nothing, inputs: told };
  };
  if (problems.length > 0) return refuse(problems);
  record.plan({ assets: [], exports });
  const joined = await times.during('find', () => gatherShards(inputs, log));
  if ('problems' in joined) return refuse(joined.problems);
  const { baseUrl, organizationId, stored } = joined;
  progress.joined = joined;
  progress.told = { baseUrl, organizationId, manifestPath, summary };
  const report = { uploads: stored, exports: await trigger(inputs, run) };
  return conclude(report, { inputs: progress.told }, { limits: inputs.limits, signal: run.signal });
}

async function trigger(inputs: MergeInputs, run: Run): Promise<PipelineReport['exports']> {
  const { exports } = inputs;
  if (exports.length === 0) return [];
  return inService(inputs, run, (context) =>
    requestExports(exports, { ...context, concurrency: CONCURRENCY }),
  );
}
