import type { PipelineEvents } from '../pipeline/pipeline-events.ts';
import type { UploadOutcome } from '../pipeline/upload-outcome.ts';
import { formatBytes } from '../support/format-bytes.ts';
import { formatDuration } from '../support/format-duration.ts';
import { plural } from '../support/plural.ts';
import type { Log } from './log.ts';

/** Up to this many files get a line each; of more, only those that fail do. */
const LINE_A_FILE = 50;

/** Tells the log what the pipeline does. */
export function logEvents(log: Log): PipelineEvents {
  let everyFile = true;
  return {
    comparisonStarted: (candidates) => {
      everyFile = candidates.length <= LINE_A_FILE;
      const bytes = candidates.reduce((sum, { size }) => sum + size, 0);
      log.startGroup(
        `Compare ${plural(candidates.length, 'file')} with the earlier manifest (${formatBytes(bytes)})`,
      );
    },
    comparisonSettled: (_, reused) => {
      if (everyFile && reused !== undefined) log.info(describeUpload(reused));
    },
    comparisonFinished: (reused) => {
      log.endGroup();
      const bytes = reused.reduce((sum, { asset }) => sum + asset.size, 0);
      log.info(`${plural(reused.length, 'unchanged file')} not sent again (${formatBytes(bytes)})`);
    },
    uploadsStarted: (assets) => {
      everyFile = assets.length <= LINE_A_FILE;
      const bytes = assets.reduce((sum, { size }) => sum + size, 0);
      log.startGroup(`Upload ${plural(assets.length, 'file')} (${formatBytes(bytes)})`);
    },
    uploadSettled: (outcome) => {
      if (everyFile || outcome.status === 'failed') log.info(describeUpload(outcome));
    },
    uploadUrlRenewed: ({ path }) =>
      log.info(`  ${path}: the upload address had expired, asking for a new one`),
    uploadsFinished: (outcomes) => {
      log.endGroup();
      const uploaded = outcomes.filter(({ status }) => status === 'uploaded');
      const bytes = uploaded.reduce((sum, { asset }) => sum + asset.size, 0);
      log.info(`${uploaded.length} of ${plural(outcomes.length, 'file')} uploaded (${formatBytes(bytes)})`);
    },
    exportsStarted: (requests) => log.info(`Trigger ${plural(requests.length, 'export')}`),
    exportSettled: (outcome) => {
      const mark = outcome.status === 'triggered' ? '✓' : '✗';
      const words = outcome.status === 'triggered' ? '' : `: ${outcome.status}`;
      log.info(`  ${mark} ${outcome.variantId} → ${outcome.network}${words}`);
    },
    waiting: ({ error, waitMs, asked, attempt, maxAttempts }) => {
      const why = asked ? 'as it asked' : 'before another try';
      log.info(
        `  ${error.message}; waiting ${formatDuration(waitMs)} ${why} (attempt ${attempt} of ${maxAttempts})`,
      );
    },
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
