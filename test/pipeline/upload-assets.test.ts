import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runEmulator } from '../../emulator/test/run-emulator.ts';
import { isAuthError, ServiceError } from '../../src/api/errors.ts';
import type { Asset, UploadOutcome } from '../../src/pipeline/outcomes.ts';
import { uploadAssets } from '../../src/pipeline/upload-assets.ts';
import { virtualTimeouts } from '../doubles/clocks.ts';
import type { Misbehaviour, StubReply } from '../doubles/stub-server.ts';
import { json, type StubService } from '../e2e/stub-service.ts';
import {
  gatherRequests,
  makeAssets,
  prepareRun,
  type RunOptions,
  respondAfter,
  startStubService,
  statusesOf,
} from './prepare-run.ts';

const EXPIRED: StubReply = {
  status: 403,
  body: '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>',
};

/** Uploads assets with these paths, or this number of assets, to the service at this URL. */
async function upload(paths: number | readonly string[], baseUrl: string, options: RunOptions = {}) {
  const run = prepareRun(baseUrl, options);
  return { run, outcomes: await uploadAssets(await makeAssets(paths), run) };
}

/** The same at a stub service with these deviations. */
async function uploadTo(
  deviations: StubService,
  paths: number | readonly string[],
  options: RunOptions = {},
) {
  const service = await startStubService(deviations);
  return { ...service, ...(await upload(paths, service.baseUrl, options)) };
}

describe('each asset', () => {
  test('has its outcome at its own index, independent of the order of the uploads', async () => {
    const others = Promise.withResolvers<void>();
    const uploadSettled = ({ path }: UploadOutcome): void => {
      if (path === 'file-5.txt') others.resolve();
    };
    const { run, outcomes } = await uploadTo(
      { put: (count) => (count === 1 ? respondAfter(others.promise) : undefined) },
      6,
      { concurrency: 2, events: { uploadSettled } },
    );
    expect(outcomes).toMatchObject(
      [0, 1, 2, 3, 4, 5].map((nth) => ({ status: 'uploaded', path: `file-${nth}.txt` })),
    );
    // The upload that had to wait is first in the list and last in time.
    expect(run.reported.at(-2)).toMatch(/^file-\d\.txt uploaded$/);
    expect(run.reported.indexOf('file-5.txt uploaded')).toBe(run.reported.length - 3);
  });

  test('has a duration that includes the waits', async () => {
    const deviations: StubService = {
      askForUrl: (count) => (count === 1 ? { status: 429, headers: { 'retry-after': '7' } } : undefined),
      put: (count) => (count === 1 ? { status: 503, headers: { 'retry-after': '5' } } : undefined),
    };
    const { outcomes } = await uploadTo(deviations, 1);
    expect(outcomes).toMatchObject([{ status: 'uploaded', durationMs: 12_000, attempts: 3 }]);
  });
});

test.each([401, 403])('a rejected token with %i lets the PUTs that are under way finish', async (status) => {
  const rejected = Promise.withResolvers<void>();
  const deviations: StubService = {
    askForUrl: (count, _, stub) => (count === 4 ? respondAfter(stub.arrived(7), { status }) : undefined),
    put: (count) => respondAfter(rejected.promise, { status: count === 2 ? 503 : 200 }),
  };
  const uploadSettled = ({ status: settled }: UploadOutcome): void => {
    if (settled === 'failed') rejected.resolve();
  };
  const options = { concurrency: 4, events: { uploadSettled } };
  const { outcomes, stub, requests } = await uploadTo(deviations, 20, options);
  expect(stub.journal).toHaveLength(7);
  expect(requests('put')).toHaveLength(3);
  const settled = [...Array(2).fill('failed'), ...Array(2).fill('uploaded')];
  expect(statusesOf(outcomes.slice(0, 4)).toSorted()).toEqual(settled);
  expect(statusesOf(outcomes.slice(4))).toEqual(Array(16).fill('not-attempted'));
  const rejections = outcomes.filter(({ failure }) => isAuthError(failure?.error));
  expect(rejections).toHaveLength(1);
});

