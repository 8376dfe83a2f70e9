/**
 * Runs examples/workflows/sharded.yml under act against an emulator in this process, with this tree as the published action, and
 * checks that no file is missing or stored twice.
 *
 * Usage: npm run verify -- sharded [--parts 3] [--files 9000]
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Emulator, startEmulator } from '../../src/emulator/start-emulator.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { makeRepository } from '../act/make-repository.ts';
import { runAct } from '../act/run-act.ts';

const EXAMPLE = resolve(import.meta.dirname, '../../examples/workflows/sharded.yml');
const TOKEN = 'sharded-token-71d0';
const FILES_PER_FOLDER = 500;
/** The example has one variant and two networks. */
const EXPORTS = 2;

/** Parts of many small files have nearly the same size: they may differ by 2 %. */
const MAX_DIFFERENCE = 0.02;

const { values } = parseArgs({
  options: { parts: { type: 'string', default: '3' }, files: { type: 'string', default: '9000' } },
});
const [parts, files] = [Number(values.parts), Number(values.files)];
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const folder = await mkdtemp(join(tmpdir(), 'sharded-'));
try {
  const problems = await run(folder);
  for (const problem of problems) print(`✗ ${problem}`);
  if (problems.length === 0)
    print(`${parts} parts of ${files} files in total: no file is missing or stored twice`);
  else process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function run(folder: string): Promise<string[]> {
  const [repository, artifacts] = [join(folder, 'sample'), join(folder, 'artifacts')];
  await makeRepository(repository, await readFile(EXAMPLE, 'utf8'), smallFiles());
  await using emulator = await startEmulator({ tokens: [{ name: TOKEN }] });
  const variables = {
    PLAYABLE_VARIANT: 'bubble-pop-spring',
    FILES_A_PART: String(Math.ceil(files / parts)),
  };
  const code = await runAct({ folder, repository, baseUrl: emulator.baseUrl, token: TOKEN, variables });
  if (code !== 0) return [`act exited with ${code}`];
  const read = async (name: string): Promise<Manifest> => {
    const [file = ''] = await readdir(join(artifacts, name));
    return JSON.parse(await readFile(join(artifacts, name, file), 'utf8'));
  };
  const names = (await readdir(artifacts)).filter((name) => name.startsWith('manifest-'));
  return findGaps(await read('joined-manifest'), await Promise.all(names.map(read)), emulator);
}

/** Small files of different sizes in `playable/`. */
function* smallFiles(): Iterable<[string, string]> {
  for (let index = 0; index < files; index += 1) {
    const path = `playable/set-${Math.floor(index / FILES_PER_FOLDER)}/level-${index}.json`;
    yield [path, `{"level":${index}}\n`.repeat(1 + (index % 40))];
  }
}

/** One sentence per thing that is missing, stored twice or uneven. */
function findGaps(joined: Manifest, manifests: readonly Manifest[], emulator: Emulator): string[] {
  const problems: string[] = [];
  const expect = (what: string, actual: unknown, wanted: unknown): void => {
    if (actual !== wanted) problems.push(`${what}: ${actual} instead of ${wanted}`);
  };
  const ids = new Set(joined.assets.map(({ assetId }) => assetId));
  const stored = new Set<string | undefined>(emulator.storedAssets().map(({ assetId }) => assetId));
  const exports = emulator.exports().map(({ variantId, network }) => `${variantId} ${network}`);
  expect('conclusion', joined.conclusion, 'success');
  expect('files in the joined manifest', joined.assets.length, files);
  expect('different asset ids', ids.size, files);
  expect('files in the storage', stored.size, files);
  expect('asset ids that the service does not know', [...ids].filter((id) => !stored.has(id)).length, 0);
  expect('parts', manifests.length, parts);
  expect('exports', exports.length, EXPORTS);
  expect('different exports', new Set(exports).size, EXPORTS);
  const bytes = manifests.map(({ assets }) => assets.reduce((sum, { size }) => sum + size, 0));
  const difference = (Math.max(...bytes) - Math.min(...bytes)) / Math.max(...bytes);
  if (!(difference <= MAX_DIFFERENCE)) problems.push(`the parts have ${bytes.join(', ')} bytes`);
  return problems;
}
