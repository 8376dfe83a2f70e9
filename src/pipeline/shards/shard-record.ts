import type { FileIdentity } from '../outcomes.ts';
import type { UploadOutcome } from '../upload-outcome.ts';
import type { ListDigest } from './digest-list.ts';
import type { Shard } from './take-shard.ts';

/** A file that the service has. */
export type StoredFile = Extract<UploadOutcome<FileIdentity>, { readonly assetId: string }>;

/** What a shard's manifest says. */
export interface ShardRecord {
  /** Of the manifest, absolute; to be told, not to be opened. */
  readonly path: string;
  readonly shard: Shard;
  /** Absent in a manifest that was not written by this action. */
  readonly whole: ListDigest | undefined;
  readonly conclusion: string;
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly startedAt: Date;
  readonly stored: readonly StoredFile[];
  /** Number of files that the service may not have. */
  readonly missing: number;
  /** Whether the run triggered exports itself. */
  readonly exported: boolean;
}