describe('an expired upload URL', () => {
  test('is replaced by a new one', async () => {
    const emulator = await runEmulator({
      uploadUrlTtlMs: 60_000,
      // A minute passes before the first PUT.
      now: () => Date.UTC(2026, 0, 1) + (emulator.journal.of('PUT', '/').length > 0 ? 60_000 : 0),
    });
    const { outcomes, run } = await upload(['a'], emulator.baseUrl);
    expect(emulator.journal.entries.map(({ method, status }) => [method, status])).toEqual([
      ['POST', 201],
      ['PUT', 403],
      ['POST', 201],
      ['PUT', 200],
    ]);
    const [stored] = emulator.storedAssets();
    expect(outcomes).toMatchObject([{ status: 'uploaded', assetId: stored?.assetId, attempts: 2 }]);
    expect(run.reported).toEqual(['1 uploads started', 'a renewed', 'a uploaded', '1 uploads finished']);
    expect(run.calls.clock.sleeps).toEqual([]);
  });

  test('is an error if its replacement has expired as well', async () => {
    const emulator = await runEmulator({ uploadUrlTtlMs: 0 });
    const { outcomes, run } = await upload(['a'], emulator.baseUrl);
    expect(emulator.journal.entries.map(({ method }) => method)).toEqual(['POST', 'PUT', 'POST', 'PUT']);
    expect(outcomes).toMatchObject([
      { status: 'failed', attempts: 2, failure: { error: { status: 403, expired: true } } },
    ]);
    expect(run.reported).toEqual(['1 uploads started', 'a renewed', 'a failed', '1 uploads finished']);
  });

  test('counts as an attempt, as do the retries before and after it', async () => {
    const replies: (StubReply | undefined)[] = [{ status: 503 }, EXPIRED, { status: 500 }, undefined];
    const deviations: StubService = {
      askForUrl: (count) => (count === 1 ? { status: 500 } : undefined),
      put: (count) => replies[count - 1],
    };
    const { outcomes, requests } = await uploadTo(deviations, 1);
    expect(requests('put').map(({ body }) => String(body))).toEqual(Array(4).fill('file-0.txt'));
    // The first attempt, and one retry for the upload URL, the 503, the expiry and the 500.
    expect(outcomes).toMatchObject([{ status: 'uploaded', assetId: 'asset-3', attempts: 5 }]);
  });

  test('fails with the error of its replacement', async () => {
    const askForUrl = (count: number) => (count === 2 ? { status: 400 } : undefined);
    const { outcomes } = await uploadTo({ askForUrl, put: () => EXPIRED }, 1);
    expect(outcomes).toMatchObject([
      { status: 'failed', attempts: 2, failure: { error: { status: 400, request: { method: 'POST' } } } },
    ]);
  });
});

describe('an upload URL', () => {
  test.each([
    ['is replaced if it expired while its upload had to wait', 70, 60, 0, 'asset-2'],
    ['is replaced shortly before it expires', 54, 60, 0, 'asset-2'],
    ['is kept until then', 50, 60, 0, 'asset-1'],
    ['is kept for a while if it does not say when it expires', 15, undefined, 0, 'asset-1'],
    ['is replaced later if it does not say when it expires', 20, undefined, 0, 'asset-2'],
    ['is kept for a while if it seems to have expired at once', 15, 60, 120, 'asset-1'],
    ['is replaced later if it seems to have expired at once', 20, 60, 120, 'asset-2'],
  ])('%s', async (_, retryAfter, lifetimeS, signedAgoS, assetId) => {
    const throttled = { status: 429, headers: { 'retry-after': String(retryAfter) } };
    const expiry = lifetimeS === undefined ? '' : `X-Amz-Date=20260301T000000Z&X-Amz-Expires=${lifetimeS}`;
    // The clock of the service differs from ours.
    const headers = { date: new Date(Date.UTC(2026, 2, 1) + signedAgoS * 1_000).toUTCString() };
    const deviations: StubService = {
      askForUrl: (count, _, { origin }) => {
        return {
          ...json({ uploadUrl: `${origin}/put/${count}?${expiry}`, assetId: `asset-${count}` }),
          headers,
        };
      },
      put: (count) => (count === 1 ? throttled : undefined),
    };
    const { outcomes, run } = await uploadTo(deviations, 1);
    expect(outcomes).toMatchObject([{ status: 'uploaded', assetId, attempts: 2 }]);
    expect(run.reported.join()).not.toContain('renewed');
  });

  test('is used although its request had to wait for longer than it can be used', async () => {
    const replies = [{ status: 429, headers: { 'retry-after': '70' } }];
    const { outcomes, requests } = await uploadTo({ askForUrl: () => replies.pop() }, 1);
    expect(outcomes).toMatchObject([{ status: 'uploaded', attempts: 2 }]);
    expect(requests('askForUrl')).toHaveLength(2);
  });
});

describe('concurrency', () => {
  test.each([1, 3, 16])('of %i leaves at most that many upload URLs unused', async (concurrency) => {
    const emulator = await runEmulator();
    await upload(40, emulator.baseUrl, { concurrency });
    let unused = 0;
    for (const { method } of emulator.journal.entries) {
      unused += method === 'POST' ? 1 : -1;
      expect(unused).toBeLessThanOrEqual(concurrency);
    }
    expect(emulator.journal.entries).toHaveLength(80);
    expect(unused).toBe(0);
  });

  test.each([1, 5])('of %i is reached but never exceeded', async (concurrency) => {
    const held = gatherRequests(concurrency);
    await uploadTo({ put: () => held.join }, 4 * concurrency, { concurrency });
    expect(held.max).toBe(concurrency);
  });

  test('of auto grows if the service takes long to respond', async () => {
    const { pass } = virtualTimeouts();
    const held = gatherRequests(40);
    const askForUrl: StubService['askForUrl'] = (count, _, { origin }) => {
      return async ({ receive, respond }) => {
        await receive();
        pass(20);
        respond(json({ uploadUrl: `${origin}/put/${count}`, assetId: `asset-${count}` }));
      };
    };
    const put: Misbehaviour = async (exchange) => {
      // So long an upload lets others follow.
      pass(100);
      await held.join(exchange);
    };
    await uploadTo({ askForUrl, put: () => put }, 40, { concurrency: 'auto' });
    expect(held.max).toBe(40);
  });
});

