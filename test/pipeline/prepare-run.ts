import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ServiceClient } from '../../src/api/service-client.ts';
import { StorageClient } from '../../src/api/storage-client.ts';
import type { PipelineEvents } from '../../src/pipeline/events.ts';
import type { Asset } from '../../src/pipeline/outcomes.ts';
import type { UploadContext } from '../../src/pipeline/upload-assets.ts';
import { callContext, type FakeCallContext, openTransport } from '../doubles/call-context.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import {
  type Misbehaviour,
  type Received,
  type Script,
  type StubReply,
  type StubServer,
  startStub,
} from '../doubles/stub-server.ts';

export interface DeliveryOptions extends Partial<FakeCallContext> {
  /** Default `dev`, which the emulator takes. */
  readonly token?: string;
  readonly concurrency?: number;
  readonly signal?: AbortSignal;
  readonly idleTimeoutMs?: number;
  /** What is done besides noting the events down. */
  readonly events?: Partial<PipelineEvents>;
}

export interface Delivery extends UploadContext {
  /** The events so far, a line each. */
  readonly told: readonly string[];
  readonly calls: FakeCallContext;
}

/** All that the pipeline needs to talk to the service at this address, which may be an emulator or a stub. */
export function prepareDelivery(baseUrl: string, options: DeliveryOptions = {}): Delivery {
  const { token = 'dev', concurrency = 4, signal = new AbortController().signal, idleTimeoutMs } = options;
  const { events = {}, ...overrides } = options;
  const calls = callContext(overrides);
  const transport = openTransport(idleTimeoutMs === undefined ? {} : { idleTimeoutMs });
  const told: string[] = [];
  return {
    service: new ServiceClient({ baseUrl, token, transport, context: calls, allowHttp: true }),
    storage: new StorageClient({ transport, context: calls }),
    organizationId: 'org-1',
    concurrency,
    clock: calls.clock,
    signal,
    told,
    calls,
    hashUploads: false,
    events: {
      comparisonStarted: (candidates) => {
        told.push(`${candidates.length} comparisons started`);
        events.comparisonStarted?.(candidates);
      },
      comparisonSettled: (asset, reused) => {
        told.push(`${asset.path} ${reused?.status ?? 'changed'}`);
        events.comparisonSettled?.(asset, reused);
      },
      comparisonFinished: (reused) => {
        told.push(`${reused.length} unchanged`);
        events.comparisonFinished?.(reused);
      },
      uploadsStarted: (assets) => {
        told.push(`${assets.length} uploads started`);
        events.uploadsStarted?.(assets);
      },
      uploadSettled: (outcome) => {
        told.push(`${outcome.asset.path} ${outcome.status}`);
        events.uploadSettled?.(outcome);
      },
      uploadProgress: (asset, sentBytes) => events.uploadProgress?.(asset, sentBytes),
      uploadUrlRenewed: (asset) => {
        told.push(`${asset.path} renewed`);
        events.uploadUrlRenewed?.(asset);
      },
      uploadsFinished: (outcomes) => {
        told.push(`${outcomes.length} uploads finished`);
        events.uploadsFinished?.(outcomes);
      },
      exportsStarted: (requests) => {
        told.push(`${requests.length} exports started`);
        events.exportsStarted?.(requests);
      },
      exportSettled: (outcome) => {
        told.push(`${outcome.variantId} to ${outcome.network} ${outcome.status}`);
        events.exportSettled?.(outcome);
      },
      exportsFinished: (outcomes) => {
        told.push(`${outcomes.length} exports finished`);
        events.exportsFinished?.(outcomes);
      },
      waiting: ({ attempt }) => told.push(`waiting after attempt ${attempt}`),
    },
  };
}

/** Assets with these paths, or as many as asked for; each is a file with its own path as its content. */
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

/** Requests that a stub answers only when so many of them are there; then it answers all of them. */
export interface Crowd {
  readonly join: Misbehaviour;
  /** The most that were ever unanswered at once. */
  readonly most: number;
}

/** @param complete called each time that so many are there, before they are answered */
export function gatherRequests(size: number, complete: () => void = () => undefined): Crowd {
  const waiting: (() => void)[] = [];
  let most = 0;
  return {
    get most() {
      return most;
    },
    join: async ({ receive, answer }) => {
      await receive();
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        most = Math.max(most, waiting.length);
        if (waiting.length < size) return;
        // Whoever is one too many may still be on its way.
        setImmediate(() => {
          complete();
          for (const release of waiting.splice(0)) release();
        });
      });
      answer({ status: 200 });
    },
  };
}

/** What is done with the n-th request of a kind, counted from 1, in place of what should be. */
type Deviation = (count: number) => Script | undefined;

const KINDS = { uploadUrl: 'POST /v1/storage/urls', put: 'PUT /put/', export: 'POST /v1/export' } as const;

type Kind = keyof typeof KINDS;

export interface StubService {
  readonly stub: StubServer;
  readonly baseUrl: string;
  /** The requests of a kind so far. */
  readonly requests: (kind: Kind) => readonly Received[];
}

/** What every upload address has behind its path, with the number of the address at its end: a secret. */
export const SECRET_QUERY = 'X-Signature=5ec2e7';

const UNKNOWN: StubReply = { status: 418, body: 'no such endpoint' };

/**
 * A service with its storage that does what it should where the test says nothing else: the n-th address is for the
 * asset `asset-n`, a PUT is answered with 200, an export with an empty 204.
 */
export async function startStubService(
  deviations: Readonly<Partial<Record<Kind, Deviation>>> = {},
): Promise<StubService> {
  const stub = await startStub();
  const counts: Record<Kind, number> = { uploadUrl: 0, put: 0, export: 0 };
  const kindOf = (method: string, path: string): Kind | undefined =>
    (['uploadUrl', 'put', 'export'] as const).find((kind) => `${method} ${path}`.startsWith(KINDS[kind]));
  const asItShould = (kind: Kind, count: number): StubReply => {
    if (kind !== 'uploadUrl') return { status: kind === 'put' ? 200 : 204 };
    const uploadUrl = `${stub.origin}/put/${count}?${SECRET_QUERY}${count}`;
    return { status: 201, body: JSON.stringify({ uploadUrl, assetId: `asset-${count}` }) };
  };
  stub.always(async (exchange) => {
    const { method = '', url = '' } = exchange.request;
    const kind = kindOf(method, url);
    if (kind !== undefined) counts[kind] += 1;
    const count = kind === undefined ? 0 : counts[kind];
    const script = kind === undefined ? UNKNOWN : (deviations[kind]?.(count) ?? asItShould(kind, count));
    if (typeof script === 'function') {
      await script(exchange);
    } else {
      await exchange.receive();
      exchange.answer(script);
    }
  });
  return {
    stub,
    baseUrl: `${stub.origin}/v1`,
    requests: (kind) => stub.journal.filter(({ method, path }) => kindOf(method, path) === kind),
  };
}

/** Writes files below a folder, each with its own path as its content; folders that are missing are made. */
export async function makeFiles(folder: string, ...paths: readonly string[]): Promise<void> {
  await Promise.all([...new Set(paths.map((path) => dirname(join(folder, path))))].map(makeFolder));
  await Promise.all(paths.map((path) => writeFile(join(folder, path), path)));
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
}
