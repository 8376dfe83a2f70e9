import { randomUUID } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readManifest } from '../../../src/pipeline/manifest/manifest.ts';
import type { Owner } from '../../../src/pipeline/manifest/owner.ts';
import { writeFileAtomically } from '../../../src/support/files.ts';
import { jsonInParts } from '../../../src/support/json.ts';
import { chmod, makePipe } from '../../doubles/conditions.ts';
import { temporaryFolder, withoutRoot } from '../../doubles/environment.ts';
import { anyCharacter } from '../../doubles/hostile-text.ts';

const MANIFEST = { version: 1, baseUrl: 'https://api.example.com/v1', organizationId: 'org-1', assets: [] };
const TEXT = JSON.stringify(MANIFEST);

async function read(text: string, owner: Owner = MANIFEST) {
  const path = join(await temporaryFolder(), 'manifest.json');
  await writeFile(path, text);
  return readManifest(path, owner);
}

test.each([
  ['as a run writes it', TEXT],
  ['after a byte order mark', `\uFEFF${TEXT}`],
  ['with fields that a later version adds', TEXT.replace('{', '{"new":{"assets":[7]},')],
  ['with spaces', JSON.stringify(MANIFEST, undefined, 4)],
])('a manifest is extended: %s', async (_, text) => {
  expect(await read(text)).toMatchObject(MANIFEST);
});

test.each([
  ...[' ', 'SECRET=hush', '[]', 'null', '{}', '{"version":1,"width":2}', '<!doctype html>', '\x89PNG'],
  ...['{"version":"4.1","assets":[],"bones":[]}', '['.repeat(1_000_000)],
  ...Object.keys(MANIFEST).map((field) => JSON.stringify({ ...MANIFEST, [field]: undefined })),
  TEXT.replace('{', '{"__proto__":{').replace(/$/, '}'),
])('a file is no manifest: %.60j', async (text) => {
  expect(await read(text)).toMatch(/^names a file that is not a manifest: /);
});

test.each([TEXT.slice(0, -1), `\uFEFF${TEXT}x`, `{"version":1,"assets":${'['.repeat(1_000_000)}`])(
  'a manifest is left alone that is cut off: %.60j',
  async (text) => {
    expect(await read(text)).toMatch(/^is damaged or cut off: /);
  },
);

const ASSET = { path: 'a', fileName: 'a', contentType: 'text/plain', size: 1, status: 'uploaded' };
const EXPORT = { variantId: 'v', network: 'n', status: 'triggered', attempts: 1 };
const RUN = { repository: 'o/n', id: 7, attempt: 1, commit: 'c0ffee' };

test('an asset id may be any text', async () => {
  const assets = [{ ...ASSET, assetId: `line\nbreak${'x'.repeat(1_001)}` }];
  expect(await read(JSON.stringify({ ...MANIFEST, assets }))).toMatchObject({ assets });
});

test('fields of a later version are not taken for those of an outcome', async () => {
  const exports = [{ ...EXPORT, shown: 7 }];
  const file = await read(JSON.stringify({ ...MANIFEST, new: 7, exports }));
  expect(file).toStrictEqual({ ...MANIFEST, new: 7, exports: [EXPORT] });
});

test.each<[string, object]>([
  ...[2, '1', null].map((version): [string, object] => ['was not written by this version', { version }]),
  ['is damaged (`baseUrl`)', { baseUrl: 7 }],
  ['is damaged (`assets`)', { assets: {} }],
  ['is damaged (`exports`)', { exports: null }],
  ['is damaged (`complete`)', { complete: 'yes' }],
  ['is damaged (`conclusion`)', { conclusion: 'planned' }],
  ['is damaged (`startedAt`)', { startedAt: 'then' }],
  ['is damaged (`run`)', { run: { ...RUN, id: '7' } }],
  ['is damaged (`run`)', { run: { ...RUN, repositoryId: 'x' } }],
  ['is damaged (asset 2)', { assets: [ASSET, ASSET] }],
  ['is damaged (asset 1)', { assets: [null] }],
  ...['path', 'fileName', 'contentType', 'size', 'status'].map((field): [string, object] => [
    'is damaged (asset 1)',
    { assets: [{ ...ASSET, [field]: undefined }] },
  ]),
  ...[{ status: 'planned' }, { sha256: 'beef' }, { assetId: '' }, { size: -1 }].map(
    (change): [string, object] => ['is damaged (asset 1)', { assets: [{ ...ASSET, ...change }] }],
  ),
  ['is damaged (export 2)', { exports: [EXPORT, { ...EXPORT, status: 'unknown' }] }],
  ['is damaged (export 1)', { exports: [{ ...EXPORT, status: 'sent' }] }],
  ['is damaged (export 1)', { exports: [{ ...EXPORT, run: { ...RUN, id: '7' } }] }],
  ['is the record of another `base-url`', { baseUrl: 'https://api.example.com/v2' }],
  ['is the record of another `organization`', { organizationId: 'org-2' }],
])('a manifest is left alone that %s: %j', async (why, change) => {
  expect(await read(JSON.stringify({ ...MANIFEST, ...change }))).toMatch(
    new RegExp(`^${why.replace(/[()]/g, '\\$&')}`),
  );
});

