/**
 * Runs workflows for a release under act, against an emulator in this process:
 * - examples/workflows/continue.yml, and the caller of deliver.yml in docs/recipes.md: the service rejects one network. The second
 *   attempt must send that export and nothing else.
 * - examples/workflows/attest.yml: its checksums must be those of all files.
 *
 * Usage: npm run verify -- flows
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startEmulator } from '../../src/emulator/start-emulator.ts';
import { makeRepository } from '../act/make-repository.ts';
import { runAct } from '../act/run-act.ts';
import { rejectNetwork } from './reject-network.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TOKEN = 'flows-token-5c2e';
const VARIABLES = { PLAYABLE_VARIANT: 'bubble-pop-spring' };
/** Every workflow uploads `playable/` and exports to these. */
const [ACCEPTED, REJECTED] = ['applovin', 'unity'];
const FILES = [
  ['playable/index.html', '<!doctype html>'],
  ['playable/sounds/pop one.txt', 'pop'],
  ['playable/* star.txt', 'star'],
] as const;

const read = (path: string): Promise<string> => readFile(join(ROOT, path), 'utf8');
const folder = await mkdtemp(join(tmpdir(), 'flows-'));
try {
  await continues('continue', await read('examples/workflows/continue.yml'));
  await continues('deliver', callerIn(await read('docs/recipes.md')));
  await attests(await read('examples/workflows/attest.yml'));
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The block of YAML that calls deliver.yml. */
function callerIn(page: string): string {
  const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks.find((block) => block.includes('/deliver.yml@')) ?? '';
}

async function continues(name: string, workflow: string): Promise<void> {
  const repository = join(folder, name, 'repository');
  await makeRepository(repository, workflow, FILES);
  await using emulator = await startEmulator({ tokens: [{ name: TOKEN }] });
  await using gate = await rejectNetwork(REJECTED, emulator.baseUrl);
  const attempts = { folder: join(folder, name), repository, token: TOKEN, variables: VARIABLES };
  const networks = (): string[] => emulator.exports().map(({ network }) => network);

  const first = await runAct({ ...attempts, baseUrl: gate.baseUrl, attempt: 1 });
  expect(`${name}: act fails in the first attempt`, first !== 0, true);
  expect(`${name}: exports of the first attempt`, networks(), [ACCEPTED]);
  expect(`${name}: files`, emulator.storedAssets().length, FILES.length);

  const sent = emulator.journal.entries.length;
  gate.mend();
  const second = await runAct({ ...attempts, baseUrl: gate.baseUrl, attempt: 2 });
  const requests = emulator.journal.entries.slice(sent).map(({ method, path }) => `${method} ${path}`);
  expect(`${name}: act's exit code in the second attempt`, second, 0);
  expect(`${name}: requests of the second attempt`, requests, ['POST /v1/export']);
  expect(`${name}: exports of both attempts`, networks(), [ACCEPTED, REJECTED]);
}

async function attests(workflow: string): Promise<void> {
  const [repository, artifacts] = [join(folder, 'attest/repository'), join(folder, 'attest/artifacts')];
  await makeRepository(repository, workflow, FILES);
  await using emulator = await startEmulator({ tokens: [{ name: TOKEN }] });
  const run = { folder: join(folder, 'attest'), repository, token: TOKEN, variables: VARIABLES };
  expect("attest: act's exit code", await runAct({ ...run, baseUrl: emulator.baseUrl }), 0);
  const list = join(artifacts, 'attested/playable-checksums.txt');
  const args = ['--check', '--strict', list];
  const checked = execFileSync('sha256sum', args, { cwd: join(repository, 'playable'), encoding: 'utf8' });
  expect('attest: files with their checksum', checked.trim().split('\n').length, FILES.length);
}

/** Prints whether it is so. If it is not, this check fails. */
function expect(what: string, actual: unknown, wanted: unknown): void {
  const holds = isDeepStrictEqual(actual, wanted);
  const seen = JSON.stringify(actual);
  process.stdout.write(
    `${holds ? '✓' : '✗'} ${what}: ${seen}${holds ? '' : `, not ${JSON.stringify(wanted)}`}\n`,
  );
  if (!holds) process.exitCode = 1;
}
