import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildManifest } from '../../../src/pipeline/manifest/manifest.ts';
import {
  type PreviousManifest,
  readManifest,
  readPreviousUploads,
} from '../../../src/pipeline/manifest/read-manifest.ts';
import { PieceTooLargeError, splitLists } from '../../../src/pipeline/manifest/split-lists.ts';
import { writeFileAtomically } from '../../../src/support/files.ts';
import { jsonInParts } from '../../../src/support/json.ts';
import { chmod } from '../../doubles/conditions.ts';
import { temporaryFolder, withoutRoot } from '../../doubles/environment.ts';
import { damagedManifests, makeUnreadable, UNREADABLE } from './damaged-manifests.ts';

const DESTINATION = { baseUrl: 'https://api.example.com/v1', organizationId: 'org-1' };
const FILE = { path: 'img/a.png', fileName: 'a.png', contentType: 'image/png', size: 3 };
const SHA256 = 'ab'.repeat(32);
const ASSET = { ...FILE, status: 'uploaded', sha256: SHA256, assetId: 'id-1', attempts: 1, durationMs: 5 };
const EXPORT = { variantId: 'v1', network: 'net', status: 'triggered' };
const MANIFEST = { version: 1, conclusion: 'success', ...DESTINATION, assets: [ASSET], exports: [] };

/** Reads a manifest at once, and again entry by entry, like a large one. */
async function read(content: unknown, destination = DESTINATION): Promise<PreviousManifest> {
  const path = join(await temporaryFolder(), 'manifest.json');
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(path, text);
  const previous = await readPreviousUploads(path, destination);
  await writeFile(path, text + ' '.repeat(1024 * 1024));
  expect(await readPreviousUploads(path, destination)).toStrictEqual(previous);
  return previous;
}

function usable(reusableCount: number): object {
  return { kind: 'usable', uploads: { reusableCount } };
}

describe('a usable manifest', () => {
  test('has the uploads of the previous run', async () => {
    const previous = await read(MANIFEST);
    if (previous.kind !== 'usable') throw new Error(previous.kind);
    expect(previous.uploads.get(FILE)).toMatchObject({ assetId: 'id-1', sha256: SHA256 });
  });

  test('may be one that this action has written, with any outcomes', async () => {
    const asset = { ...FILE, absolutePath: '/workspace/img/a.png' };
    const head = { ...DESTINATION, startedAt: new Date(), finishedAt: new Date() };
    const outcome = { assetId: 'id-1', sha256: SHA256, attempts: 1, durationMs: 1 };
    const uploaded = { status: 'uploaded', asset, ...outcome } as const;
    const missed = { status: 'not-attempted', asset: { ...asset, path: 'b' } } as const;
    const report = { uploads: [uploaded, missed], exports: [] };
    expect(await read(buildManifest({ ...head, conclusion: 'failure' }, report))).toMatchObject(usable(1));
  });

  test.each(['uploaded', 'reused', 'not-attempted', 'failed'])(
    'has the id of an asset with a hash and the status %s',
    async (status) => {
      expect(await read({ ...MANIFEST, assets: [{ ...ASSET, status }] })).toMatchObject(usable(1));
    },
  );

  test.each([
    [{ assetId: undefined }, []],
    [{ sha256: undefined }, [{ ...FILE, assetId: 'id-1' }]],
  ])('has no upload with %j, but keeps an id', async (change, entries) => {
    const previous = await read({ ...MANIFEST, assets: [{ ...ASSET, ...change }] });
    if (previous.kind !== 'usable') throw new Error(previous.kind);
    expect([previous.uploads.reusableCount, [...previous.uploads.entries()]]).toStrictEqual([0, entries]);
  });

  test('is kept without errors and what else may be large', async () => {
    const path = join(await temporaryFolder(), 'manifest.json');
    const request = { ...EXPORT, attempts: 1, deployed: true, response: { text: 'x'.repeat(100) } };
    const exports = [{ ...request, error: 'large' }, { status: ['large'] }];
    const assets = [{ ...ASSET, status: ['large'], error: 'large' }];
    await writeFile(path, JSON.stringify({ ...MANIFEST, assets, exports }));
    const kept = { assets: [{ ...ASSET, status: null }], exports: [request, { status: null }] };
    expect(await readManifest(path)).toStrictEqual({ kind: 'readable', content: { ...MANIFEST, ...kept } });
  });

  test('may have fields that a later version adds, and spaces', async () => {
    const later = { new: { assets: [7] }, list: [{ ...ASSET, path: 'b' }] };
    const text = JSON.stringify({ ...MANIFEST, ...later, assets: [{ ...ASSET, new: [] }] });
    expect(await read(text.replace('"exports":[]', '"exports":[ ]'))).toMatchObject(usable(1));
  });

  test('may have empty bytes, a long id with any characters, and a long name', async () => {
    const assets = [
      { ...ASSET, size: 0, assetId: `a\n::error::\u001b"\\${'ü'.repeat(500_000)}` },
      { ...ASSET, path: 'list', fileName: `[{${'a'.repeat(1_100_000)}` },
    ];
    expect(await read({ ...MANIFEST, assets })).toMatchObject(usable(2));
  });

  test('is compared only with the given part of the destination', async () => {
    expect((await read(MANIFEST, { baseUrl: '', organizationId: '' })).kind).toBe('usable');
    expect((await read(MANIFEST, { ...DESTINATION, baseUrl: '' })).kind).toBe('usable');
  });

  test('takes no field from a prototype', async () => {
    const { assetId, ...rest } = ASSET;
    const hidden = JSON.stringify(rest).replace('{', '{"__proto__":{"assetId":"id-1","path":"x"},');
    const text = JSON.stringify({ ...MANIFEST, assets: [] }).replace('[]', `[${hidden}]`);
    expect(await read(text)).toMatchObject(usable(0));
    expect(Object.prototype).not.toHaveProperty('assetId');
    expect(assetId).toBe('id-1');
  });
});

