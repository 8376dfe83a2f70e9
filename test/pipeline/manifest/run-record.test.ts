import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../../src/api/errors.ts';
import type { Manifest, ManifestExport } from '../../../src/pipeline/manifest/manifest.ts';
import { RunRecord } from '../../../src/pipeline/manifest/run-record.ts';
import type { Asset, ExportOutcome, ReusedAsset } from '../../../src/pipeline/outcomes.ts';
import {
  assetAt,
  callFailure,
  DESTINATION,
  earlierManifest,
  failed,
  reused,
  triggered,
  uploaded,
} from '../some-outcomes.ts';

const RUN = { repository: 'o/game', id: 987, attempt: 2, commit: 'c0ffee' };
const STARTED = new Date(Date.UTC(2026, 1, 3, 4, 5, 6, 7));
const [A, B, C] = ['a', 'b', 'c'].map((path) => assetAt(path)) as [Asset, Asset, Asset];
const ERROR = new ServiceError({ method: 'POST', location: 'https://api.example.com/v1/export' }, 400, 'no');
const EXPORT = { variantId: 'v', network: 'n' };

/** A step that was to upload these files and to request these exports. */
function recordOf(assets: readonly Asset[] | undefined, networks: readonly string[] = []) {
  const record = new RunRecord({ run: RUN, startedAt: STARTED });
  record.isToUpload = assets !== undefined;
  const exports = networks.map((network) => ({ ...EXPORT, network }));
  record.plan({ ...DESTINATION, assets, exports });
  return record;
}

const recorded = (file: Asset, change: object = {}): object => {
  const { absolutePath: _, ...identity } = file;
  return { ...identity, status: 'uploaded', assetId: `old ${file.path}`, sha256: 'ab'.repeat(32), ...change };
};

const export1 = (network: string, change: Partial<ManifestExport> = {}): ManifestExport => {
  const run = { id: 1, attempt: 1, commit: 'c0ffee' };
  return { ...EXPORT, network, status: 'triggered', attempts: 1, run, ...change };
};

const idsIn = ({ assets }: Manifest) => assets.map(({ path, assetId }) => [path, assetId]);
const statusesIn = ({ exports }: Manifest) => exports.map(({ network, status }) => `${network} ${status}`);

test('a manifest has exactly the fields of the contract', () => {
  const record = recordOf([A, B, C], ['n', 'm', 'o', 'p', 'q']);
  record.begin();
  record.listener.uploadSettled?.({ ...uploaded(A), sha256: 'c0ffee' } as ReturnType<typeof uploaded>);
  record.listener.comparisonSettled?.(B, reused(B));
  record.listener.uploadSettled?.(failed(C, ERROR));
  record.listener.exportSettled?.({ ...triggered(EXPORT, 1), location: '/e/1' } as ExportOutcome);
  record.listener.exportSettled?.({ ...EXPORT, network: 'm', status: 'reused', deployed: true });
  const failure = { status: 'failed', attempts: 2, failure: callFailure(ERROR) } as const;
  record.listener.exportSettled?.({ ...EXPORT, network: 'o', ...failure });
  void record.listener.beforeExport?.({ ...EXPORT, network: 'p' });
  const file = (name: string) => ({ path: name, fileName: name, contentType: 'a/b', size: 1 });
  const run = { id: 987, attempt: 2, commit: 'c0ffee' };
  expect(record.manifest('failure', new Date(0))).toStrictEqual({
    version: 1,
    run: RUN,
    conclusion: 'failure',
    complete: false,
    ...DESTINATION,
    startedAt: '2026-02-03T04:05:06.007Z',
    finishedAt: '1970-01-01T00:00:00.000Z',
    assets: [
      { ...file('a'), sha256: 'c0ffee', status: 'uploaded', assetId: 'id of a', attempts: 1, durationMs: 1 },
      { ...file('b'), sha256: 'c0ffee', status: 'reused', assetId: 'id of b', attempts: 0, durationMs: 0 },
      { ...file('c'), status: 'failed', attempts: 1, durationMs: 1, error: ERROR.message },
    ],
    exports: [
      { ...EXPORT, status: 'triggered', attempts: 1, run, response: 1, location: '/e/1' },
      { ...EXPORT, network: 'm', status: 'reused', attempts: 0, run, deployed: true },
      { ...EXPORT, network: 'o', status: 'failed', attempts: 2, run, error: ERROR.message },
      { ...EXPORT, network: 'p', status: 'unknown', attempts: 0, run },
      { ...EXPORT, network: 'q', status: 'not-attempted', attempts: 0, run },
    ],
  });
});

test('the manifest of a dry run has the files that a real run would reuse, and keeps nothing', () => {
  const record = recordOf([A, B]);
  record.isDryRun = true;
  record.listener.comparisonSettled?.(A, reused(A) as ReusedAsset);
  record.earlier = earlierManifest({ assets: [recorded(B), recorded(C)] });
  expect(record.manifest('planned').assets).toMatchObject([{ status: 'reused' }, { status: 'planned' }]);
});

