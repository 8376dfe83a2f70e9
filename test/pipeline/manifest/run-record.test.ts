import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../../src/api/errors.ts';
import { type Manifest, missingFiles } from '../../../src/pipeline/manifest/manifest.ts';
import { RunRecord } from '../../../src/pipeline/manifest/run-record.ts';
import type { Asset, ExportEntry, ExportOutcome } from '../../../src/pipeline/outcomes.ts';
import {
  assetAt,
  callFailure,
  DESTINATION,
  failed,
  recordOf,
  reused,
  storedBefore,
  triggered,
  uploaded,
} from '../some-outcomes.ts';

const RUN = { repository: 'o/game', repositoryId: 5, id: 987, attempt: 2, commit: 'c0ffee' };
const OWN = { id: 987, attempt: 2, commit: 'c0ffee' };
const [A, B, C] = ['a', 'b', 'c'].map((path) => assetAt(path)) as [Asset, Asset, Asset];
const ERROR = new ServiceError({ method: 'POST', location: 'https://api.example.com/v1/export' }, 400, 'no');
const EXPORT = { variantId: 'v', network: 'n' };
const to = (...networks: readonly string[]) => networks.map((network) => ({ ...EXPORT, network }));

const exportedBefore = (network: string, change: Partial<ExportEntry> = {}): ExportEntry => {
  const run = { id: 1, attempt: 1, commit: 'c0ffee' };
  return { ...EXPORT, network, status: 'triggered', attempts: 1, run, ...change };
};

const NEVER_SENT = { ...callFailure(ERROR, 'attempts-exhausted'), neverSent: true };

const idsIn = ({ assets }: Manifest) => assets.map(({ path, assetId }) => `${path}: ${assetId ?? 'none'}`);
const statusesIn = ({ exports }: Manifest) => exports.map(({ network, status }) => `${network} ${status}`);

test('a manifest has exactly the fields of the contract', async () => {
  const exports = to('n', 'm', 'o', 'p', 'q');
  const record = recordOf({ assets: [A, B, C], exports, run: RUN, startedAt: new Date(0) });
  const { listener } = record;
  listener.uploadSettled?.({ ...uploaded(A), sha256: 'c0ffee' });
  listener.comparisonSettled?.(B, reused(B));
  listener.uploadSettled?.(failed(C, ERROR));
  for (const request of exports.slice(0, 4))
    if (request.network !== 'm') await listener.beforeExport?.(request);
  listener.exportSettled?.({ ...triggered(EXPORT, 1), location: '/e/1', shown: { words: '1' } });
  const earlier = exportedBefore('m', { status: 'reused', attempts: 0 });
  listener.exportSettled?.(earlier);
  record.recordDeployment(EXPORT);
  const failure = { status: 'failed', attempts: 2, error: 'no', failure: callFailure(ERROR) } as const;
  listener.exportSettled?.({ ...EXPORT, network: 'o', ...failure });
  const file = (name: string) => ({ path: name, fileName: name, contentType: 'a/b', size: 1 });
  expect(record.manifest('failure', new Date(1))).toStrictEqual({
    version: 1,
    run: RUN,
    conclusion: 'failure',
    complete: false,
    ...DESTINATION,
    startedAt: '1970-01-01T00:00:00.000Z',
    finishedAt: '1970-01-01T00:00:00.001Z',
    assets: [
      { ...file('a'), sha256: 'c0ffee', status: 'uploaded', assetId: 'id of a', attempts: 1, durationMs: 1 },
      { ...file('b'), sha256: 'c0ffee', status: 'reused', assetId: 'id of b', attempts: 0, durationMs: 0 },
      { ...file('c'), status: 'failed', attempts: 1, durationMs: 1, error: ERROR.message },
    ],
    exports: [
      {
        ...EXPORT,
        status: 'triggered',
        attempts: 1,
        run: OWN,
        response: 1,
        location: '/e/1',
        deployed: true,
      },
      earlier,
      { ...EXPORT, network: 'o', status: 'failed', attempts: 2, run: OWN, error: 'no' },
      { ...EXPORT, network: 'p', status: 'unknown', attempts: 0, run: OWN },
      { ...EXPORT, network: 'q', status: 'not-attempted', attempts: 0 },
    ],
  });
});

test('the manifest of a dry run has what a real run would send or reuse, and keeps nothing', () => {
  const earlier = { assets: [storedBefore(B), storedBefore(C)], exports: [exportedBefore('m')] };
  const record = recordOf({ assets: [A, B], exports: to('n'), earlier, dryRun: true });
  record.listener.comparisonSettled?.(A, reused(A));
  const { assets, exports } = record.manifest('planned');
  expect(assets).toMatchObject([{ status: 'reused' }, { status: 'planned' }]);
  expect(exports).toMatchObject([{ network: 'n' }]);
});

