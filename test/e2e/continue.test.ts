import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { shardManifests } from '../doubles/shard-manifests.ts';
import type { StubReply, StubServer } from '../doubles/stub-server.ts';
import { annotations, expectGreen, expectRed } from './assertions.ts';
import {
  type ActionResult,
  inputsFor,
  killAfter,
  runAction,
  runSubAction,
  type Settings,
} from './run-action.ts';
import {
  deploymentsOf,
  errorReply,
  GITHUB_TOKEN,
  json,
  onGitHub,
  type StubService,
  startStubGitHub,
  startStubService,
} from './stub-service.ts';

/* `reuse-unchanged` continues the exports of a run that did not succeed. */

const MANIFEST = 'm.json';
const FILES = { 'a.html': 'aaa', 'b.html': 'bbb' };
const NETWORKS = ['applovin', 'google', 'unity'];
const COMMIT = '0123456789abcdef0123456789abcdef01234567';

function inputsOf(stub: StubServer, more: Settings = {}): Settings {
  const manifest = { manifest: MANIFEST, 'reuse-unchanged': 'true' };
  const exports = { variant: 'v-1', network: NETWORKS.join() };
  return inputsFor(stub.origin, { assets: '*.html', ...exports, ...manifest, concurrency: '1', ...more });
}

function runOn(commit: string): Settings {
  return { GITHUB_REPOSITORY: 'owner/game', GITHUB_RUN_ID: '987', GITHUB_SHA: commit };
}

/** The networks that the service was asked to export to. */
function exportedTo({ journal }: StubServer): string[] {
  return journal
    .filter(({ path }) => path === '/export')
    .map(({ body }) => JSON.parse(body.toString()).network);
}

/** The record that a run left, killed or not. */
function recordIn({ workspace }: { readonly workspace: string }): string {
  return readFileSync(`${workspace}/${MANIFEST}`, 'utf8');
}

function statusesOf({ manifest }: ActionResult): string[] {
  return manifest.exports.map(({ status }) => status);
}

/** A run in which the service replies to the second export like this, and what is needed to continue it. */
async function firstRun(reply: StubReply, more: Settings = {}) {
  const triggerExport: StubService['triggerExport'] = (nth) => (nth === 2 ? reply : json({ job: nth }));
  const stub = await startStubService({ triggerExport });
  const inputs = inputsOf(stub, more);
  const first = await runAction({ files: FILES, inputs, env: runOn(COMMIT) });
  const sent = stub.journal.length;
  const again = async (change: Settings = {}, env = runOn(COMMIT), files: Settings = FILES) => {
    const restored = { ...files, [MANIFEST]: recordIn(first) };
    const result = await runAction({ files: restored, inputs: { ...inputs, ...change }, env });
    return { ...result, requests: stub.journal.slice(sent).map(({ method, path }) => `${method} ${path}`) };
  };
  return { stub, inputs, first, again };
}

const REJECTED = errorReply(400, 'Bad Request', 'no such network');
const BROKEN = errorReply(500, 'Internal Server Error', 'try later');