test('the progress of a large file is reported until all of it is sent', async () => {
  const { baseUrl } = await startStubService();
  const sent: number[] = [];
  const size = 3 * 1024 * 1024;
  const run = prepareRun(baseUrl, { events: { uploadProgress: (_, bytes) => sent.push(bytes) } });
  const [large] = (await makeAssets(['large'])) as [Asset];
  await writeFile(large.absolutePath, Buffer.alloc(size));
  await uploadAssets([{ ...large, size }], run);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.at(-1)).toBe(size);
});

// An upload under way, and others: test/e2e/failures.test.ts.
test('a file counts as failed if a cancellation prevents its second attempt', async () => {
  const cancel = new AbortController();
  const { outcomes } = await uploadTo({ put: () => EXPIRED }, 1, {
    signal: cancel.signal,
    events: { uploadUrlRenewed: () => cancel.abort() },
  });
  expect(outcomes).toMatchObject([{ status: 'failed', attempts: 1, failure: { because: 'cancelled' } }]);
});

describe('the first PUT', () => {
  const REFUSED = new Error('the disk is full');

  test('waits for what comes before it, which comes once, after the first upload URL', async () => {
    const seen: string[] = [];
    const { baseUrl, stub } = await startStubService();
    const beforeFirstPut = async (): Promise<undefined> => {
      seen.push(...stub.journal.map(({ method }) => method));
      await new Promise((resolve) => setImmediate(resolve));
    };
    const { outcomes } = await upload(5, baseUrl, { events: { beforeFirstPut } });
    expect(seen).toEqual(['POST']);
    expect(statusesOf(outcomes)).toEqual(Array(5).fill('uploaded'));
  });

  test('is not sent, nor anything after it, if that fails', async () => {
    const replies = [{ status: 503, headers: { 'retry-after': '0' } }];
    const { baseUrl, stub, requests } = await startStubService({ askForUrl: () => replies.pop() });
    const beforeFirstPut = async (): Promise<Error> => REFUSED;
    const { outcomes } = await upload(40, baseUrl, { concurrency: 1, events: { beforeFirstPut } });
    // Nothing is reported of a file that was not sent, whatever its upload URL took.
    expect(outcomes.map(({ status, attempts }) => [status, attempts])).toEqual(
      Array(40).fill(['not-attempted', 0]),
    );
    expect([requests('put'), stub.journal.length]).toEqual([[], 2]);
  });

  test.each<[string, StubService['askForUrl'], boolean]>([
    ['begins', undefined, true],
    ['does not begin, because there is no upload URL', () => ({ status: 400 }), false],
    [
      'does not begin, because there is no connection',
      () => json({ uploadUrl: 'http://127.0.0.1:1/a', assetId: 'a' }),
      false,
    ],
    [
      'does not begin, because what answers speaks no TLS',
      (...[, , { origin }]) => json({ uploadUrl: `${origin.replace('http:', 'https:')}/a`, assetId: 'a' }),
      false,
    ],
  ])('of a failed file is in its failure: it %s', async (_, askForUrl, wasSent) => {
    const { outcomes } = await uploadTo({ ...(askForUrl && { askForUrl }), put: () => ({ status: 400 }) }, 1);
    expect(outcomes).toMatchObject([{ status: 'failed', failure: { neverSent: !wasSent } }]);
  });
});

describe('an upload URL or an id that belongs to another file', () => {
  test.each<[string, StubService['askForUrl'] & {}]>([
    ['both', (_, __, { origin }) => json({ uploadUrl: `${origin}/put/1?a`, assetId: 'a' })],
    ['the id', (count, _, { origin }) => json({ uploadUrl: `${origin}/put/${count}?a`, assetId: 'a' })],
    ['the URL', (count, _, { origin }) => json({ uploadUrl: `${origin}/put/1?a`, assetId: `a-${count}` })],
  ])('is not used a second time: %s', async (_, askForUrl) => {
    const { outcomes, requests } = await uploadTo({ askForUrl }, 3, { concurrency: 1 });
    expect(statusesOf(outcomes)).toEqual(['uploaded', 'failed', 'failed']);
    expect(outcomes[1]).toMatchObject({ failure: { error: expect.any(ServiceError), because: 'permanent' } });
    expect(requests('put').map(({ body }) => String(body))).toEqual(['file-0.txt']);
  });

  test('may be given again for the same file', async () => {
    const deviations: StubService = {
      askForUrl: (_, __, { origin }) => json({ uploadUrl: `${origin}/put/1?a`, assetId: 'a' }),
      put: (count) => (count === 1 ? EXPIRED : undefined),
    };
    const { outcomes } = await uploadTo(deviations, 1);
    expect(outcomes).toMatchObject([{ status: 'uploaded', assetId: 'a' }]);
  });
});
