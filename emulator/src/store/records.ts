import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../api/schema.generated.ts';

type Wire = components['schemas'];

/** In all records, `createdAt` is ISO 8601 in UTC. */
type GameRecord = Wire['Game'] & { readonly organizationId: string };

export interface ExportRecord extends Readonly<Wire['NewExport']> {
  readonly id: string;
  readonly organizationId: string;
  readonly createdAt: string;
}

/** What the first step of an upload creates. */
export interface NewAssetRecord extends Readonly<Wire['NewAsset']> {
  readonly assetId: string;
  readonly createdAt: string;
  /** The digits of a process of the action; of another client, in a new record, `null`, and the number of exports in a kept one. */
  readonly client: string | null;
}

export interface UploadedAsset extends NewAssetRecord {
  readonly status: 'uploaded';
  /** In bytes. */
  readonly size: number;
  /** In lower-case hex. */
  readonly sha256: string;
  /** The name of the file on disk. */
  readonly file: string;
  /** From 1, per organization: what one process of the action uploads, for other clients what lies between two exports. */
  readonly release: number;
}

type Stored = Pick<UploadedAsset, 'size' | 'sha256' | 'file'>;

export type AssetRecord =
  | UploadedAsset
  | (NewAssetRecord & { readonly status: 'pending' } & Readonly<Record<keyof Stored | 'release', null>>);

/** What the address of the page asks for. */
export interface AssetQuery {
  /** A part of the name, the type or the id of an asset; empty for all assets. */
  readonly search: string;
  /** The id and the release of the game that was open, which page.js writes into the address; else empty and -1. */
  readonly play: string;
  readonly release: number;
}

/** The digits of a process of the action in its `User-Agent`; `null` for another client. */
export function clientOf(userAgent = ''): string | null {
  return /^playable-export-action\/\S+ \(([\da-f]{16})\)/.exec(userAgent)?.[1] ?? null;
}

/** A prepared statement with its values: one for each `?`, or an object with those of its names. */
interface Query<Values extends readonly unknown[], Row> {
  all(...values: Values): NonNullable<Row>[];
  get(...values: Values): Row;
  run(...values: Values): void;
}

/** Whether an asset is an uploaded HTML page, or a zip, which plays only its own files. */
const IS_PAGE = `size IS NOT NULL AND trim(substr(contentType, 1, instr(contentType || ';', ';') - 1)) LIKE 'text/html'`;
const IS_ZIP = `size IS NOT NULL AND (contentType LIKE 'application/zip%' OR contentType LIKE 'application/x-zip%' OR fileName LIKE '%.zip')`;

export type Records = ReturnType<typeof openRecords>;

/**
 * The records of every organization. Each change is committed at once, so that a response never reports what would be lost.
 */
