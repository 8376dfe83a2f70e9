import type { Secrets } from '../../api/redaction/secrets.ts';
import { isRecord } from '../../support/json.ts';
import type { ManifestRun } from '../manifest/manifest.ts';
import { DAMAGED, type RecordedAsset, readManifest, recordedAssets } from '../manifest/read-manifest.ts';
import { type FileIdentity, hasAssetId, type UploadOutcome } from '../outcomes.ts';
import { type ListDigest, MAX_SHARDS, type Shard } from './split.ts';

/** A file that the service has. */
export type StoredFile = Extract<UploadOutcome<FileIdentity>, { readonly assetId: string }>;

/** The manifest of a shard, as far as it is needed to join the shards. */
export interface ShardRecord {
  /** Absolute path of the manifest, redacted. It is for messages only. */
  readonly path: string;
  readonly shard: Shard;
  readonly whole: ListDigest;
  /** Absent if the run was not in a workflow. */
  readonly run: ManifestRun | undefined;
  readonly conclusion: string;
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly startedAt: Date;
  readonly stored: readonly StoredFile[];
  /** Number of files that the service may not have. */
  readonly missing: number;
  /** How many of these may be no files of the shard, but ids that its run kept of an earlier manifest. */
  readonly kept: number;
  /** Whether this run triggered exports itself. */
  readonly exported: boolean;
}

export interface ShardManifest {
  readonly record: ShardRecord;
  /** Its files without the kept ones, not redacted: only for the digest in `whole`. */
  readonly files: readonly FileIdentity[];
}

/**
 * Reads the manifest of a shard, checks every field and redacts secrets in it.
 *
 * @returns the manifest; or the reason why it can't be used, which completes a sentence and quotes nothing of the file
 */
export async function readShardRecord(path: string, secrets: Secrets): Promise<ShardManifest | string> {
  const file = await readManifest(path);
  if (file.kind === 'missing') return 'it is missing or empty';
  if (file.kind !== 'readable') return file.why;
  const content = redactContent(file.content, secrets);
  const { shard, whole, run, conclusion, baseUrl, organizationId, startedAt, exports } = content;
  if (shard === undefined) return 'it is of a run without `shard`';
  if (!isShard(shard)) return `${DAMAGED}: its \`shard\` is not what a run writes`;
  if (run !== undefined && !isRun(run)) return `${DAMAGED}: its \`run\` is not what a run writes`;
  if (!isDigest(whole)) return `${DAMAGED}: its \`whole\` is not what a run writes`;
  if (typeof conclusion !== 'string' || typeof baseUrl !== 'string' || typeof organizationId !== 'string')
    return `${DAMAGED}: its \`conclusion\`, \`baseUrl\` or \`organizationId\` is not what a run writes`;
  const startedMs = typeof startedAt === 'string' ? Date.parse(startedAt) : Number.NaN;
  if (Number.isNaN(startedMs)) return `${DAMAGED}: it does not say when its run started`;
  if (!Array.isArray(exports)) return `${DAMAGED}: it has no list of exports`;
  const assets = recordedAssets(content);
  if (typeof assets === 'string') return assets;
  const outcomes: UploadOutcome<FileIdentity>[] = [];
  for (const [index, asset] of assets.entries()) {
    const outcome = toOutcome(asset);
    if (outcome === undefined) return `${DAMAGED}: its asset ${index + 1} is not what a run writes`;
    outcomes.push(outcome);
  }
  const stored = outcomes.filter(hasAssetId);
  // A run that succeeded attempted all of its files.
  const isKept = (_: unknown, index: number): boolean => {
    const asset = assets[index];
    return conclusion === 'success' && asset?.['status'] === 'not-attempted' && asset.assetId !== undefined;
  };
  const record = {
    path: secrets.redact(path),
    shard,
    whole,
    run,
    conclusion,
    baseUrl,
    organizationId,
    startedAt: new Date(startedMs),
    stored,
    missing: outcomes.length - stored.length,
    kept: outcomes.filter(isKept).length,
    exported: exports.some((entry) => !isRecord(entry) || entry['status'] !== 'not-attempted'),
  };
  const originals = file.content['assets'] as readonly FileIdentity[];
  return { record, files: originals.filter((asset, index) => !isKept(asset, index)) };
}

/** Redaction changes neither the number of assets nor the type of a field. */
function redactContent(content: object, secrets: Secrets): Readonly<Record<string, unknown>> {
  return JSON.parse(secrets.redactData(JSON.stringify(content)));
}

/** Returns `undefined` if the asset is damaged. Every status without an upload becomes `not-attempted`. */
function toOutcome(recorded: RecordedAsset): UploadOutcome<FileIdentity> | undefined {
  const { path, fileName, contentType, size, status, assetId, sha256, attempts, durationMs } = recorded;
  const asset = { path, fileName, contentType, size };
  if (path.startsWith('/')) return undefined;
  if (status !== 'uploaded' && status !== 'reused') return { status: 'not-attempted', asset };
  if (assetId === undefined || !isCount(attempts) || !isCount(durationMs)) return undefined;
  if (status === 'uploaded')
    return { status, asset, assetId, ...(sha256 !== undefined && { sha256 }), attempts, durationMs };
  return sha256 === undefined ? undefined : { status, asset, assetId, sha256 };
}

function isRun(value: unknown): value is ManifestRun {
  if (!isRecord(value)) return false;
  const { repository, id, attempt, commit } = value;
  return typeof repository === 'string' && isCount(id) && isCount(attempt) && typeof commit === 'string';
}

function isShard(value: unknown): value is Shard {
  if (!isRecord(value)) return false;
  const { index, total } = value;
  return isCount(index) && isCount(total) && index >= 1 && index <= total && total <= MAX_SHARDS;
}

function isDigest(value: unknown): value is ListDigest {
  return (
    isRecord(value) &&
    isCount(value['files']) &&
    isCount(value['bytes']) &&
    typeof value['sha256'] === 'string'
  );
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
