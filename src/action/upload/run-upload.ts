import { contentTypes } from '../../pipeline/find/content-types.ts';
import { type FoundAssets, findAssets } from '../../pipeline/find/find-assets.ts';
import { type Plan, reportNothing } from '../../pipeline/run-pipeline.ts';
import { digestList } from '../../pipeline/shards/digest-list.ts';
import { takeShard } from '../../pipeline/shards/take-shard.ts';
import { systemClock } from '../../retry/clock.ts';
import { conclude } from '../conclude.ts';
import type { Ending } from '../ending.ts';
import { checkPaths } from '../inputs/path-checks.ts';
import { refuseInputs } from '../inputs/refuse-inputs.ts';
import { logFinding } from '../progress/log-finding.ts';
import { OutcomeRecord } from '../progress/outcome-recorder.ts';
import { PhaseTimes } from '../progress/phase-timer.ts';
import { finishRun } from '../report/finish-run.ts';
import type { Run } from '../run.ts';
import { runInFrame } from '../run-action.ts';
import { explainCancellation } from '../run-result.ts';
import type { Log } from '../runner/log.ts';
import { type Judgement, judgeFound } from './check-assets.ts';
import { logPart } from './log-part.ts';
import { recallUploads } from './previous-manifest.ts';
import { showPlan } from './show-plan.ts';
import { spareManifest } from './spare-manifest.ts';
import { type Inputs, parseInputs, temporaryManifestPath } from './upload-inputs.ts';

const FOUND_NONE: Judgement = { failures: [], warnings: [] };

/**
 * The root action from start to end. It throws nothing; the exit code tells the verdict.
 *
 * @param signal aborted by a cancellation
 */
export function runMain(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  return runInFrame<Ending>('', { env, signal }, (base) => {
    const record = new OutcomeRecord();
    const run: Run = { ...base, record, times: new PhaseTimes(systemClock) };
    return {
      work: () => readAndWork(env, run),
      brokenDown: (failure) => {
        return { ...record.told, conclusion: 'failure', report: record.report(), failures: [failure] };
      },
      finish: async (ending) => {
        const { times, waiting } = run;
        const spent = { waitedMs: Math.round(waiting.totalMs), phases: times.phases(waiting) };
        const conclusion = await finishRun(ending, env, { ...run, ...spent });
        return conclusion === 'success' || conclusion === 'planned';
      },
    };
  });
}

async function readAndWork(env: NodeJS.ProcessEnv, run: Run): Promise<Ending> {
  const { inputs, problems: wrong, warnings } = parseInputs(env);
  for (const { title, lines } of warnings) run.log.warning(title, ...lines);
  const problems = [...wrong, ...checkPaths(inputs)];
  if (problems.length === 0) return work(inputs, env, run);
  const manifestPath = temporaryManifestPath(env);
  const told = { baseUrl: '', organizationId: '', manifestPath, summary: inputs.summary };
  return { ...refuseInputs(problems), inputs: told };
}

async function work(inputs: Inputs, env: NodeJS.ProcessEnv, run: Run): Promise<Ending> {
  const { log, record, times, signal } = run;
  const found = inputs.patterns && (await times.during('find', async () => find(inputs, log)));
  const exports = inputs.variants.flatMap((variantId) =>
    inputs.networks.map((network) => ({ variantId, network })),
  );
  const all = found?.assets ?? [];
  const { shard } = inputs;
  const part = shard && { shard, whole: digestList(all) };
  const plan: Plan = { assets: shard ? takeShard(all, shard) : all, exports };
  record.plan(plan);
  const { failures: forbidding, warnings } = found === undefined ? FOUND_NONE : judgeFound(found, inputs);
  for (const { title, lines } of warnings) log.warning(title, ...lines);
  if (part !== undefined) logPart(part, plan, log);
  const planned = inputs.dryRun ? await showPlan(plan, found, inputs, run) : undefined;
  if (forbidding.length > 0) {
    // The manifest at the given path may be an earlier run's, and this one has nothing to put there.
    const given = { ...inputs, manifestPath: temporaryManifestPath(env) };
    return { conclusion: 'failure', report: reportNothing(plan), failures: forbidding, inputs: given, part };
  }
  if (planned !== undefined) {
    const report = reportNothing(plan);
    const ending = { report, inputs, earlier: planned, part };
    if (!signal.aborted) return { ...ending, conclusion: 'planned', failures: [] };
    return {
      ...ending,
      conclusion: 'cancelled',
      failures: [explainCancellation(report, String(signal.reason))],
    };
  }
  const earlier = found && (await recallUploads(inputs, log));
  record.told = { inputs: spareManifest(inputs, plan, { env, log }), earlier, part };
  // A run that sends nothing need not load what sends.
  const { deliver } = await import(/* webpackMode: "lazy" */ './deliver.ts');
  const report = await deliver({ ...plan, earlier }, inputs, run);
  return conclude(report, record.told, { limits: inputs.limits, signal });
}

async function find(inputs: Inputs, log: Log): Promise<FoundAssets | undefined> {
  const { patterns, workingDirectory, workspace, includeHidden, naming, contentTypeRules } = inputs;
  if (patterns === undefined) return undefined;
  // In a dry run they are two, and a run would take neither.
  const never = [inputs.manifestPath, inputs.givenManifestPath ?? inputs.manifestPath];
  const search = { ...patterns, workingDirectory, workspace, includeHidden, never };
  return logFinding({ ...search, log }, () => findAssets(search, naming, contentTypes(contentTypeRules)));
}
