import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DefaultRateLimiter } from '@smithy/util-retry';
import { classifyResponse } from '../../src/api/call.ts';
import type { HttpRequest, HttpResponse, HttpTransport } from '../../src/api/http/transport.ts';
import { Secrets } from '../../src/api/redaction/secrets.ts';
import { ServiceClient } from '../../src/api/service-client.ts';
import { StorageClient } from '../../src/api/storage-client.ts';
import { fanOut } from '../../src/pipeline/events.ts';
import { uploadAssets } from '../../src/pipeline/upload-assets.ts';
import { systemClock, WaitTimer } from '../../src/retry/clock.ts';
import { backoffMs } from '../../src/retry/delays.ts';
import { forEachConcurrently } from '../../src/support/concurrency.ts';

/** Uploads files with a way to keep to unknown rate limits: each needs an upload URL of the service and a PUT to the storage. */
export type Strategy = (work: Work) => Promise<void>;

interface Work {
  readonly files: number;
  readonly baseUrl: string;
  readonly transport: HttpTransport;
  readonly signal: AbortSignal;
  /** Files at a time; default: as the action chooses. */
  readonly concurrency?: number | undefined;
}

/** Of the service, or of the storage. */
interface Hooks {
  /** Waits before each attempt. */
  readonly before?: () => Promise<unknown>;
  readonly onAccepted?: () => void;
  /** Returns how long to wait; `waitMs` is `Retry-After`, or a backoff with full jitter. */
  readonly onRejected?: (waitMs: number) => number;
}

const TOKEN = 'bench-token-4f9c2a';
/** The action's default for small files. */
const CONCURRENCY = 128;
const ORGANIZATION = { organizationId: 'org-1' };
const TYPE = { fileName: 'a', contentType: 'text/plain' };
/** Every upload sends this file: any small one will do. */
const PATH = import.meta.filename;
const BYTES = readFileSync(PATH);

/** A loop that only differs in its hooks; they are made once for the service and once for the storage. */
function withHooks(makeHooks: (signal: AbortSignal) => Hooks): Strategy {
  return async ({ files, baseUrl, transport, signal, concurrency = CONCURRENCY }) => {
    const post = retrying(transport, makeHooks(signal));
    const put = retrying(transport, makeHooks(signal));
    const common = { reuseConnection: true, signal } as const;
    const upload = async (): Promise<void> => {
      const { body } = await post({
        ...common,
        method: 'POST',
        url: new URL(`${baseUrl}/storage/urls`),
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...TYPE, ...ORGANIZATION }),
      });
      const { status } = await put({
        ...common,
        method: 'PUT',
        url: new URL(JSON.parse(body.toString()).uploadUrl),
        headers: { 'content-type': TYPE.contentType },
        body: { size: BYTES.length, open: async () => BYTES },
      });
      // The upload URL has expired.
      if (status === 403) await upload();
      else if (status !== 200) throw new Error(`The storage responded ${status}`);
    };
    await forEachConcurrently(
      Array.from({ length: files }),
      concurrency,
      () => signal.aborted,
      () => upload(),
    );
  };
}

/** Sends a request until the response is not 429. */
function retrying(transport: HttpTransport, { before, onAccepted, onRejected }: Hooks) {
  return async (request: HttpRequest): Promise<HttpResponse> => {
    for (let attempt = 1; ; attempt += 1) {
      await before?.();
      const response = await transport.send(request);
      if (response.status !== 429) {
        onAccepted?.();
        return response;
      }
      const { retryAfterMs } = classifyResponse(response.status, response.headers, Date.now());
      const waitMs = retryAfterMs ?? backoffMs(attempt, Math.random());
      await sleep(onRejected?.(waitMs) ?? waitMs, undefined, { signal: request.signal });
    }
  };
}

/** All requests wait as long as one of them has to. */
const sharedPause = withHooks((signal) => {
  let untilMs = 0;
  return {
    before: async () => {
      while (untilMs > performance.now())
        await sleep(Math.max(1, untilMs - performance.now()), undefined, { signal });
    },
    onRejected: (waitMs) => {
      untilMs = Math.max(untilMs, performance.now() + waitMs);
      return 0;
    },
  };
});

/** The adaptive limiter of the AWS SDKs; each request obeys `Retry-After` as well. */
const smithy = withHooks(() => {
  const limiter = new DefaultRateLimiter();
  return {
    before: () => limiter.getSendToken(),
    onAccepted: () => limiter.updateClientSendingRate({}),
    onRejected: (waitMs) => {
      limiter.updateClientSendingRate({ errorType: 'THROTTLING' });
      return waitMs;
    },
  };
});

/** The strategy of the action. Its files may fail. */
const own: Strategy = async ({ files, baseUrl, transport, signal, concurrency }) => {
  const clock = systemClock;
  const context = {
    limits: { maxAttempts: 10, maxRetryWaitMs: 120_000 },
    clock,
    random: Math.random,
    secrets: new Secrets(TOKEN),
    onWait: () => undefined,
    waitTimer: new WaitTimer(clock),
  };
  const asset = { ...TYPE, path: 'a', absolutePath: PATH, size: BYTES.length };
  await uploadAssets(
    Array.from({ length: files }, () => asset),
    {
      ...ORGANIZATION,
      service: new ServiceClient({ baseUrl, token: TOKEN, transport, context, allowHttp: true }),
      storage: new StorageClient({ transport, context }),
      hashUploads: false,
      concurrency: concurrency ?? 'auto',
      clock,
      events: fanOut([]),
      signal,
    },
  );
};

export const OWN_STRATEGY = 'this action';
export const WORKERS_ALONE = 'each worker alone';

export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  [WORKERS_ALONE]: withHooks(() => ({})),
  'one shared pause': sharedPause,
  '@smithy/util-retry, adaptive': smithy,
  [OWN_STRATEGY]: own,
};
