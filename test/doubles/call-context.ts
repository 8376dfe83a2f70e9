import { inspect } from 'node:util';
import { onTestFinished } from 'vitest';
import type { UploadBody } from '../../src/api/body/file-body.ts';
import type { CallContext } from '../../src/api/call.ts';
import { type HttpRequest, type HttpResponse, HttpTransport } from '../../src/api/http/transport.ts';
import { Secrets } from '../../src/api/redaction/secrets.ts';
import type { StorageClient, UploadContent } from '../../src/api/storage-client.ts';
import { Pace } from '../../src/retry/pace.ts';
import { type QueueOf, queuesByOrigin } from '../../src/retry/request-queue.ts';
import type { RetryResult, RetryWait } from '../../src/retry/results.ts';
import { FakeClock } from './clocks.ts';
import { type StubServer, startStub } from './stub-server.ts';

export interface FakeCallContext extends CallContext {
  readonly clock: FakeClock;
  /** The waits reported so far. */
  readonly waits: RetryWait[];
}

/** A context whose waits take no time, whose backoff is half of its maximum, and which has no secrets. */
export function callContext(overrides: Partial<FakeCallContext> = {}): FakeCallContext {
  const waits: RetryWait[] = [];
  const { clock = new FakeClock(), limits = { maxAttempts: 3, maxRetryWaitMs: 120_000 } } = overrides;
  return {
    limits,
    clock,
    queueOf: withoutStalls(queuesByOrigin(clock, limits)),
    random: () => 0.5,
    secrets: new Secrets(),
    waits,
    onWait: (wait) => waits.push(wait),
    ...overrides,
  };
}

/** In these queues a request waits for others to end, however long they take. */
function withoutStalls(queueOf: QueueOf): QueueOf {
  return (server) => {
    const queue = queueOf(server);
    queue.pace.placeMs = (nowMs) => {
      const atMs = Pace.prototype.placeMs.call(queue.pace, nowMs);
      return atMs > nowMs ? Number.POSITIVE_INFINITY : atMs;
    };
    return queue;
  };
}

/** A context whose waits last until `end`. */
export function waitingContext() {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const clock = new FakeClock({ whileAsleep: () => over });
  return { context: callContext({ clock }), end };
}

/** By default longer than a test takes: no request times out because the machine is slow. */
export const IDLE_TIMEOUT_MS = 3_600_000;

/** Opens a transport for the running test, which is closed when the test ends. */
export function openTransport({
  idleTimeoutMs = IDLE_TIMEOUT_MS,
  secrets = new Secrets(),
} = {}): HttpTransport {
  const transport = new HttpTransport({ idleTimeoutMs, secrets });
  onTestFinished(() => transport.close());
  return transport;
}

/** A request without a body, unless `overrides` say otherwise. */
export function requestTo(url: URL, overrides: Partial<HttpRequest> = {}): HttpRequest {
  const { signal } = new AbortController();
  return { method: 'GET', url, headers: {}, reuseConnection: true, signal, ...overrides };
}

/** Sends a request over a new transport. */
export function send(
  url: URL,
  overrides: Partial<HttpRequest> = {},
  idleTimeoutMs = IDLE_TIMEOUT_MS,
): Promise<HttpResponse> {
  return openTransport({ idleTimeoutMs }).send(requestTo(url, overrides));
}

/** The body of an upload in one buffer. */
export function inOneBuffer(bytes: Buffer): UploadBody {
  return { size: bytes.length, open: async () => bytes };
}

/** The body of an upload in blocks. `before` is awaited before each one; `closed` resolves when no more is read. */
export function inBlocks(count: number, blockBytes: number, before?: (index: number) => unknown) {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  async function* blocks(): AsyncGenerator<Buffer> {
    try {
      for (let index = 0; index < count; index += 1) {
        await before?.(index);
        yield Buffer.alloc(blockBytes, index);
      }
    } finally {
      resolve();
    }
  }
  return { size: count * blockBytes, open: async () => blocks(), closed };
}

/** All bytes of a body. */
export async function readAll(body: UploadBody): Promise<Buffer> {
  const opened = await body.open();
  if (Buffer.isBuffer(opened)) return opened;
  const blocks: Buffer[] = [];
  for await (const block of opened) blocks.push(Buffer.from(block));
  return Buffer.concat(blocks);
}

/** The blocks of a body that is not one buffer. */
export async function blocksOf(body: UploadBody): Promise<AsyncIterator<Buffer>> {
  const opened = await body.open();
  if (Buffer.isBuffer(opened)) throw new Error('the body is one buffer');
  return opened[Symbol.asyncIterator]();
}

/** Uploads a body to this URL, which has no end, with all attempts that it takes. */
export async function putTo(
  uploadUrl: URL,
  storage: StorageClient,
  upload: UploadContent,
  signal: AbortSignal,
): Promise<RetryResult<string>> {
  const requestTarget = uploadUrl.pathname + uploadUrl.search;
  const target = { uploadUrl, requestTarget, assetId: 'asset-1', usableMs: 20_000 };
  const queue = storage.queueFor(target);
  const attempts = storage.startAttempts(signal, queue);
  while (await attempts.turn(queue)) attempts.settle(await storage.put(target, upload, signal));
  return attempts.result;
}

/** The error of a call that must fail. */
export function errorOf(result: RetryResult<unknown>): Error {
  if (result.ok) throw new Error(`unexpected success: ${inspect(result.value)}`);
  return result.error;
}

const PROBE = '/probe';

/** Makes five round trips, after which every request that could be sent at once has arrived. */
export async function roundTrips(stub: StubServer): Promise<void> {
  const transport = openTransport();
  for (let count = 0; count < 5; count += 1) await transport.send(requestTo(stub.url(PROBE)));
}

/** Ends when everything that either side of a connection had sent before has arrived. */
export async function allArrived(): Promise<void> {
  await roundTrips((await startStub()).always({ status: 200 }));
}

/** The number of requests that arrived, without those of `roundTrips`. */
export function requestCount(stub: StubServer): number {
  return stub.journal.filter(({ path }) => path !== PROBE).length;
}
