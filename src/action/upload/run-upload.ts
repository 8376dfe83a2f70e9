import { ConcurrencyControl, FIRST_LEVEL } from '../../pipeline/concurrency.ts';
import { contentTypes } from '../../pipeline/find/content-types.ts';
import { type FoundAssets, findAssets } from '../../pipeline/find/find-assets.ts';
import type { ManifestPart } from '../../pipeline/manifest/manifest.ts';
import { type PipelineReport, type Plan, reportNothing, runPipeline } from '../../pipeline/run-pipeline.ts';
import { digestList, takeShard } from '../../pipeline/shards/split.ts';
import { systemClock } from '../../retry/clock.ts';
import { formatBytes, formatNumber, plural } from '../../support/format.ts';
import { refuseInputs } from '../inputs/invalid-input.ts';
import { checkPaths } from '../inputs/path-checks.ts';
import { logFinding } from '../progress/log-events.ts';
import { OutcomeRecord } from '../progress/outcome-recorder.ts';
import { PhaseTimes } from '../progress/phase-timer.ts';
import { finishRun } from '../report/finish-run.ts';
import { type Run, runInFrame } from '../run-action.ts';
import { conclude, type Ending, explainCancellation } from '../run-result.ts';
import { sayShard } from '../runner/format-shard.ts';
import type { Log } from '../runner/log.ts';
import { inService } from '../service-session.ts';
import { type Judgement, judgeFound } from './check-assets.ts';
import { showPlan } from './dry-run.ts';
import { recallUploads, spareManifest } from './previous-manifest.ts';
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

/** Tells the log how much of what was found is this run's. */
export function logPart({ shard, whole }: ManifestPart, { assets }: Plan, log: Log): void {
  const bytes = assets.reduce((sum, { size }) => sum + size, 0);
  const files = `${formatNumber(assets.length)} of ${plural(whole.files, 'file')}`;
  log.info(`This is ${sayShard(shard)}: ${files} (${formatBytes(bytes)} of ${formatBytes(whole.bytes)})`);
}
