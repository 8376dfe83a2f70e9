import type { PipelineEvents } from '../../pipeline/events.ts';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import type { UploadOutcome } from '../../pipeline/outcomes.ts';
import { type Clock, systemClock } from '../../retry/clock.ts';
import { formatBytes, formatDuration, formatNumber, plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Log } from '../runner/log.ts';
import { Progress, systemTicker, type Ticker } from './progress.ts';
import { UploadMeter } from './upload-meter.ts';
import { WaitLog } from './wait-log.ts';

/** Up to this many files, or exports, get a line each; of more, only those that fail do. */
const MAX_LISTED_ITEMS = 50;

/** Lines about what failed, or had to be done again: what has failed is counted, and in the manifest. */
const MAX_DETAILS = 100;

/** The events, and an end to what goes on between them. */
export interface LoggedEvents extends PipelineEvents {
  /** Whatever became of the work: nothing more is said after it. */
  stop(): void;
}

/** Tells the log what the pipeline does. */
export function logEvents(log: Log, time: { readonly clock: Clock; readonly ticker: Ticker }): LoggedEvents {
  const { clock } = time;
  const progress = new Progress(log, time);
  const waits = new WaitLog();
  let meter = new UploadMeter([], clock.monotonicMs());
  let everyOne = true;
  let details = 0;
  let compared = 0;
  let exported = 0;
  const sayDetail = (text: string): void => {
    details += 1;
    if (everyOne || details <= MAX_DETAILS) progress.log(text);
    else if (details === MAX_DETAILS + 1)
      progress.log('  Further ones are only counted; the manifest has all');
  };
  const begin = (title: string, count: number, status: () => string, tick?: () => void): void => {
    everyOne = count <= MAX_LISTED_ITEMS;
    details = 0;
    progress.begin({
      title,
      talkative: everyOne,
      status: () => `${status()}${waits.formatRemaining(clock.monotonicMs())}`,
      ...(tick && { tick }),
    });
  };
  return {
    comparisonStarted: (candidates) => {
      compared = 0;
      const bytes = candidates.reduce((sum, { size }) => sum + size, 0);
      const files = plural(candidates.length, 'file');
      begin(
        `Compare ${files} with the earlier manifest (${formatBytes(bytes)})`,
        candidates.length,
        () => `${compared} of ${files} compared`,
      );
    },
    comparisonSettled: (_, reused) => {
      compared += 1;
      if (everyOne && reused !== undefined) progress.log(describeUpload(reused));
    },
    comparisonFinished: (reused) => {
      progress.end();
      const bytes = reused.reduce((sum, { asset }) => sum + asset.size, 0);
      log.info(`${plural(reused.length, 'unchanged file')} not sent again (${formatBytes(bytes)})`);
    },
    uploadsStarted: (assets) => {
      const uploads = new UploadMeter(assets, clock.monotonicMs());
      meter = uploads;
      const bytes = assets.reduce((sum, { size }) => sum + size, 0);
      begin(
        `Upload ${plural(assets.length, 'file')} (${formatBytes(bytes)})`,
        assets.length,
        () => uploads.describe(clock.monotonicMs(), waits.isPaused(clock.monotonicMs())),
        () => uploads.sample(clock.monotonicMs()),
      );
    },
    uploadProgress: (asset, sentBytes) => meter.sent(asset, sentBytes),
    uploadSettled: (outcome) => {
      meter.settled(outcome);
      if (outcome.status === 'failed') sayDetail(describeUpload(outcome));
      else if (everyOne) progress.log(describeUpload(outcome));
    },
    uploadUrlRenewed: ({ path }) =>
      sayDetail(`  ${path}: the upload address had expired, asking for a new one`),
    uploadsFinished: (outcomes) => {
      progress.end();
      const uploaded = outcomes.filter(({ status }) => status === 'uploaded');
      const bytes = uploaded.reduce((sum, { asset }) => sum + asset.size, 0);
      log.info(
        `${formatNumber(uploaded.length)} of ${plural(outcomes.length, 'file')} uploaded (${formatBytes(bytes)})`,
      );
    },
    exportsStarted: (requests) => {
      exported = 0;
      const startedMs = clock.monotonicMs();
      begin(`Trigger ${plural(requests.length, 'export')}`, requests.length, () => {
        const elapsed = formatDuration(clock.monotonicMs() - startedMs);
        return `${formatNumber(exported)} of ${plural(requests.length, 'export')} answered after ${elapsed}`;
      });
    },
    exportSettled: (outcome) => {
      exported += 1;
      const done = outcome.status === 'triggered';
      const words = done ? '' : `: ${outcome.status}`;
      const line = `  ${done ? '✓' : '✗'} ${outcome.variantId} → ${outcome.network}${words}`;
      if (!done) sayDetail(line);
      else if (everyOne) progress.log(line);
    },
    exportsFinished: (outcomes) => {
      progress.end();
      const triggered = outcomes.filter(({ status }) => status === 'triggered');
      log.info(`${formatNumber(triggered.length)} of ${plural(outcomes.length, 'export')} triggered`);
    },
    waiting: (wait) => {
      const line = waits.lineFor(wait, clock.monotonicMs());
      if (line !== undefined) progress.log(`  ${line}`);
    },
    stop: () => progress.end(),
  };
}

function describeUpload(outcome: UploadOutcome): string {
  const { path, size, contentType } = outcome.asset;
  switch (outcome.status) {
    case 'uploaded':
      return `  ✓ ${path} (${formatBytes(size)}, ${contentType}) is ${outcome.assetId}`;
    case 'reused':
      return `  = ${path} (${formatBytes(size)}, ${contentType}) is still ${outcome.assetId}`;
    case 'failed':
      return `  ✗ ${path}: ${outcome.failure.error.message}`;
    case 'not-attempted':
      return `  - ${path}: not attempted`;
  }
}

export interface SearchToLog {
  readonly log: Log;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly workingDirectory: string;
}

/** Tells the log that files are looked for, and what was found; returns what `find` does. */
export async function logSearch(
  { log, include, exclude, workingDirectory }: SearchToLog,
  find: () => Promise<FoundAssets>,
  time: { readonly clock: Clock; readonly ticker: Ticker } = { clock: systemClock, ticker: systemTicker },
): Promise<FoundAssets> {
  const progress = new Progress(log, time);
  const startedMs = time.clock.monotonicMs();
  const elapsed = (): string => formatDuration(time.clock.monotonicMs() - startedMs);
  progress.begin({
    title: 'Find files',
    status: () => `still looking, for ${elapsed()} now`,
    talkative: true,
  });
  const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
  progress.log(`  in ${workingDirectory}: ${joinTruncated(patterns, 10)}`);
  try {
    const found = await find();
    progress.end();
    const bytes = found.assets.reduce((sum, { size }) => sum + size, 0);
    log.info(`${plural(found.assets.length, 'file')} found (${formatBytes(bytes)})`);
    return found;
  } finally {
    progress.end();
  }
}