describe('an upload', () => {
  const earlier = () =>
    earlierManifest({ complete: true, assets: [recorded(A), recorded(B)], exports: [export1('n')] });

  test('keeps ids and exports until it stores something, and is incomplete', () => {
    const record = recordOf([A, C]);
    record.earlier = earlier();
    const manifest = record.manifest('failure');
    expect(idsIn(manifest)).toEqual([
      ['a', 'old a'],
      ['c', undefined],
      ['b', 'old b'],
    ]);
    expect(manifest).toMatchObject({ complete: false, exports: [{ status: 'triggered' }] });
  });

  test('has no id of a file that is being sent, and gets it back if nothing was sent', () => {
    const record = recordOf([A, B]);
    record.earlier = earlier();
    record.begin();
    record.listener.uploadsStarted?.([A]);
    expect(record.manifest('failure')).toMatchObject({ assets: [{}, { assetId: 'old b' }], exports: [] });
    record.listener.uploadSettled?.(failed(A, ERROR));
    expect(idsIn(record.manifest('failure'))).toEqual([
      ['a', 'old a'],
      ['b', 'old b'],
    ]);
    expect(record.manifest('failure').exports).toHaveLength(1);
  });

  test.each([
    ['other bytes', ['beef'], undefined],
    ['the same bytes', ['ab'.repeat(32)], 'old a'],
  ])('drops the earlier id if the storage may have %s', (_, unconfirmed, assetId) => {
    const record = recordOf([A]);
    record.earlier = earlier();
    record.listener.uploadSettled?.({ ...failed(A, ERROR), unconfirmed } as ReturnType<typeof failed>);
    expect(idsIn(record.manifest('failure'))[0]).toEqual(['a', assetId]);
  });

  test.each<[string, readonly Asset[], string, number]>([
    ['the same files', [A, B], 'old', 1],
    ['a file fewer', [A], 'old', 0],
    ['a file more', [A, B, C], 'old', 0],
    ['another id', [A, B], 'new', 0],
  ])('that is complete with %s has only its own files, and keeps exports or not', (_, files, id, kept) => {
    const record = recordOf(files);
    record.earlier = earlier();
    record.begin();
    for (const file of files) {
      const outcome = { ...reused(file, `${id} ${file.path}`), sha256: 'ab'.repeat(32) };
      record.listener.comparisonSettled?.(file, outcome);
    }
    const { complete, assets, exports } = record.manifest('success');
    expect([complete, assets.length, exports.length]).toEqual([true, files.length, kept]);
    expect(record.isDone).toBe(true);
  });
});

describe('an export step', () => {
  test('keeps the assets, `complete`, and the exports that it was not asked for', () => {
    const record = recordOf(undefined, ['n']);
    record.earlier = earlierManifest({ complete: true, assets: [recorded(A)], exports: [export1('m')] });
    record.begin();
    record.listener.exportSettled?.(triggered(EXPORT));
    const manifest = record.manifest('success');
    expect(manifest).toMatchObject({ complete: true, assets: [recorded(A)] });
    expect(statusesIn(manifest)).toEqual(['n triggered', 'm triggered']);
    expect(manifest.exports.map(({ run }) => run?.id)).toEqual([987, 1]);
  });

  test('has no `complete` if no upload wrote before', () => {
    expect(recordOf(undefined, ['n']).manifest('success')).not.toHaveProperty('complete');
  });

  test('keeps what is recorded of its exports until it begins with them', () => {
    const record = recordOf(undefined, ['n', 'm']);
    record.earlier = earlierManifest({
      exports: [export1('n'), export1('m', { status: 'unknown', error: 'cut' })],
    });
    expect(statusesIn(record.manifest('failure'))).toEqual(['n triggered', 'm unknown']);
    record.listener.exportsStarted?.([
      { ...EXPORT, status: 'not-attempted' },
      { ...EXPORT, network: 'm', status: 'unknown', attempts: 0 },
    ]);
    const manifest = record.manifest('failure');
    expect(statusesIn(manifest)).toEqual(['n not-attempted', 'm unknown']);
    expect(manifest.exports[1]).toMatchObject({ run: { id: 1 }, error: 'cut' });
  });
});

test('an export that may have been triggered stays unknown until it is requested', () => {
  const record = recordOf(undefined, ['n']);
  record.earlier = earlierManifest({ exports: [export1('n', { status: 'unknown' })] });
  record.listener.exportsStarted?.([{ ...EXPORT, status: 'not-attempted' }]);
  expect(statusesIn(record.manifest('failure'))).toEqual(['n unknown']);
});

test('a step that did not get to its plan changes only `conclusion` and `complete`', () => {
  for (const isToUpload of [true, false]) {
    const record = new RunRecord({ run: RUN, startedAt: STARTED });
    record.isToUpload = isToUpload;
    record.earlier = earlierManifest({ complete: true, conclusion: 'success', exports: [export1('n')] });
    const expected = { ...record.earlier.content, conclusion: 'failure', complete: !isToUpload };
    expect(record.manifest('failure', new Date())).toEqual(expected);
  }
});
