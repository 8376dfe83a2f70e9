import { describe, expect, test } from 'vitest';
import {
  earlierExports,
  isOpen,
  otherExports,
  type PreviousManifest,
  type PreviousRun,
  toPreviousManifest,
} from '../../../src/pipeline/manifest/previous-release.ts';
import type { UploadOutcome } from '../../../src/pipeline/outcomes.ts';
import type { LooseManifest } from '../../doubles/shard-manifests.ts';
import { damagedManifests } from './damaged-manifests.ts';

const SHA256 = 'ab'.repeat(32);
const FILE = { path: 'a', fileName: 'a', contentType: 'text/plain', size: 1 };
const ASSET = { ...FILE, status: 'uploaded', assetId: 'id-1', sha256: SHA256, attempts: 1, durationMs: 1 };
const DESTINATION = { baseUrl: 'https://api.example.com/v1', organizationId: 'org-1' };
const MANIFEST = {
  version: 1,
  conclusion: 'failure',
  run: { commit: 'c0ffee' },
  ...DESTINATION,
  assets: [ASSET],
  exports: [
    { variantId: 'v', network: 'a', status: 'triggered', response: { job: 1 } },
    { variantId: 'v', network: 'b', status: 'reused', response: 'ok', deployed: true },
    { variantId: 'v', network: 'c', status: 'unknown' },
    { variantId: 'v', network: 'd', status: 'failed' },
    { variantId: 'v', network: 'e', status: 'not-attempted' },
  ],
};

function interpret(change: LooseManifest = {}, destination = DESTINATION): PreviousManifest {
  return toPreviousManifest({ kind: 'readable', content: { ...MANIFEST, ...change } }, destination);
}

function runOf(change: LooseManifest = {}, destination = DESTINATION): PreviousRun {
  const previous = interpret(change, destination);
  if (previous.kind !== 'usable') throw new Error(JSON.stringify(previous));
  return previous.run;
}

describe('a manifest is usable', () => {
  test.each(['uploaded', 'reused', 'not-attempted', 'failed'])(
    'for the id of an asset with the status %s',
    (status) => {
      const { uploads, ownFiles } = runOf({ assets: [{ ...ASSET, status }] });
      expect(uploads.get(FILE)).toEqual({ assetId: 'id-1', sha256: SHA256 });
      expect(ownFiles.size).toBe(status === 'uploaded' || status === 'reused' ? 1 : 0);
    },
  );

  test.each<[string, LooseManifest, unknown[]]>([
    ['without an id', { assetId: undefined }, []],
    ['with `***` in its id', { assetId: 'a***b' }, []],
    ['without a hash, which keeps its id', { sha256: undefined }, [{ ...FILE, assetId: 'id-1' }]],
  ])('but not for reusing an asset %s', (_, change, entries) => {
    const { uploads } = runOf({ assets: [{ ...ASSET, ...change }] });
    expect([uploads.reusableCount, [...uploads.entries()]]).toStrictEqual([0, entries]);
  });

  test.each<[string, LooseManifest, Partial<typeof DESTINATION>]>([
    ['with another spelling of its service', { baseUrl: 'HTTPS://API.example.com:443/v1/' }, {}],
    ['if no service and organization is given', {}, { baseUrl: '', organizationId: '' }],
    ['of exports alone, without an organization', { organizationId: '', assets: [] }, {}],
    ['without exports', { exports: undefined }, {}],
    ['without a known run', { run: { commit: 7 } }, {}],
  ])('%s', (_, change, destination) => {
    expect(interpret(change, { ...DESTINATION, ...destination }).kind).toBe('usable');
  });

  test('without what hides in a prototype', () => {
    const { assetId: _, ...rest } = ASSET;
    const assets = [JSON.parse(JSON.stringify(rest).replace('{', '{"__proto__":{"assetId":"id-1"},'))];
    expect(runOf({ assets }).uploads.size).toBe(0);
  });
});

const isUnusable = ([, content, why]: readonly string[]): boolean =>
  why !== 'it is not a manifest' && content !== undefined;

