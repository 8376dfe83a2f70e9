import type { DatabaseSync } from 'node:sqlite';
import { preparing } from './database.ts';

/** The record that the first step of an upload creates. */
export interface NewAssetRecord {
  readonly assetId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly organizationId: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** See `clientOf`. */
  readonly client: string;
}

export interface UploadedAsset extends NewAssetRecord {
  readonly status: 'uploaded';
  /** In bytes. */
  readonly size: number;
  /** In lower-case hex. */
  readonly sha256: string;
  /** From 1, per organization; see `releaseCounter`. */
  readonly release: number;
  /** The name of the file on disk. */
  readonly file: string;
}

type Upload = Pick<UploadedAsset, 'size' | 'sha256' | 'release' | 'file'>;

export type AssetRecord =
  | UploadedAsset
  | (NewAssetRecord & { readonly status: 'pending' } & Readonly<Record<keyof Upload, null>>);

const SELECT = `SELECT id AS assetId, file_name AS fileName, content_type AS contentType, organization_id AS organizationId,
  created_at AS createdAt, client, iif(size IS NULL, 'pending', 'uploaded') AS status, size, sha256, release, file FROM asset`;

/** Whether an asset is an uploaded HTML page. */
const IS_PAGE = `size IS NOT NULL AND trim(substr(content_type, 1, instr(content_type || ';', ';') - 1)) LIKE 'text/html'`;

/** Whether an asset is a zip, which plays only its own files. */
const IS_ZIP = `size IS NOT NULL AND (content_type LIKE 'application/zip%' OR content_type LIKE 'application/x-zip%' OR file_name LIKE '%.zip')`;

export type AssetTable = ReturnType<typeof assetTable>;

/** The assets of every organization, in the order of the requests for their upload URLs. */
export function assetTable(database: DatabaseSync) {
  const prepare = preparing(database);
  return {
    insert: prepare<[NewAssetRecord]>(`INSERT INTO asset
      (id, file_name, content_type, organization_id, created_at, client)
      VALUES (:assetId, :fileName, :contentType, :organizationId, :createdAt, :client)`),
    /** Sets an asset to uploaded. It keeps the release that it has, since a PUT can be repeated. */
    complete: prepare<[Upload & { readonly assetId: string }]>(`UPDATE asset
      SET size = :size, sha256 = :sha256, file = :file, release = COALESCE(release, :release) WHERE id = :assetId`),
    /** 0 without one. */
    lastRelease: prepare<[organizationId: string], { readonly release: number }>(
      'SELECT COALESCE(MAX(release), 0) AS release FROM asset WHERE organization_id = ?',
    ),
    releaseOf: prepare<[organizationId: string, client: string], { readonly release: number } | undefined>(
      'SELECT release FROM asset WHERE organization_id = ? AND client = ? AND release IS NOT NULL LIMIT 1',
    ),
    ofOrganization: prepare<[organizationId: string], AssetRecord>(
      `${SELECT} WHERE organization_id = ? ORDER BY sequence`,
    ),
    uploaded: prepare<[], UploadedAsset>(`${SELECT} WHERE size IS NOT NULL ORDER BY sequence`),
    /** What the page lists: assets with `text` in their name, type or id, ignoring the case of ASCII: by release, in each uploaded pages first, then the newest. */
    found: prepare<[text: string], Pick<AssetRecord, 'assetId' | 'organizationId' | 'release'>>(
      `SELECT id AS assetId, organization_id AS organizationId, release FROM asset
      WHERE instr(lower(file_name || char(10) || content_type || char(10) || id), lower(?)) > 0
      ORDER BY release DESC, organization_id, ${IS_PAGE} DESC, sequence DESC`,
    ),
    /** The number of assets, and the size of their files in bytes. */
    totals: prepare<[], { readonly total: number; readonly bytes: number }>(
      'SELECT COUNT(*) AS total, COALESCE(SUM(size), 0) AS bytes FROM asset',
    ),
    /** `createdAt` is that of the first. */
    releaseTotals: prepare<
      [organizationId: string, release: number],
      { readonly total: number; readonly bytes: number; readonly createdAt: string }
    >(`SELECT COUNT(*) AS total, SUM(size) AS bytes, MIN(created_at) AS createdAt FROM asset
      WHERE organization_id = ? AND release = ?`),
    /** The pages of a release, or of the nearest earlier one that has any; none if a zip is nearer. */
    pagesUpTo: prepare<[{ readonly organizationId: string; readonly release: number }], UploadedAsset>(
      `${SELECT} WHERE ${IS_PAGE} AND organization_id = :organizationId AND release =
      (SELECT MAX(release) FROM asset WHERE (${IS_PAGE} OR ${IS_ZIP}) AND organization_id = :organizationId AND release <= :release)`,
    ),
    find: prepare<[assetId: string], AssetRecord | undefined>(`${SELECT} WHERE id = ?`),
    /** The uploaded asset with exactly this name, of the given release, else of the nearest earlier one, else of the nearest later one. */
    nearestNamed: prepare<
      [Pick<UploadedAsset, 'organizationId' | 'fileName' | 'release'>],
      UploadedAsset | undefined
    >(`${SELECT} WHERE organization_id = :organizationId AND file_name = :fileName AND size IS NOT NULL
      ORDER BY release > :release, abs(release - :release), sequence DESC LIMIT 1`),
  };
}
