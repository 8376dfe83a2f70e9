import { describe, expect, test } from 'vitest';
import { findDamage } from '../../../src/pipeline/manifest/check-manifest.ts';
import { EarlierManifest } from '../../../src/pipeline/manifest/earlier-manifest.ts';
import type { Manifest, ManifestExport, ManifestRun } from '../../../src/pipeline/manifest/manifest.ts';
import { assetAt, DESTINATION, earlierManifest, earlierWith, reused } from '../some-outcomes.ts';

const FILE = { path: 'img/a.png', fileName: 'a.png', contentType: 'image/png', size: 3 };
const ASSET = { ...FILE, status: 'uploaded', assetId: 'id-1', sha256: 'ab'.repeat(32) };
const RUN: ManifestRun = { repository: 'o/game', id: 987, attempt: 2, commit: 'c0ffee' };

describe('an id', () => {
  test.each(['img/a.png', '__proto__', 'constructor', 'toString'])(
    'is found for the file %s with the same name, type and size',
    (path) => {
      const earlier = earlierManifest({ assets: [{ ...ASSET, path }] });
      expect(earlier.find({ ...FILE, path })).toMatchObject({ assetId: 'id-1', sha256: 'ab'.repeat(32) });
      expect(earlier.reusableCount).toBe(1);
    },
  );

  test.each([{ path: 'toString' }, { fileName: 'b.png' }, { contentType: 'image/jpeg' }, { size: 4 }])(
    'is not found for a file that differs in %j',
    (change) => expect(earlierManifest({ assets: [ASSET] }).find({ ...FILE, ...change })).toBeUndefined(),
  );

  test('is not found without a hash, or if an older version redacted a part of it', () => {
    const { sha256: _, ...unhashed } = ASSET;
    for (const asset of [unhashed, { ...ASSET, assetId: 'as***-1' }]) {
      const earlier = earlierManifest({ assets: [asset] });
      expect([earlier.reusableCount, earlier.find(FILE)]).toEqual([0, undefined]);
    }
  });
});

test('an upload that is not complete misses every file that is not stored, planned files included', () => {
  const statuses = ['uploaded', 'reused', 'failed', 'not-attempted', 'planned'];
  const assets = statuses.map((status) => ({ ...ASSET, path: status, status }));
  const missing = ['failed', 'not-attempted', 'planned'];
  expect(earlierManifest({ assets, complete: false }).missing).toEqual(missing);
});

describe('a manifest', () => {
  const content = { version: 1, ...DESTINATION, assets: [], exports: [] };
  const whyNot = (change: object, self: object = {}): string | undefined => {
    const changed = { ...content, ...change };
    const file = { kind: 'readable', content: changed as unknown as Manifest } as const;
    const all = { ...DESTINATION, run: undefined, ...self };
    return findDamage(changed) ?? new EarlierManifest(file, all).unusable;
  };

  test.each<[string, object, object?]>([
    ['of the same service, written otherwise', { baseUrl: 'HTTPS://API.example.com/v1/' }],
    ['of a step that only exported and knew no organization', { organizationId: '' }],
    ['for a step that only exports', {}, { organizationId: '' }],
    ['of a step with invalid inputs', { baseUrl: '', organizationId: '' }],
    ['with fields that a later version adds', { more: 1 }],
  ])('can be used: %s', (_, change, self) => expect(whyNot(change, self)).toBeUndefined());

  test.each<[string, object, string]>([
    ['another service', { baseUrl: 'https://elsewhere.example' }, 'it is about another `base-url`'],
    ['another organization', { organizationId: 'org-2' }, 'it is about another `organization`'],
    ['no list of assets', { assets: { 0: ASSET } }, 'it is damaged: it has no list of assets'],
    [
      'two assets of one path',
      { assets: [ASSET, ASSET] },
      'it is damaged: its asset 2 has the same path as another one',
    ],
    ...[
      ['run', 7],
      ['complete', 'yes'],
      ['exports', {}],
    ].map(([name, value]): [string, object, string] => [
      `a damaged ${name}`,
      { [String(name)]: value },
      `it is damaged: its \`${name}\` is not what a run writes`,
    ]),
    ...[{ status: 'odd' }, { variantId: 7 }, { run: {} }, { location: 7 }, { deployed: 1 }].map(
      (change): [string, object, string] => [
        `an export with ${JSON.stringify(change)}`,
        { exports: [{ variantId: 'v', network: 'n', status: 'failed', attempts: 1, ...change }] },
        'it is damaged: its export 1 is not what a run writes',
      ],
    ),
  ])('of %s is not used', (_, change, why) => expect(whyNot(change)).toBe(why));

  const SHA256 = 'ab'.repeat(32);
  const otherAsset = (asset: unknown): object => ({ assets: [{ ...ASSET, path: 'other' }, asset] });

  test.each([
    ...[null, 7, 'text', [ASSET]].map(otherAsset),
    ...Object.entries({
      path: ['', 7, undefined],
      fileName: [null],
      contentType: [['image/png']],
      size: [-1, 1.5, '3', 2 ** 60],
      assetId: ['', 7, ['id-1']],
      sha256: ['ab', [SHA256], SHA256.toUpperCase(), `${SHA256}\n`, `0${SHA256}`],
    }).flatMap(([field, values]) => values.map((value) => otherAsset({ ...ASSET, [field]: value }))),
  ])('with a damaged asset is not used: %j', (change) => {
    expect(whyNot(change)).toBe('it is damaged: its asset 2 is not what a run writes');
  });
});

