import type { Secrets } from '../../api/redaction/secrets.ts';
import { damaged, isCount } from '../manifest/check-manifest.ts';
import type { Manifest, ManifestAsset, ManifestRun, ShardPart } from '../manifest/manifest.ts';
import { readManifest } from '../manifest/read-manifest.ts';
import { type FileIdentity, hasAssetId, type StoredFile, type UploadOutcome } from '../outcomes.ts';

/** The manifest of a shard, as far as it is needed to join the shards. All but `files` is redacted. */
export interface ShardRecord extends ShardPart {
  /** The path of the manifest, as messages show it. */
  readonly path: string;
  /** Absent if the run was not in a workflow. */
  readonly run: ManifestRun | undefined;
  readonly conclusion: string;
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly startedAt: Date;
  readonly stored: readonly StoredFile[];
  /** Number of files that the service may not have. */
  readonly missing: number;
  /** Whether this run triggered exports itself. */
  readonly exported: boolean;
  /** The files of the shard, not redacted: only for the digest in `whole`. */
  readonly files: readonly FileIdentity[];
}

/** Fields that an older version or a step without `shard` may leave out. */
const REQUIRED = ['whole', 'conclusion', 'startedAt', 'exports'] as const;

/**
 * Reads the manifest of a shard, and redacts secrets in it.
 *
 * @param shownPath its path for messages
 * @returns the manifest; or the reason why it can't be used, which completes a sentence and quotes nothing of the file
 */
export async function readShardRecord(
  path: string,
  shownPath: string,
  secrets: Secrets,
): Promise<ShardRecord | string> {
  const file = await readManifest(path);
  if (file.kind === 'missing') return 'it is missing or empty';
  if (file.kind !== 'readable') return file.why;
  const { shard, startedAt } = file.content;
  if (shard === undefined) return 'it is of a run without `shard`';
  const missing = REQUIRED.find((name) => file.content[name] === undefined);
  if (missing !== undefined) return damaged(`\`${missing}\``);
  // Redaction changes neither the number of assets nor the type of a field.
  const redacted: Required<Manifest> = JSON.parse(secrets.redactData(JSON.stringify(file.content)));
  const { assets, exports, whole, run, conclusion, baseUrl, organizationId } = redacted;
  const outcomes = assets.map(toOutcome);
  const stored = outcomes.filter(hasAssetId);
  return {
    path: shownPath,
    shard,
    whole,
    run,
    conclusion,
    baseUrl,
    organizationId,
    startedAt: new Date(startedAt),
    stored,
    missing: outcomes.length - stored.length,
    exported: exports.some(({ status }) => status !== 'not-attempted'),
    files: file.content.assets,
  };
}

/** Every status without an upload becomes `not-attempted`, and so does an upload that lacks a field. */
function toOutcome(recorded: ManifestAsset): UploadOutcome<FileIdentity> {
  const { path, fileName, contentType, size, status, assetId, sha256, attempts, durationMs } = recorded;
  const asset = { path, fileName, contentType, size };
  if (status === 'uploaded' && assetId !== undefined && isCount(attempts) && isCount(durationMs))
    return { status, asset, assetId, ...(sha256 !== undefined && { sha256 }), attempts, durationMs };
  if (status === 'reused' && assetId !== undefined && sha256 !== undefined)
    return { status, asset, assetId, sha256 };
  return { status: 'not-attempted', asset };
}
