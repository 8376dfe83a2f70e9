import { type PipelineReport, tally } from '../../pipeline/outcomes.ts';
import { formatBytes, formatNumber, plural } from '../../support/format.ts';

/** What a step has sent: `2 of 3 files uploaded (1.5 KiB), 1 reused`, and `1 of 2 exports triggered`. Without files or exports, nothing of them. */
export function describeDone(report: Partial<PipelineReport>): string[] {
  const { files, bytes, exports } = tally(report);
  const uploads = [
    `${formatNumber(files.uploaded)} of ${plural(files.all, 'file')} uploaded (${formatBytes(bytes.uploaded)})`,
    ...countOf(files.reused, 'reused'),
    ...countOf(files.failed, 'failed'),
  ];
  const triggers = [
    `${formatNumber(exports.triggered)} of ${plural(exports.all, 'export')} triggered`,
    ...countOf(exports.reused, 'by an earlier step or attempt'),
    ...countOf(exports.failed, 'failed'),
    ...countOf(exports.unknown, 'unknown'),
  ];
  return [...(files.all > 0 ? [uploads.join(', ')] : []), ...(exports.all > 0 ? [triggers.join(', ')] : [])];
}

/** What a real run would send: `3 files to upload (1.2 MiB)`, and `2 exports to trigger`. */
export function describePlan(report: PipelineReport): string[] {
  const { files, bytes, exports } = tally(report);
  const uploads = `${plural(files.planned, 'file')} to upload (${formatBytes(bytes.planned)})`;
  return [
    ...(files.all > 0 || exports.all === 0
      ? [[uploads, ...countOf(files.reused, 'to reuse')].join(', ')]
      : []),
    ...(exports.all > 0 ? [`${plural(exports['not-attempted'], 'export')} to trigger`] : []),
  ];
}

function countOf(count: number, what: string): string[] {
  return count > 0 ? [`${formatNumber(count)} ${what}`] : [];
}
