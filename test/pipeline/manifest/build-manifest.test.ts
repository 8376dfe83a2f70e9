import { describe, expect, test } from 'vitest';
import type { CallFailure } from '../../../src/api/call.ts';
import { ServiceError } from '../../../src/api/errors.ts';
import { addKept, buildManifest, type ManifestHead } from '../../../src/pipeline/manifest/build-manifest.ts';
import type { Manifest } from '../../../src/pipeline/manifest/manifest.ts';
import { exportKey } from '../../../src/pipeline/manifest/previous-release.ts';
import { type ExportOutcome, PreviousUploads, type UploadOutcome } from '../../../src/pipeline/outcomes.ts';
import type { PipelineReport } from '../../../src/pipeline/run-pipeline.ts';

const HEAD: ManifestHead = {
  conclusion: 'failure',
  baseUrl: 'https://api.example.com/v1',
  organizationId: 'org-1',
  startedAt: new Date(Date.UTC(2026, 1, 3, 4, 5, 6, 7)),
  finishedAt: new Date(Date.UTC(2026, 1, 3, 4, 6)),
};

const ASSET = {
  path: 'img/ball.png',
  absolutePath: '/workspace/img/ball.png',
  fileName: 'ball.png',
  contentType: 'image/png',
  size: 12,
};

const FAILURE: CallFailure = {
  error: new ServiceError({ method: 'POST', location: 'https://api.example.com/v1/export' }, 400, 'no'),
  because: 'permanent',
  effort: { attempts: 2 },
};

const ERROR = 'POST https://api.example.com/v1/export answered 400: no';

const FILE = { path: 'img/ball.png', fileName: 'ball.png', contentType: 'image/png', size: 12 };

function build(
  uploads: readonly UploadOutcome[],
  exports: readonly ExportOutcome[],
  head: Partial<ManifestHead> = {},
) {
  return buildManifest({ ...HEAD, ...head }, { uploads, exports });
}

/** The manifest of a run that stored nothing. */
function keepAllIds(manifest: Manifest, report: PipelineReport, uploads: PreviousUploads): Manifest {
  const previous = { organizationId: 'org-1', commit: undefined, assets: [], exports: [], uploads };
  return addKept(manifest, report, {
    previous: { ...previous, ownFiles: uploads },
    commit: undefined,
    assets: uploads,
  });
}

test('a manifest has exactly the fields of the contract', () => {
  expect(build([], [])).toStrictEqual({
    version: 1,
    conclusion: 'failure',
    baseUrl: 'https://api.example.com/v1',
    organizationId: 'org-1',
    startedAt: '2026-02-03T04:05:06.007Z',
    finishedAt: '2026-02-03T04:06:00.000Z',
    assets: [],
    exports: [],
  });
});

test('the manifest of a run that goes on does not say when it finished', () => {
  const { finishedAt: _, ...head } = HEAD;
  expect(buildManifest(head, { uploads: [], exports: [] })).not.toHaveProperty('finishedAt');
});

test('a manifest names the workflow run', () => {
  const run = { repository: 'owner/game', id: 987, attempt: 2, commit: 'c0ffee' };
  expect(build([], [], { run })).toStrictEqual({ ...build([], []), run });
});

test('the manifest of a shard has its index and the digest of the list', () => {
  const shardPart = { shard: { index: 2, total: 3 }, whole: { files: 9, bytes: 90, sha256: 'ab' } };
  expect(build([], [], { shardPart })).toStrictEqual({ ...build([], []), ...shardPart });
});

test.each(['success', 'failure', 'cancelled', 'planned'] as const)(
  'the conclusion may be %s',
  (conclusion) => {
    expect(build([], [], { conclusion }).conclusion).toBe(conclusion);
  },
);

const EFFORT = { attempts: 2, durationMs: 7 };
const NO_EFFORT = { attempts: 0, durationMs: 0 };
const SENT = { status: 'uploaded', assetId: 'a-1', ...EFFORT } as const;
const REUSED = { status: 'reused', assetId: 'a-1', sha256: 'c0ffee' } as const;
const NOT_ATTEMPTED = { status: 'not-attempted' } as const;

