import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chmod, mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildManifest } from '../../../src/pipeline/manifest/manifest.ts';
import { type PreviousManifest, readPreviousUploads } from '../../../src/pipeline/manifest/read-manifest.ts';
import { temporaryFolder, withoutRoot } from '../../doubles/environment.ts';

const DESTINATION = { baseUrl: 'https://api.example.com/v1', organizationId: 'org-1' };
const FILE = { path: 'img/a.png', fileName: 'a.png', contentType: 'image/png', size: 3 };
const SHA256 = 'ab'.repeat(32);
const ASSET = { ...FILE, status: 'uploaded', sha256: SHA256, assetId: 'id-1', attempts: 1, durationMs: 5 };
const MANIFEST = { version: 1, conclusion: 'success', ...DESTINATION, assets: [ASSET], exports: [] };

async function read(content: unknown, destination = DESTINATION): Promise<PreviousManifest> {
  const path = join(await temporaryFolder(), 'manifest.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readPreviousUploads(path, destination);
}

async function whyNot(content: unknown, destination = DESTINATION): Promise<string> {
  const earlier = await read(content, destination);
  return earlier.kind === 'unusable' ? earlier.why : earlier.kind;
}

describe('an earlier manifest', () => {
  test('brings back what was uploaded', async () => {
    const earlier = await read(MANIFEST);
    if (earlier.kind !== 'usable') throw new Error(earlier.kind);
    expect(earlier.uploads.get(FILE)).toMatchObject({ assetId: 'id-1', sha256: SHA256 });
  });

  test('as this action writes it is usable, whatever became of its assets', async () => {
    const asset = { ...FILE, absolutePath: '/workspace/img/a.png' };
    const head = {
      ...DESTINATION,
      conclusion: 'failure',
      startedAt: new Date(),
      finishedAt: new Date(),
    } as const;
    const uploaded = {
      status: 'uploaded',
      asset,
      assetId: 'id-1',
      sha256: SHA256,
      attempts: 1,
      durationMs: 1,
    } as const;
    const missed = { status: 'not-attempted', asset: { ...asset, path: 'b' } } as const;
    const earlier = await read(buildManifest(head, { uploads: [uploaded, missed], exports: [] }));
    expect(earlier).toMatchObject({ kind: 'usable', uploads: { count: 1 } });
  });

  test.each(['uploaded', 'reused', 'not-attempted', 'failed'])(
    'brings back an id that has a hash, of an asset that is %s',
    async (status) => {
      const earlier = await read({ ...MANIFEST, assets: [{ ...ASSET, status }] });
      expect(earlier).toMatchObject({ kind: 'usable', uploads: { count: 1 } });
    },
  );

  test.each([{ assetId: undefined }, { sha256: undefined }])(
    'brings back nothing of an asset without both, as with %j',
    async (change) => {
      const earlier = await read({ ...MANIFEST, assets: [{ ...ASSET, ...change }] });
      expect(earlier).toMatchObject({ kind: 'usable', uploads: { count: 0 } });
    },
  );

  test('may have fields that a later version adds', async () => {
    const earlier = await read({ ...MANIFEST, new: {}, assets: [{ ...ASSET, new: [] }] });
    expect(earlier).toMatchObject({ kind: 'usable', uploads: { count: 1 } });
  });

  test('is compared with what is given of the destination', async () => {
    expect((await read(MANIFEST, { baseUrl: '', organizationId: '' })).kind).toBe('usable');
    expect((await read(MANIFEST, { ...DESTINATION, baseUrl: '' })).kind).toBe('usable');
  });

  test('that is not there is missing, and so is one below a file', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'file'), '');
    for (const path of ['nothing.json', 'file/manifest.json', 'no/folder.json']) {
      expect(await readPreviousUploads(join(folder, path), DESTINATION)).toEqual({ kind: 'missing' });
    }
  });
});

