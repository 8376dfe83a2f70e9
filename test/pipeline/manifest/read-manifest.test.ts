import { randomUUID } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EarlierManifest } from '../../../src/pipeline/manifest/earlier-manifest.ts';
import { readManifest } from '../../../src/pipeline/manifest/read-manifest.ts';
import { writeFileAtomically } from '../../../src/support/files.ts';
import { jsonInParts } from '../../../src/support/json.ts';
import { chmod, makePipe } from '../../doubles/conditions.ts';
import { temporaryFolder, withoutRoot } from '../../doubles/environment.ts';

const MANIFEST = { version: 1, baseUrl: 'https://api.example.com/v1', organizationId: 'org-1', assets: [] };
const TEXT = JSON.stringify(MANIFEST);

async function read(text: string) {
  const path = join(await temporaryFolder(), 'manifest.json');
  await writeFile(path, text);
  return readManifest(path);
}

test.each([
  ['as a run writes it', TEXT],
  ['after a byte order mark', `\uFEFF${TEXT}`],
  ['with fields that a later version adds', TEXT.replace('{', '{"new":{"assets":[7]},')],
  ['with spaces', JSON.stringify(MANIFEST, undefined, 4)],
])('a manifest is readable: %s', async (_, text) => {
  expect(await read(text)).toMatchObject({ kind: 'readable', content: MANIFEST });
});

test.each([2, '1', null])('a manifest of the version %j is not used', async (version) => {
  const why = 'it was not written by this version of the action';
  expect(await read(JSON.stringify({ ...MANIFEST, version }))).toEqual({ kind: 'unusable', why });
});

test.each([
  ...[' ', 'SECRET=hush', '[]', 'null', '{}', '{"version":1,"width":2}', '<!doctype html>', '\x89PNG'],
  ...['{"version":"4.1","assets":[],"bones":[]}', TEXT.slice(0, -1), `${TEXT}x`],
  ...['['.repeat(1_000_000), `{"version":1,"assets":${'['.repeat(1_000_000)}`],
  ...Object.keys(MANIFEST).map((field) => JSON.stringify({ ...MANIFEST, [field]: undefined })),
  TEXT.replace('{', '{"__proto__":').replace(/$/, '}'),
])('a file is no manifest: %.60j', async (text) => {
  expect(await read(text)).toEqual({ kind: 'other', why: 'it is not a manifest' });
});

test('a manifest is missing if there is no file, an empty one, or a parent of its path is a file', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  for (const path of ['nothing.json', 'file', 'file/manifest.json', 'no/folder.json'])
    expect(await readManifest(join(folder, path))).toEqual({ kind: 'missing' });
});

test('a folder, a named pipe and a file that is too large are not read', async () => {
  const folder = await temporaryFolder();
  const [large, pipe] = [join(folder, 'large'), join(folder, 'pipe')];
  await writeFile(large, '');
  await truncate(large, 2 ** 29);
  expect(await readManifest(large)).toEqual({ kind: 'other', why: 'it is larger than 512 MiB' });
  expect(await readManifest(folder)).toEqual({ kind: 'other', why: 'it is not a regular file' });
  makePipe(pipe);
  expect(await readManifest(pipe)).toEqual({ kind: 'other', why: 'it is not a regular file' });
});

test.each([2, 2 ** 29 - 24])('a file of %i bytes without read permission is not read', async (size) => {
  const folder = await temporaryFolder();
  const path = join(folder, 'secret');
  await writeFile(path, '{}');
  await truncate(path, size);
  await chmod(path, 0);
  const file = await withoutRoot(folder, () => readManifest(path));
  expect(file).toEqual({ kind: 'other', why: "it can't be read (EACCES)" });
});

test('a manifest of 100,000 files, as this action writes it, is read', async () => {
  const path = join(await temporaryFolder(), 'manifest.json');
  const common = { fileName: 'ü', contentType: 'image/png', size: 3, sha256: 'ab'.repeat(32) };
  const assets = Array.from({ length: 100_000 }, (_, index) => {
    return { path: `${'folder/'.repeat(10)}${index}`, ...common, assetId: randomUUID() };
  });
  await writeFileAtomically(path, jsonInParts({ ...MANIFEST, assets }));
  const file = await readManifest(path);
  if (file.kind === 'other') throw new Error(file.why);
  const earlier = new EarlierManifest(file, { ...MANIFEST, run: undefined });
  expect(earlier.reusableCount).toBe(100_000);
  for (const asset of assets.slice(-2)) expect(earlier.find(asset)?.assetId).toBe(asset.assetId);
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
    fc.string({ unit: 'binary' }),
    fc
      .record({ ...Object.fromEntries(fields), assets }, { requiredKeys: [] })
      .map((value) => JSON.stringify({ ...MANIFEST, ...value })),
  );
  await fc.assert(
    fc.asyncProperty(content, async (text) => {
      await writeFile(path, text);
      const file = await readManifest(path);
      const earlier =
        file.kind === 'other' ? undefined : new EarlierManifest(file, { ...MANIFEST, run: undefined });
      const why = file.kind === 'other' ? file.why : earlier?.unusable;
      if (why !== undefined) expect(why).toMatch(/^it (?:is|has|was|does) [\w :,`'-]+$/);
    }),
    { numRuns: 400 },
  );
});