test.each([
  ['uploaded has its id', SENT, SENT],
  ['uploaded and hashed has the hash', { ...SENT, sha256: 'c0ffee' }, { ...SENT, sha256: 'c0ffee' }],
  ['reused has its id, and no attempt', REUSED, { ...REUSED, ...NO_EFFORT }],
  [
    'not uploaded has the error',
    { status: 'failed', failure: FAILURE, ...EFFORT } as const,
    { status: 'failed', error: ERROR, ...EFFORT },
  ],
  ['not attempted has neither id nor error', NOT_ATTEMPTED, { ...NOT_ATTEMPTED, ...NO_EFFORT }],
])('an asset that was %s', (_, outcome, entry) => {
  expect(build([{ asset: ASSET, ...outcome }], []).assets).toStrictEqual([{ ...FILE, ...entry }]);
});

test('an asset of a dry run has the status planned', () => {
  const planned = build([{ status: 'not-attempted', asset: ASSET }], [], { conclusion: 'planned' });
  expect(planned.assets).toStrictEqual([{ ...FILE, status: 'planned', ...NO_EFFORT }]);
});

describe('a previous upload', () => {
  const PREVIOUS = new PreviousUploads([{ ...FILE, assetId: 'previous', sha256: 'c0ffee' }]);
  const MISSED: UploadOutcome = { status: 'not-attempted', asset: ASSET };
  const FAILED: UploadOutcome = { status: 'failed', asset: ASSET, failure: FAILURE, ...EFFORT };

  test.each([MISSED, FAILED])('is kept for a file with the status $status', (outcome) => {
    const { assets } = buildManifest(HEAD, { uploads: [outcome], exports: [] }, PREVIOUS);
    expect(assets).toMatchObject([{ status: outcome.status, assetId: 'previous', sha256: 'c0ffee' }]);
  });

  test('is reused by a dry run', () => {
    const head = { ...HEAD, conclusion: 'planned' } as const;
    const { assets } = buildManifest(head, { uploads: [MISSED], exports: [] }, PREVIOUS);
    expect(assets).toMatchObject([{ status: 'reused', assetId: 'previous', sha256: 'c0ffee' }]);
  });

  test.each([{ path: 'other.png' }, { fileName: 'other.png' }, { contentType: 'a/b' }, { size: 13 }])(
    'is not kept for a file that now has %j',
    (change) => {
      const missed = { ...MISSED, asset: { ...ASSET, ...change } };
      const { assets } = buildManifest(HEAD, { uploads: [missed], exports: [] }, PREVIOUS);
      expect(assets[0]).not.toHaveProperty('assetId');
    },
  );

  test.each([
    ['other bytes', ['beef'], undefined],
    ['the same bytes', ['c0ffee'], 'previous'],
    ['both', ['c0ffee', 'beef'], undefined],
  ])('is dropped if the storage may have %s', (_, unconfirmed, assetId) => {
    const report = { uploads: [{ ...FAILED, unconfirmed }], exports: [] };
    for (const manifest of [
      buildManifest(HEAD, report, PREVIOUS),
      keepAllIds(buildManifest(HEAD, report), report, PREVIOUS),
    ])
      expect(manifest.assets.map((asset) => asset.assetId)).toEqual([assetId]);
  });

  test('is kept by a run that uploaded nothing, even if its file has changed or is not part of the run', () => {
    const changed: UploadOutcome = { ...MISSED, asset: { ...ASSET, size: 13, contentType: 'a/b' } };
    const other = { ...FILE, path: 'gone.png', assetId: 'other' };
    const previous = new PreviousUploads([{ ...FILE, assetId: 'previous', sha256: 'c0ffee' }, other]);
    const report = { uploads: [changed, { ...MISSED, asset: { ...ASSET, path: 'new' } }], exports: [] };
    const { assets } = keepAllIds(buildManifest(HEAD, report, previous), report, previous);
    const missed = { status: 'not-attempted', attempts: 0, durationMs: 0 };
    expect(assets).toStrictEqual([
      { ...FILE, ...missed, assetId: 'previous', sha256: 'c0ffee' },
      { ...FILE, path: 'new', ...missed },
      { ...other, ...missed },
    ]);
  });

  test('is replaced by an upload of this run', () => {
    const upload = { assetId: 'new', sha256: 'beef', attempts: 1, durationMs: 1 };
    const outcome = { status: 'uploaded', asset: ASSET, ...upload } as const;
    const report = { uploads: [outcome], exports: [] };
    const manifest = buildManifest(HEAD, report, PREVIOUS);
    for (const { assets } of [manifest, keepAllIds(manifest, report, PREVIOUS)])
      expect(assets).toMatchObject([{ assetId: 'new', sha256: 'beef' }]);
  });
});

