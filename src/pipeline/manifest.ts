import type { ExportOutcome } from './export-outcome.ts';
import type { PipelineReport } from './run-pipeline.ts';
import type { UploadOutcome } from './upload-outcome.ts';

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'planned';

/** The record of a run: one JSON file, without a token or an upload address in it. */
export interface Manifest {
  readonly version: 1;
  readonly conclusion: Conclusion;
  /** Empty where it was not given or not valid; so is `organizationId`. */
  readonly baseUrl: string;
  readonly organizationId: string;
  /** ISO 8601, UTC; so is `finishedAt`. */
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly assets: readonly ManifestAsset[];
  readonly exports: readonly ManifestExport[];
}

export interface ManifestAsset {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly status: 'uploaded' | 'reused' | 'failed' | 'not-attempted' | 'planned';
  readonly assetId?: string;
  readonly attempts: number;
  readonly durationMs: number;
  readonly error?: string;
}

export interface ManifestExport {
  readonly variantId: string;
  readonly network: string;
  readonly status: ExportOutcome['status'];
  readonly attempts: number;
  /** The service's answer: JSON where it is JSON, else text; absent where it was empty. */
  readonly response?: unknown;
  readonly error?: string;
}

export interface ManifestHead {
  readonly conclusion: Conclusion;
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/** Puts the record of a run together; with the conclusion `planned`, assets are planned and nothing was attempted. */
export function buildManifest(head: ManifestHead, report: PipelineReport): Manifest {
  const { conclusion, baseUrl, organizationId, startedAt, finishedAt } = head;
  return {
    version: 1,
    conclusion,
    baseUrl,
    organizationId,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    assets: report.uploads.map((outcome) => manifestAsset(outcome, conclusion === 'planned')),
    exports: report.exports.map(manifestExport),
  };
}

function manifestAsset(outcome: UploadOutcome, planned: boolean): ManifestAsset {
  const { path, fileName, contentType, size } = outcome.asset;
  const file = { path, fileName, contentType, size };
  switch (outcome.status) {
    case 'uploaded': {
      const { status, assetId, attempts, durationMs } = outcome;
      return { ...file, status, assetId, attempts, durationMs };
    }
    case 'failed': {
      const { status, attempts, durationMs, failure } = outcome;
      return { ...file, status, attempts, durationMs, error: failure.error.message };
    }
    case 'not-attempted':
      return { ...file, status: planned ? 'planned' : 'not-attempted', attempts: 0, durationMs: 0 };
  }
}

function manifestExport(outcome: ExportOutcome): ManifestExport {
  const { variantId, network, status } = outcome;
  const request = { variantId, network, status };
  switch (outcome.status) {
    case 'triggered': {
      const { attempts, response } = outcome;
      return { ...request, attempts, ...(response !== undefined && { response }) };
    }
    case 'failed':
    case 'unknown':
      return { ...request, attempts: outcome.attempts, error: outcome.failure.error.message };
    case 'not-attempted':
      return { ...request, attempts: 0 };
  }
}
