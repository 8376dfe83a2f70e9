import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceClient } from '../../src/api/service-client.ts';
import { StorageClient } from '../../src/api/storage-client.ts';
import type { Asset } from '../../src/pipeline/asset.ts';
import type { PipelineEvents } from '../../src/pipeline/events.ts';
import type { UploadContext } from '../../src/pipeline/upload-assets.ts';
import { callContext, type FakeCallContext } from '../doubles/call-context.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { openTransport } from '../doubles/open-transport.ts';

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
    hashed: false,
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
