import { contentTypes } from '../pipeline/content-types.ts';
import { type FoundAssets, findAssets } from '../pipeline/find-assets.ts';
import { type PipelineReport, type Plan, reportNothing } from '../pipeline/run-pipeline.ts';
import { causeChain } from '../support/cause-chain.ts';
import { VERSION } from '../support/version.ts';
import { listenForCancellation } from './cancellation.ts';
import { checkPaths } from './check-paths.ts';
import { deliver } from './deliver.ts';
import type { Ending } from './ending.ts';
import { type Failure, failuresOf } from './failure.ts';
import { finishRun } from './finish-run.ts';
import { type Inputs, parseInputs, temporaryManifestPath } from './inputs.ts';
import { type Judgement, judgeFound } from './judge-found.ts';
import { Log } from './log.ts';
import { logPlan } from './log-plan.ts';
import { maskSecrets } from './mask-secrets.ts';
import { proxyInUse } from './proxy-in-use.ts';
import { type RunContext, readRunContext } from './run-context.ts';

const NOTHING: Plan = { assets: [], exports: [] };
const FOUND_NONE: Judgement = { failures: [], warnings: [] };

/** The root action from start to end. It throws nothing; the exit code tells the verdict. */
export async function runMain(env: NodeJS.ProcessEnv): Promise<void> {
  // Until there is a verdict the step is red: a process whose last promise never settles exits by itself.
  process.exitCode = 1;
  maskSecrets(env);
  const startedAt = new Date();
  const log = new Log();
  const signal = listenForCancellation();
  const context = readRunContext();
  log.info(headline(context));

  const { inputs, problems: wrong } = parseInputs(env);
  const problems = [...wrong, ...checkPaths(inputs)];
  const valid = problems.length === 0;
  const ending = valid ? await workSafely(inputs, env, log, signal) : refuse(problems);
  // A manifest at the given path may be an earlier run's, and a run that could not begin has nothing to put there.
  const manifestPath = valid ? inputs.manifestPath : temporaryManifestPath(env);
  const conclusion = await finishRun(ending, { ...inputs, manifestPath }, { startedAt, context, log });
  process.exitCode = conclusion === 'success' || conclusion === 'planned' ? 0 : 1;
}

function headline({ repository, ref, commit, run }: RunContext): string {
  const origin = [repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
  return [`playable-export-action ${VERSION}`, ...origin].filter((part) => part).join(' · ');
}

function refuse(problems: readonly string[]): Ending {
  const lines = ['Nothing was sent.', ...problems];
  return {
    conclusion: 'failure',
    report: reportNothing(NOTHING),
    failures: [{ title: 'Invalid input', lines }],
  };
}

async function workSafely(
  inputs: Inputs,
  env: NodeJS.ProcessEnv,
  log: Log,
  signal: AbortSignal,
): Promise<Ending> {
  try {
    return await work(inputs, env, log, signal);
  } catch (error) {
    const lines = [
      causeChain(error).join(': '),
      'This is a bug in the action: please report it with this message.',
    ];
    return {
      conclusion: 'failure',
      report: reportNothing(NOTHING),
      failures: [{ title: 'Unexpected error', lines }],
    };
  }
}

async function work(inputs: Inputs, env: NodeJS.ProcessEnv, log: Log, signal: AbortSignal): Promise<Ending> {
  const found = await find(inputs);
  const exports = inputs.variants.flatMap((variantId) =>
    inputs.networks.map((network) => ({ variantId, network })),
  );
  const plan: Plan = { assets: found?.assets ?? [], exports };
  const { failures: forbidding, warnings } = found === undefined ? FOUND_NONE : judgeFound(found, inputs);
  for (const { title, lines } of warnings) log.warning(title, ...lines);
  if (forbidding.length > 0)
    return { conclusion: 'failure', report: reportNothing(plan), failures: forbidding };
  if (inputs.dryRun) {
    logPlan(plan, log);
    return { conclusion: 'planned', report: reportNothing(plan), failures: [] };
  }
  const report = await deliver(plan, inputs, log, signal);
  const protocol = inputs.baseUrl.startsWith('https:') ? 'https:' : 'http:';
  const failures = failuresOf(report, { limits: inputs.limits, proxy: proxyInUse(protocol, env) });
  const done =
    report.uploads.every(({ status }) => status === 'uploaded') &&
    report.exports.every(({ status }) => status === 'triggered');
  if (done) return { conclusion: 'success', report, failures };
  if (!signal.aborted) return { conclusion: 'failure', report, failures };
  return { conclusion: 'cancelled', report, failures: [...failures, cancelled(report, signal)] };
}

function find(inputs: Inputs): Promise<FoundAssets> | undefined {
  const { patterns, workingDirectory, workspace, includeHidden, manifestPath, naming, contentTypeRules } =
    inputs;
  if (patterns === undefined) return undefined;
  const search = { ...patterns, workingDirectory, workspace, includeHidden, never: [manifestPath] };
  return findAssets(search, naming, contentTypes(contentTypeRules));
}

function cancelled({ uploads, exports }: PipelineReport, signal: AbortSignal): Failure {
  const uploaded = uploads.filter(({ status }) => status === 'uploaded').length;
  const triggered = exports.filter(({ status }) => status === 'triggered').length;
  const done = `${uploaded} of ${uploads.length} files uploaded, ${triggered} of ${exports.length} exports triggered`;
  const lines = [
    `The run was cancelled (${signal.reason}): ${done}.`,
    'What was done is in the outputs and the manifest.',
  ];
  return { title: 'Cancelled', lines };
}