test.each<[Partial<Owner>, Partial<Owner>]>([
  [{ baseUrl: '', organizationId: '' }, {}],
  [{}, { baseUrl: '', organizationId: '' }],
  [{ baseUrl: 'HTTPS://API.example.com/v1/' }, {}],
])('what is empty, and another spelling of the address, fits: %j', async (change, owner) => {
  const file = await read(JSON.stringify({ ...MANIFEST, ...change }), { ...MANIFEST, ...owner });
  expect(file).toBeTypeOf('object');
});

test('there is nothing to extend if there is no file, an empty one, or a parent of its path is a file', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  await writeFile(join(folder, 'mark'), '\uFEFF');
  for (const path of ['nothing.json', 'file', 'mark', 'file/manifest.json', 'no/folder.json'])
    expect(await readManifest(join(folder, path), MANIFEST)).toBeUndefined();
});

test('a folder, a named pipe and a file that is too large are not read', async () => {
  const folder = await temporaryFolder();
  const [large, pipe] = [join(folder, 'large'), join(folder, 'pipe')];
  await writeFile(large, '');
  await truncate(large, 2 ** 29);
  expect(await readManifest(large, MANIFEST)).toBe('is larger than 512 MiB');
  makePipe(pipe);
  const why = 'must be a file, but a folder or a device has that name';
  for (const path of [folder, pipe]) expect(await readManifest(path, MANIFEST)).toBe(why);
});

test.each([2, 2 ** 29 - 24])('a file of %i bytes without read permission is not read', async (size) => {
  const folder = await temporaryFolder();
  const path = join(folder, 'secret');
  await writeFile(path, '{}');
  await truncate(path, size);
  await chmod(path, 0);
  const file = await withoutRoot(folder, () => readManifest(path, MANIFEST));
  expect(file).toBe("can't be read (EACCES)");
});

test('a manifest of 100,000 files, as this action writes it, is read', async () => {
  const path = join(await temporaryFolder(), 'manifest.json');
  const common = {
    status: 'uploaded',
    fileName: 'ü',
    contentType: 'image/png',
    size: 3,
    sha256: 'ab'.repeat(32),
  };
  const assets = Array.from({ length: 100_000 }, (_, index) => {
    return { path: `${'folder/'.repeat(10)}${index}`, ...common, assetId: randomUUID() };
  });
  await writeFileAtomically(path, jsonInParts({ ...MANIFEST, assets }));
  expect(await readManifest(path, MANIFEST)).toMatchObject({ assets: { length: 100_000 } });
});

test('no content makes the reader throw, and no reason quotes the content', async () => {
  const path = join(await temporaryFolder(), 'manifest.json');
  const some = fc.jsonValue();
  const orSome = (value: unknown) => fc.oneof(fc.constant(value), some);
  const written = {
    ...MANIFEST,
    run: { repository: 'owner/name', id: 7, attempt: 1, commit: 'c0ffee' },
    conclusion: 'success',
    complete: true,
    exports: [{ variantId: 'v', network: 'n', status: 'triggered', attempts: 1 }],
  };
  const fields = Object.entries(written).map(([name, value]) => [name, orSome(value)]);
  const asset = { path: 'a', fileName: 'a', contentType: 'text/plain', size: 1, assetId: 'id-1' };
  const assets = fc.oneof(fc.array(orSome(asset)), some);
  const content = fc.oneof(
    fc.json(),
    fc.string({ unit: anyCharacter }),
    fc
      .record({ ...Object.fromEntries(fields), assets }, { requiredKeys: [] })
      .map((value) => JSON.stringify({ ...MANIFEST, ...value })),
  );
  await fc.assert(
    fc.asyncProperty(content, async (text) => {
      await writeFile(path, text);
      const file = await readManifest(path, MANIFEST);
      if (typeof file === 'string') expect(file).toMatch(/^(?:is|was|names) [\w :,`'()-]+$/);
    }),
    { numRuns: 400 },
  );
});
