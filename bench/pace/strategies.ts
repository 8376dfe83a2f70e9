import { setTimeout as sleep } from 'node:timers/promises';
import { DefaultRateLimiter } from '@smithy/util-retry';
import { classifyResponse } from '../../src/api/call.ts';
import type { HttpTransport } from '../../src/api/http/transport.ts';
import { Secrets } from '../../src/api/redaction/secrets.ts';
import { ServiceClient } from '../../src/api/service-client.ts';
import { systemClock, WaitTimer } from '../../src/retry/clock.ts';
import { backoffMs } from '../../src/retry/delays.ts';

/** A way to keep to an unknown rate limit, shared by all requests to one base URL. */
export type Strategy = (baseUrl: string, transport: HttpTransport, signal: AbortSignal) => Send;

/** Sends one request, and retries it until the service accepts it. */
type Send = () => Promise<void>;

interface Hooks {
  /** Waits before each attempt. */
  readonly before?: () => Promise<unknown>;
  readonly onAccepted?: () => void;
  /** Returns how long to wait; `waitMs` is `Retry-After`, or a backoff with full jitter. */
  readonly onRejected?: (waitMs: number) => number;
}

const TOKEN = 'bench';
const ASSET = { fileName: 'a', contentType: 'text/plain', organizationId: 'org-1' };

/** A loop that only differs in its hooks; they are made once per base URL. */
function withHooks(makeHooks: (signal: AbortSignal) => Hooks): Strategy {
  return (baseUrl, transport, signal) => {
    const { before, onAccepted, onRejected } = makeHooks(signal);
    const request = {
      method: 'POST',
      url: new URL(`${baseUrl}/storage/urls`),
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(ASSET)),
      reuseConnection: true,
      signal,
    } as const;
    return async () => {
      for (let attempt = 1; ; attempt += 1) {
        await before?.();
        const { status, headers } = await transport.send(request);
        if (status < 300) return onAccepted?.();
        const { retryAfterMs } = classifyResponse(status, headers, Date.now());
        const waitMs = retryAfterMs ?? backoffMs(attempt, Math.random());
        await sleep(onRejected?.(waitMs) ?? waitMs, undefined, { signal });
      }
    };
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

/** The strategy of the action. */
const own: Strategy = (baseUrl, transport, signal) => {
  const context = {
    limits: { maxAttempts: 10, maxRetryWaitMs: 120_000 },
    clock: systemClock,
    random: Math.random,
    secrets: new Secrets(TOKEN),
    onWait: () => undefined,
    waitTimer: new WaitTimer(systemClock),
  };
  const service = new ServiceClient({ baseUrl, token: TOKEN, transport, context, allowHttp: true });
  return async () => {
    const result = await service.requestUploadUrl(ASSET, signal);
    if (!result.ok) throw result.error;
  };
};

export const OWN_STRATEGY = 'this action';

export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  'each worker alone': withHooks(() => ({})),
  'one shared pause': sharedPause,
  '@smithy/util-retry, adaptive': smithy,
  [OWN_STRATEGY]: own,
};
