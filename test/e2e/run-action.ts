import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { runStep, type Step, type StepResult } from '../../scripts/local-runner.ts';
import { readAnnotations } from '../../scripts/read-annotations.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

/** The token of every test that needs one: long enough to be found wherever it leaks. */
export const TOKEN = 'e2e-token-5b1f0c77';

/** Paths relative to the workspace, with the content of each file. */
type Files = Readonly<Record<string, string | Buffer>>;

export interface ActionRun extends Partial<Pick<Step, 'env' | 'started' | 'onStdout'>> {
  readonly files?: Files;
  readonly inputs: Readonly<Record<string, string>>;
  /** Does more to the workspace before the run. */
  readonly prepare?: (workspace: string) => Promise<void> | void;
  /** Environment variables that name something in the workspace. */
  readonly envOf?: (workspace: string) => Readonly<Record<string, string>>;
  /** Where the manifest is, for a run without outputs. */
  readonly readManifest?: (workspace: string) => string;
}

/** A run of a sub-action, of which only `merge` has a manifest. */
export interface SubActionRun extends Omit<ActionRun, 'readManifest'> {
  readonly action: 'games' | 'assets' | 'merge';
}

export interface SubActionResult extends StepResult {
  /** Lines of stdout, without the empty ones. */
  readonly lines: readonly string[];
  readonly workspace: string;
  readonly temp: string;
}

export interface ActionResult extends SubActionResult {
  /** What is at the path of the output `manifest`. */
  readonly manifest: Manifest;
}

/** Makes a folder for the running test. */
export async function newFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'e2e-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the bundled root action as the runner does, on a workspace of its own. */
export async function runAction({ readManifest, ...run }: ActionRun): Promise<ActionResult> {
  const result = await runBundle('main', run);
  const path = readManifest?.(result.workspace) ?? result.outputs['manifest'] ?? '';
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'));
  return { ...result, manifest };
}

/** The same for a bundled sub-action. */
export function runSubAction({ action, ...run }: SubActionRun): Promise<SubActionResult> {
  return runBundle(action, run);
}

async function runBundle(
  entry: string,
  { files = {}, inputs, prepare, envOf, ...step }: Omit<ActionRun, 'readManifest'>,
): Promise<SubActionResult> {
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
  const result = await runStep({ bundle, workspace, temp, inputs, ...step, env });
  const lines = result.stdout.split('\n').filter((line) => line !== '');
  return { ...result, lines, workspace, temp };
}

/** The annotations of a level in a step's log, decoded. */
export function annotations(
  { stdout }: StepResult,
  level: 'error' | 'warning',
): ReturnType<typeof readAnnotations> {
  return readAnnotations(stdout, level);
}