describe('a manifest is unusable', () => {
  const damaged = damagedManifests(MANIFEST, ASSET).filter(isUnusable);
  test.each(damaged.filter(([, , why]) => why.startsWith('it is damaged')))('if it %s', (_, content, why) => {
    expect(interpret(JSON.parse(content))).toEqual({ kind: 'unusable', why });
  });

  const damagedField = (field: string): string => `it is damaged: its \`${field}\` is not what a run writes`;
  const export2 = 'it is damaged: its export 2 is not what a run writes';
  test.each<[LooseManifest, string]>([
    [{ baseUrl: 'https://other.example' }, 'it is about another `base-url`'],
    [{ baseUrl: 'https://api.example.com/V1' }, 'it is about another `base-url`'],
    [{ baseUrl: 7 }, damagedField('baseUrl')],
    [{ baseUrl: { toString: 1 } }, damagedField('baseUrl')],
    [{ organizationId: null }, damagedField('organizationId')],
    [{ organizationId: 'org-2' }, 'it is about another `organization`'],
    [{ organizationId: '' }, 'it is about another `organization`'],
    [{ exports: {} }, damagedField('exports')],
    ...[null, { variantId: 7 }, { network: null }, { status: 'later' }, { deployed: 'yes' }, { kept: 1 }].map(
      (change): [LooseManifest, string] => {
        const [first] = MANIFEST.exports;
        return [{ exports: [first, change && { ...first, ...change }] }, export2];
      },
    ),
  ])('with %j', (change, why) => {
    expect(interpret(change)).toEqual({ kind: 'unusable', why });
  });
});

const SAME: UploadOutcome = {
  status: 'reused',
  asset: { ...FILE, absolutePath: '/a' },
  assetId: 'id-1',
  sha256: SHA256,
};
const OTHER_FILE = { ...SAME, asset: { ...SAME.asset, path: 'b' } };
const TRIGGERED = [
  { variantId: 'v', network: 'a', status: 'reused', response: { job: 1 }, deployed: false },
  { variantId: 'v', network: 'b', status: 'reused', response: 'ok', deployed: true },
];
const UNKNOWN = { variantId: 'v', network: 'c', status: 'unknown', attempts: 0 };

function settled(
  previous: PreviousRun,
  uploads?: readonly UploadOutcome[],
  commit = 'c0ffee',
  retryUnknown = false,
) {
  const earlier = earlierExports(previous, { commit, uploads, retryUnknown });
  return [...earlier.outcomes.values()].filter((outcome) => !isOpen(outcome, earlier.retryUnknown));
}

describe('exports that were triggered, or may have been, are', () => {
  test('settled for a run with the same files, and for one of exports alone', () => {
    for (const uploads of [[SAME], undefined])
      expect(settled(runOf(), uploads)).toEqual([...TRIGGERED, UNKNOWN]);
  });

  test('settled without the unknown ones, if these are to be repeated', () => {
    expect(settled(runOf(), [SAME], 'c0ffee', true)).toEqual(TRIGGERED);
  });

  test('settled after a run that succeeded only if it kept them', () => {
    const exports = MANIFEST.exports.map((entry) => ({ ...entry, kept: entry.network === 'b' }));
    expect(settled(runOf({ conclusion: 'success', exports }), [SAME])).toEqual(TRIGGERED.slice(1));
  });

  test.each<[string, readonly UploadOutcome[], string?]>([
    ['another commit', [SAME], 'beef'],
    ['no file', []],
    ['one more file', [SAME, OTHER_FILE]],
    ['another file', [OTHER_FILE]],
    ['another asset id', [{ ...SAME, assetId: 'other' }]],
    ['other bytes', [{ ...SAME, sha256: 'bb' }]],
    ['a file that is not uploaded', [{ status: 'not-attempted', asset: SAME.asset }]],
  ])('neither settled nor kept with %s', (_, uploads, commit = 'c0ffee') => {
    expect(settled(runOf(), uploads, commit)).toEqual([]);
    expect(otherExports(runOf(), { commit, uploads }, [])).toEqual([]);
  });
});

test('exports that a run was not asked for are kept as they are, with a mark unless their run succeeded', () => {
  const requests = MANIFEST.exports.slice(2);
  const others = MANIFEST.exports.slice(0, 2);
  const release = { commit: 'c0ffee', uploads: [SAME] };
  expect(otherExports(runOf(), release, requests)).toEqual(others.map((entry) => ({ ...entry, kept: true })));
  expect(otherExports(runOf({ conclusion: 'success' }), release, requests)).toEqual(others);
});
