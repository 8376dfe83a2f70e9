import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { recordStep } from '../../../src/action/recorded-step.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { logShardPart, uploadAction, uploadAndExport } from '../../../src/action/upload/run-upload.ts';
import { readUploadInputs } from '../../../src/action/upload/upload-inputs.ts';
import type { PipelineReport, RequestedWork } from '../../../src/pipeline/run-pipeline.ts';
import { systemClock, WaitTimer } from '../../../src/retry/clock.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import type { Misbehaviour } from '../../doubles/stub-server.ts';
import {
  gatherRequests,
  makeAssets,
  makeFiles,
  startStubService,
  uploadTarget,
} from '../../pipeline/prepare-run.ts';
import { assetAt } from '../../pipeline/some-outcomes.ts';
import { envWith } from '../input-env.ts';
import { captureStdout, runHere } from '../run-here.ts';

function inputsFor(baseUrl: string): Record<string, string> {
  const token = 't0ken-5b1f0c77';
  return { token, 'base-url': baseUrl, organization: 'org-1', assets: '**', 'allow-http': 'true' };
}

/** Uploads and exports without a workspace, with the concurrency `auto`. */
async function deliver(plan: RequestedWork, baseUrl: string): Promise<PipelineReport> {
  captureStdout();
  const { inputs, problems } = readUploadInputs(envWith(inputsFor(baseUrl)));
  expect(problems).toEqual([]);
  const { signal } = new AbortController();
  const context = { log: new Log(), waitTimer: new WaitTimer(systemClock), signal, startedAt: new Date() };
  const step = recordStep({ env: {}, origin: {}, ...context });
  step.record.plan({ ...plan, ...inputs, ...plan });
  await uploadAndExport(plan, inputs, step);
  return step.record.report();
}

/** Runs in a workspace with two files, in this folder or a new one. */
async function run(more: Readonly<Record<string, string>>, folder?: string) {
  const workspace = folder ?? (await temporaryFolder());
  await makeFiles(workspace, 'a/x.txt', 'a/y.txt');
  const { baseUrl } = await startStubService();
  const exports = { variant: 'v', network: 'n1,n2,n3' };
  const given = {
    ...inputsFor(baseUrl),
    assets: 'a/*',
    ...exports,
    manifest: 'm.json',
    'reuse-unchanged': 'true',
  };
  const wrap = (env: NodeJS.ProcessEnv) => ({ ...env, GITHUB_WORKSPACE: workspace });
  return { ...(await runHere(uploadAction, { ...given, ...more }, { wrap })), baseUrl };
}

/** What the inputs are without secrets and variables of the repository. */
const FORK = { token: '', 'base-url': '', organization: '' };

test.each<[string, Readonly<Record<string, string>>, number, string[]]>([
  ['a variant without a network', { network: '' }, 1, ['Invalid input']],
  ['a manifest that is a folder', { manifest: 'a' }, 1, ['Invalid input']],
  ['a pattern without a match', { assets: 'nothing/*' }, 1, ['No files found']],
  [
    'a pattern without a match beside others',
    { assets: 'a/*\nb/*', 'if-pattern-unmatched': 'error' },
    1,
    ['No files found'],
  ],
  [
    'only exclusions that leave nothing',
    { assets: 'a/*\n!a/**', 'if-no-files-found': 'warn', variant: '', network: '' },
    0,
    ['No files found'],
  ],
  [
    'nothing found and nothing to say',
    { assets: 'b/*', 'if-no-files-found': 'ignore', variant: '', network: '' },
    0,
    [],
  ],
  ['a file above its limit', { 'size-limits': '*.txt: 1 B' }, 1, ['Size limit exceeded']],
  ['a dry run without a match', { assets: 'nothing/*', 'dry-run': 'true' }, 1, ['No files found']],
  [
    'a dry run in a fork, with a file above its limit',
    { 'dry-run': 'true', ...FORK, 'size-limits': '*.txt: 1 B\ntotal: 1 MB' },
    1,
    ['Size limit exceeded'],
  ],
  ['one part of two', { shard: '1/2', variant: '', network: '' }, 0, []],
  ['an export without files', { assets: '', organization: '' }, 0, []],
])('%s ends as it should', async (_, more, exitCode, titles) => {
  const result = await run(more);
  expect(result.annotations.map(({ title }) => title)).toEqual(titles);
  expect(result.exitCode).toBe(exitCode);
});

test('a dry run after a run lists the files to reuse, with their ids, and the total', async () => {
  const workspace = await temporaryFolder();
  const exports = { variant: '', network: '' };
  const first = await run({ ...exports, concurrency: '1' }, workspace);
  const { lines } = await run({ ...exports, 'base-url': first.baseUrl, 'dry-run': 'true' }, workspace);
  expect(lines).toEqual(
    expect.arrayContaining([
      '2 unchanged files to reuse',
      '  a/x.txt as x.txt (7 B, text/plain), still asset-1',
      '  a/y.txt as y.txt (7 B, text/plain), still asset-2',
      'Total: 0 files to upload (0 B), 2 files to reuse (14 B), 0 exports to trigger',
    ]),
  );
});

describe('the concurrency `auto`', () => {
  test('uploads 128 small files at a time if the first responses take 60 ms', async () => {
    const held = gatherRequests(128);
    const uploadUrl = (count: number): Misbehaviour | undefined => {
      if (count > 17) return undefined;
      return async ({ receive, respond, request }) => {
        await receive();
        await setTimeout(60);
        respond(uploadTarget(`http://${request.headers.host}/put/${count}`, `asset-${count}`));
      };
    };
    const { baseUrl } = await startStubService({ uploadUrl, put: () => held.join });
    const { uploads } = await deliver({ assets: await makeAssets(256), exports: [] }, baseUrl);
    expect(uploads.every(({ status }) => status === 'uploaded')).toBe(true);
    expect(held.max).toBe(128);
  });

  test('triggers exports 16 at a time', async () => {
    const held = gatherRequests(16);
    const { baseUrl } = await startStubService({ export: (count) => (count > 1 ? held.join : undefined) });
    const exports = Array.from({ length: 49 }, (_, index) => ({ variantId: `v${index}`, network: 'net' }));
    await deliver({ assets: [], exports }, baseUrl);
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
  logShardPart(part, assets, new Log());
  expect(stdout.lines).toEqual([`This is part 2 of 1,000: ${expected}`]);
});
