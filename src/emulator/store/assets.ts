import type { DatabaseSync } from 'node:sqlite';
import { integerColumn, prepareAll, type Queries, type Row, textColumn, textColumns } from './database.ts';

/** The record that the first step of an upload creates (service spec part 4). */
export interface NewAssetRecord {
  readonly assetId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly organizationId: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/**
 * `size` in bytes, `sha256` in lower-case hex. A file in a bucket has no hash, and neither has that of an earlier version
 * of the emulator until `hashFiles` comes to it.
 */
export type AssetRecord = NewAssetRecord &
  (
    | { readonly status: 'pending'; readonly size: null; readonly sha256: null }
    | { readonly status: 'uploaded'; readonly size: number; readonly sha256: string | null }
  );

export type UploadedAsset = Extract<AssetRecord, { status: 'uploaded' }>;

/** The number of assets, and the size of all files in bytes. */
export interface AssetTotals {
  readonly total: number;
  readonly bytes: number;
}

const SELECT = `SELECT id AS assetId, file_name AS fileName, content_type AS contentType, organization_id AS organizationId,
  created_at AS createdAt, size, sha256 FROM asset`;

const FOUND = `instr(lower(file_name || char(10) || content_type || char(10) || id), lower(?)) > 0`;

/** Whether an asset is an uploaded HTML page. */
const IS_PAGE = `size IS NOT NULL AND trim(substr(content_type, 1, instr(content_type || ';', ';') - 1)) LIKE 'text/html'`;

const QUERIES = {
  insert:
    'INSERT INTO asset (id, file_name, content_type, organization_id, created_at) VALUES (?, ?, ?, ?, ?)',
  sizeOf: 'SELECT size FROM asset WHERE id = ?',
  complete: 'UPDATE asset SET size = ?, sha256 = ? WHERE id = ?',
  saveHash: 'UPDATE asset SET sha256 = ? WHERE id = ? AND size IS NOT NULL AND sha256 IS NULL',
  unhashed: 'SELECT id FROM asset WHERE size IS NOT NULL AND sha256 IS NULL',
  writable: `${SELECT} WHERE organization_id = ? AND (size IS NULL OR created_at >= ?) ORDER BY sequence`,
  ofOrganization: `${SELECT} WHERE organization_id = ? ORDER BY sequence`,
  search: `${SELECT} WHERE ${FOUND} ORDER BY ${IS_PAGE} DESC, sequence DESC LIMIT ? OFFSET ?`,
  countFound: `SELECT COUNT(*) AS found FROM asset WHERE ${FOUND}`,
  totals: 'SELECT COUNT(*) AS total, COALESCE(SUM(size), 0) AS bytes FROM asset',
  find: `${SELECT} WHERE id = ?`,
  newestNamed: `${SELECT} WHERE organization_id = ? AND file_name = ? AND size IS NOT NULL
    ORDER BY sequence DESC LIMIT 1`,
  uploaded: `${SELECT} WHERE size IS NOT NULL ORDER BY sequence`,
};

/** The assets of every organization, in the order of the requests for their upload URLs. */
export class AssetTable {
  readonly #queries: Queries<typeof QUERIES>;

  constructor(database: DatabaseSync) {
    this.#queries = prepareAll(database, QUERIES);
  }

  insert({ assetId, fileName, contentType, organizationId, createdAt }: NewAssetRecord): void {
    this.#queries.insert.run(assetId, fileName, contentType, organizationId, createdAt);
  }

  /** `undefined` if there is no such asset. */
  statusOf(assetId: string): AssetRecord['status'] | undefined {
    const row = this.#queries.sizeOf.get(assetId);
    if (row === undefined) return undefined;
    return row['size'] === null ? 'pending' : 'uploaded';
  }

  /** Sets an asset to uploaded. */
  complete(assetId: string, size: number, sha256: string | null = null): void {
    this.#queries.complete.run(size, sha256, assetId);
  }

  /** Does nothing if another PUT has replaced the file meanwhile. */
  saveHash(assetId: string, sha256: string): void {
    this.#queries.saveHash.run(sha256, assetId);
  }

  /** The ids of uploaded assets without a hash. */
  unhashed(): string[] {
    return this.#queries.unhashed.all().map((row) => textColumn(row, 'id'));
  }

  /** The pending assets, and those created at or after `since`, ISO 8601 in UTC. */
  writable(organizationId: string, since: string): NewAssetRecord[] {
    return this.#queries.writable.all(organizationId, since).map(toNewAsset);
  }

  ofOrganization(organizationId: string): AssetRecord[] {
    return this.#queries.ofOrganization.all(organizationId).map(toAsset);
  }

  uploaded(): UploadedAsset[] {
    return this.#queries.uploaded
      .all()
      .map(toAsset)
      .filter((asset) => asset.status === 'uploaded');
  }

  /** Assets with `text` in their name, type or id, ignoring the case of ASCII: uploaded pages first, then the newest. */
  search(text: string, limit: number, offset: number): AssetRecord[] {
    return this.#queries.search.all(text, limit, offset).map(toAsset);
  }

  /** The number of all assets that `search` finds. */
  countFound(text: string): number {
    return integerColumn(this.#queries.countFound.get(text) ?? {}, 'found');
  }

  totals(): AssetTotals {
    const row = this.#queries.totals.get() ?? {};
    return { total: integerColumn(row, 'total'), bytes: integerColumn(row, 'bytes') };
  }

  find(assetId: string): AssetRecord | undefined {
    const row = this.#queries.find.get(assetId);
    return row && toAsset(row);
  }

  /** The newest uploaded asset of an organization with exactly this name. */
  newestNamed(organizationId: string, fileName: string): AssetRecord | undefined {
    const row = this.#queries.newestNamed.get(organizationId, fileName);
    return row && toAsset(row);
  }
}

function toAsset(row: Row): AssetRecord {
  const asset = toNewAsset(row);
  if (row['size'] === null) return { ...asset, status: 'pending', size: null, sha256: null };
  const sha256 = row['sha256'] === null ? null : textColumn(row, 'sha256');
  return { ...asset, status: 'uploaded', size: integerColumn(row, 'size'), sha256 };
}

function toNewAsset(row: Row): NewAssetRecord {
  return textColumns(row, 'assetId', 'fileName', 'contentType', 'organizationId', 'createdAt');
}
