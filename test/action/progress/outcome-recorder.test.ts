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

describe('an outcome recorder', () => {
  test('reports the outcomes so far in the order of the plan', () => {
    const recorder = new OutcomeRecorder();
    const [first, second, last] = [asset('a'), asset('b'), asset('c')];
    recorder.plan({ assets: [first, second, last], exports: EXPORTS });
    const { listener } = recorder;
    const uploaded = (done: Asset): UploadOutcome => {
      return { status: 'uploaded', asset: done, assetId: 'id', attempts: 1, durationMs: 1 };
    };
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

    const { uploads, exports } = recorder.report();
    expect(uploads.map(({ asset: { path }, status }) => [path, status])).toEqual([
      ['a', 'uploaded'],
      ['b', 'not-attempted'],
      ['c', 'uploaded'],
    ]);
    expect(exports).toEqual([{ variantId: 'v1', network: 'a', status: 'not-attempted' }, triggered]);
  });

  test('makes the result of a crashed run', () => {
    const recorder = new OutcomeRecorder();
    recorder.plan({ assets: [asset('a')], exports: [] });
    recorder.known = { inputs: { baseUrl: 'b', organizationId: 'o', manifestPath: 'm', summary: true } };
    const failure = { title: 'Unexpected error', lines: ['bug'] } as const;
    expect(recorder.failedWith(failure)).toEqual({
      ...recorder.known,
      conclusion: 'failure',
      report: recorder.report(),
      failures: [failure],
    });
  });

  test('does not know after a crash whether exports that were being requested were triggered', async () => {
    const recorder = new OutcomeRecorder();
    const exports = ['a', 'b', 'c'].map((network) => ({ variantId: 'v', network }));
    recorder.plan({ assets: [], exports });
    for (const request of exports.slice(0, 2)) await recorder.listener.beforeExport?.(request);
    recorder.listener.exportSettled?.({ variantId: 'v', network: 'a', status: 'not-attempted' });
    const { report } = recorder.failedWith({ title: 'Unexpected error', lines: [] });
    expect(report.exports.map(({ status }) => status)).toEqual(['not-attempted', 'unknown', 'not-attempted']);
  });
});