describe('a run that did not succeed', () => {
  const FAILED = { ...MANIFEST, conclusion: 'failure', exports: [EXPORT] };

  test('can be continued: its files, exports and commit are known', async () => {
    const statuses = ['uploaded', 'reused', 'failed', 'not-attempted'];
    const assets = statuses.map((status) => ({ ...ASSET, path: status, status }));
    const previous = await read({ ...FAILED, assets, run: { commit: 'c0ffee' } });
    const release = { commit: 'c0ffee', files: { size: 2 }, exports: [EXPORT] };
    expect(previous).toMatchObject({ kind: 'usable', uploads: { reusableCount: 4 }, release });
  });

  test.each([undefined, { commit: 7 }])('may be of an unknown commit: %j', async (run) => {
    const previous = await read({ ...FAILED, run });
    expect(previous).toMatchObject({ release: { commit: undefined, files: { size: 1 } } });
  });

  test.each([{ conclusion: 'success' }, { exports: [] }, { exports: undefined }])(
    'has nothing to continue with %j',
    async (change) => {
      expect(await read({ ...FAILED, ...change })).toStrictEqual({
        kind: 'usable',
        uploads: expect.anything(),
      });
    },
  );

  test.each(['triggered', 'reused', 'failed', 'unknown', 'not-attempted'])(
    'may have an export with the status %s',
    async (status) => {
      const exports = [{ ...EXPORT, status, deployed: status === 'triggered' }];
      expect(await read({ ...FAILED, exports })).toMatchObject({ release: { exports } });
    },
  );

  test.each([null, { variantId: 7 }, { network: null }, { status: 'later' }, { deployed: 'yes' }])(
    'is unusable if an export has %j',
    async (change) => {
      const exports = [EXPORT, change && { ...EXPORT, ...change }];
      const why = 'it is damaged: its export 2 is not what a run writes';
      expect(await read({ ...FAILED, exports })).toEqual({ kind: 'unusable', why });
    },
  );

  test('is unusable without a list of exports', async () => {
    const why = 'it is damaged: its `exports` is no list';
    expect(await read({ ...FAILED, exports: {} })).toEqual({ kind: 'unusable', why });
  });
});

test('a manifest is missing if no file is there, or if a parent of its path is a file', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  for (const path of ['nothing.json', 'file/manifest.json', 'no/folder.json'])
    expect(await readPreviousUploads(join(folder, path), DESTINATION)).toEqual({ kind: 'missing' });
});

test.each(damagedManifests(MANIFEST, ASSET))('a manifest that %s is unusable', async (_, content, why) => {
  expect(await read(content)).toEqual({ kind: 'unusable', why });
});

test('a manifest about another service or organization is unusable', async () => {
  const reasons = await Promise.all([
    read({ ...MANIFEST, baseUrl: 'https://other' }),
    read({ ...MANIFEST, organizationId: 'org-2' }),
  ]);
  expect(reasons).toEqual([
    { kind: 'unusable', why: 'it is about another `base-url`' },
    { kind: 'unusable', why: 'it is about another `organization`' },
  ]);
});

test('a folder, a named pipe and a file that is too large are unusable and not read', async () => {
  for (const path of await makeUnreadable())
    expect(await readPreviousUploads(path, DESTINATION)).toEqual({ kind: 'unusable', why: UNREADABLE });
});

test.each([
  [2, "it can't be read (EACCES)"],
  [1024 ** 3, "it can't be read (EACCES)"],
  [1024 ** 3 + 1, UNREADABLE],
])('a file of %i bytes without read permission is unusable', async (size, why) => {
  const folder = await temporaryFolder();
  const path = join(folder, 'secret');
  await writeFile(path, '{}');
  await truncate(path, size);
  await chmod(path, 0);
  const previous = await withoutRoot(folder, () => readPreviousUploads(path, DESTINATION));
  expect(previous).toEqual({ kind: 'unusable', why });
});

const DAMAGED = 'it is damaged: its asset 1 is not what a run writes';
const NO_OBJECT = 'it is damaged: it is not a JSON object';

