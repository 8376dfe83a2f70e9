import type { RetryWait } from '../retry/results.ts';
import type { Asset, ExportOutcome, ExportRequest, ReusedFile, UploadOutcome } from './outcomes.ts';

/** Progress of the pipeline. Listeners must not throw. */
export interface ProgressEvents {
  /** Files that may be unchanged since a previous run are about to be read. */
  comparisonStarted(candidates: readonly Asset[]): void;
  /** @param reused absent if the file has changed */
  comparisonSettled(asset: Asset, reused: ReusedFile | undefined): void;
  comparisonFinished(reused: readonly ReusedFile[]): void;
  /** @param assets those to upload, without the reused ones */
  uploadsStarted(assets: readonly Asset[]): void;
  /** @param sentBytes bytes of a large file sent in the current attempt */
  uploadProgress(asset: Asset, sentBytes: number): void;
  uploadSettled(outcome: UploadOutcome): void;
  /** An upload URL has expired, and a new one is requested. */
  uploadUrlRenewed(asset: Asset): void;
  uploadsFinished(outcomes: readonly UploadOutcome[]): void;
  /** @param outcomes what is known before: `not-attempted`, or what an earlier run did */
  exportsStarted(outcomes: readonly ExportOutcome[]): void;
  exportSettled(outcome: ExportOutcome): void;
  exportsFinished(outcomes: readonly ExportOutcome[]): void;
  /** A request to the service or to the storage waits before its next attempt. */
  waiting(wait: RetryWait): void;
}

/** The same, and what must happen before something is sent. */
export interface PipelineEvents extends ProgressEvents {
  /** The first `PUT` waits for this promise. With an error, none is sent. */
  beforeFirstPut(): Promise<Error | undefined>;
  /** The first attempt of an export waits for this promise. With an error, it is not sent. */
  beforeExport(request: ExportRequest): Promise<Error | undefined>;
}

/** Returns events that call every listener, in the order of the list. */
export function fanOut(listeners: readonly Partial<PipelineEvents>[]): PipelineEvents {
  const toAll =
    <Name extends keyof ProgressEvents>(name: Name) =>
    (...details: Parameters<ProgressEvents[Name]>): void => {
      for (const listener of listeners) {
        (listener[name] as ((...details: Parameters<ProgressEvents[Name]>) => void) | undefined)?.(
          ...details,
        );
      }
    };
  return {
    comparisonStarted: toAll('comparisonStarted'),
    comparisonSettled: toAll('comparisonSettled'),
    comparisonFinished: toAll('comparisonFinished'),
    uploadsStarted: toAll('uploadsStarted'),
    beforeFirstPut: () => firstError(listeners, (listener) => listener.beforeFirstPut?.()),
    uploadProgress: toAll('uploadProgress'),
    uploadSettled: toAll('uploadSettled'),
    uploadUrlRenewed: toAll('uploadUrlRenewed'),
    uploadsFinished: toAll('uploadsFinished'),
    exportsStarted: toAll('exportsStarted'),
    beforeExport: (request) => firstError(listeners, (listener) => listener.beforeExport?.(request)),
    exportSettled: toAll('exportSettled'),
    exportsFinished: toAll('exportsFinished'),
    waiting: toAll('waiting'),
  };
}

async function firstError(
  listeners: readonly Partial<PipelineEvents>[],
  ask: (listener: Partial<PipelineEvents>) => Promise<Error | undefined> | undefined,
): Promise<Error | undefined> {
  for (const listener of listeners) {
    const error = await ask(listener);
    if (error !== undefined) return error;
  }
  return undefined;
}
