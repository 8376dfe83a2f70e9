import type { ProgressEvents } from '../../../pipeline/events.ts';
import type { AssetSearch } from '../../../pipeline/find/file-search.ts';
import type { FoundAssets } from '../../../pipeline/find/find-assets.ts';
import type { ExportOutcome, UploadOutcome } from '../../../pipeline/outcomes.ts';
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
import { UploadMeter } from './upload-meter.ts';

/** Up to this many files or exports get a line each. If there are more, only failed ones do. */
const MAX_LISTED_ITEMS = 50;

/** Maximum lines about failures and expired upload URLs. Later ones are only counted; the manifest lists all failures. */
const MAX_PROBLEM_LINES = 100;

export interface LoggedEvents extends ProgressEvents {
  /** Closes the current group, also after a crash. No status line follows. */
  stop(): void;
}

export function logEvents(log: Log, clock?: Clock): LoggedEvents {
  const progress = new Progress(log, clock);
  let meter = new UploadMeter([], progress.nowMs);
  let listsAll = true;
  let problems = 0;
  let compared = 0;
  let exported = 0;
  const logProblem = (text: string): void => {
    problems += 1;
    if (listsAll || problems <= MAX_PROBLEM_LINES) progress.log(text);
    else if (problems === MAX_PROBLEM_LINES + 1)
      progress.log('  Further problems are only counted; the manifest lists all failures');
  };
  const startPhase = (title: string, count: number, status: () => string): void => {
    listsAll = count <= MAX_LISTED_ITEMS;
    problems = 0;
    progress.startPhase({ title, status });
  };
  return {
    comparisonStarted: (candidates) => {
      compared = 0;
      const files = plural(candidates.length, 'file');
      startPhase(
        `Compare ${files} with earlier uploads (${formatTotalSize(candidates)})`,
        candidates.length,
        () => `${formatNumber(compared)} of ${files} compared`,
      );
    },
    comparisonSettled: (_, reused) => {
      compared += 1;
      if (listsAll && reused !== undefined) progress.log(describeUpload(reused));
    },
    comparisonFinished: (reused) => {
      progress.endPhase();
      log.info(`${plural(reused.length, 'unchanged file')} not sent again (${formatTotalSize(reused)})`);
    },
    uploadsStarted: (assets) => {
      meter = new UploadMeter(assets, progress.nowMs);
      startPhase(`Upload ${plural(assets.length, 'file')} (${formatTotalSize(assets)})`, assets.length, () =>
        meter.describe(progress.nowMs),
      );
    },
    uploadProgress: (asset, sentBytes) => meter.sent(asset, sentBytes),
    uploadSettled: (outcome) => {
      meter.settled(outcome);
      if (outcome.status === 'failed') logProblem(describeUpload(outcome));
      else if (listsAll) progress.log(describeUpload(outcome));
    },
    uploadUrlRenewed: ({ path }) => logProblem(`  ${path}: the upload URL has expired, requesting a new one`),
    uploadsFinished: (outcomes) => {
      progress.endPhase();
      for (const done of describeDone({ uploads: outcomes })) log.info(done);
    },
    exportsStarted: (requests) => {
      logReused(requests, log);
      exported = 0;
      const exports = plural(requests.length, 'export');
      const status = () => `${formatNumber(exported)} of ${exports} finished`;
      startPhase(`Trigger ${exports}`, requests.length, status);
    },
    exportSettled: (outcome) => {
      exported += 1;
      const isProblem = ['failed', 'unknown'].includes(outcome.status) || 'leftOut' in outcome;
      if (isProblem) logProblem(describeExport(outcome));
      else if (listsAll) progress.log(describeExport(outcome));
    },
    exportsFinished: (outcomes) => {
      progress.endPhase();
      for (const done of describeDone({ exports: outcomes })) log.info(done);
    },
    waiting: (wait) => progress.logWait(wait),
    stop: () => progress.endPhase(),
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

function describeUpload(outcome: UploadOutcome): string {
  const { path, size, contentType } = outcome;
  switch (outcome.status) {
    case 'uploaded':
      return `  ✓ ${path} (${formatBytes(size)}, ${contentType}) is ${outcome.assetId}`;
    case 'reused':
      return `  = ${path} (${formatBytes(size)}, ${contentType}) is still ${outcome.assetId}`;
    case 'failed':
      return `  ✗ ${path}: ${outcome.error}`;
    case 'planned':
    case 'not-attempted':
      return `  - ${path}: not attempted`;
  }
}

function describeExport(outcome: ExportOutcome): string {
  const { variantId, network, status } = outcome;
  const pair = `${variantId} → ${network}`;
  if (outcome.status === 'triggered') {
    const { leftOut, shown } = outcome;
    if (leftOut) return `  ✓ ${pair}: the manifest lacks the response, because ${leftOut}`;
    const { link, words = '' } = shown ?? {};
    const said = [...(link ? [link.url ?? link.text] : []), words].join(' ').trimEnd();
    return `  ✓ ${pair}${said && `: ${said}`}`;
  }
  if (status === 'reused') return `  = ${pair}: an earlier step or attempt triggered it`;
  if (status === 'not-attempted') return `  - ${pair}: not attempted`;
  const why = outcome.failure ? `: ${outcome.failure.error.message}` : '';
  return `  ✗ ${pair}: ${status}${why}`;
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
  progress.startPhase({
    title: 'Find files',
    status: () => `still looking after ${formatDuration(progress.nowMs - startedMs)}`,
  });
  const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
  progress.log(`  in ${workingDirectory}: ${joinTruncated(patterns, 10)}`);
  const found = await find().finally(() => progress.endPhase());
  log.info(`${plural(found.assets.length, 'file')} found (${formatTotalSize(found.assets)})`);
  const { foldersTaken: folders, hidden, linksBehindLinks: links } = found;
  if (folders.length > 0)
    log.info(`A wildcard took ${plural(folders.length, 'whole folder')}: ${joinTruncated(folders)}`);
  const left = plural(hidden.length, 'hidden file or folder', 'hidden files and folders');
  const byWildcards = 'left out by wildcards (`include-hidden-files: true` takes them)';
  if (hidden.length > 0) log.info(`${left} ${byWildcards}: ${joinTruncated(hidden)}`);
  const behind = plural(links.length, 'symbolic link', 'symbolic links');
  if (links.length > 0) log.info(`${behind} behind another link not followed: ${joinTruncated(links)}`);
  return found;
}
