import type { ProgressEvents } from '../../../pipeline/events.ts';
import type { AssetSearch } from '../../../pipeline/find/file-search.ts';
import type { FoundAssets } from '../../../pipeline/find/find-assets.ts';
import type { Asset, ExportOutcome, UploadOutcome } from '../../../pipeline/outcomes.ts';
import type { Clock } from '../../../retry/clock.ts';
import {
  formatBytes,
  formatDuration,
  formatNumber,
  formatTotalSize,
  plural,
} from '../../../support/format.ts';
import { joinTruncated } from '../../../support/text.ts';
import type { Log } from '../../runner/log.ts';
import { describeDone } from '../counts.ts';
import { Progress } from './progress.ts';

/** Up to this many files or exports get a line each. If there are more, only failed ones do. */
const MAX_LISTED_ITEMS = 50;

/** Maximum lines about failures and expired upload URLs. Later ones are only counted; the manifest lists all failures. */
const MAX_PROBLEM_LINES = 100;

export function logEvents(log: Log, clock?: Clock): ProgressEvents {
  const progress = new Progress(log, clock);
  /** Of the current phase. */
  let [listsAll, problems, settled] = [true, 0, 0];
  let uploads = measureUploads([], progress.nowMs);
  const startPhase = (title: string, count: number, status: () => string): void => {
    [listsAll, problems, settled] = [count <= MAX_LISTED_ITEMS, 0, 0];
    progress.startPhase(title, status);
  };
  const logSettled = (line: string, isProblem: boolean): void => {
    settled += 1;
    if (isProblem) logProblem(line);
    else if (listsAll) progress.log(line);
  };
  const logProblem = (line: string): void => {
    problems += 1;
    if (listsAll || problems <= MAX_PROBLEM_LINES) progress.log(line);
    else if (problems === MAX_PROBLEM_LINES + 1)
      progress.log('  Further problems are only counted; the manifest lists all failures');
  };
  const finish = (...lines: readonly string[]): void => {
    progress.endPhase();
    for (const line of lines) log.info(line);
  };
  return {
    comparisonStarted: (candidates) => {
      const files = plural(candidates.length, 'file');
      const title = `Compare ${files} with earlier uploads (${formatTotalSize(candidates)})`;
      startPhase(title, candidates.length, () => `${formatNumber(settled)} of ${files} compared`);
    },
    comparisonSettled: (_, reused) => {
      if (reused === undefined) settled += 1;
      else logSettled(describeUpload(reused), false);
    },
    comparisonFinished: (reused) =>
      finish(`${plural(reused.length, 'unchanged file')} not sent again (${formatTotalSize(reused)})`),
    uploadsStarted: (assets) => {
      uploads = measureUploads(assets, progress.nowMs);
      const title = `Upload ${plural(assets.length, 'file')} (${formatTotalSize(assets)})`;
      startPhase(title, assets.length, () => uploads.describe(progress.nowMs));
    },
    uploadProgress: (asset, sentBytes) => uploads.sent(asset, sentBytes),
    uploadSettled: (outcome) => {
      uploads.settled(outcome);
      logSettled(describeUpload(outcome), outcome.status === 'failed');
    },
    uploadUrlRenewed: ({ path }) => logProblem(`  ${path}: the upload URL has expired, requesting a new one`),
    uploadsFinished: (outcomes) => finish(...describeDone({ uploads: outcomes })),
    exportsStarted: (requests) => {
      logReused(requests, log);
      const exports = plural(requests.length, 'export');
      const status = () => `${formatNumber(settled)} of ${exports} finished`;
      startPhase(`Trigger ${exports}`, requests.length, status);
    },
    exportSettled: (outcome) => {
      const isProblem = ['failed', 'unknown'].includes(outcome.status) || 'leftOut' in outcome;
      logSettled(describeExport(outcome), isProblem);
    },
    exportsFinished: (outcomes) => finish(...describeDone({ exports: outcomes })),
    waiting: (wait) => progress.logWait(wait),
  };
}

