import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ConcurrencyControl } from '../../src/pipeline/concurrency.ts';
import { requestExports } from '../../src/pipeline/request-exports.ts';
import { uploadAssets } from '../../src/pipeline/upload-assets.ts';
import { systemClock } from '../../src/retry/clock.ts';
import { gatherRequests } from './gather-requests.ts';
import { makeAssets, prepareDelivery } from './prepare-run.ts';
import { startStubService } from './stub-service.ts';

describe('uploads whose number is left to the control', () => {
  const start = { nowMs: 0, meanBytes: 1_000, busyMs: () => 0 };

  test('are more and more while nobody answers, up to 128', async () => {
    const crowd = gatherRequests(128);
    const { baseUrl } = await startStubService({ put: () => crowd.join });
    const control = new ConcurrencyControl({ ...start, nowMs: systemClock.monotonicMs() });
    const context = { ...prepareDelivery(baseUrl), clock: systemClock, control };
    const outcomes = await uploadAssets(await makeAssets(128), context);
    expect(outcomes.every(({ status }) => status === 'uploaded')).toBe(true);
    expect(crowd.most).toBe(128);
  });

  test('are no more than they were after a cancellation', async () => {
    const { baseUrl } = await startStubService();
    const control = new ConcurrencyControl(start);
    const context = { ...prepareDelivery(baseUrl, { signal: AbortSignal.abort() }), control };
    await uploadAssets(await makeAssets(200), context);
    expect(control.limit).toBe(16);
  });
});

test('what was sent of a large file is told while it is sent, up to all of it', async () => {
  const { baseUrl } = await startStubService();
  const sent: number[] = [];
  const assets = await makeAssets(['large']);
  const [{ absolutePath } = { absolutePath: '' }] = assets;
  const size = 3 * 1024 * 1024;
  await writeFile(absolutePath, Buffer.alloc(size));
  const context = prepareDelivery(baseUrl, { events: { uploadProgress: (_, bytes) => sent.push(bytes) } });
  await uploadAssets(
    assets.map((asset) => ({ ...asset, size })),
    context,
  );
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.at(-1)).toBe(size);
});

test('an export is announced before it is sent, and waits for whoever is told', async () => {
  const { baseUrl, requests } = await startStubService();
  const delivery = prepareDelivery(baseUrl);
  const sentBefore: number[] = [];
  const beforeExport = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    sentBefore.push(requests('export').length);
  };
  await requestExports([{ variantId: 'v1', network: 'net' }], {
    ...delivery,
    events: { ...delivery.events, beforeExport },
  });
  expect(sentBefore).toEqual([0]);
  expect(requests('export')).toHaveLength(1);
});

test('a file that was sent once counts as failed where a cancellation keeps it from being sent again', async () => {
  const body = '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>';
  const { baseUrl } = await startStubService({ put: () => ({ status: 403, body }) });
  const controller = new AbortController();
  const context = prepareDelivery(baseUrl, {
    signal: controller.signal,
    events: { uploadUrlRenewed: () => controller.abort() },
  });
  const outcomes = await uploadAssets(await makeAssets(1), context);
  expect(outcomes).toMatchObject([{ status: 'failed', attempts: 1, failure: { because: 'cancelled' } }]);
});
