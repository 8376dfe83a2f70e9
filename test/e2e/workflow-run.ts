import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'vitest';
import { runStep, type Step, type StepResult } from '../../scripts/local-runner.ts';
import { type CacheProtocol, startCacheService } from '../doubles/cache-service.ts';
import { spawnNode } from '../doubles/spawn-node.ts';
import type { Received, StubReply } from '../doubles/stub-server.ts';
import { annotations, expectRed, titlesOf } from './assertions.ts';
import { COMMIT, exportsTo, FILES, secondExport, UPLOAD } from './job.ts';
import { inputsFor, newFolder, type Settings } from './run-action.ts';
import { errorReply, json, type StubService, startStubService } from './stub-service.ts';

export const NETWORKS = ['applovin', 'google', 'unity'];
/** The inputs of a step that uploads two files and exports them to all networks. */
export const RELEASE = { ...exportsTo(...NETWORKS), ...UPLOAD };
/** What it sends. */
export const ALL = ['aaa', 'bbb', ...NETWORKS];
export const REJECTED = errorReply(400, 'Bad Request', 'no such network');

const DIST = resolve(import.meta.dirname, '../../dist');

/** Preloaded: no limit ends a request to the cache, which takes seconds on a machine that does ten other things. */
const NO_LIMITS = preload('AbortSignal.timeout = () => new AbortController().signal;');

/**
 * Preloaded: limits pass twenty times as fast, but together no more than the 10 s that the contract promises: what waits for longer never
 * ends.
 */
export const FAST_LIMITS = preload(`
  let passed = 0;
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => {
      passed += ms;
      if (passed <= 10_000) controller.abort();
    }, ms / 20);
    return controller.signal;
  };`);

/** An option of Node that runs this code first, in the processes that it starts too. */
export function preload(code: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

type Change = Partial<Pick<Step, 'started' | 'env'>>;

export interface Job {
  readonly files?: Settings;
  /** The id of the job in the workflow. */
  readonly job?: string;
  /** The leg of the matrix. */
  readonly matrix?: unknown;
  readonly runId?: string;
  /** Whether a later step of the job fails. */
  readonly failsLater?: boolean;
  readonly env?: Settings;
  /** For the steps only. */
  readonly step?: Change;
  /** For their `post` programs only. */
  readonly post?: Change;
  /** How the processes are limited. */
  readonly limits?: string;
}

interface JobResult {
  /** The steps that ran. */
  readonly steps: readonly StepResult[];
  /** The last of them. */
  readonly last: StepResult;
  /** Their `post` programs: of a job that failed. */
  readonly posts: readonly StepResult[];
  /** What the service received: the content of each file, and the network of each export, with its variant if it is not `v-1`. */
  readonly sent: readonly string[];
}

/**
 * Starts a workflow run against a service with this behaviour. `attempt` runs the steps of one job in one attempt as GitHub does: in a new
 * workspace, until one fails; then the `post` program of each step that ran, the last step first.
 */
export async function startRun(service: StubService, protocol: CacheProtocol = 'v2', isAzure = false) {
  const cache = await startCacheService(protocol, isAzure);
  const stub = await startStubService(service);
  const attempt = async (
    nth: number,
    inputs: Settings | readonly Settings[],
    { files = FILES, job = 'release', matrix = null, runId = '987', limits = NO_LIMITS, ...more }: Job = {},
  ): Promise<JobResult> => {
    const folder = await newFolder();
    const workspace = join(folder, 'workspace');
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(workspace, path)), { recursive: true });
      await writeFile(join(workspace, path), content);
    }
    const temp = join(folder, 'temp');
    const run = (entry: string, own: Settings, { env, ...change }: Change = {}): Promise<StepResult> => {
      const options = [limits, ...[cache.env, more.env, env].map((one) => one?.['NODE_OPTIONS'] ?? '')];
      return runStep({
        ...{ bundle: join(DIST, entry, 'index.js'), workspace, temp, inputs: own, spawnNode, ...change },
        env: {
          GITHUB_REPOSITORY: 'owner/game',
          GITHUB_REPOSITORY_ID: '77',
          GITHUB_RUN_ID: runId,
          GITHUB_RUN_ATTEMPT: String(nth),
          GITHUB_JOB: job,
          GITHUB_SHA: COMMIT,
          ...cache.env,
          ...more.env,
          ...env,
          NODE_OPTIONS: options.join(' '),
        },
      });
    };
    const before = stub.journal.length;
    const steps: StepResult[] = [];
    for (const own of [inputs].flat()) {
      const all = inputsFor(stub.origin, { concurrency: '1', matrix: JSON.stringify(matrix), ...own });
      steps.push(await run('main', all, more.step));
      if (steps.at(-1)?.exitCode !== 0) break;
    }
    const last = steps.at(-1) as StepResult;
    const posts: StepResult[] = [];
    if (last.exitCode !== 0 || more.failsLater)
      for (const _ of steps) posts.push(await run('post', {}, more.post));
    const sent = stub.journal.slice(before).flatMap(whatWasSent);
    return { steps, last, posts, sent };
  };
  return { cache, stub, attempt };
}

/** A run whose service responds to the exports with these replies in turn, and then well. */
export function startReplying(...replies: readonly (StubReply | undefined)[]) {
  return startRun({ triggerExport: (nth) => replies[nth - 1] ?? json({ job: nth }) });
}

/** A run of which the first attempt exported to all networks but the second. */
export async function startFailed(inputs: Settings = RELEASE, job: Job = {}) {
  const run = await startRun(secondExport(REJECTED));
  const first = await run.attempt(1, inputs, job);
  expectRed(first.last, 'Service error');
  expect(first.sent).toEqual(ALL);
  expect(first.posts.flatMap((post) => [post.exitCode, ...warningsOf(post)])).toEqual([0]);
  return run;
}

export function warningsOf(step: StepResult): string[] {
  return annotations(step, 'warning').map(({ title, message }) => `${title}: ${message}`);
}

/** Expects that the step knew nothing of earlier attempts, and says so once. */
export function expectUnknown(step: StepResult): void {
  expect(titlesOf(step, 'warning')).toEqual(['Earlier attempts not known']);
}

function whatWasSent({ method, path, body }: Received): string[] {
  if (method === 'PUT') return [String(body)];
  if (path !== '/export') return [];
  const { variantId, network } = JSON.parse(String(body));
  return [variantId === 'v-1' ? network : `${variantId} ${network}`];
}
