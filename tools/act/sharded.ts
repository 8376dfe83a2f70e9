/**
 * Runs examples/workflows/sharded.yml under act against an emulator in this process, with this tree as the published action, and
 * checks that no file is missing or stored twice.
 *
 * Usage: npm run verify -- sharded
 */
import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { expect, startUser, type User } from './run-act.ts';

const EXAMPLE = resolve(import.meta.dirname, '../../examples/workflows/sharded.yml');
const PARTS = 3;
const FILES = 9_000;
const FILES_PER_FOLDER = 500;
/** The example has one variant and two networks. */
const EXPORTS = 2;
/** Parts of many small files have nearly the same size: they may differ by 2 %. */
const MAX_DIFFERENCE = 0.02;

await using temporary = await mkdtempDisposable(join(tmpdir(), 'sharded-'));
const folder = temporary.path;
await using user = await startUser(folder, await readFile(EXAMPLE, 'utf8'), smallFiles());
const variables = { PLAYABLE_VARIANT: 'bubble-pop-spring', FILES_A_PART: String(FILES / PARTS) };
expect("act's exit code", await user.runAct({ variables }), 0);
await checkManifests(user);

/** Small files of different sizes in `playable/`. */
function* smallFiles(): Iterable<[string, string]> {
  for (let index = 0; index < FILES; index += 1) {
    const path = `playable/set-${Math.floor(index / FILES_PER_FOLDER)}/level-${index}.json`;
    yield [path, `{"level":${index}}\n`.repeat(1 + (index % 40))];
  }
}

async function checkManifests({ emulator }: User): Promise<void> {
  const artifacts = join(folder, 'artifacts');
  const read = async (name: string): Promise<Manifest> => {
    const [file = ''] = await readdir(join(artifacts, name));
    return JSON.parse(await readFile(join(artifacts, name, file), 'utf8'));
  };
  const names = (await readdir(artifacts)).filter((name) => name.startsWith('manifest-'));
  const [joined, manifests] = [await read('joined-manifest'), await Promise.all(names.map(read))];
  const ids = new Set(joined.assets.map(({ assetId }) => assetId));
  const stored = new Set<string | undefined>(emulator.storedAssets().map(({ assetId }) => assetId));
  const exports = emulator.exports().map(({ variantId, network }) => `${variantId} ${network}`);
  expect('conclusion', joined.conclusion, 'success');
  expect('files in the joined manifest', joined.assets.length, FILES);
  expect('different asset ids', ids.size, FILES);
  expect('files in the storage', stored.size, FILES);
  expect('asset ids that the service does not know', [...ids.difference(stored)].length, 0);
  expect('parts', manifests.length, PARTS);
  expect('exports', exports.length, EXPORTS);
  expect('different exports', new Set(exports).size, EXPORTS);
  const bytes = manifests.map(({ assets }) => assets.reduce((sum, { size }) => sum + size, 0));
  const difference = (Math.max(...bytes) - Math.min(...bytes)) / Math.max(...bytes);
  expect(`parts of nearly the same size (${bytes} bytes)`, difference <= MAX_DIFFERENCE, true);
}