describe('a second attempt that ends early hides nothing of the first', () => {
  const REFUSED = errorReply(401, 'Unauthorized', 'bad token');

  /** Sends the signal with the first line. From outside, it may come after the first request. */
  const CANCELLED_AT_START = `--import=data:text/javascript,${encodeURIComponent(`
    const { write } = process.stdout;
    process.stdout.write = (...text) => {
      process.stdout.write = write;
      process.kill(process.pid, 'SIGTERM');
      return process.stdout.write(...text);
    };`)}`;

  /** A first attempt, in which the second of three exports gets this reply, a second one that ends early, and a third. */
  async function threeAttempts(reply: StubReply, change: Settings, end: 'SIGTERM' | typeof REFUSED) {
    const replies = [json({ job: 1 }), reply, json({ job: 3 }), ...(end === 'SIGTERM' ? [] : [end])];
    const stub = await startStubService({ triggerExport: (nth) => replies[nth - 1] ?? json({ job: nth }) });
    const inputs = inputsOf(stub, { 'max-attempts': '1' });
    const env = runOn(COMMIT);
    const first = await runAction({ files: FILES, inputs, env });
    const second = await runAction({
      files: { ...FILES, [MANIFEST]: recordIn(first) },
      inputs: { ...inputs, ...change },
      env: { ...env, ...(end === 'SIGTERM' && { NODE_OPTIONS: CANCELLED_AT_START }) },
    });
    expectRed(second, end === 'SIGTERM' ? 'Cancelled' : 'Token rejected (401)');
    const sent = exportedTo(stub).length;
    const third = await runAction({ files: { ...FILES, [MANIFEST]: recordIn(second) }, inputs, env });
    return { third, sent: exportedTo(stub).slice(sent) };
  }

  test.each<[string, 'SIGTERM' | typeof REFUSED]>([
    ['is cancelled at its start', 'SIGTERM'],
    ['has a rejected token', REFUSED],
  ])('if it %s', async (_, end) => {
    const { third, sent } = await threeAttempts(REJECTED, {}, end);
    expectGreen(third);
    expect(sent).toEqual(['google']);
  });

  test('if it was to repeat an unknown export', async () => {
    const { third, sent } = await threeAttempts(BROKEN, { 'retry-unknown': 'true' }, 'SIGTERM');
    expectRed(third, 'Service error');
    expect([sent, statusesOf(third)]).toEqual([[], ['reused', 'unknown', 'reused']]);
  });
});

