import type { CallError } from '../api/call.ts';
import type { RetryWait } from '../retry/retry.ts';
import type { ReusedAsset } from './manifest/find-unchanged.ts';
import type { Asset, ExportOutcome, ExportRequest, UploadOutcome } from './outcomes.ts';

/** What the work tells while it goes on. Whoever listens must not throw. */
export interface PipelineEvents {
  /** Files that may be unchanged since an earlier run are being read. */
  comparisonStarted(candidates: readonly Asset[]): void;
  /** A file was compared; with what it is now, where it is unchanged. */
  comparisonSettled(asset: Asset, reused: ReusedAsset | undefined): void;
  comparisonFinished(reused: readonly ReusedAsset[]): void;
  /** Of those that are to be sent. */
  uploadsStarted(assets: readonly Asset[]): void;
  /** How many bytes of a large file have been sent, in the attempt that is under way. */
  uploadProgress(asset: Asset, sentBytes: number): void;
  uploadSettled(outcome: UploadOutcome): void;
  /** An upload address had expired, and a new one is asked for. */
  uploadUrlRenewed(asset: Asset): void;
  uploadsFinished(outcomes: readonly UploadOutcome[]): void;
  exportsStarted(requests: readonly ExportRequest[]): void;
  /** An export is about to be sent for the first time, and waits for this. */
  beforeExport?(request: ExportRequest): Promise<void>;
  exportSettled(outcome: ExportOutcome): void;
  exportsFinished(outcomes: readonly ExportOutcome[]): void;
  /** A request to the service or to the storage waits before its next attempt. */
  waiting(wait: RetryWait<CallError>): void;
}

type EventName = Exclude<keyof PipelineEvents, 'beforeExport'>;

/** Events that reach every listener, in the order of the list. */
export function fanOut(listeners: readonly Partial<PipelineEvents>[]): PipelineEvents {
  const toAll =
    <Name extends EventName>(name: Name) =>
    (...details: Parameters<PipelineEvents[Name]>): void => {
      for (const listener of listeners) {
        (listener[name] as ((...details: Parameters<PipelineEvents[Name]>) => void) | undefined)?.(
          ...details,
        );
      }
    };
  return {
    comparisonStarted: toAll('comparisonStarted'),
    comparisonSettled: toAll('comparisonSettled'),
    comparisonFinished: toAll('comparisonFinished'),
    uploadsStarted: toAll('uploadsStarted'),
    uploadProgress: toAll('uploadProgress'),
    uploadSettled: toAll('uploadSettled'),
    uploadUrlRenewed: toAll('uploadUrlRenewed'),
    uploadsFinished: toAll('uploadsFinished'),
    exportsStarted: toAll('exportsStarted'),
    beforeExport: async (request) => {
      for (const listener of listeners) await listener.beforeExport?.(request);
    },
    exportSettled: toAll('exportSettled'),
    exportsFinished: toAll('exportsFinished'),
    waiting: toAll('waiting'),
  };
}
