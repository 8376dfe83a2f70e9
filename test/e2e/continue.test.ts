import { expect, test } from 'vitest';
import { expectRed } from './assertions.ts';
import { COMMIT, exportedTo, exportsTo, FILES, secondExport, startJob, UPLOAD } from './job.ts';
import { killAfter } from './run-action.ts';

/* `reuse-unchanged` continues a run that did not succeed. All rules: test/action/steps-that-share-a-manifest.test.ts. */

const NETWORKS = ['applovin', 'google', 'unity'];
const EXPORTS = exportsTo(...NETWORKS);
const RELEASE = { ...EXPORTS, ...UPLOAD };

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