describe('a run that continues', () => {
  test('triggers only the exports that the earlier run did not trigger', async () => {
    const { stub, first, again } = await firstRun(REJECTED);
    expect(statusesOf(first)).toEqual(['triggered', 'failed', 'triggered']);
    const second = await again();
    expectGreen(second);
    expect(second.requests).toEqual(['POST /export']);
    expect(exportedTo(stub).at(-1)).toBe('google');
    expect(JSON.parse(second.outputs['exports'] ?? '')).toEqual([
      { variantId: 'v-1', network: 'applovin', status: 'reused', response: { job: 1 } },
      { variantId: 'v-1', network: 'google', status: 'triggered', response: { job: 4 } },
      { variantId: 'v-1', network: 'unity', status: 'reused', response: { job: 3 } },
    ]);
    expect(second.outputs).toMatchObject({ 'export-count': '1', 'reused-count': '2', 'uploaded-count': '0' });
    expect(second.stdout).toContain('1 of 3 exports triggered, 2 by an earlier run');
    expect(second.summary).toMatch(/^## ✅ Exports triggered[\s\S]*✅&nbsp;triggered&nbsp;earlier/);
    expect(second.manifest.conclusion).toBe('success');
  });

  test('exports anew with another commit or other files, or without `reuse-unchanged`', async () => {
    const { stub, again } = await firstRun(REJECTED);
    const changes: readonly Parameters<typeof again>[] = [
      [{}, runOn('f'.repeat(40))],
      [{}, undefined, { ...FILES, 'a.html': 'changed' }],
      [{}, undefined, { ...FILES, 'c.html': 'ccc' }],
      [{}, undefined, { 'a.html': 'aaa' }],
      [{ 'reuse-unchanged': 'false' }],
    ];
    for (const change of changes) {
      const sent = exportedTo(stub).length;
      expect(statusesOf(await again(...change))).toEqual(['triggered', 'triggered', 'triggered']);
      expect(exportedTo(stub).slice(sent)).toEqual(NETWORKS);
    }
  });

  test('continues a run that continued, and one of exports only', async () => {
    const { stub, inputs, first } = await firstRun(REJECTED, { assets: '' });
    const third = `${NETWORKS.join()},tiktok`;
    const files = { [MANIFEST]: recordIn(first) };
    const second = await runAction({ files, inputs: { ...inputs, token: 'other' }, env: runOn(COMMIT) });
    expect(statusesOf(second)).toEqual(['reused', 'triggered', 'reused']);
    const record = recordIn(second).replace('"success"', '"failure"');
    const last = await runAction({
      files: { [MANIFEST]: record },
      inputs: { ...inputs, network: third },
      env: runOn(COMMIT),
    });
    expect(statusesOf(last)).toEqual(['reused', 'reused', 'reused', 'triggered']);
    expect(exportedTo(stub)).toEqual([...NETWORKS, 'google', 'tiktok']);
  });
});

test('an export that an earlier run may have triggered is named, and triggered again only with `retry-unknown`', async () => {
  const { stub, first, again } = await firstRun(BROKEN);
  expect(statusesOf(first)).toEqual(['triggered', 'unknown', 'triggered']);
  const plan = await again({ 'dry-run': 'true', token: '' });
  expectGreen(plan);
  expect(plan.requests).toEqual([]);
  expect(plan.stdout).toMatch(
    /2 exports that an earlier run triggered\n {2}v-1 → applovin\n {2}v-1 → unity\n/,
  );
  expect(plan.stdout).toMatch(/1 export that an earlier run may have triggered: .*\n {2}v-1 → google\n/);
  expect(plan.stdout).toContain('0 exports to trigger');

  const second = await again();
  const message = expectRed(second, 'Service error');
  expect(message).toContain('An earlier run may have triggered 1 export: v-1 to google');
  expect(message).toMatch(/Remove a pair that is there .*`retry-unknown: true`/);
  expect(second.requests).toEqual([]);
  expect(statusesOf(second)).toEqual(['reused', 'unknown', 'reused']);

  const third = await again({ 'retry-unknown': 'true' });
  expectGreen(third);
  expect(third.requests).toEqual(['POST /export']);
  expect(exportedTo(stub)).toEqual([...NETWORKS, 'google']);
});

describe('a killed run', () => {
  test('leaves a record of its uploads and of the export that it requested', async () => {
    const stub = await startStubService({
      triggerExport: (nth) => (nth === 2 ? undefined : json({ job: nth })),
    });
    const inputs = inputsOf(stub);
    // Two uploads of two requests each, then the second export.
    const { started } = killAfter(stub, 6, 'SIGKILL');
    const killed = await runAction({
      files: FILES,
      inputs,
      started,
      env: runOn(COMMIT),
      readManifest: (workspace) => `${workspace}/${MANIFEST}`,
    });
    expect(killed.manifest).toMatchObject({
      conclusion: 'failure',
      run: { commit: COMMIT },
      assets: [{ assetId: 'asset-1' }, { assetId: 'asset-2' }],
    });
    expect(killed.manifest).not.toHaveProperty('finishedAt');
    expect(killed.manifest.exports.slice(1)).toMatchObject([
      { status: 'unknown' },
      { status: 'not-attempted' },
    ]);
    expect(['triggered', 'unknown']).toContain(killed.manifest.exports[0]?.status);

    const files = { ...FILES, [MANIFEST]: recordIn(killed) };
    const next = await runAction({ files, inputs, env: runOn(COMMIT) });
    expect(expectRed(next, 'Service error')).toContain('v-1 to google');
    expect(exportedTo(stub).filter((network) => network !== 'unity')).toEqual(['applovin', 'google']);
  });

  test('leaves no id of a file whose bytes it began to send', async () => {
    const stub = await startStubService({ put: (nth) => (nth === 3 ? undefined : { status: 200 }) });
    const inputs = inputsOf(stub);
    const first = await runAction({ files: FILES, inputs });
    const { started } = killAfter(stub, 9, 'SIGKILL');
    const killed = await runAction({
      files: { ...FILES, 'a.html': 'AAA', [MANIFEST]: recordIn(first) },
      inputs,
      started,
      readManifest: (workspace) => `${workspace}/${MANIFEST}`,
    });
    expect(killed.manifest.assets).toMatchObject([
      { path: 'a.html' },
      { path: 'b.html', assetId: 'asset-2' },
    ]);
    expect(killed.manifest.assets[0]).not.toHaveProperty('assetId');
  });

  test('does not replace the manifest of another service before its first upload', async () => {
    let workspace = '';
    const seen: string[] = [];
    const stub = await startStubService({
      put: (nth) => {
        seen.push(recordIn({ workspace }));
        return nth === 1 ? { status: 403 } : { status: 200 };
      },
    });
    const other = JSON.stringify({
      version: 1,
      baseUrl: 'https://elsewhere.invalid',
      organizationId: 'o',
      assets: [],
    });
    await runAction({
      files: { ...FILES, [MANIFEST]: other },
      inputs: inputsOf(stub),
      prepare: (folder) => {
        workspace = folder;
      },
    });
    expect(seen).toEqual([other, other]);
  });
});

test('GitHub gets each deployment of a continued run once', async () => {
  const github = await startStubGitHub();
  const env = { ...onGitHub(github), ...runOn(COMMIT) };
  const stub = await startStubService({
    triggerExport: (nth) => (nth === 2 ? REJECTED : json({ job: nth })),
  });
  const inputs = inputsOf(stub, { 'github-token': GITHUB_TOKEN });
  const first = await runAction({ files: FILES, inputs, env });
  expect(first.manifest.exports.map(({ deployed }) => deployed)).toEqual([true, undefined, true]);
  const record: Manifest = JSON.parse(recordIn(first));
  const [applovin, ...others] = record.exports;
  const { deployed: _, ...undeployed } = applovin ?? {};
  const files = { ...FILES, [MANIFEST]: JSON.stringify({ ...record, exports: [undeployed, ...others] }) };
  const second = await runAction({ files, inputs, env });
  expectGreen(second);
  expect(second.manifest.exports.map(({ deployed }) => deployed)).toEqual([true, true, true]);
  expect(
    deploymentsOf(github)
      .slice(3)
      .sort((a, b) => (a.environment < b.environment ? -1 : 1)),
  ).toEqual([
    { environment: 'playable/applovin', states: ['success'] },
    { environment: 'playable/google', states: ['success'] },
  ]);
});

/** Inputs of `merge/` for manifests in `m/`. */
function mergeInputs(stub: StubServer): Settings {
  const { assets: _, organization: __, concurrency: ___, ...inputs } = inputsOf(stub, { manifests: 'm/*' });
  return inputs;
}

test('merge/ continues its exports', async () => {
  const stub = await startStubService({
    triggerExport: (nth) => (nth === 2 ? REJECTED : json({ job: nth })),
  });
  const sha256 = 'ab'.repeat(32);
  const parts = Object.fromEntries(
    shardManifests([['a.txt'], ['b.txt']], stub.origin).map((part, index) => {
      const assets = part.assets.map((asset) => ({ ...asset, sha256 }));
      const run = { ...part.run, id: 987 };
      return [`m/${index + 1}.json`, JSON.stringify({ ...part, run, assets })];
    }),
  );
  const inputs = mergeInputs(stub);
  const first = await runSubAction({ action: 'merge', inputs, files: parts, env: runOn(COMMIT) });
  expectRed(first, 'Service error');
  const files = { ...parts, [MANIFEST]: recordIn(first) };
  const second = await runSubAction({ action: 'merge', inputs, files, env: runOn(COMMIT) });
  expectGreen(second);
  expect(exportedTo(stub).slice(3)).toHaveLength(1);
  expect(second.outputs).toMatchObject({ 'export-count': '1', 'reused-count': '0' });
});

const DAMAGED = '{"version":1,"baseUrl":"","organizationId":"","assets":7}';

test.each([
  ['damaged', DAMAGED, 'No export is reused. This run replaces the manifest.'],
  ['missing', undefined, undefined],
])('merge/ says so if the earlier manifest is %s', async (_, content, warning) => {
  const stub = await startStubService({ triggerExport: (nth) => json({ job: nth }) });
  const part = JSON.stringify(shardManifests([['a.txt']], stub.origin)[0]);
  const files = { 'm/1.json': part, ...(content !== undefined && { [MANIFEST]: content }) };
  const result = await runSubAction({ action: 'merge', inputs: mergeInputs(stub), files });
  expect(result.exitCode).toBe(0);
  const [reported, ...others] = annotations(result, 'warning');
  expect(others).toEqual([]);
  if (warning !== undefined) expect(reported?.message).toContain(warning);
  expect(result.stdout.includes('No previous manifest, so no export is reused')).toBe(warning === undefined);
});
