import type { DatabaseSync } from 'node:sqlite';
import { prepareAll } from './database.ts';

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

/** `size` in bytes, `sha256` in lower-case hex. A file in a bucket has no hash. */
export type AssetRecord = NewAssetRecord &
  (
    | {
        readonly status: 'pending';
        readonly size: null;
        readonly sha256: null;
        readonly release: null;
        readonly file: null;
      }
    | {
        readonly status: 'uploaded';
        readonly size: number;
        readonly sha256: string | null;
        /** From 1, per organization; see `Releases`. */
        readonly release: number;
        /** The name of the file on disk. No file has the name of one in a bucket. */
        readonly file: string;
      }
  );

export type UploadedAsset = Extract<AssetRecord, { status: 'uploaded' }>;

/** The number of assets, and the size of their files in bytes. */
export interface AssetTotals {
  readonly total: number;
  readonly bytes: number;
}

const SELECT = `SELECT id AS assetId, file_name AS fileName, content_type AS contentType, organization_id AS organizationId,
  created_at AS createdAt, client, iif(size IS NULL, 'pending', 'uploaded') AS status, size, sha256, release, file FROM asset`;

const FOUND = `instr(lower(file_name || char(10) || content_type || char(10) || id), lower(?)) > 0`;

/** Whether an asset is an uploaded HTML page. */
const IS_PAGE = `size IS NOT NULL AND trim(substr(content_type, 1, instr(content_type || ';', ';') - 1)) LIKE 'text/html'`;

interface Rows {
  insert: never;
  complete: never;
  lastRelease: { readonly last: number };
  releaseOf: { readonly release: number } | undefined;
  hasName: { readonly found: number };
  ofOrganization: AssetRecord;
  search: AssetRecord;
  countFound: { readonly total: number };
  totals: AssetTotals;
  releaseTotals: AssetTotals & Pick<AssetRecord, 'createdAt'>;
  pagesUpTo: UploadedAsset;
  find: AssetRecord | undefined;
  nearestNamed: UploadedAsset | undefined;
  uploaded: UploadedAsset;
}

export type AssetTable = ReturnType<typeof assetTable>;

/** The assets of every organization, in the order of the requests for their upload URLs. */
export function assetTable(database: DatabaseSync) {
  const queries = prepareAll<Rows>(database, {
    insert: `INSERT INTO asset (id, file_name, content_type, organization_id, created_at, client)
      VALUES (:assetId, :fileName, :contentType, :organizationId, :createdAt, :client)`,
    // A repeated PUT leaves the release as it is.
    complete: `UPDATE asset SET size = :size, sha256 = :sha256, file = :file, release = COALESCE(release, :release)
      WHERE id = :assetId`,
    lastRelease: 'SELECT COALESCE(MAX(release), 0) AS last FROM asset WHERE organization_id = ?',
    releaseOf:
      'SELECT release FROM asset WHERE organization_id = ? AND client = ? AND release IS NOT NULL LIMIT 1',
    hasName: `SELECT EXISTS (SELECT 1 FROM asset WHERE organization_id = ? AND release = ? AND file_name = ?) AS found`,
    ofOrganization: `${SELECT} WHERE organization_id = ? ORDER BY sequence`,
    search: `${SELECT} WHERE ${FOUND}
      ORDER BY release DESC, organization_id, ${IS_PAGE} DESC, sequence DESC LIMIT ? OFFSET ?`,
    countFound: `SELECT COUNT(*) AS total FROM asset WHERE ${FOUND}`,
    totals: 'SELECT COUNT(*) AS total, COALESCE(SUM(size), 0) AS bytes FROM asset',
    releaseTotals: `SELECT COUNT(*) AS total, SUM(size) AS bytes, MIN(created_at) AS createdAt FROM asset
      WHERE organization_id = ? AND release = ?`,
    pagesUpTo: `${SELECT} WHERE ${IS_PAGE} AND organization_id = :organizationId AND release =
      (SELECT MAX(release) FROM asset WHERE ${IS_PAGE} AND organization_id = :organizationId AND release <= :release)`,
    find: `${SELECT} WHERE id = ?`,
    nearestNamed: `${SELECT} WHERE organization_id = :organizationId AND file_name = :fileName AND size IS NOT NULL
      ORDER BY release > :release, abs(release - :release), sequence DESC LIMIT 1`,
    uploaded: `${SELECT} WHERE size IS NOT NULL ORDER BY sequence`,
  });
  return {
    insert: (asset: NewAssetRecord) => queries.insert.run(asset),
    /** Sets an asset to uploaded. It keeps the release that it has. */
    complete: (stored: Pick<UploadedAsset, 'assetId' | 'size' | 'sha256' | 'file' | 'release'>) =>
      queries.complete.run(stored),
    /** 0 without one. */
    lastRelease: (organizationId: string) => queries.lastRelease.get(organizationId).last,
    releaseOf: (organizationId: string, client: string) =>
      queries.releaseOf.get(organizationId, client)?.release,
    hasName: (organizationId: string, release: number, fileName: string) =>
      queries.hasName.get(organizationId, release, fileName).found === 1,
    ofOrganization: (organizationId: string) => queries.ofOrganization.all(organizationId),
    uploaded: () => queries.uploaded.all(),
    /** Assets with `text` in their name, type or id, ignoring the case of ASCII: by release, in each uploaded pages first, then the newest. */
    search: (text: string, limit: number, offset: number) => queries.search.all(text, limit, offset),
    /** The number of all assets that `search` finds. */
    countFound: (text: string) => queries.countFound.get(text).total,
    totals: () => queries.totals.get(),
    /** `createdAt` is that of the first. */
    releaseTotals: (organizationId: string, release: number) =>
      queries.releaseTotals.get(organizationId, release),
    /** The pages of a release, or of the nearest earlier one that has any. */
    pagesUpTo: (organizationId: string, release: number) =>
      queries.pagesUpTo.all({ organizationId, release }),
    find: (assetId: string) => queries.find.get(assetId),
    /**
     * The uploaded asset with exactly this name, beside `page`: of its release, else of the nearest earlier one, else of the nearest later
     * one.
     */
    nearestNamed: ({ organizationId, release }: UploadedAsset, fileName: string) =>
      queries.nearestNamed.get({ organizationId, fileName, release }),
  };
}
