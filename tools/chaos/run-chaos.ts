import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { JournalEntry } from '../../emulator/src/http/journal.ts';
import { startEmulator } from '../../emulator/src/start-emulator.ts';
import type { ExportRecord } from '../../emulator/src/store/exports.ts';
import { type ChaosPlan, planChaos } from './chaos-plan.ts';
import { type CheckedRun, makeFiles, runChecked, TOKEN } from './checked-run.ts';
import type { FuzzResult } from './fuzz.ts';
import { Random } from './fuzz-double.ts';
import { verifyRun } from './verify-run.ts';

/** What one run reported, and what the emulator recorded. */
export interface ChaosRun {
  readonly plan: ChaosPlan;
  /** Paths relative to the workspace, with `/`; hashes in lower-case hex. */
  readonly files: readonly { path: string; size: number; sha256: string }[];
  readonly step: CheckedRun;
  /** The files in the storage, with the hashes of their bytes on the disk: the emulator's own record may be wrong. */
  readonly stored: readonly { assetId: string; fileName: string; sha256: string }[];
  readonly exports: readonly ExportRecord[];
  readonly journal: readonly JournalEntry[];
}

const KIB = 1024;

/** Names that mean something in a URL, a shell, a workflow command, a terminal or JavaScript, as far as the system allows them. */
const STRANGE_NAMES: readonly string[] = [
  'a b&c.html',
  'ünï-😀.png',
  '[1].json',
  '-rf.txt',
  "it's.css",
  '##[add-mask]x.js',
  '::error::x.txt',
  '%0A::error::x',
  '%2e%2e%2fup.txt',
  '__proto__',
  'constructor',
  '#fragment?query=1.html',
  'comma, semicolon; equals=.csv',
  '{a,b}*.txt',
  'right\u202Eto-left.txt',
  `${'long-'.repeat(40)}.bin`,
].filter((name) => process.platform !== 'win32' || !/[<>:"|?*\\]/.test(name));

/** Sizes around 256 KiB, above which the action sends a file in blocks. */
const SPECIAL_SIZES: readonly number[] = [0, 1, 256 * KIB - 1, 256 * KIB, 256 * KIB + 1, 300 * KIB];

/** Delivers 1,000 files to an emulator that breaks a fifth of all requests. */
export async function fuzzChaos(seed: number, folder: string): Promise<FuzzResult> {
  const plan = planChaos(seed, 1_000, 0.2);
  const run = await runChaos(plan, folder);
  const { step, journal } = run;
  const problems = verifyRun(run);
  const lines = journal.map((entry) => `${JSON.stringify(entry)}\n`);
  if (problems.length > 0) await writeFile(join(folder, 'journal.jsonl'), lines);
  const broken = journal.flatMap(({ fault }) => fault?.name ?? []);
  const faults = [
    `${plan.maxAttempts} attempts, ${plan.concurrency} at a time, Retry-After ${plan.retryAfter}`,
    `${step.outputs['uploaded-count']} of ${plan.fileCount} files`,
    `${step.outputs['export-count']} of ${plan.variants.length * plan.networks.length} exports`,
    `${journal.length} requests, ${broken.length} broken by ${new Set(broken).size} kinds of faults`,
  ].join('; ');
  return { run: step, problems, faults };
}

/**
 * Runs the bundled action as a child process against an emulator with faults.
 *
 * @param folder an empty folder for the files and for what a runner keeps
 */
export async function runChaos(plan: ChaosPlan, folder: string): Promise<ChaosRun> {
  const random = new Random('chaos', plan.seed);
  const sizes = Array.from({ length: plan.fileCount }, (_, index) => sizeOf(index, random));
  const hashes = await makeFiles(folder, sizes, random, pathOf);
  await using emulator = await startEmulator({
    tokens: [{ name: TOKEN }],
    retryAfter: plan.retryAfter,
    faults: plan.faults,
  });
  const { entries: journal } = emulator.journal;
  const step = await runChecked({
    folder,
    inputs: {
      'base-url': emulator.baseUrl,
      assets: plan.fileCount === 0 ? '' : '**',
      variant: plan.variants.join('\n'),
      network: plan.networks.join(','),
      'file-name': plan.naming,
      concurrency: String(plan.concurrency),
      'max-attempts': String(plan.maxAttempts),
      'request-timeout': String(plan.requestTimeoutS),
    },
    secrets: () => journal.flatMap(({ query }) => /X-Signature=(\w+)/.exec(query)?.[1] ?? []),
    hangsAfterMs: 600_000,
    started: (child) => {
      let [requests, latestMs] = [0, Date.now()];
      child.stdout?.on('data', () => {
        latestMs = Date.now();
      });
      const timer = setInterval(() => {
        if (journal.length > requests) [requests, latestMs] = [journal.length, Date.now()];
        if (Date.now() - latestMs > SILENT_MS) child.kill('SIGKILL');
      }, 1_000);
      child.once('close', () => clearInterval(timer));
    },
  });
  const files = sizes.map((size, index) => {
    const path = pathOf(index);
    return { path, size, sha256: hashes.get(basename(path)) ?? '' };
  });
  const stored = emulator.storedAssets().map(({ assetId, fileName, filePath }) => {
    const sha256 = createHash('sha256').update(readFileSync(filePath)).digest('hex');
    return { assetId, fileName, sha256 };
  });
  return { plan, files, step, stored, exports: emulator.exports(), journal };
}

/** A run that neither logs nor requests anything for this time hangs. */
const SILENT_MS = 60_000;

/** Most files have up to 16 KiB. One of 40 is large enough to be sent in blocks. */
function sizeOf(index: number, random: Random): number {
  const usual = index % 40 === 0 ? 256 * KIB + random.int(44 * KIB) : random.int(16 * KIB);
  return SPECIAL_SIZES[index] ?? usual;
}

/** Every base name is unique. */
function pathOf(index: number): string {
  const name =
    STRANGE_NAMES[index] ?? `asset-${index}.${['png', 'html', 'json', 'glb', 'unknown'][index % 5]}`;
  return index % 3 === 0 ? name : `level-${index % 3}/part ${index % 7}/${name}`;
}
