import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { OutcomeRecorder } from '../../../src/action/progress/outcome-recorder.ts';
import { ManifestDrafts } from '../../../src/action/report/manifest-drafts.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { logShardPart, uploadAndExport } from '../../../src/action/upload/run-upload.ts';
import { readUploadInputs, type UploadInputs } from '../../../src/action/upload/upload-inputs.ts';
import { systemClock, WaitTimer } from '../../../src/retry/clock.ts';
import type { Misbehaviour } from '../../doubles/stub-server.ts';
import { gatherRequests, makeAssets, startStubService } from '../../pipeline/prepare-run.ts';
import { assetAt } from '../../pipeline/some-outcomes.ts';
import { envWith } from '../input-env.ts';
import { captureStdout } from '../run-here.ts';

const EXPORTS = [{ variantId: 'v1', network: 'net' }];

function newContext(): Parameters<typeof uploadAndExport>[2] {
  const { signal } = new AbortController();
  return {
    drafts: new ManifestDrafts(systemClock, signal),
    env: {},
    log: new Log(),
    recorder: new OutcomeRecorder(),
    waitTimer: new WaitTimer(systemClock),
    signal,
    origin: {},
    startedAt: new Date(),
  };
}

function inputsFor(baseUrl: string, inputs: Readonly<Record<string, string>> = {}): UploadInputs {
  const given = { token: 'dev', organization: 'org-1', assets: '**', 'allow-http': 'true', ...inputs };
  const parsed = readUploadInputs(envWith({ 'base-url': baseUrl, ...given }));
  expect(parsed.problems).toEqual([]);
  return parsed.inputs;
}

describe('a plan', () => {
  test('sends nothing to http: upload URLs without `allow-http`', async () => {
    captureStdout();
    const { baseUrl, requests } = await startStubService();
    const inputs = { ...inputsFor(baseUrl), allowHttp: false };
    const plan = { assets: await makeAssets(1), exports: [] };
    const report = await uploadAndExport(plan, inputs, newContext());
    expect(report.uploads.map(({ status }) => status)).toEqual(['failed']);
    expect(requests('put')).toEqual([]);
  });

  test('leaves no connections open', async () => {
    captureStdout();
    const { baseUrl, stub } = await startStubService();
    const plan = { assets: await makeAssets(5), exports: EXPORTS };
    await uploadAndExport(plan, inputsFor(baseUrl), newContext());
    await expect.poll(() => stub.open).toBe(0);
  });
});

describe('the token', () => {
  test.each([
    ['plain', 's3cr3t-token', (token: string) => JSON.stringify({ seen: token })],
    ['with quotes', 's3cr3t"\\token', (token: string) => JSON.stringify({ seen: token })],
    ['with escaped slashes', 's3cr3t/token', (token: string) => `{"seen":"${token.replace('/', '\\/')}"}`],
    ['in plain text', 's3cr3t-token', (token: string) => `seen: ${token}`],
  ])('is in no report and no log if the service sends it back: %s', async (_, token, body) => {
    const stdout = captureStdout();
    const { baseUrl } = await startStubService({
      export: (count) =>
        count === 1 ? { status: 200, body: body(token) } : { status: 400, body: body(token) },
    });
    const plan = { assets: [], exports: [...EXPORTS, { variantId: 'v2', network: 'net' }] };
    const inputs = inputsFor(baseUrl, { token });
    const report = await uploadAndExport(plan, inputs, newContext());
    expect(report.exports.map(({ status }) => status)).toEqual(['triggered', 'failed']);
    const [triggered, failed] = report.exports;
    const response = triggered?.status === 'triggered' ? triggered.response : undefined;
    const message = failed?.status === 'failed' ? failed.failure.error.message : undefined;
    expect(message).toContain('400');
    for (const text of [JSON.stringify(response), message, stdout.text]) {
      expect(text).toBeDefined();
      expect(text).not.toContain(token);
      expect(text).not.toContain('s3cr3t');
    }
  });
});

describe('the concurrency `auto`', () => {
  test('uploads 128 small files at a time if the first response takes 60 ms', async () => {
    captureStdout();
    const held = gatherRequests(128);
    const late: Misbehaviour = async ({ receive, respond, request }) => {
      await receive();
      await setTimeout(60);
      const uploadUrl = `http://${request.headers.host}/put/1`;
      respond({ status: 201, body: JSON.stringify({ uploadUrl, assetId: 'asset-1' }) });
    };
    const uploadUrl = (count: number) => (count === 1 ? late : undefined);
    const { baseUrl } = await startStubService({ uploadUrl, put: () => held.join });
    const plan = { assets: await makeAssets(256), exports: [] };
    const report = await uploadAndExport(plan, inputsFor(baseUrl, { concurrency: 'auto' }), newContext());
    expect(report.uploads.every(({ status }) => status === 'uploaded')).toBe(true);
    expect(held.max).toBe(128);
  });

  test('triggers exports 16 at a time', async () => {
    captureStdout();
    const held = gatherRequests(16);
    const { baseUrl } = await startStubService({ export: (count) => (count > 1 ? held.join : undefined) });
    const exports = Array.from({ length: 49 }, (_, index) => ({ variantId: `v${index}`, network: 'net' }));
    await uploadAndExport({ assets: [], exports }, inputsFor(baseUrl, { concurrency: 'auto' }), newContext());
    expect(held.max).toBe(16);
  });
});

test.each([
  [Array(2_048).fill(1), { files: 3_000, bytes: 5_120 }, '2,048 of 3,000 files (2 KiB of 5 KiB)'],
  [[], { files: 1, bytes: 1 }, '0 of 1 file (0 B of 1 B)'],
])('logs how many of the matched files a shard takes: %#', (sizes: readonly number[], whole, expected) => {
  const stdout = captureStdout();
  const assets = sizes.map((size) => assetAt('a', { size }));
  const part = { shard: { index: 2, total: 1_000 }, whole: { ...whole, sha256: 'ab' } };
  logShardPart(part, { assets, exports: [] }, new Log());
  expect(stdout.lines).toEqual([`This is part 2 of 1,000: ${expected}`]);
});