describe('an export that was', () => {
  const REQUEST = { variantId: 'v1', network: 'net' };
  const TRIGGERED = { status: 'triggered', attempts: 2 };
  const EARLIER = { status: 'reused', response: 'ok' };

  /** Expects this entry, to which the names of the export are added, for an export with this outcome. */
  function expectEntry(entry: object, outcome: object, head: Partial<ManifestHead> = {}): void {
    const { exports } = build([], [{ ...REQUEST, ...outcome } as ExportOutcome], head);
    expect(exports).toStrictEqual([{ ...REQUEST, ...entry }]);
  }

  test.each([{ id: 'e-1' }, [1], 'queued', null, false, 0, ''])(
    'triggered has the response of the service: %j',
    (response) => {
      expectEntry({ ...TRIGGERED, response }, { ...TRIGGERED, response });
    },
  );

  test('triggered with an empty response has none', () => {
    expectEntry(TRIGGERED, { ...TRIGGERED, response: undefined });
  });

  test.each([
    [[], {}],
    [[exportKey(REQUEST)], { deployed: true }],
  ])('triggered has its deployment: %j', (keys, deployed) => {
    const outcome = { ...TRIGGERED, response: 'ok' };
    expectEntry({ ...outcome, ...deployed }, outcome, { deployed: new Set(keys) });
  });

  test.each([
    [true, { deployed: true }],
    [false, {}],
  ])('triggered by an earlier run has its response and its deployment: %j', (isDeployed, deployed) => {
    expectEntry({ ...EARLIER, attempts: 0, ...deployed }, { ...EARLIER, deployed: isDeployed });
  });

  test('unknown to an earlier run has no error', () => {
    expectEntry({ status: 'unknown', attempts: 0 }, { status: 'unknown', attempts: 0 });
  });

  test.each(['failed', 'unknown'])('%s has the error', (status) => {
    expectEntry({ status, attempts: 2, error: ERROR }, { status, attempts: 2, failure: FAILURE });
  });

  test.each(['failure', 'planned'] as const)(
    'not attempted has that status if the run is a %s',
    (conclusion) => {
      expectEntry({ ...NOT_ATTEMPTED, attempts: 0 }, NOT_ATTEMPTED, { conclusion });
    },
  );
});

test('assets and exports are in the order of the report', () => {
  const assets = ['c', 'a', 'b'].map((path) => ({ ...ASSET, path }));
  const uploads = assets.map((asset): UploadOutcome => ({ status: 'not-attempted', asset }));
  const exports = ['y', 'x'].map(
    (network): ExportOutcome => ({ variantId: 'v', network, status: 'not-attempted' }),
  );
  const manifest = build(uploads, exports);
  expect(manifest.assets.map(({ path }) => path)).toEqual(['c', 'a', 'b']);
  expect(manifest.exports.map(({ network }) => network)).toEqual(['y', 'x']);
});

test('a manifest survives JSON unchanged', () => {
  const manifest = build(
    [{ status: 'uploaded', asset: ASSET, assetId: 'a', attempts: 1, durationMs: 0 }],
    [{ variantId: 'v', network: 'n', status: 'triggered', attempts: 1, response: undefined }],
  );
  expect(JSON.parse(JSON.stringify(manifest))).toStrictEqual(manifest);
});