export function openRecords(database: DatabaseSync) {
  /** `Row` is the first row, `undefined` if there may be none: the STRICT tables hold no others. */
  const prepare = <Values extends readonly unknown[] = [], Row = never>(sql: string) =>
    database.prepare(sql) as unknown as Query<Values, Row>;
  return {
    /** Signs upload URLs, which stay valid after a restart. */
    uploadKey: prepare<[], { readonly bytes: Uint8Array }>('SELECT bytes FROM upload_key').get().bytes,
    totals: prepare<[], Readonly<Record<'games' | 'exports' | 'assets' | 'bytes', number>>>(
      `SELECT (SELECT COUNT(*) FROM game) AS games, (SELECT COUNT(*) FROM "export") AS exports,
      COUNT(*) AS assets, COALESCE(SUM(size), 0) AS bytes FROM asset`,
    ),
    games: {
      insert: prepare<[GameRecord]>('INSERT INTO game VALUES (:id, :name, :organizationId, :createdAt)'),
      slice: prepare<[organizationId: string, limit: number, offset: number], Wire['Game']>(
        'SELECT id, name, createdAt FROM game WHERE organizationId = ? ORDER BY rowid LIMIT ? OFFSET ?',
      ),
      count: prepare<[organizationId: string], { readonly total: number }>(
        'SELECT COUNT(*) AS total FROM game WHERE organizationId = ?',
      ),
      find: prepare<[organizationId: string, id: string], Wire['Game'] | undefined>(
        'SELECT id, name, createdAt FROM game WHERE organizationId = ? AND id = ?',
      ),
      newest: prepare<[limit: number], GameRecord>('SELECT * FROM game ORDER BY rowid DESC LIMIT ?'),
    },
    exports: {
      insert: prepare<[ExportRecord]>(
        'INSERT INTO "export" VALUES (:id, :variantId, :network, :organizationId, :createdAt)',
      ),
      all: prepare<[], ExportRecord>('SELECT * FROM "export" ORDER BY rowid'),
      newest: prepare<[limit: number], ExportRecord>('SELECT * FROM "export" ORDER BY rowid DESC LIMIT ?'),
    },
    assets: {
      insert: prepare<[NewAssetRecord]>(
        `INSERT INTO asset (assetId, fileName, contentType, organizationId, createdAt, client)
        VALUES (:assetId, :fileName, :contentType, :organizationId, :createdAt,
        COALESCE(:client, (SELECT COUNT(*) FROM "export" WHERE organizationId = :organizationId)))`,
      ),
      /** Sets an asset to uploaded. It keeps the release that it has, since a PUT can be repeated. */
      complete: prepare<[Stored & { readonly assetId: string }]>(
        `UPDATE asset SET size = :size, sha256 = :sha256, file = :file, release = COALESCE(release,
        (SELECT MAX(release) FROM asset AS other WHERE other.organizationId = asset.organizationId AND other.client = asset.client),
        (SELECT MAX(release) FROM asset AS other WHERE other.organizationId = asset.organizationId) + 1, 1)
        WHERE assetId = :assetId`,
      ),
      find: prepare<[assetId: string], AssetRecord | undefined>('SELECT * FROM asset WHERE assetId = ?'),
      ofOrganization: prepare<[organizationId: string], AssetRecord>(
        'SELECT * FROM asset WHERE organizationId = ? ORDER BY rowid',
      ),
      uploaded: prepare<[], UploadedAsset>('SELECT * FROM asset WHERE size IS NOT NULL ORDER BY rowid'),
      /**
       * What the page lists: assets with `search` in their name, type or id, ignoring the case of ASCII, and how many there are. First come
       * the asked release and the asked game of it, then the newest releases, in each uploaded pages first, then the newest.
       */
      found: prepare<[AssetQuery & { readonly limit: number }], AssetRecord & { readonly found: number }>(
        `SELECT *, COUNT(*) OVER () AS found FROM asset
        WHERE instr(lower(fileName || char(10) || contentType || char(10) || assetId), lower(:search)) > 0
        ORDER BY release IS :release DESC, assetId = :play DESC, release DESC, organizationId, ${IS_PAGE} DESC, rowid DESC
        LIMIT :limit`,
      ),
      /** `createdAt` is that of the first. */
      releaseTotals: prepare<
        [organizationId: string, release: number],
        { readonly total: number; readonly bytes: number; readonly createdAt: string }
      >(`SELECT COUNT(*) AS total, SUM(size) AS bytes, MIN(createdAt) AS createdAt FROM asset
        WHERE organizationId = ? AND release = ?`),
      /** The pages of a release, or of the nearest earlier one that has any; none if a zip is nearer. */
      pagesUpTo: prepare<[Pick<UploadedAsset, 'organizationId' | 'release'>], UploadedAsset>(
        `SELECT * FROM asset WHERE ${IS_PAGE} AND organizationId = :organizationId AND release =
        (SELECT MAX(release) FROM asset WHERE (${IS_PAGE} OR ${IS_ZIP}) AND organizationId = :organizationId AND release <= :release)`,
      ),
      /** The uploaded asset with exactly this name, of the given release, else of the nearest earlier one, else of the nearest later one. */
      nearestNamed: prepare<
        [Pick<UploadedAsset, 'organizationId' | 'fileName' | 'release'>],
        UploadedAsset | undefined
      >(`SELECT * FROM asset WHERE organizationId = :organizationId AND fileName = :fileName AND size IS NOT NULL
        ORDER BY release > :release, abs(release - :release), rowid DESC LIMIT 1`),
    },
  };
}