describe('an export of an earlier step', () => {
  const request = { variantId: 'v', network: 'n' };
  const run = { id: 987, attempt: 1, commit: 'c0ffee' };
  const entry = (change: Partial<ManifestExport> = {}): ManifestExport => {
    return { ...request, status: 'triggered', attempts: 1, run, response: 1, location: '/e', ...change };
  };
  const firstOf = (exports: readonly ManifestExport[], own: ManifestRun | undefined = RUN, written = RUN) =>
    earlierManifest({ run: written, exports }, own).exportsBefore([request], undefined)[0];

  test('is reused by a later step or attempt of the workflow run, with all that is recorded', () => {
    const expected = { ...request, status: 'reused', run, response: 1, location: '/e' };
    expect(firstOf([entry()])).toEqual(expected);
    const takenOver = { ...expected, deployed: true, isTakenOver: true };
    expect(firstOf([entry({ status: 'reused', deployed: true })])).toEqual(takenOver);
  });

  test.each<[string, ManifestRun | undefined, ManifestRun, Partial<ManifestExport>]>([
    ['of another run', { ...RUN, id: 988 }, RUN, {}],
    ['of another repository', RUN, { ...RUN, repository: 'o/other' }, {}],
    ['of another commit', { ...RUN, commit: 'beef' }, RUN, {}],
    ['under a program that gives every run the id 1', { ...RUN, id: 1 }, RUN, { run: { ...run, id: 1 } }],
  ])('is requested again in a run %s if the release is finished', (_, own, written, change) => {
    expect(firstOf([entry(change)], own, written)?.status).toBe('not-attempted');
  });

  test.each(['failed', 'unknown', 'not-attempted'] as const)(
    'is reused by any run of the commit if another export of it is %s',
    (status) => {
      const other = (commit: string) => entry({ network: 'm', status, run: { ...run, commit } });
      expect(firstOf([entry(), other('c0ffee')], { ...RUN, id: 988 })?.status).toBe('reused');
      expect(firstOf([entry(), other('beef')], { ...RUN, id: 988 })?.status).toBe('not-attempted');
    },
  );

  test('outside a workflow is reused only if the release is unfinished', () => {
    const { run: _, ...outside } = entry();
    const earlier = (exports: readonly ManifestExport[]) =>
      earlierManifest({ exports }).exportsBefore([request], undefined)[0]?.status;
    expect(earlier([outside])).toBe('not-attempted');
    expect(earlier([outside, { ...outside, network: 'm', status: 'failed' }])).toBe('reused');
  });

  test('stays unknown at the same commit', () => {
    expect(firstOf([entry({ status: 'unknown' })], { ...RUN, id: 988 })).toEqual({
      ...request,
      status: 'unknown',
      attempts: 0,
    });
  });

  test.each([
    [['a', 'b'], 'reused'],
    [['a'], 'not-attempted'],
    [['a', 'b', 'c'], 'not-attempted'],
  ])('belongs to the same assets only: %j', (paths, status) => {
    const files = ['a', 'b'].map((path) => ({
      ...assetAt(path),
      assetId: `id of ${path}`,
      sha256: 'ab'.repeat(32),
    }));
    const assets = earlierWith(files).content?.assets ?? [];
    const uploads = paths.map((path) => ({ ...reused(assetAt(path)), sha256: 'ab'.repeat(32) }));
    const earlier = earlierManifest({ run: RUN, assets, exports: [entry()] }, RUN);
    expect(earlier.exportsBefore([request], uploads)[0]?.status).toBe(status);
  });
});
