import { describe, expect, test } from 'vitest';
import { OutcomeRecorder } from '../../../src/action/progress/outcome-recorder.ts';
import { assetAt, triggered, uploaded } from '../../pipeline/some-outcomes.ts';

const EXPORTS = [
  { variantId: 'v1', network: 'a' },
  { variantId: 'v1', network: 'b' },
];

describe('an outcome recorder', () => {
  test('reports the outcomes so far in the order of the plan', () => {
    const recorder = new OutcomeRecorder();
    const [first, second, last] = [assetAt('a'), assetAt('b'), assetAt('c')];
    recorder.plan({ assets: [first, second, last], exports: EXPORTS });
    const { listener } = recorder;
    const exported = triggered({ variantId: 'v1', network: 'b' });
    listener.uploadSettled?.(uploaded(last));
    listener.uploadSettled?.(uploaded(first));
    listener.exportSettled?.(exported);

    const { uploads, exports } = recorder.report();
    expect(uploads.map(({ asset: { path }, status }) => [path, status])).toEqual([
      ['a', 'uploaded'],
      ['b', 'not-attempted'],
      ['c', 'uploaded'],
    ]);
    expect(exports).toEqual([{ variantId: 'v1', network: 'a', status: 'not-attempted' }, exported]);
  });

  test('makes the result of a crashed run', () => {
    const recorder = new OutcomeRecorder();
    recorder.plan({ assets: [assetAt('a')], exports: [] });
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
