import type { ServiceClient } from '../api/service-client.ts';
import type { StorageClient } from '../api/storage-client.ts';
import type { Clock } from '../retry/clock.ts';
import type { Concurrency } from './concurrency.ts';
import type { PipelineEvents } from './events.ts';
import type { ExportOutcome, ExportRequest, FileIdentity, StoredBytes } from './outcomes.ts';

/** What all parts of the pipeline work with. */
export interface PipelineContext {
  readonly concurrency: Concurrency;
  readonly service: ServiceClient;
  readonly storage: StorageClient;
  readonly organizationId: string;
  readonly clock: Clock;
  readonly events: PipelineEvents;
  readonly signal: AbortSignal;
}

/** What a step that continues does not repeat. */
export interface EarlierWork {
  /** The uploads of a file with the same name, type and size. Their bytes may differ from it. */
  findUploads(file: FileIdentity): readonly StoredBytes[];
  /** What was done about these exports for the same files: `reused`, `unknown` or `not-attempted`. */
  exportsBefore(requests: readonly ExportRequest[]): ExportOutcome[];
}
