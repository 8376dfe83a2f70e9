import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import type { JournalEntry } from '../../emulator/src/http/journal.ts';
import type { FaultName, FaultOptions, RetryAfterForm } from '../../emulator/src/options.ts';
import { startEmulator } from '../../emulator/src/start-emulator.ts';
import type { ExportRecord } from '../../emulator/src/store/export-table.ts';
import { readAnnotations } from '../../scripts/read-annotations.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { formatNumber, plural } from '../../src/support/format.ts';
import {
  type CheckedRun,
  Findings,
  type FuzzResult,
  makeFiles,
  Random,
  runChecked,
  TOKEN,
} from './checked-run.ts';

/** The settings of a run with faults, which all follow from the seed. */
export interface ChaosPlan {
  readonly seed: number;
  /** Files to upload; with 0 the run only exports. */
  readonly fileCount: number;
  readonly variants: readonly string[];
  readonly networks: readonly string[];
  readonly faults: FaultOptions;
  readonly retryAfter: RetryAfterForm;
  readonly naming: 'basename' | 'path';
  readonly concurrency: number;
  readonly maxAttempts: number;
  readonly requestTimeoutS: number;
}

/** The share of each fault. A file fails if its second upload URL expires too, so this fault is rare. */
const PARTS: Readonly<Record<FaultName, number>> = {
  '429': 0.2,
  '5xx': 0.2,
  reset: 0.2,
  'reset-body': 0.1,
  stall: 0.1,
  truncate: 0.15,
  expired: 0.05,
};

/**
 * Plans a run whose requests are broken at a rate of 0 to 1. With most seeds the action retries often enough for every file to
 * arrive. Of ten seeds, three give up early, so that files fail; one has only exports, so that some of these fail; and two have
 * few exports, so that some runs succeed.
 */
