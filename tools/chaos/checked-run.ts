import { createHash, hash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runStep, type Step, type StepResult } from '../../scripts/local-runner.ts';
import { readAnnotations } from '../../scripts/read-annotations.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';

export const TOKEN = 'fuzz-token-4be1c06f9d';

const ROOT = resolve(import.meta.dirname, '../..');
/** Far above every wait that the inputs of a run allow. */
const HANGS_AFTER_MS = 300_000;
const MAX_MEMORY_MIB = 300;

/** Random numbers that follow from keys: the order in which requests arrive does not change them. */
export class Random {
  readonly #keys: string;
  #count = 0;

  constructor(...keys: readonly (string | number)[]) {
    this.#keys = keys.join(' ');
  }

  /** 0 to 1. */
  next(): number {
    return hash('sha256', `${this.#keys} ${this.#count++}`, 'buffer').readUInt32BE() / 2 ** 32;
  }

  bytes(length: number): Buffer {
    return createHash('shake256', { outputLength: length }).update(`${this.next()}`).digest();
  }

  /** A whole number, at least 0 and below `end`. */
  int(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.int(choices.length)] as T;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }
}

export interface CheckedRun extends StepResult {
  readonly manifest: Manifest | undefined;
  /** Empty if there is no manifest. */
  readonly manifestText: string;
  /** What every run must keep, whatever happens: one sentence per contradiction. */
  readonly problems: readonly string[];
}

export interface CheckedStep extends Required<Pick<Step, 'env' | 'started' | 'inputs'>> {
  readonly folder: string;
  readonly preload: string | undefined;
  /** Called when the run has ended: what it must not show, besides the token. */
  readonly secrets: () => readonly string[];
  /** Called when the run has ended: whether outputs and job summary may be missing, because they can't be written. */
  readonly mayLoseReports: () => boolean;
}

/** Runs the bundled root action and checks what holds for every run. */
export async function runChecked(step: CheckedStep): Promise<CheckedRun> {
  const { folder, inputs, preload } = step;
  const memoryFile = join(folder, 'memory');
  const workspace = join(folder, 'workspace');
  await mkdir(workspace, { recursive: true });
  const imports = [join(ROOT, 'tools/bench/report-peak-memory.mjs'), preload ?? []].flat();
  let timer: NodeJS.Timeout | undefined;
  const result = await runStep({
    bundle: join(ROOT, 'dist/main/index.js'),
    workspace,
    temp: join(folder, 'temp'),
    inputs: { token: TOKEN, 'allow-http': 'true', organization: 'org-1', ...inputs },
    env: {
      NODE_OPTIONS: imports.map((path) => `--import=${pathToFileURL(path)}`).join(' '),
      PEAK_MEMORY_FILE: memoryFile,
      ...step.env,
    },
    started: (child) => {
      timer = setTimeout(() => child.kill('SIGKILL'), HANGS_AFTER_MS);
      step.started(child);
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
  const path = outputs['manifest'] || resolve(workspace, inputs['manifest'] ?? '');
  const text = path ? await readFile(path, 'utf8').catch(() => '') : '';
  const manifest = parseManifest(text);
  if (text && manifest === undefined) problems.push('the manifest is not JSON');
  const reports = { outputs: Object.keys(outputs).join(), 'job summary': summary, manifest: text };
  const missing = Object.entries(reports).flatMap(([name, report]) => (report === '' ? [name] : []));
  if (missing.length > 0 && !step.mayLoseReports()) problems.push(`missing: ${missing.join(', ')}`);
  const secrets = [TOKEN, ...step.secrets()];
  const places = { stdout: stdout.replace(`::add-mask::${TOKEN}\n`, ''), stderr, summary, text };
  for (const [place, content] of Object.entries({ ...places, outputs: JSON.stringify(outputs) }))
    if (secrets.some((secret) => content?.includes(secret))) problems.push(`there is a secret in ${place}`);
  const left = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.[\da-f-]{36}\.tmp$/.test(name),
  );
  if (left.length > 0) problems.push(`left behind: ${left.join(', ')}`);
  return { ...result, manifest, manifestText: text, problems };
}

function parseManifest(text: string): Manifest | undefined {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}