describe('an upload', () => {
  const earlier = {
    complete: true,
    assets: [storedBefore(A), storedBefore(B)],
    exports: [exportedBefore('n')],
  };
  const begun = async (assets: readonly Asset[]) => {
    const record = recordOf({ assets, earlier });
    await record.listener.beforeFirstPut?.();
    return record;
  };

  test('that sent nothing changes only `complete`, whatever its ending', () => {
    const manifest = recordOf({ assets: [A, C], earlier }).manifest('failure');
    expect(idsIn(manifest)).toEqual(['a: old a', 'c: none', 'b: old b']);
    expect(manifest).toMatchObject({ complete: false, assets: [storedBefore(A), {}, storedBefore(B)] });
    expect(manifest.exports).toEqual(earlier.exports);
  });

  test('has no id of a file that may be under way, and gives it back to one that was not sent', async () => {
    const record = await begun([A, B]);
    record.listener.comparisonSettled?.(B, { ...reused(B, 'old b'), sha256: 'ab'.repeat(32) });
    expect(record.manifest('failure').exports).toEqual([]);
    expect(idsIn(record.manifest('failure'))).toEqual(['a: none', 'b: old b']);
    record.listener.uploadSettled?.({ ...failed(A, ERROR), failure: NEVER_SENT });
    record.listener.uploadsFinished?.([]);
    expect(idsIn(record.manifest('failure'))).toEqual(['a: old a', 'b: old b']);
    expect(record.manifest('failure').exports).toEqual(earlier.exports);
  });

  test('has no id of a file that was sent and failed, and no exports', async () => {
    const record = await begun([A, B]);
    record.listener.uploadSettled?.(failed(A, ERROR));
    record.listener.uploadsFinished?.([]);
    expect(idsIn(record.manifest('failure'))).toEqual(['a: none', 'b: old b']);
    expect(record.manifest('failure').exports).toEqual([]);
  });

  test.each([
    { with: 'the same files', files: [A, B], id: 'old', kept: 1 },
    { with: 'a file fewer', files: [A], id: 'old', kept: 0 },
    { with: 'a file more', files: [A, B, C], id: 'old', kept: 0 },
    { with: 'another id', files: [A, B], id: 'new', kept: 0 },
  ])('that is complete with $with has only its own files, and keeps $kept exports', ({ files, id, kept }) => {
    const record = recordOf({ assets: files, earlier });
    for (const file of files) {
      const outcome = { ...reused(file, `${id} ${file.path}`), sha256: 'ab'.repeat(32) };
      record.listener.comparisonSettled?.(file, outcome);
    }
    const { complete, assets, exports } = record.manifest('success');
    expect([complete, assets.length, exports.length]).toEqual([true, files.length, kept]);
    expect(record.isDone).toBe(true);
  });

  test('that found no file and may leaves the files and `complete` as they were', () => {
    expect(recordOf({ assets: [], earlier }).manifest('failure').complete).toBe(false);
    const record = recordOf({ assets: [], earlier, mayBeNone: true });
    expect(record.manifest('success')).toMatchObject({ complete: true, assets: earlier.assets });
  });

  test.each(['uploaded', 'reused'])(
    'finds a file that was %s, if everything but its bytes is the same',
    (status) => {
      const record = recordOf({ assets: [], earlier: { assets: [storedBefore(A, { status })] } });
      expect(record.findUploads(A)).toEqual([{ assetId: 'old a', sha256: 'ab'.repeat(32) }]);
      for (const change of [{ path: 'b' }, { fileName: 'b' }, { contentType: 'b/b' }, { size: 2 }])
        expect(record.findUploads({ ...A, ...change })).toEqual([]);
    },
  );

  test.each(['assetId', 'sha256'])('finds no file without %s', (field) => {
    const record = recordOf({ assets: [], earlier: { assets: [storedBefore(A, { [field]: undefined })] } });
    expect(record.findUploads(A)).toEqual([]);
  });

  test('that is not complete misses every file that is not stored', () => {
    const statuses = ['uploaded', 'reused', 'failed', 'not-attempted'];
    const assets = statuses.map((status) => storedBefore(assetAt(status), { status }));
    const missing = (complete?: boolean) => missingFiles({ assets, complete } as unknown as Manifest);
    expect(missing(false)).toEqual(['failed', 'not-attempted']);
    expect([missing(true), missing()]).toEqual([undefined, undefined]);
  });
});

