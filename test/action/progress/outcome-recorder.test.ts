import { describe, expect, test } from 'vitest';
import { OutcomeRecorder } from '../../../src/action/progress/outcome-recorder.ts';
import type { Asset, ExportOutcome, UploadOutcome } from '../../../src/pipeline/outcomes.ts';

const EXPORTS = [
  { variantId: 'v1', network: 'a' },
  { variantId: 'v1', network: 'b' },
];

function asset(path: string): Asset {
  return { path, absolutePath: `/workspace/${path}`, fileName: path, contentType: 'a/b', size: 1 };
}

describe('the record of a run', () => {
  test('of which nothing is known is empty', () => {
    expect(new OutcomeRecorder().report()).toEqual({ uploads: [], exports: [] });
  });

  test('has everything in the plan as not attempted before it begins', () => {
    const record = new OutcomeRecorder();
    record.plan({ assets: [asset('a')], exports: EXPORTS });
    expect(record.report()).toEqual({
      uploads: [{ status: 'not-attempted', asset: asset('a') }],
      exports: EXPORTS.map((request) => ({ ...request, status: 'not-attempted' })),
    });
  });

  test('has what was done so far, in the order of the plan', () => {
    const record = new OutcomeRecorder();
    const assets = [asset('a'), asset('b'), asset('c')];
    record.plan({ assets, exports: EXPORTS });
    const { listener } = record;
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
    listener.uploadSettled?.(uploaded(last));
    listener.uploadSettled?.(uploaded(first));
    listener.exportSettled?.(triggered);

    const { uploads, exports } = record.report();
    expect(uploads.map(({ asset: { path }, status }) => [path, status])).toEqual([
      ['a', 'uploaded'],
      ['b', 'not-attempted'],
      ['c', 'uploaded'],
    ]);
    expect(exports).toEqual([{ variantId: 'v1', network: 'a', status: 'not-attempted' }, triggered]);
  });

  test('has what was found unchanged', () => {
    const record = new OutcomeRecorder();
    const assets = [asset('a'), asset('b')] as const;
    record.plan({ assets, exports: [] });
    const reused = { status: 'reused', asset: assets[1], assetId: 'id', sha256: 'c0ffee' } as const;
    record.listener.comparisonSettled?.(assets[1], reused);
    expect(record.report().uploads).toEqual([{ status: 'not-attempted', asset: assets[0] }, reused]);
  });

  test('is the report of a run that crashed', () => {
    const record = new OutcomeRecorder();
    record.plan({ assets: [asset('a')], exports: [] });
    record.known = { inputs: { baseUrl: 'b', organizationId: 'o', manifestPath: 'm', summary: true } };
    const failure = { title: 'Unexpected error', lines: ['bug'] } as const;
    expect(record.crashResult(failure)).toEqual({
      ...record.known,
      conclusion: 'failure',
      report: record.report(),
      failures: [failure],
    });
  });
});
