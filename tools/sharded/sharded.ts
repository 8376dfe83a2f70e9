/**
 * Runs examples/workflows/sharded.yml under act against an emulator in this process, with this tree as the published action, and
 * checks that no file is missing or stored twice. Folders replace GitHub's artifacts.
 *
 * Usage: npm run verify -- sharded [--parts 3] [--files 9000]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { describeMissing, findProgram } from '../../scripts/find-program.ts';
import { type Emulator, startEmulator } from '../../src/emulator/start-emulator.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { makeSample } from './make-sample.ts';

const ACT = {
  name: 'act',
  variable: 'PLAYABLE_ACT',
  howToGet: 'go install github.com/nektos/act@v0.2.87',
};
const TOKEN = 'sharded-token-71d0';
/** The parts of this tree that a workflow uses. */
const ACTION = ['action.yml', 'dist', 'merge'];
/** The example has one variant and two networks. */
const EXPORTS = 2;

/** Parts of many small files have nearly the same size: they may differ by 2 %. */
const MAX_DIFFERENCE = 0.02;

const MAX_LINE_LENGTH = 200;

const root = resolve(import.meta.dirname, '../..');
const example = join(root, 'examples/workflows/sharded.yml');
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const { values } = parseArgs({
  options: { parts: { type: 'string', default: '3' }, files: { type: 'string', default: '9000' } },
});
const [parts, files] = [Number(values.parts), Number(values.files)];
const program = findProgram(ACT);
if (program === undefined) {
  print(describeMissing(ACT));
  process.exitCode = 1;
} else {
  const folder = await mkdtemp(join(tmpdir(), 'sharded-'));
  try {
    const problems = await run(program, folder);
    for (const problem of problems) print(`✗ ${problem}`);
    if (problems.length === 0)
      print(`${parts} parts of ${files} files in total: no file is missing or stored twice`);
    else process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(act: string, folder: string): Promise<string[]> {
  const [sample, artifacts] = [join(folder, 'sample'), join(folder, 'artifacts')];
  await mkdir(artifacts);
  for (const name of ACTION) await cp(join(root, name), join(folder, 'action', name), { recursive: true });
  await makeSample(sample, example, files);
  await using emulator = await startEmulator({ tokens: [{ name: TOKEN }] });
  const variables = {
    PLAYABLE_BASE_URL: emulator.baseUrl,
    PLAYABLE_ORGANIZATION: 'org-1',
    PLAYABLE_VARIANT: 'bubble-pop-spring',
    FILES_A_PART: String(Math.ceil(files / parts)),
  };
  const args = [
    'workflow_dispatch',
    ...['-P', 'ubuntu-latest=-self-hosted'],
    ...['--secret', `PLAYABLE_TOKEN=${TOKEN}`],
    ...['--env', `ARTIFACTS=${artifacts}`],
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}=${value}`]),
    ...(await localActions(join(folder, 'action'))).flatMap((pair) => ['--local-repository', pair]),
  ];
  // As `node24`, act runs the first `node` on the path.
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const { CI: _, ...env } = process.env;
  const caches = { XDG_CACHE_HOME: join(folder, 'cache'), XDG_CONFIG_HOME: join(folder, 'config') };
  const child = spawn(act, args, {
    cwd: sample,
    env: { ...env, ...caches, PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // Leaves out outputs and summaries, which have one line per file.
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('[') && !line.includes('::set-output::')) print(line.slice(0, MAX_LINE_LENGTH));
  }
  const [code] = await ended;
  if (code !== 0) return [`act exited with ${code}`];
  const read = async (name: string): Promise<Manifest> => {
    const [file = ''] = await readdir(join(artifacts, name));
    return JSON.parse(await readFile(join(artifacts, name, file), 'utf8'));
  };
  const names = (await readdir(artifacts)).filter((name) => name.startsWith('manifest-'));
  return findGaps(await read('joined-manifest'), await Promise.all(names.map(read)), emulator);
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

/** Pairs `action@version=folder` for act: the local replacement of each action that the example uses. */
async function localActions(published: string): Promise<string[]> {
  const workflow = await readFile(example, 'utf8');
  const used = new Set([...workflow.matchAll(/uses: ([\w./-]+@\S+)/g)].map(([, action = '']) => action));
  return [...used].flatMap((action) => {
    if (action.includes('/playable-export-action'))
      return [`${action.replace(/\/merge@/, '@')}=${published}`];
    const [, name] = /^actions\/(\w+-artifact)@/.exec(action) ?? [];
    return name === undefined ? [] : [`${action}=${join(root, 'test/fixtures/artifacts', name)}`];
  });
}