/** Counts the files and bytes of uploads, including the bytes of files that are in flight. */
function measureUploads(assets: readonly Asset[], startedMs: number) {
  /** The bytes of each file that were sent so far, by its path. A retry starts again from 0. */
  const inFlight = new Map<string, number>();
  const done = { files: 0, bytes: 0, failed: 0 };
  return {
    sent: ({ path }: Asset, bytes: number): unknown => inFlight.set(path, bytes),
    settled: ({ path, size, status }: UploadOutcome): void => {
      inFlight.delete(path);
      done.files += 1;
      done.bytes += size;
      if (status === 'failed') done.failed += 1;
    },
    /** As `120 of 20,000 files (1 failed), 12 MiB of 2 GiB, 1.5 MiB/s`. The speed is that since the start. */
    describe: (nowMs: number): string => {
      const bytes = inFlight.values().reduce((sum, sent) => sum + sent, done.bytes);
      const failed = done.failed > 0 ? ` (${formatNumber(done.failed)} failed)` : '';
      const speed = formatBytes((bytes / Math.max(1, nowMs - startedMs)) * 1000);
      const files = `${formatNumber(done.files)} of ${plural(assets.length, 'file')}${failed}`;
      return `${files}, ${formatBytes(bytes)} of ${formatTotalSize(assets)}, ${speed}/s`;
    },
  };
}

/** Says who triggered the exports that this run does not trigger, and how to trigger them again. */
function logReused(outcomes: readonly ExportOutcome[], log: Log): void {
  const reused = outcomes.filter((outcome) => outcome.status === 'reused');
  const byRun = Map.groupBy(reused, ({ run }) => run && `by run ${run.id}, attempt ${run.attempt}`);
  for (const [run, exports] of byRun) {
    const were = plural(exports.length, 'export was', 'exports were');
    // Outside of a workflow, the manifest is the order.
    const again = run === undefined ? 'Removing the manifest' : 'A new run';
    log.info(
      `${were} triggered ${run ?? 'before'}. ${again}, or \`reuse-unchanged: false\`, triggers them again.`,
    );
  }
}

function describeUpload({ path, size, contentType, status, assetId, error }: UploadOutcome): string {
  const file = `${path} (${formatBytes(size)}, ${contentType})`;
  if (status === 'uploaded') return `  ✓ ${file} is ${assetId}`;
  if (status === 'reused') return `  = ${file} is still ${assetId}`;
  return status === 'failed' ? `  ✗ ${path}: ${error}` : `  - ${path}: not attempted`;
}

function describeExport(outcome: ExportOutcome): string {
  const { status, failure, leftOut, shown: { link, words } = {} } = outcome;
  const pair = `${outcome.variantId} → ${outcome.network}`;
  if (status === 'reused') return `  = ${pair}: an earlier step or attempt triggered it`;
  if (status === 'not-attempted') return `  - ${pair}: not attempted`;
  if (status !== 'triggered')
    return `  ✗ ${[pair, status, failure?.error.message].filter(Boolean).join(': ')}`;
  if (leftOut) return `  ✓ ${pair}: the manifest lacks the response, because ${leftOut}`;
  const said = [link?.url ?? link?.text, words].filter(Boolean).join(' ');
  return `  ✓ ${pair}${said && `: ${said}`}`;
}

type LoggedSearch = Pick<AssetSearch, 'include' | 'exclude' | 'workingDirectory'> & { readonly log: Log };

/** Logs the search for files while `find` runs, and how many files it found. Returns the result of `find`. */
export async function logSearch(
  { log, include, exclude, workingDirectory }: LoggedSearch,
  find: () => Promise<FoundAssets>,
  clock?: Clock,
): Promise<FoundAssets> {
  const progress = new Progress(log, clock);
  const startedMs = progress.nowMs;
  progress.startPhase(
    'Find files',
    () => `still looking after ${formatDuration(progress.nowMs - startedMs)}`,
  );
  const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
  progress.log(`  in ${workingDirectory}: ${joinTruncated(patterns, 10)}`);
  const found = await find().finally(() => progress.endPhase());
  log.info(`${plural(found.assets.length, 'file')} found (${formatTotalSize(found.assets)})`);
  const { foldersTaken, hidden, linksBehindLinks } = found;
  const name = (what: string, paths: readonly string[]): void => {
    if (paths.length > 0) log.info(`${what}: ${joinTruncated(paths)}`);
  };
  const hiddenOnes = plural(hidden.length, 'hidden file or folder', 'hidden files and folders');
  name(`A wildcard took ${plural(foldersTaken.length, 'whole folder')}`, foldersTaken);
  name(`${hiddenOnes} left out by wildcards (\`include-hidden-files: true\` takes them)`, hidden);
  const links = plural(linksBehindLinks.length, 'symbolic link');
  name(`${links} behind another link not followed`, linksBehindLinks);
  return found;
}