export function planChaos(seed: number, fileCount: number, rate: number): ChaosPlan {
  const pick = <T>(...choices: readonly [T, ...T[]]): T => choices[seed % choices.length] ?? choices[0];
  const list = (noun: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${noun}-${index + 1}`);
  const rates = Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, part * rate]));
  const onlyExports = seed % 10 === 4;
  return {
    seed,
    fileCount: onlyExports ? 0 : fileCount,
    variants: list('variant', onlyExports ? 40 : pick(1, 4, 4, 4, 4)),
    networks: list('network', 3),
    faults: { rates, seed },
    retryAfter: pick<RetryAfterForm>('seconds', 'date', 'none'),
    naming: pick<ChaosPlan['naming']>('path', 'basename'),
    concurrency: pick(16, 8, 32, 64),
    maxAttempts: onlyExports ? 1 : pick(10, 10, 2, 10, 3),
    requestTimeoutS: pick(1, 2, 1, 1, 1),
  };
}

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

/** The action leaves a larger output empty and warns. */
const MAX_OUTPUT_BYTES = 100_000;

/** Compares everything that a run reported with what the emulator recorded: one sentence per contradiction. */
export function verifyRun(run: ChaosRun): readonly string[] {
  const { step, journal } = run;
  const findings = new Findings();
  const puts = journal.filter(({ path }) => path.startsWith('/storage/'));
  const sent = JSON.stringify(puts.map(({ headers, query }) => [headers, query]));
  findings.expect('the token in what the storage received', sent.includes(TOKEN), false);
  if (step.manifest !== undefined) {
    checkFiles(run, step.manifest, findings);
    checkExports(run, step.manifest, findings);
    checkResult(run, step.manifest, findings);
  }
  return [...step.problems, ...findings.problems];
}

/** The storage holds what the manifest says about every file. */
function checkFiles({ plan, files, stored, journal }: ChaosRun, { assets }: Manifest, findings: Findings) {
  const byId = new Map(stored.map((file) => [file.assetId, file]));
  const requested = new Set(journal.map(({ body }) => (body as { fileName?: string } | null)?.fileName));
  const paths = assets.map(({ path }) => path);
  findings.expect('the files in the manifest', paths.sort(), files.map(({ path }) => path).sort());
  for (const { path, size, sha256 } of files) {
    const asset = assets.find((one) => one.path === path);
    if (asset === undefined) continue;
    const { status, assetId } = asset;
    const fileName = plan.naming === 'path' ? path : posix.basename(path);
    findings.expect(`the name and size of ${path}`, [asset.fileName, asset.size], [fileName, size]);
    findings.expect(`${path}, ${status}: an error`, asset.error !== undefined, status === 'failed');
    findings.expect(`${path}, ${status}: an asset id`, assetId !== undefined, status === 'uploaded');
    if (status === 'uploaded')
      findings.expect(`${path} in the storage`, byId.get(assetId ?? ''), { assetId, fileName, sha256 });
    else if (status === 'not-attempted')
      findings.expect(`${path}, not attempted: an upload URL`, requested.has(fileName), false);
    else findings.expect(`the status of ${path}`, status, 'failed');
  }
  const ids = assets.flatMap(({ assetId }) => assetId ?? []);
  findings.expect('different asset ids', new Set(ids).size, ids.length);
}

/** Every export was triggered as often as the manifest says. */
function checkExports({ plan, exports, journal }: ChaosRun, manifest: Manifest, findings: Findings) {
  const keyOf = (one: { variantId: string; network: string }) => `${one.variantId} to ${one.network}`;
  const planned = plan.variants.flatMap((variantId) =>
    plan.networks.map((network) => keyOf({ variantId, network })),
  );
  const recorded = Map.groupBy(exports, keyOf);
  const posts = journal.filter(({ method, path }) => method === 'POST' && path === '/v1/export');
  const sent = Map.groupBy(posts, ({ body }) => keyOf(body as { variantId: string; network: string }));
  findings.expect('the exports in the manifest', manifest.exports.map(keyOf).sort(), planned.sort());
  for (const outcome of manifest.exports) {
    const { status, attempts, error } = outcome;
    const key = `${keyOf(outcome)}, ${status}`;
    const requests = sent.get(keyOf(outcome)) ?? [];
    const times = recorded.get(keyOf(outcome))?.length ?? 0;
    const leftOpen = requests
      .slice(0, -1)
      .some((one) => leavesOutcomeUnknown(one, plan.retryAfter !== 'none'));
    findings.expect(`${key}: sent again although its outcome was unknown`, leftOpen, false);
    findings.expect(`${key}: attempts`, attempts, requests.length);
    findings.expect(`${key}: more attempts than allowed`, requests.length > plan.maxAttempts, false);
    findings.expect(`${key}: an error`, error !== undefined, status === 'failed' || status === 'unknown');
    if (status === 'unknown') findings.expect(`${key}: triggered more than once`, times > 1, false);
    else findings.expect(`${key}: times that it was triggered`, times, status === 'triggered' ? 1 : 0);
  }
  if (manifest.assets.some(({ status }) => status !== 'uploaded'))
    findings.expect('exports that were sent although not every file was uploaded', sent.size, 0);
}

/** Whether the service may have done the work of this request, so that the client must not send it again. */
function leavesOutcomeUnknown({ fault, status }: JournalEntry, sendsRetryAfter: boolean): boolean {
  if (fault === undefined) return true;
  if (fault.name === '429') return false;
  return !(status === 503 && fault.when === 'before' && sendsRetryAfter);
}

/** Exit code, conclusion, outputs, annotations and job summary agree. */
function checkResult({ step }: ChaosRun, { assets, exports, conclusion }: Manifest, findings: Findings) {
  const uploaded = assets.filter(({ status }) => status === 'uploaded');
  const failed = assets.filter(({ status }) => status === 'failed').length;
  const triggered = exports.filter(({ status }) => status === 'triggered').length;
  const complete = uploaded.length === assets.length && triggered === exports.length;
  findings.expect('the conclusion', conclusion, complete ? 'success' : 'failure');
  findings.expect('the exit code', step.exitCode, complete ? 0 : 1);

  const ids = JSON.stringify(Object.fromEntries(uploaded.map(({ path, assetId }) => [path, assetId])));
  const short = exports.map(({ variantId, network, status }) => ({ variantId, network, status }));
  const full = exports.map(({ response }, index) => ({ ...short[index], response }));
  const outputs = {
    'uploaded-count': String(uploaded.length),
    'reused-count': '0',
    'failed-count': String(failed),
    'uploaded-bytes': String(uploaded.reduce((sum, { size }) => sum + size, 0)),
    'export-count': String(triggered),
    'asset-ids': fits(ids) ? ids : '',
    exports: JSON.stringify(fits(JSON.stringify(full)) ? full : short),
  };
  for (const [name, value] of Object.entries(outputs))
    findings.expect(`the output ${name}`, step.outputs[name], value);

  const named = countFailed(step.stdout);
  findings.expect('the number of files that annotations name as not uploaded', named, failed);
  // The summary counts only what the run had to do.
  const files = `**${formatNumber(uploaded.length)} of ${plural(assets.length, 'file')}** uploaded`;
  const counts = `**${formatNumber(triggered)} of ${plural(exports.length, 'export')}** triggered`;
  for (const text of [...(assets.length > 0 ? [files] : []), ...(exports.length > 0 ? [counts] : [])])
    findings.expect(`the summary says ${text}`, step.summary.includes(text), true);
}

/** Counts files in annotations, and in the log, which lists the causes that have no annotation. */
function countFailed(stdout: string): number {
  const annotated = readAnnotations(stdout, 'error').map(({ message }) => message.split('\n')[0] ?? '');
  const logged = stdout.match(/^[A-Z][^:\n]*: [\d,]+ files? not uploaded/gm) ?? [];
  return [...annotated, ...logged].reduce((sum, line) => {
    const [, count = '0'] = /([\d,]+) files? not uploaded/.exec(line) ?? [];
    return sum + Number(count.replaceAll(',', ''));
  }, 0);
}

function fits(json: string): boolean {
  return Buffer.byteLength(json) <= MAX_OUTPUT_BYTES;
}
