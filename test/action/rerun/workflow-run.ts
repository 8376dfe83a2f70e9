import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { StepResult } from '../../../scripts/local-runner.ts';
import type { CacheOrder, UseCache } from '../../../src/action/rerun/ask-cache.ts';
import { runPost } from '../../../src/action/rerun/run-post.ts';
import { uploadAction } from '../../../src/action/upload/run-upload.ts';
import type { Received, StubReply } from '../../doubles/stub-server.ts';
import { annotations, expectRed, titlesOf } from '../../e2e/assertions.ts';
import { exportsTo, FILES, secondExport, UPLOAD } from '../../e2e/job.ts';
import { inputsFor, newFolder, type Settings } from '../../e2e/run-action.ts';
import { errorReply, json, type StubService, startStubService } from '../../e2e/stub-service.ts';
import { captureStdout, restoreProcess, runHere } from '../run-here.ts';

export const NETWORKS = ['applovin', 'google', 'unity'];
/** The inputs of a step that uploads two files and exports them to all networks. */
export const RELEASE = { ...exportsTo(...NETWORKS), ...UPLOAD };
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

type Ended = Pick<StepResult, 'exitCode' | 'stdout' | 'outputs'>;

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
export async function startAttempts<Change extends Job, Result extends Ended>(
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
      if (steps.at(-1)?.exitCode !== 0) break;
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

/** A cache that holds the text of each entry by its key, the oldest first. A damaged entry has none. */
interface TextCache {
  readonly entries: Map<string, string | undefined>;
  readonly orders: CacheOrder[];
  /** How it works. Tests replace it. */
  use: UseCache;
}

function startCache(): TextCache {
  const entries: TextCache['entries'] = new Map();
  const keysIn = (list: string): string[] =>
    [...entries.keys()].filter((key) => key.slice(0, key.lastIndexOf('-')) === list);
  const use: UseCache = async ({ file, save = [], restore = [] }) => {
    for (const { list, isOneEnough } of save) {
      const { length } = keysIn(list);
      if (length === 0 || !isOneEnough) entries.set(`${list}-${length}`, await readFile(file, 'utf8'));
    }
    const lists = restore.map((some) => some.find((list) => keysIn(list).length > 0) ?? '');
    const keys = lists.flatMap((list) => keysIn(list).map((key) => ({ list, key })));
    const found = keys.map(({ list, key }) => {
      const text = entries.get(key);
      return text === undefined ? { list } : { list, text };
    });
    return { isAvailable: true, saved: save.map(({ list }) => list), found };
  };
  return { entries, orders: [], use };
}

const HAS_CACHE = { ACTIONS_CACHE_SERVICE_V2: 'True', ACTIONS_RESULTS_URL: 'http://127.0.0.1/' };

interface JobHere extends Job {
  readonly signal?: AbortSignal;
}

/** A workflow run whose programs run in this process, with a cache in memory. */
export async function startRun(service: StubService) {
  const cache = startCache();
  const useCache: UseCache = (order, signal) => {
    cache.orders.push(order);
    return signal.aborted ? Promise.resolve(undefined) : cache.use(order, signal);
  };
  const run = await startAttempts(service, async (part, { signal }: JobHere): Promise<Ended> => {
    const { entry, inputs, workspace, temp } = part;
    await mkdir(temp, { recursive: true });
    const env = { ...HAS_CACHE, ...part.env, GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temp };
    if (entry === 'main') {
      const { exitCode, outputs, lines } = await runHere(
        (context) => uploadAction(context, useCache),
        inputs,
        env,
        signal,
      );
      return { exitCode: Number(exitCode), outputs, stdout: lines.map((line) => `${line}\n`).join('') };
    }
    const restore = restoreProcess();
    const stdout = captureStdout();
    await runPost(env, '', useCache);
    const { exitCode } = process;
    restore();
    return { exitCode: Number(exitCode ?? 0), outputs: {}, stdout: stdout.text };
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

/** Expects that the step knew nothing of earlier attempts, and says so once. */
export function expectUnknown(step: Ended): void {
  expect(titlesOf(step, 'warning')).toEqual(['Earlier attempts not known']);
}

function whatWasSent({ method, path, body }: Received): string[] {
  if (method === 'PUT') return [String(body)];
  if (path !== '/export') return [];
  const { variantId, network } = JSON.parse(String(body));
  return [variantId === 'v-1' ? network : `${variantId} ${network}`];
}
