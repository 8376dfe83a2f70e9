import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mergeAction } from '../../../src/action/merge/run-merge.ts';
import type { Manifest } from '../../../src/pipeline/manifest/manifest.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { shardManifests } from '../../doubles/shard-manifests.ts';
import { json, startStubService } from '../../e2e/stub-service.ts';
import { breakingEnv } from '../input-env.ts';
import { emitBeforeExit, runHere } from '../run-here.ts';

const PARTS = [['a', 'b'], ['c']];

/** A folder with these manifests in it. */
async function workspaceWith(manifests: readonly unknown[]): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'm'));
  for (const [index, manifest] of manifests.entries())
    await writeFile(join(folder, 'm', `${index + 1}.json`), JSON.stringify(manifest));
  return folder;
}

/** What a test changes for `runHere`. */
type Changes = Parameters<typeof runHere>[2];

async function merge(
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  changes: Changes = {},
) {
  const { wrap = (env) => env, ...rest } = changes;
  const result = await runHere(
    mergeAction,
    { manifests: 'm/*.json', ...inputs },
    { ...rest, wrap: (env) => wrap({ ...env, GITHUB_WORKSPACE: workspace }) },
  );
  const manifest: Manifest = JSON.parse(await readFile(result.outputs['manifest'] ?? '', 'utf8'));
  return { ...result, manifest };
}

function exportsTo(baseUrl: string): Record<string, string> {
  const connection = { token: 't0ken-5b1f0c77', 'base-url': baseUrl, 'allow-http': 'true' };
  return { ...connection, variant: 'v', network: 'n', 'max-attempts': '1' };
}

test('more than 50 parts get no lines of their own', async () => {
  const manifests = shardManifests(
    Array.from({ length: 51 }, (_, index) => [`f-${index}`]),
    'https://x',
  );
  const { lines, exitCode } = await merge(await workspaceWith(manifests));
  expect(exitCode).toBe(0);
  expect(lines.filter((line) => /part \d+ of/.test(line))).toEqual([]);
  expect(lines).toContain(`All parts together: 51 files (${41 * 4 + 10 * 3} B)`);
});

describe('a cancellation', () => {
  test('while manifests are read still writes manifest, outputs and annotation', async () => {
    const service = await startStubService({});
    const workspace = await workspaceWith(shardManifests(PARTS, service.origin));
    const signal = AbortSignal.abort('SIGTERM');
    const inputs = { ...exportsTo(service.origin), manifest: 'all.json' };
    const { exitCode, annotations, manifest, outputs } = await merge(workspace, inputs, { signal });
    expect(exitCode).toBe(1);
    const what = 'The run was cancelled (SIGTERM): 0 of 1 export triggered.';
    const lines = [what, 'The outputs and the manifest record what was done.', 'Run it again.'];
    expect(annotations).toEqual([{ level: 'error', title: 'Cancelled', lines }]);
    const exports = [{ status: 'not-attempted' }];
    expect(manifest).toMatchObject({ conclusion: 'cancelled', complete: false, assets: [], exports });
    expect(outputs['manifest']).toBe(join(workspace, 'all.json'));
    expect(service.journal).toEqual([]);
  });

  test('is reported even if there is nothing to export', async () => {
    const workspace = await workspaceWith(shardManifests(PARTS, 'https://x'));
    const { exitCode, manifest } = await merge(workspace, {}, { signal: AbortSignal.abort('SIGINT') });
    expect(exitCode).toBe(1);
    expect(manifest.conclusion).toBe('cancelled');
  });
});

