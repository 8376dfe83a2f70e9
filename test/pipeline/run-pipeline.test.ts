import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runEmulator } from '../../emulator/test/run-emulator.ts';
import { fanOut } from '../../src/pipeline/events.ts';
import type { RunRecord } from '../../src/pipeline/manifest/run-record.ts';
import type { Asset, ExportRequest, PipelineReport } from '../../src/pipeline/outcomes.ts';
import { runPipeline } from '../../src/pipeline/run-pipeline.ts';
import type { Misbehaviour } from '../doubles/stub-server.ts';
import { makeAssets, type PreparedRun, prepareRun, startStubService, statusesOf } from './prepare-run.ts';
import { recordOf, storedBefore } from './some-outcomes.ts';

const EXPORTS: readonly ExportRequest[] = [
  { variantId: 'v1', network: 'a' },
  { variantId: 'v1', network: 'b' },
];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const NOT_ATTEMPTED = EXPORTS.map((request) => ({ ...request, status: 'not-attempted', attempts: 0 }));

interface Plan {
  readonly assets?: readonly Asset[];
  readonly exports?: readonly ExportRequest[];
  readonly earlier?: Parameters<typeof recordOf>[0]['earlier'];
}

/** Carries out a plan. With an earlier manifest, files are compared. */
async function carryOut({ earlier, ...plan }: Plan, run: PreparedRun): Promise<PipelineReport> {
  const { assets = [], exports = [] } = plan;
  const record: RunRecord = recordOf({ ...plan, ...(earlier && { earlier }) });
  const events = fanOut([record.listener, run.events]);
  const continued = { earlier: earlier && record, retryUnknown: false };
  await runPipeline({ assets, exports, ...continued }, { ...run, events });
  return record.report();
}

describe('a plan of uploads and exports', () => {
  test('triggers no export before the response to the last upload', async () => {
    const exportsSeen: number[] = [];
    const othersDone = Promise.withResolvers<void>();
    const respondLate: Misbehaviour = async ({ receive, respond }) => {
      await receive();
      // All other uploads are done, so an export that does not wait for this one has had the time.
      await othersDone.promise;
      await new Promise((resolve) => setImmediate(resolve));
      exportsSeen.push(requests('triggerExport').length);
      respond({ status: 200 });
    };
    const { baseUrl, requests } = await startStubService({
      put: (count) => (count === 3 ? respondLate : undefined),
    });
    let settled = 0;
    const uploadSettled = (): void => {
      settled += 1;
      if (settled === 7) othersDone.resolve();
    };
    const plan = { assets: await makeAssets(8), exports: EXPORTS };
    const { exports } = await carryOut(plan, prepareRun(baseUrl, { events: { uploadSettled } }));
    expect(exportsSeen).toEqual([0]);
    expect(statusesOf(exports)).toEqual(['triggered', 'triggered']);
  });

  test.each([
    ['right after the last upload', 'uploadsFinished', 3],
    ['during the uploads', 'uploadSettled', 1],
  ])('triggers no export if it is cancelled %s', async (_, event, uploaded) => {
    const emulator = await runEmulator();
    const cancel = new AbortController();
    const events = { [event]: () => cancel.abort() };
    const run = prepareRun(emulator.baseUrl, { concurrency: 1, signal: cancel.signal, events });
    const report = await carryOut({ assets: await makeAssets(3), exports: EXPORTS }, run);
    const statuses = [...Array(uploaded).fill('uploaded'), ...Array(3 - uploaded).fill('not-attempted')];
    expect(statusesOf(report.uploads)).toEqual(statuses);
    expect(report.exports).toEqual(NOT_ATTEMPTED);
    expect(emulator.journal.entries).toHaveLength(2 * uploaded);
  });
});

describe('a plan with an earlier manifest', () => {
  /** These assets as uploaded before, unchanged. */
  const earlierOf = (assets: readonly Asset[]) => ({
    assets: assets.map((asset) => {
      return storedBefore(asset, { assetId: `previous ${asset.path}`, sha256: sha256(asset.path) });
    }),
  });

  test('compares the files that may be unchanged, and uploads the others', async () => {
    const emulator = await runEmulator();
    const assets = await makeAssets(['a', 'b', 'c']);
    const run = prepareRun(emulator.baseUrl, { concurrency: 1 });
    const earlier = earlierOf(assets.filter(({ path }) => path !== 'b'));
    const { uploads } = await carryOut({ assets, exports: EXPORTS, earlier }, run);
    expect(uploads.map(({ status, assetId }) => [status, assetId])).toEqual([
      ['reused', 'previous a'],
      ['uploaded', emulator.storedAssets()[0]?.assetId],
      ['reused', 'previous c'],
    ]);
    const compared = ['2 comparisons started', 'a reused', 'c reused', '2 unchanged'];
    const sent = ['1 uploads started', 'b uploaded', '1 uploads finished'];
    expect(run.reported.slice(0, 7)).toEqual([...compared, ...sent]);
  });

  test('hashes the uploads and compares nothing if there are none', async () => {
    const emulator = await runEmulator();
    const run = prepareRun(emulator.baseUrl);
    const plan = { assets: await makeAssets(['a']), exports: [], earlier: {} };
    const { uploads } = await carryOut(plan, run);
    expect(uploads).toMatchObject([{ sha256: sha256('a') }]);
    expect(run.reported[0]).toBe('1 uploads started');
  });

  test('attempts nothing if it is cancelled before it starts', async () => {
    const emulator = await runEmulator();
    const assets = await makeAssets(3);
    const run = prepareRun(emulator.baseUrl, { signal: AbortSignal.abort() });
    const plan = { assets, exports: EXPORTS, earlier: earlierOf(assets) };
    const { uploads, exports } = await carryOut(plan, run);
    expect([statusesOf(uploads), exports]).toEqual([Array(3).fill('not-attempted'), NOT_ATTEMPTED]);
    expect(emulator.journal.entries).toEqual([]);
  });
});
