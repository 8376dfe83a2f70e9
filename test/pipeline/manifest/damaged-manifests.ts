import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { makePipe } from '../../doubles/conditions.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import type { LooseManifest } from '../../doubles/shard-manifests.ts';

const SHA256 = 'ab'.repeat(32);

/** Values of the fields of an asset, each of which makes a manifest unusable. */
const DAMAGED_FIELDS = {
  path: ['', 7, undefined],
  fileName: [null],
  contentType: [['image/png']],
  size: [-1, 1.5, '3', 2 ** 60],
  assetId: ['', 7, ['id-1']],
  sha256: ['ab', [SHA256], SHA256.toUpperCase(), `${SHA256}\n`, `0${SHA256}`],
};

const NO_MANIFEST = 'it is not a manifest';
const OTHER_VERSION = 'it was not written by this version of the action';
const NO_ASSETS = 'it is damaged: it has no list of assets';

/** A description, the content of the file, and the reason why no reader accepts it. */
type DamagedManifest = readonly [what: string, content: string, why: string];

/** @param valid a usable manifest that has this asset */
export function damagedManifests(valid: LooseManifest, asset: LooseManifest): DamagedManifest[] {
  const changed = (change: LooseManifest): string => JSON.stringify({ ...valid, ...change });
  const withAsset = (what: string, damaged: unknown): DamagedManifest => [
    `has an asset with ${what}`,
    changed({ assets: [{ ...asset, path: 'other' }, damaged] }),
    'it is damaged: its asset 2 is not what a run writes',
  ];
  return [
    ['was cut off', JSON.stringify(valid).slice(0, -10), NO_MANIFEST],
    ['is another file', 'SECRET=hush', NO_MANIFEST],
    ['is an array', '[]', NO_MANIFEST],
    ['is null', 'null', NO_MANIFEST],
    ['has another version', changed({ version: 2 }), OTHER_VERSION],
    ['has no version', changed({ version: undefined }), NO_MANIFEST],
    ['has no assets', changed({ assets: undefined }), NO_MANIFEST],
    ['has another version as text', changed({ version: '1' }), OTHER_VERSION],
    ['is nested too deeply', `{"version":1,"assets":${'['.repeat(1_000_000)}`, NO_MANIFEST],
    ['has an object of assets', changed({ assets: { 0: asset } }), NO_ASSETS],
    [
      'has the same path twice',
      changed({ assets: [asset, asset] }),
      'it is damaged: its asset 2 has the same path as another one',
    ],
    ['has a comma after its last asset', changed({ assets: [asset] }).replace('],', ',],'), NO_MANIFEST],
    [
      'has a comma before its first asset',
      changed({ assets: [asset] }).replace('"assets":[', '$&,'),
      NO_MANIFEST,
    ],
    ['has an asset that is no JSON', changed({ assets: [asset] }).replace('"path"', 'path'), NO_MANIFEST],
    ...[null, 7, 'text', [asset]].map((entry) => withAsset(inspect(entry), entry)),
    ...Object.entries(DAMAGED_FIELDS).flatMap(([field, values]) =>
      values.map((value) => withAsset(`${field} ${inspect(value)}`, { ...asset, [field]: value })),
    ),
  ];
}

/** Paths that no reader opens, each with the reason: a folder, a named pipe and a file that is too large. */
export async function makeUnreadable(): Promise<(readonly [path: string, why: string])[]> {
  const folder = await temporaryFolder();
  const paths = ['folder', 'pipe', 'large'].map((name) => join(folder, name));
  const [subfolder = '', pipe = '', large = ''] = paths;
  await mkdir(subfolder);
  makePipe(pipe);
  await writeFile(large, '');
  await truncate(large, 2 ** 29);
  const special = 'it is not a regular file';
  return [
    [subfolder, special],
    [pipe, special],
    [large, 'it is larger than 512 MiB'],
  ];
}
