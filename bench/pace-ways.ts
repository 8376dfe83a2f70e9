import { setTimeout as sleep } from 'node:timers/promises';
import { DefaultRateLimiter } from '@smithy/util-retry';
import { classifyResponse } from '../src/api/call.ts';
import type { HttpTransport } from '../src/api/http/transport.ts';
import { Secrets } from '../src/api/redaction/secrets.ts';
import { ServiceClient } from '../src/api/service-client.ts';
import { systemClock, WaitTimer } from '../src/retry/clock.ts';
import { backoffMs } from '../src/retry/delays.ts';

/** Sends one request as often as it takes. */
export type Send = () => Promise<void>;

/** A way of keeping to a limit that nobody tells, for all requests to one base address. */
export type Way = (baseUrl: string, transport: HttpTransport, signal: AbortSignal) => Send;

const TOKEN = 'bench';
const ASSET = { fileName: 'a', contentType: 'text/plain', organizationId: 'org-1' };

/** The wait that one answer is worth, in milliseconds; `undefined` for an answer that is none of a limit. */
type Once = () => Promise<{ throttled: boolean; retryAfterMs?: number | undefined }>;

function once(baseUrl: string, transport: HttpTransport, signal: AbortSignal): Once {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  return async () => {
    const answer = await transport.send({
      method: 'POST',
      url: new URL(`${baseUrl}/storage/urls`),
      headers,
      body: Buffer.from(JSON.stringify(ASSET)),
      reuseConnection: true,
      signal,
    });
    if (answer.status < 300) return { throttled: false };
    const { retryAfterMs } = classifyResponse(answer.status, answer.headers, Date.now());
    return { throttled: true, retryAfterMs };
  };
}

/** Each worker backs off by itself, and knows nothing of the others. */
const alone: Way = (baseUrl, transport, signal) => {
  const send = once(baseUrl, transport, signal);
  return async () => {
    for (let attempt = 1; ; attempt += 1) {
      const { throttled, retryAfterMs } = await send();
      if (!throttled) return;
      await sleep(retryAfterMs ?? backoffMs(attempt, Math.random()), undefined, { signal });
    }
  };
};

/** All wait as long as one has to, and then go on as before. */
const sharedPause: Way = (baseUrl, transport, signal) => {
  const send = once(baseUrl, transport, signal);
  let untilMs = 0;
  return async () => {
    for (let attempt = 1; ; attempt += 1) {
      for (let restMs = untilMs - performance.now(); restMs > 0; restMs = untilMs - performance.now()) {
        await sleep(restMs, undefined, { signal });
      }
      const { throttled, retryAfterMs } = await send();
      if (!throttled) return;
      const waitMs = retryAfterMs ?? backoffMs(attempt, Math.random());
      untilMs = Math.max(untilMs, performance.now() + waitMs);
    }
  };
};

/** The adaptive limiter of the AWS SDKs, which all workers share; each waits as long as it was asked to, besides. */
const smithy: Way = (baseUrl, transport, signal) => {
  const send = once(baseUrl, transport, signal);
  const limiter = new DefaultRateLimiter();
  return async () => {
    for (let attempt = 1; ; attempt += 1) {
      await limiter.getSendToken();
      const { throttled, retryAfterMs } = await send();
      limiter.updateClientSendingRate(throttled ? { errorType: 'THROTTLING' } : {});
      if (!throttled) return;
      await sleep(retryAfterMs ?? backoffMs(attempt, Math.random()), undefined, { signal });
    }
  };
};

/** What the action does. */
const own: Way = (baseUrl, transport, signal) => {
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
    const called = await service.requestUploadUrl(ASSET, signal);
    if (!called.ok) throw called.error;
  };
};

export const WAYS: Readonly<Record<string, Way>> = {
  'each worker alone': alone,
  'one shared pause': sharedPause,
  '@smithy/util-retry, adaptive': smithy,
  'one shared pace (ours)': own,
};

/** Those of them that the action uses. */
export const OWN = 'one shared pace (ours)';