describe('a run that crashes', () => {
  test('before it reads anything fails and has all outputs', async () => {
    const workspace = await workspaceWith([]);
    const wrap = (env: NodeJS.ProcessEnv) => breakingEnv(env, 'INPUT_SUMMARY');
    const { exitCode, annotations, outputs } = await merge(workspace, {}, { wrap });
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([{ title: 'Unexpected error' }]);
    expect(Object.keys(outputs)).toHaveLength(8);
  });

  test('after the manifests were joined keeps the assets and the exports', async () => {
    const known = new Set(process.listeners('beforeExit'));
    const service = await startStubService({
      triggerExport: (nth) => {
        if (nth === 1) return json({});
        emitBeforeExit(known);
        return undefined;
      },
    });
    const workspace = await workspaceWith(shardManifests(PARTS, service.origin));
    const inputs = { ...exportsTo(service.origin), network: 'a,b', manifest: 'all.json' };
    const { exitCode, annotations, manifest, outputs } = await merge(workspace, inputs);
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([{ title: 'Unexpected error' }]);
    expect(manifest).toMatchObject({ conclusion: 'failure', organizationId: 'org-1' });
    expect(manifest.assets.map(({ assetId }) => assetId)).toEqual(['id-of-a', 'id-of-b', 'id-of-c']);
    expect(manifest.exports.map(({ status }) => status)).toEqual(['triggered', 'unknown']);
    expect(outputs['manifest']).toBe(join(workspace, 'all.json'));
  });
});

describe('the run of the parts', () => {
  /** The runner's variables in another run than that of the parts, as `workflow_run` starts it. */
  const LATER = {
    GITHUB_REPOSITORY: 'owner/name',
    GITHUB_SHA: 'later',
    GITHUB_RUN_ID: '8',
    GITHUB_RUN_ATTEMPT: '3',
  };
  const PART_RUN = { repository: 'owner/name', id: 7, attempt: 1, commit: 'c0ffee' };

  test.each([
    ['given', LATER, { 'run-id': '7' }, { ...PART_RUN, id: 8, attempt: 3 }],
    ['this one, in another attempt', { ...LATER, GITHUB_RUN_ID: '7' }, {}, { ...PART_RUN, attempt: 3 }],
    ['any, outside of a workflow', {}, {}, PART_RUN],
  ])('may be %s, and the joined manifest has its commit', async (_, env, inputs, run) => {
    const workspace = await workspaceWith(shardManifests(PARTS, 'https://x'));
    const wrap = (other: NodeJS.ProcessEnv) => ({ ...other, ...env });
    const { exitCode, manifest } = await merge(workspace, inputs, { wrap });
    expect(exitCode).toBe(0);
    expect(manifest.run).toEqual(run);
  });

  test('decides which release a later run continues, whatever commit that run is of', async () => {
    const service = await startStubService({
      triggerExport: (nth) => (nth === 1 ? json({}) : { status: 422 }),
    });
    const manifests = shardManifests(PARTS, service.origin).map((part) => {
      return { ...part, assets: part.assets.map((asset) => ({ ...asset, sha256: 'ab'.repeat(32) })) };
    });
    const workspace = await workspaceWith(manifests);
    const mergeAt = (GITHUB_SHA: string, network: string) => {
      const reuse = { network, manifest: 'all.json', 'reuse-unchanged': 'true', 'run-id': '7' };
      const wrap = (env: NodeJS.ProcessEnv) => ({ ...env, ...LATER, GITHUB_SHA });
      return merge(workspace, { ...exportsTo(service.origin), ...reuse }, { wrap });
    };
    await mergeAt('later', 'a,b');
    const { manifest } = await mergeAt('latest', 'a');
    expect(manifest.exports).toMatchObject([{ network: 'a', status: 'reused' }, { network: 'b' }]);
  });
});

test('the start time is never after the end, even if the clock of a shard was ahead', async () => {
  const manifests = shardManifests(PARTS, 'https://x').map((manifest) => {
    return { ...manifest, startedAt: '2999-01-01T00:00:00.000Z' };
  });
  const { manifest } = await merge(await workspaceWith(manifests));
  expect(Date.parse(manifest.startedAt)).toBeLessThanOrEqual(Date.parse(String(manifest.finishedAt)));
});
