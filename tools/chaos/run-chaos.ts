import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runStep, type StepResult } from '../../scripts/local-runner.ts';
import type { JournalEntry } from '../../src/emulator/http/journal.ts';
import { type Emulator, startEmulator } from '../../src/emulator/start-emulator.ts';
import type { ExportRecord } from '../../src/emulator/store/exports.ts';
import { type ChaosFile, makeChaosFiles } from './chaos-files.ts';
import type { ChaosPlan } from './chaos-plan.ts';

/** The token of every run: long enough to be found if it leaks. */
export const CHAOS_TOKEN = 'chaos-token-93e1d5a7';

/** What one run reported, and what the emulator recorded. */
export interface ChaosRun {
  readonly plan: ChaosPlan;
  readonly files: readonly ChaosFile[];
  readonly step: StepResult;
  /** The file that the output `manifest` names; empty if there is none. */
  readonly manifestText: string;
  readonly stored: readonly StoredFile[];
  readonly exports: readonly ExportRecord[];
  readonly journal: readonly JournalEntry[];
}

/** A file in the storage, with the hash of its bytes on the disk. */
interface StoredFile {
  readonly assetId: string;
  readonly fileName: string;
  readonly sha256: string;
}

const BUNDLE = resolve(import.meta.dirname, '../../dist/main/index.js');

/** Far above every wait of a plan: a process without a line of log and without a request for so long hangs and is killed. */
const HANGS_AFTER_MS = 60_000;

/**
 * Runs the bundled action as a child process against an emulator with faults.
 *
 * @param folder an empty folder for the files and for what a runner keeps
 */
export async function runChaos(plan: ChaosPlan, folder: string): Promise<ChaosRun> {
  const workspace = join(await realpath(folder), 'workspace');
  const temp = join(await realpath(folder), 'temp');
  await mkdir(workspace);
  const files = await makeChaosFiles(workspace, plan.fileCount, plan.seed);
  await using emulator = await startEmulator({
    tokens: [{ name: CHAOS_TOKEN }],
    retryAfter: plan.retryAfter,
    faults: plan.faults,
  });
  let printedAtMs = Date.now();
  let watch: NodeJS.Timeout | undefined;
  const step = await runStep({
    bundle: BUNDLE,
    workspace,
    temp,
    inputs: inputsOf(plan, emulator.baseUrl),
    onStdout: () => {
      printedAtMs = Date.now();
    },
    started: (child) => {
      watch = setInterval(() => {
        const latestMs = Math.max(printedAtMs, emulator.journal.entries.at(-1)?.atMs ?? 0);
        if (Date.now() - latestMs > HANGS_AFTER_MS) child.kill('SIGKILL');
      }, 1_000);
    },
  }).finally(() => clearInterval(watch));
  return {
    plan,
    files,
    step,
    manifestText: await readFile(step.outputs['manifest'] ?? '', 'utf8').catch(() => ''),
    stored: await hashStored(emulator),
    exports: emulator.exports(),
    journal: emulator.journal.entries,
  };
}

function inputsOf(plan: ChaosPlan, baseUrl: string): Record<string, string> {
  return {
    token: CHAOS_TOKEN,
    'base-url': baseUrl,
    'allow-http': 'true',
    organization: 'org-1',
    assets: plan.fileCount === 0 ? '' : '**',
    variant: plan.variants.join('\n'),
    network: plan.networks.join(','),
    'file-name': plan.naming,
    concurrency: String(plan.concurrency),
    'max-attempts': String(plan.maxAttempts),
    'request-timeout': String(plan.requestTimeoutS),
  };
}

/** Reads the bytes from the disk, because the emulator's own record may be wrong. */
async function hashStored(emulator: Emulator): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const { assetId, fileName, filePath } of emulator.storedAssets()) {
    const sha256 = createHash('sha256')
      .update(await readFile(filePath))
      .digest('hex');
    stored.push({ assetId, fileName, sha256 });
  }
  return stored;
}
