import type { ChildProcess } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EmulatorOptions } from '../../emulator/src/options.ts';
import type { Emulator } from '../../emulator/src/start-emulator.ts';
import { runEmulator } from '../../emulator/test/run-emulator.ts';
import { runStep, type Step, type StepResult } from '../../scripts/local-runner.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { needsNames } from '../doubles/conditions.ts';
import { temporaryFolder as newFolder } from '../doubles/environment.ts';
import { preload, spawnNode } from '../doubles/spawn-node.ts';
import type { StubServer } from '../doubles/stub-server.ts';
import { type StubService, startStubService } from './stub-service.ts';

export const DIST = resolve(import.meta.dirname, '../../dist');

/** The token of every test: long enough that a search for it finds every leak and nothing else. */
export const TOKEN = 'e2e-token-5b1f0c77';

export { newFolder };

export type Settings = Readonly<Record<string, string>>;

/** Inputs that lead to a service on loopback. */
export function inputsFor(baseUrl: string, more: Settings = {}): Record<string, string> {
  return { token: TOKEN, 'base-url': baseUrl, 'allow-http': 'true', organization: 'org-1', ...more };
}

/** Inputs for one export. */
export const EXPORT = { variant: 'v-1', network: 'unity' };

/** An emulator for the running test that accepts `TOKEN`, and `dev` of the emulator's own client. */
export function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  return runEmulator({ tokens: [{ name: TOKEN }, { name: 'dev' }], ...options });
}

/** Paths relative to the workspace, with the content of each file. */
type Files = Readonly<Record<string, string | Buffer>>;

export interface ActionRun extends Partial<Pick<Step, 'env' | 'started' | 'spawnNode'>> {
  readonly files?: Files;
  readonly inputs: Settings;
  /** By default a process of the bundle. */
  readonly runStep?: typeof runStep;
  /** Changes the workspace before the run. */
  readonly prepare?: (workspace: string) => Promise<void> | void;
  /** Environment variables that name something in the workspace. */
  readonly envOf?: (workspace: string) => Settings;
  /** The manifest's path, for a run without outputs. */
  readonly readManifest?: (workspace: string) => string;
}

export interface SubActionRun extends Omit<ActionRun, 'readManifest'> {
  readonly action: 'games' | 'assets';
}

export interface SubActionResult extends StepResult {
  /** Lines of stdout, without the empty ones. */
  readonly lines: readonly string[];
  readonly workspace: string;
  readonly temp: string;
}

export interface ActionResult extends SubActionResult {
  /** The file that the output `manifest` names. */
  readonly manifest: Manifest;
}

/** Runs the bundled root action as the runner does, in its own workspace. */
export async function runAction({ readManifest, ...run }: ActionRun): Promise<ActionResult> {
  const result = await runBundle('main', run);
  const path = readManifest?.(result.workspace) ?? result.outputs['manifest'] ?? '';
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'));
  return { ...result, manifest };
}

export interface EmulatorResult extends ActionResult {
  /** Method and path of each request that the emulator received. */
  readonly requests: readonly string[];
  /** The names of the files that it stored. */
  readonly stored: readonly string[];
}

/** Runs the bundled root action against an emulator of its own. */
export async function runOnEmulator({ inputs = {}, ...run }: Partial<ActionRun>): Promise<EmulatorResult> {
  const emulator = await startEmulator();
  const result = await runAction({ ...run, inputs: inputsFor(emulator.baseUrl, inputs) });
  const requests = emulator.journal.entries.map(({ method, path }) => `${method} ${path}`);
  return { ...result, requests, stored: emulator.storedAssets().map(({ fileName }) => fileName) };
}

export interface StubResult extends ActionResult {
  readonly stub: StubServer;
}

/** Runs the bundled root action against a service with this behaviour. */
export async function runOnStub(
  service: StubService,
  { inputs = {}, ...run }: Partial<ActionRun>,
): Promise<StubResult> {
  const stub = await startStubService(service);
  const result = await runAction({ ...run, inputs: inputsFor(stub.origin, inputs) });
  return { ...result, stub };
}

/** Runs a bundled sub-action as the runner does, in its own workspace. */
export function runSubAction({ action, ...run }: SubActionRun): Promise<SubActionResult> {
  return runBundle(action, run);
}

async function runBundle(
  entry: string,
  { files = {}, inputs, prepare, envOf, runStep: run = runStep, ...step }: Omit<ActionRun, 'readManifest'>,
): Promise<SubActionResult> {
  needsNames(Object.keys(files));
  const folder = await newFolder();
  const workspace = join(folder, 'workspace');
  const temp = join(folder, 'temp');
  await mkdir(workspace);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(workspace, path)), { recursive: true });
    await writeFile(join(workspace, path), content);
  }
  await prepare?.(workspace);
  const env = { ...step.env, ...envOf?.(workspace) };
  const bundle = join(DIST, entry, 'index.js');
  const result = await run({ bundle, workspace, temp, inputs, spawnNode, ...step, env });
  const lines = result.stdout.split('\n').filter((line) => line !== '');
  return { ...result, lines, workspace, temp };
}

/** What the runner allows between the first signal and the end of a cancelled step, and what the contract promises. */
const CANCELLED_MAX_MS = 5_000;

/** Preloaded: timers of this length or more never fire, so that a run which waits for one of them never ends. */
const STOP_LONG_TIMERS = preload(`
  const { setTimeout: start } = globalThis;
  globalThis.setTimeout = (call, ms, ...args) =>
    ms < ${CANCELLED_MAX_MS} ? start(call, ms, ...args) : start(() => {}, 2 ** 31 - 1);`);

/**
 * Sends a run a signal when the server has received this number of requests. No timer of 5 s or more ends it: a run that waits longer
 * for a server does not end before its test does.
 */
export function killAfter(
  server: Pick<StubServer, 'arrived'>,
  requests: number,
  signal: NodeJS.Signals = 'SIGINT',
) {
  return {
    env: { NODE_OPTIONS: STOP_LONG_TIMERS },
    started: async (child: ChildProcess): Promise<void> => {
      await server.arrived(requests);
      child.kill(signal);
    },
  };
}

/** The variables of a run that gets a signal with the first text of its log that has these words: from outside, it may come too late. */
export function cancelledAt(words: string, signal: NodeJS.Signals): { readonly env: Settings } {
  const NODE_OPTIONS = preload(`
    const { write } = process.stdout;
    process.stdout.write = (text, ...more) => {
      if (text.includes(${JSON.stringify(words)})) {
        process.stdout.write = write;
        // Windows ends a process that sends itself a signal.
        if (process.platform === 'win32') process.emit('${signal}', '${signal}');
        else process.kill(process.pid, '${signal}');
      }
      return write.call(process.stdout, text, ...more);
    };`);
  return { env: { NODE_OPTIONS } };
}

/**
 * Records what a process does to the network (see `record-connections.ts`): `done` has each operation once, sorted.
 *
 * @param run starts a process with this environment and waits for its end
 */
export async function recordRun<T>(run: (env: Record<string, string>) => Promise<T>) {
  const file = join(await newFolder(), 'connections');
  const recorder = pathToFileURL(join(import.meta.dirname, 'record-connections.ts')).href;
  const result = await run({
    RECORD_CONNECTIONS: file,
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${recorder}`,
  });
  const [start, ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n');
  if (start !== 'recording') throw new Error(`The first line of the record is ${start}`);
  return { result, done: [...new Set(lines)].sort() };
}
