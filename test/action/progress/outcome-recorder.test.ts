import { describe, expect, test } from 'vitest';
import { OutcomeRecord } from '../../../src/action/progress/outcome-recorder.ts';
import type { PipelineEvents } from '../../../src/pipeline/events.ts';
import type { Asset, ExportOutcome, UploadOutcome } from '../../../src/pipeline/outcomes.ts';

const EXPORTS = [
  { variantId: 'v1', network: 'a' },
  { variantId: 'v1', network: 'b' },
];

function asset(path: string): Asset {
  return { path, absolutePath: `/workspace/${path}`, fileName: path, contentType: 'a/b', size: 1 };
}

/** Events that note down which of them came. */
function noting(told: string[]): PipelineEvents {
  return {
    comparisonStarted: () => told.push('comparisonStarted'),
    comparisonSettled: () => told.push('comparisonSettled'),
    comparisonFinished: () => told.push('comparisonFinished'),
    uploadsStarted: () => told.push('uploadsStarted'),
    uploadProgress: () => told.push('uploadProgress'),
    uploadSettled: () => told.push('uploadSettled'),
    uploadUrlRenewed: () => told.push('uploadUrlRenewed'),
    uploadsFinished: () => told.push('uploadsFinished'),
    exportsStarted: () => told.push('exportsStarted'),
    exportSettled: () => told.push('exportSettled'),
    exportsFinished: () => told.push('exportsFinished'),
    waiting: () => told.push('waiting'),
  };
}

describe('the record of a run', () => {
  test('of which nothing is known is empty', () => {
    expect(new OutcomeRecord().report()).toEqual({ uploads: [], exports: [] });
  });

  test('has everything in the plan as not attempted before it begins', () => {
    const record = new OutcomeRecord();
    record.plan({ assets: [asset('a')], exports: EXPORTS });
    expect(record.report()).toEqual({
      uploads: [{ status: 'not-attempted', asset: asset('a') }],
      exports: EXPORTS.map((request) => ({ ...request, status: 'not-attempted' })),
    });
  });

  test('has what was done so far, in the order of the plan', () => {
    const record = new OutcomeRecord();
    const assets = [asset('a'), asset('b'), asset('c')];
    record.plan({ assets, exports: EXPORTS });
    const events = record.listen(noting([]));
    const [first, , last] = assets;
    const uploaded = (done: Asset | undefined): UploadOutcome => ({
      status: 'uploaded',
      asset: done ?? asset('none'),
      assetId: 'id',
      attempts: 1,
      durationMs: 1,
    });
    const triggered: ExportOutcome = {
      variantId: 'v1',
      network: 'b',
      status: 'triggered',
      attempts: 1,
      response: undefined,
    };
    events.uploadSettled(uploaded(last));
    events.uploadSettled(uploaded(first));
    events.exportSettled(triggered);

    const { uploads, exports } = record.report();
    expect(uploads.map(({ asset: { path }, status }) => [path, status])).toEqual([
      ['a', 'uploaded'],
      ['b', 'not-attempted'],
      ['c', 'uploaded'],
    ]);
    expect(exports).toEqual([{ variantId: 'v1', network: 'a', status: 'not-attempted' }, triggered]);
  });

  test('has what was found unchanged', () => {
    const record = new OutcomeRecord();
    const assets = [asset('a'), asset('b')] as const;
    record.plan({ assets, exports: [] });
    const reused = { status: 'reused', asset: assets[1], assetId: 'id', sha256: 'c0ffee' } as const;
    record.listen(noting([])).comparisonSettled(assets[1], reused);
    expect(record.report().uploads).toEqual([{ status: 'not-attempted', asset: assets[0] }, reused]);
  });

  test('passes every event on', () => {
    const told: string[] = [];
    const events = new OutcomeRecord().listen(noting(told));
    const outcome: UploadOutcome = { status: 'not-attempted', asset: asset('a') };
    events.comparisonStarted([]);
    events.comparisonSettled(asset('a'), undefined);
    events.comparisonFinished([]);
    events.uploadsStarted([]);
    events.uploadSettled(outcome);
    events.uploadUrlRenewed(asset('a'));
    events.uploadsFinished([outcome]);
    events.exportsStarted([]);
    events.exportSettled({ variantId: 'v', network: 'n', status: 'not-attempted' });
    expect(told).toEqual([
      'comparisonStarted',
      'comparisonSettled',
      'comparisonFinished',
      'uploadsStarted',
      'uploadSettled',
      'uploadUrlRenewed',
      'uploadsFinished',
      'exportsStarted',
      'exportSettled',
    ]);
  });
});
