import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ServiceClient } from '../../src/api/service-client.ts';
import { StorageClient } from '../../src/api/storage-client.ts';
import type { Concurrency } from '../../src/pipeline/concurrency.ts';
import type { PipelineContext } from '../../src/pipeline/context.ts';
import { fanOut, type PipelineEvents } from '../../src/pipeline/events.ts';
import type { FoundAssets } from '../../src/pipeline/find/find-assets.ts';
import type { Asset } from '../../src/pipeline/outcomes.ts';
import { callContext, type FakeCallContext, openTransport } from '../doubles/call-context.ts';
import { needsNames } from '../doubles/conditions.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import type { Misbehaviour, StubExchange, StubReply } from '../doubles/stub-server.ts';
import { kindOf, RIGHT, type StubService, startStubService as startService } from '../e2e/stub-service.ts';

export interface RunOptions extends Partial<FakeCallContext> {
  /** Default `dev`, which the emulator accepts. */
  readonly token?: string;
  readonly concurrency?: Concurrency;
  readonly signal?: AbortSignal;
  /** Further listeners. */
  readonly events?: Partial<PipelineEvents>;
}

export interface PreparedRun extends PipelineContext {
  /** The events so far, one line per event. */
  readonly reported: readonly string[];
  readonly calls: FakeCallContext;
}

/** A context for the service at this URL, which may be an emulator or a stub. */
export function prepareRun(baseUrl: string, options: RunOptions = {}): PreparedRun {
  const { token = 'dev', concurrency = 4, signal = new AbortController().signal } = options;
  const { events = {}, ...overrides } = options;
  const calls = callContext(overrides);
  const transport = openTransport();
  const reported: string[] = [];
  return {
    service: new ServiceClient({ baseUrl, token, transport, context: calls, allowHttp: true }),
    storage: new StorageClient({ transport, context: calls }),
    organizationId: 'org-1',
    concurrency,
    clock: calls.clock,
    signal,
    reported,
    calls,
    events: fanOut([recordEvents(reported), events]),
  };
}

function recordEvents(lines: string[]): Partial<PipelineEvents> {
  return {
    comparisonStarted: (candidates) => lines.push(`${candidates.length} comparisons started`),
    comparisonSettled: (asset, reused) => lines.push(`${asset.path} ${reused?.status ?? 'changed'}`),
    comparisonFinished: (reused) => lines.push(`${reused.length} unchanged`),
    uploadsStarted: (assets) => lines.push(`${assets.length} uploads started`),
    uploadSettled: (outcome) => lines.push(`${outcome.path} ${outcome.status}`),
    uploadUrlRenewed: (asset) => lines.push(`${asset.path} renewed`),
    uploadsFinished: (outcomes) => lines.push(`${outcomes.length} uploads finished`),
    exportsStarted: (requests) => lines.push(`${requests.length} exports started`),
    exportSettled: ({ variantId, network, status }) => lines.push(`${variantId} to ${network} ${status}`),
    exportsFinished: (outcomes) => lines.push(`${outcomes.length} exports finished`),
  };
}

/** Creates assets with these paths, or this number of assets. The content of each file is its path. */
export async function makeAssets(paths: number | readonly string[]): Promise<Asset[]> {
  const folder = await temporaryFolder();
  const names =
    typeof paths === 'number' ? Array.from({ length: paths }, (_, index) => `file-${index}.txt`) : paths;
  return Promise.all(
    names.map(async (path) => {
      const absolutePath = join(folder, path);
      await writeFile(absolutePath, path);
      const size = Buffer.byteLength(path);
      return { path, absolutePath, fileName: path, contentType: 'text/plain', size };
    }),
  );
}

/** Reads a request, and responds once this has happened. */
export function respondAfter(happened: Promise<unknown>, reply: StubReply = { status: 200 }): Misbehaviour {
  return async ({ receive, respond }) => {
    await receive();
    await happened;
    respond(reply);
  };
}

export function statusesOf(outcomes: readonly { readonly status: string }[]): string[] {
  return outcomes.map(({ status }) => status);
}

/** Holds requests back until `size` of them have arrived. */
export function gatherRequests(size: number) {
  const waiting: (() => void)[] = [];
  let max = 0;
  return {
    /** The highest number of requests held back at a time. */
    get max() {
      return max;
    },
    join: async ({ receive, respond }: StubExchange) => {
      await receive();
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        max = Math.max(max, waiting.length);
        if (waiting.length < size) return;
        // Gives requests above the limit the time to arrive.
        setImmediate(() => {
          for (const release of waiting.splice(0)) release();
        });
      });
      respond({ status: 200 });
    },
  };
}

/** Starts a service with its storage, which responds correctly where a deviation has no other reaction. */
export async function startStubService(deviations: StubService = {}) {
  const kinds = ['askForUrl', 'put', 'triggerExport'] as const;
  const service: StubService = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      (...request: Parameters<(typeof RIGHT)[typeof kind]>) =>
        deviations[kind]?.(...request) ?? RIGHT[kind](...request),
    ]),
  );
  const stub = await startService(service);
  return {
    stub,
    baseUrl: `${stub.origin}/v1`,
    /** The requests of a kind so far. */
    requests: (kind: keyof StubService) =>
      stub.journal.filter(({ method, path }) => kindOf(method, path) === kind),
  };
}

/** Writes files below a folder and creates missing folders. The content of each file is its path. */
export async function makeFiles(folder: string, ...paths: readonly string[]): Promise<void> {
  needsNames(paths);
  const folders = new Set(paths.map((path) => dirname(join(folder, path))));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all(paths.map((path) => writeFile(join(folder, path), path)));
}

/** The result of a search that has nothing to report but this. */
export function foundAssets(found: Partial<FoundAssets> = {}): FoundAssets {
  return {
    assets: [],
    namedInFull: new Set(),
    unmatched: [],
    foldersTaken: [],
    hidden: [],
    outsideLinks: [],
    linksBehindLinks: [],
    unusedExclusions: [],
    unusable: [],
    ...found,
  };
}
