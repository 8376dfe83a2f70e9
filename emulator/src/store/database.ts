import type { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  CREATE TABLE game (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    position INTEGER NOT NULL,
    UNIQUE (organization_id, position)
  ) STRICT;
  CREATE TABLE asset (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    file_name TEXT NOT NULL,
    content_type TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    client TEXT NOT NULL,
    size INTEGER,
    sha256 TEXT,
    release INTEGER,
    file TEXT
  ) STRICT;
  CREATE INDEX asset_by_release ON asset (organization_id, release);
  CREATE INDEX asset_by_client ON asset (organization_id, client, release);
  CREATE INDEX asset_by_name ON asset (organization_id, file_name);
  CREATE TABLE "export" (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    variant_id TEXT NOT NULL,
    network TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE upload_key (bytes BLOB NOT NULL) STRICT;
  INSERT INTO upload_key VALUES (randomblob(32));
`;

/** Raise it with every change of the schema, so that databases with another schema are rejected. */
const SCHEMA_VERSION = 5;

/** "Result and Error Codes" of SQLite. */
const SQLITE_BUSY = 5;

/**
 * Opens the database at `path`, a file or `:memory:`, and creates the tables of a new one.
 *
 * It imports `node:sqlite` only when called: older releases of Node 24 print an ExperimentalWarning for it.
 *
 * @throws {Error} if it can't be used: it is damaged, another process has it open, another version of the emulator wrote it.
 */
export async function openDatabase(path: string): Promise<DatabaseSync> {
  const sqlite = await import('node:sqlite');
  let database: DatabaseSync | undefined;
  try {
    database = new sqlite.DatabaseSync(path);
    // WAL with NORMAL survives a crash of the process without a disk flush per commit. EXCLUSIVE locking avoids shared
    // memory, and with it most system calls of a commit.
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN EXCLUSIVE',
    );
    createTables(database, path);
    const { quick_check: check } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
    if (check !== 'ok') throw new Error(`${path} is damaged`);
    database.exec('COMMIT');
    return database;
  } catch (error) {
    database?.close();
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    const problem =
      error.errcode === SQLITE_BUSY ? 'is in use by another emulator' : `can't be used: ${error.message}`;
    throw new Error(`${path} ${problem}`, { cause: error });
  }
}

function createTables(database: DatabaseSync, path: string): void {
  const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
  if (version === SCHEMA_VERSION) return;
  if (database.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined) {
    throw new Error(`${path} was written by another version of the emulator`);
  }
  database.exec(SCHEMA);
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

/** The key that signs upload URLs, which stay valid after a restart. */
export function uploadKey(database: DatabaseSync): Uint8Array {
  return database.prepare('SELECT bytes FROM upload_key').get()?.['bytes'] as Uint8Array;
}

/** A prepared statement with its values: one for each `?`, or an object with those of its names. */
interface Query<Values extends readonly unknown[], Row> {
  all(...values: Values): NonNullable<Row>[];
  get(...values: Values): Row;
  run(...values: Values): void;
}

/**
 * Returns the function that prepares SQL. `Row` is the first row, `undefined` if there may be none: the STRICT tables hold no others. Each
 * change is committed at once, so that a response never reports what would be lost.
 */
export function preparing(database: DatabaseSync) {
  return <Values extends readonly unknown[] = [], Row = never>(sql: string) =>
    database.prepare(sql) as unknown as Query<Values, Row>;
}
