import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runStep, type Step, type StepResult } from '../../scripts/local-runner.ts';
import { readAnnotations } from '../../scripts/read-annotations.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import type { Random } from './fuzz-double.ts';

export const FUZZ_TOKEN = 'fuzz-token-4be1c06f9d';

const ROOT = resolve(import.meta.dirname, '../..');
/** Far above every wait that the inputs allow. */
const HANGS_AFTER_MS = 120_000;
const MAX_MEMORY_MIB = 300;

export interface FuzzRun extends StepResult {
  readonly manifest: Manifest | undefined;
  /** Empty if there is no manifest. */
  readonly manifestText: string;
  /** What every run must keep, whatever happens: one sentence per contradiction. */
  readonly problems: readonly string[];
}

export interface FuzzStep extends Partial<Pick<Step, 'env' | 'started'>> {
  readonly entry?: 'main' | 'games' | 'merge' | 'assets';
  /** Its `workspace` exists. */
  readonly folder: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly preload?: string;
  readonly secrets?: readonly string[];
  /** Whether outputs and job summary may be missing, because they can't be written. */
  readonly mayLoseReports?: () => boolean;
}

/** Writes files and returns the hash of each by its name. */
export async function makeFiles(
  folder: string,
  sizes: readonly number[],
  random: Random,
  nameOf = (index: number): string => `file-${index}.bin`,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const [index, size] of sizes.entries()) {
    const name = nameOf(index);
    const content = random.bytes(size);
    const path = join(folder, 'workspace', 'assets', `level-${index % 3}`, name);
    await mkdir(resolve(path, '..'), { recursive: true });
    await writeFile(path, content);
    hashes.set(name, createHash('sha256').update(content).digest('hex'));
  }
  return hashes;
}

/** Runs a bundle and checks what holds for every run. */
export async function runFuzzStep(step: FuzzStep): Promise<FuzzRun> {
  const { entry = 'main', folder, inputs, preload, secrets = [], mayLoseReports = () => false } = step;
  const memoryFile = join(folder, 'memory');
  const imports = [join(ROOT, 'bench/report-peak-memory.mjs'), ...(preload === undefined ? [] : [preload])];
  let timer: NodeJS.Timeout | undefined;
  const result = await runStep({
    bundle: join(ROOT, 'dist', entry, 'index.js'),
    workspace: join(folder, 'workspace'),
    temp: join(folder, 'temp'),
    inputs: { token: FUZZ_TOKEN, 'allow-http': 'true', organization: 'org-1', ...inputs },
    env: {
      NODE_OPTIONS: imports.map((path) => `--import=${pathToFileURL(path)}`).join(' '),
      PEAK_MEMORY_FILE: memoryFile,
      ...step.env,
    },
    started: (child) => {
      timer = setTimeout(() => child.kill('SIGKILL'), HANGS_AFTER_MS);
      step.started?.(child);
    },
  }).finally(() => clearTimeout(timer));
  const { exitCode, stdout, stderr, outputs, summary, durationMs } = result;
  const problems: string[] = [];
  if (exitCode !== 0 && exitCode !== 1) problems.push(`the exit code is ${exitCode} after ${durationMs} ms`);
  const errors = readAnnotations(stdout, 'error');
  if (errors.some(({ title }) => title === 'Unexpected error')) problems.push('there is an unexpected error');
  if (exitCode === 1 && errors.length === 0) problems.push('the run failed without a cause');
  if (exitCode === 0 && errors.length > 0) problems.push('the run succeeded with an error');
  if (stderr !== '') problems.push(`stderr: ${stderr.slice(0, 500)}`);
  const commands = /^::(?!(error|warning) title=|add-mask::|group::|endgroup::).*|^.*##\[.*/m.exec(stdout);
  if (commands !== null) problems.push(`the runner would obey: ${commands[0].slice(0, 200)}`);
  const memoryMib = Number(await readFile(memoryFile, 'utf8').catch(() => '0')) / 1024;
  if (memoryMib > MAX_MEMORY_MIB) problems.push(`the peak memory is ${Math.round(memoryMib)} MiB`);
  const hasManifest = entry === 'main' || entry === 'merge';
  if (!mayLoseReports()) {
    if (Object.keys(outputs).length === 0) problems.push('there are no outputs');
    if (hasManifest && summary === '') problems.push('there is no job summary');
  }
  const path = inputs['manifest'] ? resolve(folder, 'workspace', inputs['manifest']) : outputs['manifest'];
  const text = path ? await readFile(path, 'utf8').catch(() => '') : '';
  const manifest = parseManifest(text);
  if (text && manifest === undefined) problems.push('the manifest is not JSON');
  if (hasManifest && !text && !mayLoseReports()) problems.push('there is no manifest');
  const places = { stdout: stdout.replace(`::add-mask::${FUZZ_TOKEN}\n`, ''), stderr, summary, text };
  for (const [place, content] of Object.entries({ ...places, outputs: JSON.stringify(outputs) }))
    if ([FUZZ_TOKEN, 'X-Signature', ...secrets].some((secret) => content?.includes(secret)))
      problems.push(`there is a secret in ${place}`);
  const left = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.[\da-f-]{36}\.tmp$/.test(name),
  );
  if (left.length > 0) problems.push(`left behind: ${left.join(', ')}`);
  return { ...result, manifest, manifestText: text, problems };
}

export function parseManifest(text: string): Manifest | undefined {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}
