import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { runStep, type Step, type StepResult } from '../../../scripts/local-runner.ts';
import { cacheIn } from '../../../src/action/rerun/cache-process.ts';
import { runPost } from '../../../src/action/rerun/run-post.ts';
import { type CacheProtocol, startCacheService } from '../../doubles/cache-service.ts';
import { preload, spawnNode } from '../../doubles/spawn-node.ts';
import type { Received, StubReply } from '../../doubles/stub-server.ts';
import { annotations, expectRed } from '../../e2e/assertions.ts';
import { exportsTo, FILES, secondExport, UPLOAD } from '../../e2e/job.ts';
import { DIST, inputsFor, newFolder, type Settings } from '../../e2e/run-action.ts';
import { errorReply, json, type StubService, startStubService } from '../../e2e/stub-service.ts';
import { captureStdout, restoreProcess } from '../run-here.ts';
import { runStepHere } from '../run-step-here.ts';

export const NETWORKS = ['applovin', 'google', 'unity'];
/** The inputs of a step that uploads two files and exports them to all networks. */
export const RELEASE = { ...exportsTo(...NETWORKS), ...UPLOAD };
/** What a re-run says that found nothing. */
export const NOTHING_LEFT = 'No earlier attempt of this job left anything';
/** What it sends. */
export const ALL = ['aaa', 'bbb', ...NETWORKS];
export const REJECTED = errorReply(400, 'Bad Request', 'no such network');
export const EXPIRED = errorReply(401, 'Unauthorized', 'expired');

export interface Job {
  readonly files?: Settings;
  /** The id of the job in the workflow. */
  readonly job?: string;
  /** The leg of the matrix. */
  readonly matrix?: unknown;
  readonly runId?: string;
  /** Whether a later step of the job fails. */
  readonly failsLater?: boolean;
  /** Whether the steps but the last have `continue-on-error`. */
  readonly goesOn?: boolean;
  readonly env?: Settings;
}

/** What is started for a step: its main program, or its `post` program. */
interface Part {
  readonly entry: 'main' | 'post';
  readonly inputs: Settings;
  readonly env: Settings;
  readonly workspace: string;
  readonly temp: string;
}

type Ended = Pick<StepResult, 'exitCode' | 'stdout' | 'outputs' | 'summary'>;

interface JobResult<Result> {
  /** The steps that ran. */
  readonly steps: readonly Result[];
  /** The last of them. */
  readonly last: Result;
  /** Their `post` programs: of a job that failed. */
  readonly posts: readonly Result[];
  /** What the service received: the content of each file, and the network of each export, with its variant if it is not `v-1`. */
  readonly sent: readonly string[];
  readonly workspace: string;
}

/**
 * Starts a workflow run against a service with this behaviour. `attempt` runs the steps of one job in one attempt as GitHub does: in a new
 * workspace, until one fails; then the `post` program of each step that ran, the last step first.
 */
async function startAttempts<Change extends Job, Result extends Ended>(
  service: StubService,
  runPart: (part: Part, job: Change) => Promise<Result>,
) {
  const stub = await startStubService(service);
  const attempt = async (
    nth: number,
    inputs: Settings | readonly Settings[],
    change = {} as Change,
  ): Promise<JobResult<Result>> => {
    const { files = FILES, job = 'release', matrix = null, runId = '987', env = {} } = change;
    const folder = await newFolder();
    const workspace = join(folder, 'workspace');
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(workspace, path)), { recursive: true });
      await writeFile(join(workspace, path), content);
    }
    const variables = {
      ...{ GITHUB_REPOSITORY: 'owner/game', GITHUB_REPOSITORY_ID: '77', GITHUB_SHA: 'c0ffee' },
      ...{ GITHUB_RUN_ID: runId, GITHUB_RUN_ATTEMPT: String(nth), GITHUB_JOB: job, ...env },
    };
    const common = { workspace, temp: join(folder, 'temp'), env: variables };
    const before = stub.journal.length;
    const steps: Result[] = [];
    for (const own of [inputs].flat()) {
      const all = inputsFor(stub.origin, { concurrency: '1', matrix: JSON.stringify(matrix), ...own });
      steps.push(await runPart({ ...common, entry: 'main', inputs: all }, change));
      if (steps.at(-1)?.exitCode !== 0 && !change.goesOn) break;
    }
    const last = steps.at(-1) as Result;
    const posts: Result[] = [];
    if (last.exitCode !== 0 || change.failsLater)
      for (const _ of steps) posts.push(await runPart({ ...common, entry: 'post', inputs: {} }, change));
    const sent = stub.journal.slice(before).flatMap(whatWasSent);
    return { steps, last, posts, sent, workspace };
  };
  return { stub, attempt };
}

