import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Emulator, startEmulator } from '../../src/emulator/start-emulator.ts';
import { runStep } from '../local-runner.ts';
import type { ChaosPlan } from './chaos-plan.ts';
import { CHAOS_TOKEN, type ChaosRun, type StoredFile } from './chaos-run.ts';
import { makeChaosFiles } from './make-chaos-files.ts';

const BUNDLE = resolve(import.meta.dirname, '../../dist/main/index.js');

/** Far above every wait of a plan: a process that is silent for so long hangs, and is ended. */
const HANGS_AFTER_MS = 60_000;

/**
 * Runs the bundled action as a child process against an emulator with faults, and gathers what both sides know.
 *
 * @param folder An empty one, for files and for all that a runner keeps.
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
  const toldAtMs = [Date.now()];
  const startedMs = performance.now();
  let watch: NodeJS.Timeout | undefined;
  const step = await runStep({
    bundle: BUNDLE,
    workspace,
    temp,
    inputs: inputsOf(plan, emulator.baseUrl),
    onStdout: () => toldAtMs.push(Date.now()),
    started: (child) => {
      watch = setInterval(() => {
        const latestMs = Math.max(toldAtMs.at(-1) ?? 0, emulator.journal.entries.at(-1)?.atMs ?? 0);
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
    toldAtMs,
    durationMs: performance.now() - startedMs,
    endedAtMs: Date.now(),
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

/** The bytes on the disk, not what the emulator noted of them. */
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
