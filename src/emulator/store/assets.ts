import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { integerColumn, textColumn } from './database.ts';

type Row = Parameters<typeof textColumn>[0];

/** A file's place in the records, made by the first step of an upload (service spec part 4). */
export interface NewAssetRecord {
  readonly assetId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly organizationId: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/**
 * An asset with what is known of its bytes: `size` in bytes, `sha256` in lower-case hex. A file that is not on this
 * machine's disk has no hash.
 */
export type AssetRecord = NewAssetRecord &
  (
    | { readonly status: 'pending'; readonly size: null; readonly sha256: null }
    | { readonly status: 'uploaded'; readonly size: number; readonly sha256: string | null }
  );

/** An asset whose file has arrived. */
export type UploadedAsset = Extract<AssetRecord, { status: 'uploaded' }>;

/** How many assets there are, and the bytes of all files. */
export interface AssetTotals {
  readonly total: number;
  readonly bytes: number;
}

/** The assets of every organization, in the order their upload addresses were asked for. */
export class AssetTable {
  readonly #insert: StatementSync;
  readonly #sizeOf: StatementSync;
  readonly #reopen: StatementSync;
  readonly #complete: StatementSync;
  readonly #noteHash: StatementSync;
  readonly #unhashed: StatementSync;
  readonly #unsettled: StatementSync;
  readonly #ofOrganization: StatementSync;
  readonly #newest: StatementSync;
  readonly #totals: StatementSync;
  readonly #find: StatementSync;
  readonly #newestNamed: StatementSync;
  readonly #uploaded: StatementSync;
  readonly #hashOf: (assetId: string) => string | undefined;

  /** @param hashOf Hashes the file of an uploaded asset that has not been hashed yet; `undefined` where there is none. */
  constructor(database: DatabaseSync, hashOf: (assetId: string) => string | undefined) {
    this.#hashOf = hashOf;
    this.#insert = database.prepare(
      'INSERT INTO asset (id, file_name, content_type, organization_id, created_at) VALUES (?, ?, ?, ?, ?)',
    );
    this.#sizeOf = database.prepare('SELECT size FROM asset WHERE id = ?');
    this.#reopen = database.prepare('UPDATE asset SET size = NULL, sha256 = NULL WHERE id = ?');
    this.#complete = database.prepare('UPDATE asset SET size = ?, sha256 = NULL WHERE id = ?');
    this.#noteHash = database.prepare('UPDATE asset SET sha256 = ? WHERE id = ?');
    this.#unhashed = database.prepare(
      'SELECT id FROM asset WHERE organization_id = ? AND size IS NOT NULL AND sha256 IS NULL',
    );
    this.#unsettled = database.prepare(
      'SELECT * FROM asset WHERE organization_id = ? AND (size IS NULL OR created_at >= ?) ORDER BY sequence',
    );
    this.#ofOrganization = database.prepare(
      'SELECT * FROM asset WHERE organization_id = ? ORDER BY sequence',
    );
    this.#newest = database.prepare('SELECT * FROM asset ORDER BY sequence DESC LIMIT ?');
    this.#totals = database.prepare('SELECT COUNT(*) AS total, COALESCE(SUM(size), 0) AS bytes FROM asset');
    this.#find = database.prepare('SELECT * FROM asset WHERE id = ?');
    this.#newestNamed = database.prepare(
      `SELECT * FROM asset WHERE organization_id = ? AND file_name = ? AND size IS NOT NULL
       ORDER BY sequence DESC LIMIT 1`,
    );
    this.#uploaded = database.prepare('SELECT * FROM asset WHERE size IS NOT NULL ORDER BY sequence');
  }

  insert({ assetId, fileName, contentType, organizationId, createdAt }: NewAssetRecord): void {
    this.#insert.run(assetId, fileName, contentType, organizationId, createdAt);
  }

  /** `undefined` where there is no such asset. */
  statusOf(assetId: string): AssetRecord['status'] | undefined {
    const row = this.#sizeOf.get(assetId);
    if (row === undefined) return undefined;
    return row['size'] === null ? 'pending' : 'uploaded';
  }

  /** Notes that the file is going to be replaced: from here on it counts as not there. */
  reopen(assetId: string): void {
    this.#reopen.run(assetId);
  }

  /** Notes that the whole file has arrived. */
  complete(assetId: string, size: number): void {
    this.#complete.run(size, assetId);
  }

  noteHash(assetId: string, sha256: string): void {
    this.#noteHash.run(sha256, assetId);
  }

  /** The ids of uploaded assets whose files have not been hashed yet. */
  unhashed(organizationId: string): string[] {
    return this.#unhashed.all(organizationId).map((row) => textColumn(row, 'id'));
  }

  /** The assets that are pending, and those that were made at `since` or later, in ISO 8601 and UTC. */
  unsettled(organizationId: string, since: string): NewAssetRecord[] {
    return this.#unsettled.all(organizationId, since).map(toNewAsset);
  }

  ofOrganization(organizationId: string): AssetRecord[] {
    return this.#ofOrganization.all(organizationId).map((row) => this.#toHashedAsset(row));
  }

  uploaded(): UploadedAsset[] {
    return this.#uploaded
      .all()
      .map((row) => this.#toHashedAsset(row))
      .filter((asset) => asset.status === 'uploaded');
  }

  /** At most `limit` assets, the last one first. Here and below, what has not been hashed has no hash. */
  newest(limit: number): AssetRecord[] {
    return this.#newest.all(limit).map(toAsset);
  }

  totals(): AssetTotals {
    const row = this.#totals.get() ?? {};
    return { total: integerColumn(row, 'total'), bytes: integerColumn(row, 'bytes') };
  }

  find(assetId: string): AssetRecord | undefined {
    const row = this.#find.get(assetId);
    return row === undefined ? undefined : toAsset(row);
  }

  /** The last one of an organization with exactly this name whose file has arrived. */
  newestNamed(organizationId: string, fileName: string): AssetRecord | undefined {
    const row = this.#newestNamed.get(organizationId, fileName);
    return row === undefined ? undefined : toAsset(row);
  }

  #toHashedAsset(row: Row): AssetRecord {
    const asset = toAsset(row);
    if (asset.status === 'pending' || asset.sha256 !== null) return asset;
    return { ...asset, sha256: this.#hash(asset.assetId) };
  }

  #hash(assetId: string): string | null {
    const sha256 = this.#hashOf(assetId);
    if (sha256 !== undefined) this.noteHash(assetId, sha256);
    return sha256 ?? null;
  }
}

/** Without a hash where none has been noted. */
function toAsset(row: Row): AssetRecord {
  const asset = toNewAsset(row);
  if (row['size'] === null) return { ...asset, status: 'pending', size: null, sha256: null };
  const sha256 = row['sha256'] === null ? null : textColumn(row, 'sha256');
  return { ...asset, status: 'uploaded', size: integerColumn(row, 'size'), sha256 };
}

function toNewAsset(row: Row): NewAssetRecord {
  return {
    assetId: textColumn(row, 'id'),
    fileName: textColumn(row, 'file_name'),
    contentType: textColumn(row, 'content_type'),
    organizationId: textColumn(row, 'organization_id'),
    createdAt: textColumn(row, 'created_at'),
  };
}
