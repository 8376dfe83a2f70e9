import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { integerColumn, textColumn } from './column.ts';

/** A file's place in the records, made by the first step of an upload (service spec part 4). */
export interface NewAssetRecord {
  readonly assetId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly organizationId: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** An asset with what is known of its bytes: `size` in bytes, `sha256` in lower-case hex. */
export type AssetRecord = NewAssetRecord &
  (
    | { readonly status: 'pending'; readonly size: null; readonly sha256: null }
    | { readonly status: 'uploaded'; readonly size: number; readonly sha256: string }
  );

/** An asset whose file has arrived. */
export type UploadedAsset = Extract<AssetRecord, { status: 'uploaded' }>;

/** How many assets there are, how many of them have their file, and the bytes of all files. */
export interface AssetTotals {
  readonly total: number;
  readonly uploaded: number;
  readonly bytes: number;
}

/** The assets of every organization, in the order their upload addresses were asked for. */
export class AssetTable {
  readonly #insert: StatementSync;
  readonly #has: StatementSync;
  readonly #complete: StatementSync;
  readonly #ofOrganization: StatementSync;
  readonly #all: StatementSync;
  readonly #newest: StatementSync;
  readonly #totals: StatementSync;
  readonly #find: StatementSync;
  readonly #newestNamed: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      'INSERT INTO asset (id, file_name, content_type, organization_id, created_at) VALUES (?, ?, ?, ?, ?)',
    );
    this.#has = database.prepare('SELECT 1 FROM asset WHERE id = ?');
    this.#complete = database.prepare('UPDATE asset SET size = ?, sha256 = ? WHERE id = ?');
    this.#ofOrganization = database.prepare(
      'SELECT * FROM asset WHERE organization_id = ? ORDER BY sequence',
    );
    this.#all = database.prepare('SELECT * FROM asset ORDER BY sequence');
    this.#newest = database.prepare('SELECT * FROM asset ORDER BY sequence DESC LIMIT ?');
    this.#totals = database.prepare(
      'SELECT COUNT(*) AS total, COUNT(size) AS uploaded, COALESCE(SUM(size), 0) AS bytes FROM asset',
    );
    this.#find = database.prepare('SELECT * FROM asset WHERE id = ?');
    this.#newestNamed = database.prepare(
      `SELECT * FROM asset WHERE organization_id = ? AND file_name = ? AND size IS NOT NULL
       ORDER BY sequence DESC LIMIT 1`,
    );
  }

  insert({ assetId, fileName, contentType, organizationId, createdAt }: NewAssetRecord): void {
    this.#insert.run(assetId, fileName, contentType, organizationId, createdAt);
  }

  has(assetId: string): boolean {
    return this.#has.get(assetId) !== undefined;
  }

  /** Notes that the whole file has arrived; a second PUT replaces what the first one left. */
  complete(assetId: string, size: number, sha256: string): void {
    this.#complete.run(size, sha256, assetId);
  }

  ofOrganization(organizationId: string): AssetRecord[] {
    return this.#ofOrganization.all(organizationId).map(toAsset);
  }

  uploaded(): UploadedAsset[] {
    return this.#all
      .all()
      .map(toAsset)
      .filter((asset) => asset.status === 'uploaded');
  }

  /** At most `limit` assets, the last one first. */
  newest(limit: number): AssetRecord[] {
    return this.#newest.all(limit).map(toAsset);
  }

  totals(): AssetTotals {
    const row = this.#totals.get() ?? {};
    return {
      total: integerColumn(row, 'total'),
      uploaded: integerColumn(row, 'uploaded'),
      bytes: integerColumn(row, 'bytes'),
    };
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
}

function toAsset(row: Parameters<typeof textColumn>[0]): AssetRecord {
  const asset: NewAssetRecord = {
    assetId: textColumn(row, 'id'),
    fileName: textColumn(row, 'file_name'),
    contentType: textColumn(row, 'content_type'),
    organizationId: textColumn(row, 'organization_id'),
    createdAt: textColumn(row, 'created_at'),
  };
  const { size } = row;
  return size === null
    ? { ...asset, status: 'pending', size: null, sha256: null }
    : { ...asset, status: 'uploaded', size: integerColumn(row, 'size'), sha256: textColumn(row, 'sha256') };
}
