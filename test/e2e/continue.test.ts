import { expect, test } from 'vitest';
import { expectGreen, expectRed, statusesOf } from './assertions.ts';
import { BROKEN, COMMIT, exportedTo, exportsTo, FILES, secondExport, startJob, UPLOAD } from './job.ts';
import { killAfter } from './run-action.ts';
import { errorReply, GITHUB_TOKEN, onGitHub, sortedDeployments, startStubGitHub } from './stub-service.ts';

/* `reuse-unchanged` continues a run that did not succeed. All rules: test/action/steps-that-share-a-manifest.test.ts. */

const NETWORKS = ['applovin', 'google', 'unity'];
const EXPORTS = exportsTo(...NETWORKS);
const RELEASE = { ...EXPORTS, ...UPLOAD };
test('an export that an earlier step or attempt may have triggered is named, and triggered again only with `retry-unknown`', async () => {
  const { stub, step } = await startJob(secondExport(BROKEN));
  expect(statusesOf(await step(RELEASE), 'exports')).toEqual(['triggered', 'unknown', 'triggered']);
  const plan = await step({ ...RELEASE, 'dry-run': 'true', token: '' });
  expectGreen(plan);
  expect(plan.requests).toEqual([]);
  expect(plan.stdout).toMatch(
    /2 exports that an earlier step or attempt triggered\n {2}v-1 → applovin\n {2}v-1 → unity\n/,
  );
  expect(plan.stdout).toMatch(
    /1 export that an earlier step or attempt may have triggered: .*\n {2}v-1 → google\n/,
  );
  expect(plan.stdout).toContain('0 exports to trigger');

  const second = await step(RELEASE);
  const message = expectRed(second, 'Service error');
  expect(message).toContain('An earlier step or attempt may have triggered 1 export: v-1 to google');
  expect(message).toMatch(/Remove a pair that is there .*`retry-unknown: true`/);
  expect(second.requests).toEqual([]);
  expect(statusesOf(second, 'exports')).toEqual(['reused', 'unknown', 'reused']);

  const third = await step({ ...RELEASE, 'retry-unknown': 'true' });
  expectGreen(third);
  expect(third.requests).toEqual(['google']);
  expect(exportedTo(stub)).toEqual([...NETWORKS, 'google']);
});

test('a killed run leaves a record of its uploads and of the export that it requested', async () => {
  const { stub, step } = await startJob(secondExport(undefined));
  // Two uploads of two requests each, then the second export.
  const { record } = await step(RELEASE, killAfter(stub, 6, 'SIGKILL'));
  expect(record).toMatchObject({
    conclusion: 'failure',
    run: { commit: COMMIT },
    assets: [{ assetId: 'asset-1' }, { assetId: 'asset-2' }],
  });
  expect(record).not.toHaveProperty('finishedAt');
  expect(record.exports.slice(1)).toMatchObject([{ status: 'unknown' }, { status: 'not-attempted' }]);
  expect(['triggered', 'unknown']).toContain(record.exports[0]?.status);

  expect(expectRed(await step(RELEASE), 'Service error')).toContain('v-1 to google');
  expect(exportedTo(stub).filter((network) => network !== 'unity')).toEqual(['applovin', 'google']);
});

test('a killed run leaves no id of a file whose bytes it began to send', async () => {
  const { stub, step } = await startJob({ put: (nth) => (nth === 3 ? undefined : { status: 200 }) });
  await step(RELEASE);
  const files = { ...FILES, 'a.html': 'AAA' };
  const { record } = await step(RELEASE, { files, ...killAfter(stub, 9, 'SIGKILL') });
  expect(record.assets).toMatchObject([{ path: 'a.html' }, { path: 'b.html', assetId: 'asset-2' }]);
  expect(record.assets[0]).not.toHaveProperty('assetId');
});

test('a run that continues triggers only the rest, and GitHub gets each deployment once', async () => {
  const github = await startStubGitHub();
  const rejected = errorReply(400, 'Bad Request', 'no such network');
  const { step } = await startJob(secondExport(rejected), { 'github-token': GITHUB_TOKEN });
  const env = onGitHub(github);
  const { record } = await step(RELEASE, { env });
  expect(record.exports.map(({ deployed }) => deployed)).toEqual([true, undefined, true]);
  const [applovin, ...others] = record.exports;
  const { deployed: _, ...undeployed } = applovin ?? {};
  const earlier = JSON.stringify({ ...record, exports: [undeployed, ...others] });
  const second = await step(RELEASE, { env, earlier });
  expectGreen(second);
  expect(second.requests).toEqual(['google']);
  expect(JSON.parse(second.outputs['exports'] ?? '')).toEqual([
    { variantId: 'v-1', network: 'applovin', status: 'reused', response: { job: 1 } },
    { variantId: 'v-1', network: 'google', status: 'triggered', response: { job: 4 } },
    { variantId: 'v-1', network: 'unity', status: 'reused', response: { job: 3 } },
  ]);
  expect(second.outputs).toMatchObject({ 'export-count': '1', 'reused-count': '2', 'uploaded-count': '0' });
  expect(second.manifest.exports.map(({ deployed }) => deployed)).toEqual([true, true, true]);
  expect(sortedDeployments(github, 4)).toEqual([
    { environment: 'playable/applovin', states: ['success'] },
    { environment: 'playable/google', states: ['success'] },
  ]);
});