test.each([
  ['flat', `[${'0,'.repeat(2_000_001)}0]`, DAMAGED],
  ['full of exports', `[0],"exports":[${'0,'.repeat(2_000_000)}0]`, UNREADABLE],
  ['nearly full of exports', `[0],"exports":[${'0,'.repeat(1_999_999)}0]`, DAMAGED],
  ['deep', '['.repeat(1_000_002), NO_OBJECT],
  ['deeper', '['.repeat(9_000_000), UNREADABLE],
  ['full of objects', `[${'{},'.repeat(1_000_000)}{}]`, DAMAGED],
  ['full of lists of objects', `[[${'{},'.repeat(3_000_000)}{}]]`, UNREADABLE],
])('a manifest that would need too much memory is unusable: %s', async (_, assets, why) => {
  const head = JSON.stringify({ ...MANIFEST, assets: undefined });
  const content = `${head.slice(0, -1)},"assets":${assets}}`;
  expect(await read(content)).toEqual({ kind: 'unusable', why });
});

test('a part of 8 MiB outside the lists is the largest', async () => {
  const split = (bytes: number) => {
    const text = `{"a":"${'x'.repeat(bytes - 8)}"}`;
    return splitLists(
      Readable.from([Buffer.from(text)]),
      () => false,
      () => undefined,
    );
  };
  expect(await split(8 * 1024 * 1024)).toHaveLength(8 * 1024 * 1024);
  await expect(split(8 * 1024 * 1024 + 1)).rejects.toThrow(PieceTooLargeError);
});

test('many lists take no longer than one of their size', async () => {
  const text = `{${'"a":[],'.repeat(30_000)}"assets":[]}`;
  expect(
    await splitLists(
      Readable.from([Buffer.from(text)]),
      (name) => name !== 'a',
      () => undefined,
    ),
  ).toBe(text);
});

// Stryker makes the code that reads it so slow that this would take minutes.
const testUnlessMutated = test.skipIf(process.env['MUTATION_TESTS'] !== undefined);

testUnlessMutated(
  'a manifest of 250,000 files, as this action writes it, is read',
  async () => {
    const path = join(await temporaryFolder(), 'manifest.json');
    const assets = Array.from({ length: 250_000 }, (_, index) => {
      return {
        ...ASSET,
        path: `${'folder/'.repeat(10)}${index}`,
        assetId: randomUUID(),
        error: 'é'.repeat(20),
      };
    });
    await writeFileAtomically(path, jsonInParts({ ...MANIFEST, assets }));
    expect((await stat(path)).size).toBeGreaterThan(100 * 1024 * 1024);
    const previous = await readPreviousUploads(path, DESTINATION);
    if (previous.kind !== 'usable') throw new Error(previous.kind);
    expect(previous.uploads.reusableCount).toBe(250_000);
    for (const asset of [assets[0], assets[123_456], assets.at(-1)])
      expect(previous.uploads.get(asset as typeof ASSET)?.assetId).toBe(asset?.assetId);
  },
  60_000,
);

test('any JSON object is read as JSON.parse reads it, in chunks of any size', async () => {
  const entry = fc.oneof(fc.jsonValue(), fc.constant('],[{"assets":[\\"'));
  const content = fc.dictionary(
    fc.oneof(fc.constant('assets'), fc.string()),
    fc.oneof(entry, fc.array(entry)),
  );
  await fc.assert(
    fc.asyncProperty(
      content,
      fc.constantFrom(undefined, 1),
      fc.integer({ min: 1, max: 9 }),
      async (object, indent, size) => {
        const text = JSON.stringify(object, undefined, indent);
        const value: Record<string, unknown> = JSON.parse(text);
        const bytes = Buffer.from(text);
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        const entries: unknown[] = [];
        const rest = await splitLists(
          Readable.from(chunks),
          (field) => field === 'assets',
          (_, text) => entries.push(JSON.parse(text)),
        );
        const assets = value['assets'];
        expect(JSON.parse(rest)).toEqual(Array.isArray(assets) ? { ...value, assets: [] } : value);
        expect(entries).toEqual(Array.isArray(assets) ? assets : []);
      },
    ),
  );
});

test.runIf(process.platform === 'linux')(
  'the file is closed after a success and after a failure',
  async () => {
    const countOpen = () => readdirSync('/proc/self/fd').length;
    const before = countOpen();
    for (const content of [MANIFEST, 'damaged']) await read(content);
    expect(countOpen()).toBe(before);
  },
);

test('no content makes the reader throw', async () => {
  const path = join(await temporaryFolder(), 'manifest.json');
  const content = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc
      .record({
        version: fc.constant(1),
        baseUrl: fc.constant(DESTINATION.baseUrl),
        organizationId: fc.constant('org-1'),
        assets: fc.array(fc.jsonValue()),
      })
      .map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(content, async (text) => {
      await writeFile(path, text);
      expect(['usable', 'unusable']).toContain((await readPreviousUploads(path, DESTINATION)).kind);
    }),
    { numRuns: 200 },
  );
});