describe('an export step', () => {
  test('keeps the assets, `complete`, the organization, and the exports that it was not asked for', async () => {
    const earlier = {
      complete: true,
      organizationId: 'org-7',
      assets: [storedBefore(A)],
      exports: [exportedBefore('m')],
    };
    const record = recordOf({ exports: to('n'), earlier, run: RUN });
    await record.listener.beforeExport?.(EXPORT);
    record.listener.exportSettled?.(triggered(EXPORT));
    const manifest = record.manifest('success');
    expect(manifest).toMatchObject({ complete: true, assets: [storedBefore(A)] });
    expect(manifest.exports.map(({ network, run }) => [network, run?.id])).toEqual([
      ['n', 987],
      ['m', 1],
    ]);
  });

  test('has no `complete` if no upload wrote before', () => {
    expect(recordOf({ exports: to('n') }).manifest('success')).not.toHaveProperty('complete');
  });

  test.each<[string, Partial<ExportOutcome>]>([
    ['is not attempted', { status: 'not-attempted', attempts: 0 }],
    ['could not be sent', { status: 'failed', attempts: 3, failure: NEVER_SENT, error: 'no' }],
    ['stays unknown', exportedBefore('n', { status: 'unknown' })],
  ])('leaves the entry of an export as it is if it %s', (_, outcome) => {
    const unknown = exportedBefore('n', { status: 'unknown', error: 'cut' });
    const record = recordOf({ exports: to('n'), earlier: { exports: [unknown] } });
    record.listener.exportsStarted?.([{ ...unknown, ...outcome }]);
    expect(statusesIn(record.manifest('failure'))).toEqual(['n unknown']);
    expect(record.manifest('failure').exports[0]).toMatchObject({ run: unknown.run, error: 'cut' });
  });
});

describe('an order', () => {
  const first = { ...RUN, attempt: 1 };
  const earlierRun = { id: 987, attempt: 1, commit: 'beef' };
  const knownOf = (
    change: Partial<ExportEntry>,
    run: typeof RUN | undefined,
    wroteLast: object | undefined = first,
  ) => {
    const exports = [exportedBefore('n', { run: earlierRun, response: { id: 1 }, ...change })];
    const earlier = { exports, ...(wroteLast && { run: wroteLast as typeof RUN }) };
    return recordOf({ exports: to('n'), earlier, run }).exportsBefore(to('n'))[0];
  };

  test('is a workflow run: it does not trigger again what it triggered, at another commit neither', () => {
    const known = { status: 'reused', attempts: 0, run: earlierRun, response: { id: 1 } };
    expect(knownOf({}, RUN)).toMatchObject(known);
    expect(knownOf({ status: 'reused' }, RUN)).toMatchObject(known);
    expect(knownOf({ status: 'unknown' }, RUN)).toMatchObject({ status: 'unknown', run: earlierRun });
  });

  test.each<[string, Partial<ExportEntry>, typeof RUN | undefined, object | undefined]>([
    ['another run', {}, { ...RUN, id: 988 }, first],
    ['another repository', {}, { ...RUN, repositoryId: 6 }, first],
    [
      'a run with another name, if the runner says no id',
      {},
      { ...RUN, repository: 'o/x' },
      { ...first, repositoryId: undefined },
    ],
    ['no run at all', {}, undefined, first],
    ['a run, after exports outside of a workflow', { run: undefined as never }, RUN, undefined],
  ])('of %s is a new one, and triggers everything', (_, change, run, wroteLast) => {
    for (const status of ['triggered', 'unknown'] as const)
      expect(knownOf({ ...change, status }, run, wroteLast)).toMatchObject({ status: 'not-attempted' });
  });

  test('of a repository that was renamed is the same', () => {
    expect(knownOf({}, { ...RUN, repository: 'o/renamed' })).toMatchObject({ status: 'reused' });
  });

  test('outside of a workflow is the record itself', () => {
    expect(knownOf({ run: undefined as never }, undefined, undefined)).toMatchObject({ status: 'reused' });
  });

  test('with other files triggers everything', () => {
    const earlier = {
      run: RUN,
      complete: true,
      assets: [storedBefore(A)],
      exports: [exportedBefore('n', { run: OWN })],
    };
    const record = recordOf({ assets: [A], exports: to('n'), earlier, run: RUN });
    record.listener.uploadSettled?.(uploaded(A));
    expect(record.exportsBefore(to('n'))).toMatchObject([{ status: 'not-attempted' }]);
  });
});

test.each([
  ['upload', true],
  ['export', false],
])('a step to %s that did not get to its plan keeps what is recorded, but for its end', (_, isToUpload) => {
  const files = { assets: [storedBefore(A)], exports: [exportedBefore('n')] };
  const ended = { conclusion: 'success', complete: true, startedAt: 'then' };
  const earlier = { version: 1, ...DESTINATION, ...ended, ...files };
  const inputs = { isToUpload, order: { ...DESTINATION, exports: to('n') } };
  const step = { run: undefined, startedAt: new Date(0) };
  const record = new RunRecord(step, { ...inputs, earlier: earlier as unknown as Manifest });
  const own = { conclusion: 'failure', complete: !isToUpload, startedAt: '1970-01-01T00:00:00.000Z' };
  expect(record.manifest('failure')).toEqual({ ...earlier, ...own });
});