interface JobHere extends Job {
  readonly signal?: AbortSignal;
}

/** A workflow run whose steps run in this process, with the real library and its service. */
export async function startRun(service: StubService) {
  const cache = await startCacheService();
  const run = await startAttempts(service, async (part, { signal }: JobHere): Promise<Ended> => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { ...cache.env, ...part.env };
    const folders = { GITHUB_WORKSPACE: part.workspace, RUNNER_TEMP: part.temp };
    const useCache = cacheIn(DIST, { PATH, NODE_COMPILE_CACHE, ...env, ...folders });
    if (part.entry === 'main')
      return runStepHere({ ...part, env, bundle: join(DIST, 'main/index.js') }, useCache, signal);
    const restore = restoreProcess();
    const stdout = captureStdout();
    await runPost({ ...env, ...folders }, '', useCache);
    const { exitCode } = process;
    restore();
    return { exitCode: Number(exitCode ?? 0), outputs: {}, stdout: stdout.text, summary: '' };
  });
  return { cache, ...run };
}

/**
 * Preloaded: limits pass twenty times as fast, but together no more than 60 s for looking back and 10 s for a mark: what waits for longer never
 * ends. The line after 5 s of silence comes, too.
 */
export const FAST_LIMITS = preload(`
  const { setTimeout: start } = globalThis;
  let passed = 0;
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    start(() => {
      passed += ms;
      if (passed <= 70_000) controller.abort();
    }, ms / 20);
    return controller.signal;
  };
  globalThis.setTimeout = (call, ms, ...more) => start(call, ms / 20, ...more);`);

/** Preloaded: no limit ends a request to the cache, which takes seconds on a machine that does ten other things. */
const NO_LIMITS = preload('AbortSignal.timeout = () => new AbortController().signal;');

interface ProcessJob extends Job {
  /** For the steps only, not for their `post` programs. */
  readonly main?: Partial<Pick<Step, 'started' | 'env'>>;
  /** How the processes are limited. */
  readonly limits?: string;
}

/** A workflow run whose programs are the bundles, as processes. */
export async function startProcesses(service: StubService, protocol?: CacheProtocol) {
  const cache = await startCacheService(protocol);
  const run = await startAttempts(service, ({ entry, env, ...part }, job: ProcessJob) => {
    const { env: own, ...change } = entry === 'main' ? (job.main ?? {}) : {};
    const options = [job.env, own].map((one) => one?.['NODE_OPTIONS'] ?? '');
    const NODE_OPTIONS = [job.limits ?? NO_LIMITS, ...options].join(' ');
    return runStep({
      ...{ bundle: join(DIST, entry, 'index.js'), spawnNode, ...part, ...change },
      env: { ...cache.env, ...env, ...own, NODE_OPTIONS },
    });
  });
  return { cache, ...run };
}

/** A run whose service responds to the exports with these replies in turn, and then well. */
export function startReplying(...replies: readonly StubReply[]) {
  return startRun({ triggerExport: (nth) => replies[nth - 1] ?? json({ job: nth }) });
}

/** A run of which the first attempt exported to all networks but the second. */
export async function startFailed(inputs: Settings = RELEASE, job: Job = {}) {
  const run = await startRun(secondExport(REJECTED));
  expectFailed(await run.attempt(1, inputs, job));
  return run;
}

/** Expects that everything was sent, and that `post` kept it without a warning. */
export function expectFailed({ last, sent, posts }: JobResult<Ended>): void {
  expectRed(last, 'Service error');
  expect(sent).toEqual(ALL);
  expect(posts.flatMap((post) => [post.exitCode, ...warningsOf(post)])).toEqual([0]);
}

export function warningsOf(step: Ended): string[] {
  return annotations(step, 'warning').map(({ title, message }) => `${title}: ${message}`);
}

function whatWasSent({ method, path, body }: Received): string[] {
  if (method === 'PUT') return [String(body)];
  if (!path.endsWith('/export')) return [];
  const { variantId, network } = JSON.parse(String(body));
  return [variantId === 'v-1' ? network : `${variantId} ${network}`];
}