describe('unusable is a manifest', () => {
  test.each<[string, unknown, string]>([
    ['that is empty', '', 'damaged'],
    ['that was cut off', JSON.stringify(MANIFEST).slice(0, -10), 'damaged'],
    ['that is another file', 'SECRET=hush', 'damaged'],
    ['that is an array', [], 'damaged'],
    ['that is null', 'null', 'damaged'],
    ['of another version', { ...MANIFEST, version: 2 }, 'not written by this version'],
    ['without a version', { ...MANIFEST, version: undefined }, 'not written by this version'],
    ['of another service', { ...MANIFEST, baseUrl: 'https://other' }, 'another `base-url`'],
    ['of another organization', { ...MANIFEST, organizationId: 'org-2' }, 'another `organization`'],
    ['without assets', { ...MANIFEST, assets: undefined }, 'no list of assets'],
    ['with an object of assets', { ...MANIFEST, assets: { 0: ASSET } }, 'no list of assets'],
    [
      'with a path twice',
      { ...MANIFEST, assets: [ASSET, ASSET] },
      'its asset 2 has the same path as another one',
    ],
  ])('%s', async (_, content, why) => {
    expect(await whyNot(content)).toContain(why);
    expect(await whyNot(content)).not.toMatch(/hush|https|org-2/);
  });

  test.each([
    { path: '' },
    { path: 7 },
    { path: undefined },
    { fileName: null },
    { contentType: ['image/png'] },
    { size: -1 },
    { size: 1.5 },
    { size: '3' },
    { size: 2 ** 60 },
    { assetId: '' },
    { assetId: 7 },
    { assetId: 'a\u001b[31m' },
    { assetId: 'a\n::error::x' },
    { assetId: 'a'.repeat(1_001) },
    { sha256: 'ab' },
    { sha256: SHA256.toUpperCase() },
    { sha256: `${SHA256}\n` },
    { sha256: `0${SHA256}` },
    { assetId: ['id-1'] },
    { sha256: [SHA256] },
  ])('with an asset that has %j', async (change) => {
    const assets = [
      { ...ASSET, path: 'other' },
      { ...ASSET, ...change },
    ];
    expect(await whyNot({ ...MANIFEST, assets })).toBe('it is damaged: its asset 2 is not what a run writes');
  });

  test.each([null, 7, 'text', [ASSET]])('with %j for an asset', async (asset) => {
    expect(await whyNot({ ...MANIFEST, assets: [asset] })).toContain('its asset 1 is not');
  });

  test('that takes its fields from a prototype', async () => {
    const { assetId, ...rest } = ASSET;
    const hidden = JSON.stringify(rest).replace('{', '{"__proto__":{"assetId":"id-1","path":"x"},');
    const earlier = await read(JSON.stringify({ ...MANIFEST, assets: [] }).replace('[]', `[${hidden}]`));
    expect(earlier).toMatchObject({ kind: 'usable', uploads: { count: 0 } });
    expect(Object.prototype).not.toHaveProperty('assetId');
    expect(assetId).toBe('id-1');
  });

  test('that is a folder, a named pipe or may not be read', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'folder'));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    await writeFile(join(folder, 'secret'), '{}');
    await chmod(join(folder, 'secret'), 0);
    const why = await withoutRoot(folder, () =>
      Promise.all(
        ['folder', 'pipe', 'secret'].map((name) => readPreviousUploads(join(folder, name), DESTINATION)),
      ),
    );
    expect(why).toEqual([
      { kind: 'unusable', why: 'it is not a regular file or it is too large' },
      { kind: 'unusable', why: 'it is not a regular file or it is too large' },
      { kind: 'unusable', why: "it can't be read (EACCES)" },
    ]);
  });

  test('that is an empty file, or has an id of the longest kind, is none of those', async () => {
    const longest = [
      { ...ASSET, size: 0, assetId: 'a'.repeat(1_000) },
      { ...ASSET, path: 'list', fileName: `[{${'a'.repeat(1_100_000)}` },
    ];
    expect(await read({ ...MANIFEST, assets: longest })).toMatchObject({
      kind: 'usable',
      uploads: { count: 2 },
    });
  });

  test.runIf(process.platform === 'linux')('is closed again, whatever is in it', async () => {
    const open = () => readdirSync('/proc/self/fd').length;
    const before = open();
    for (const content of [MANIFEST, 'damaged']) await read(content);
    expect(open()).toBe(before);
  });

  test('that is far too large, which is not read', async () => {
    const path = join(await temporaryFolder(), 'manifest.json');
    await writeFile(path, '');
    await truncate(path, 64 * 1024 * 1024 + 1);
    const earlier = await readPreviousUploads(path, DESTINATION);
    expect(earlier).toEqual({ kind: 'unusable', why: 'it is not a regular file or it is too large' });
  });

  test.each([
    ['flat', `[${'[],'.repeat(1_000_000)}[]]`],
    ['deep', '['.repeat(1_000_002)],
    ['full of objects', `[${'{},'.repeat(1_000_000)}{}]`],
  ])('that would take far too much memory: %s', async (_, assets) => {
    const head = JSON.stringify({ ...MANIFEST, assets: undefined });
    expect(await whyNot(`${head.slice(0, -1)},"assets":${assets}}`)).toContain('too large');
  });
});

test('no content at all makes it throw', async () => {
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
