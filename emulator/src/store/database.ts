import type { DatabaseSync } from 'node:sqlite';

/** Columns have the names of the fields of records; `rowid` is the order of creation. */
const SCHEMA = `
  CREATE TABLE game (
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    organizationId TEXT NOT NULL,
    createdAt TEXT NOT NULL
  ) STRICT;
  CREATE INDEX game_by_organization ON game (organizationId);
  CREATE TABLE asset (
    assetId TEXT NOT NULL UNIQUE,
    fileName TEXT NOT NULL,
    contentType TEXT NOT NULL,
    organizationId TEXT NOT NULL,
    createdAt TEXT NOT NULL,
    client TEXT NOT NULL,
    size INTEGER,
    sha256 TEXT,
    file TEXT,
    release INTEGER,
    status TEXT AS (iif(size IS NULL, 'pending', 'uploaded'))
  ) STRICT;
  CREATE INDEX asset_by_release ON asset (organizationId, release);
  CREATE INDEX asset_by_client ON asset (organizationId, client, release);
  CREATE INDEX asset_by_name ON asset (organizationId, fileName);
  CREATE TABLE "export" (
    id TEXT NOT NULL UNIQUE,
    variantId TEXT NOT NULL,
    network TEXT NOT NULL,
    organizationId TEXT NOT NULL,
    createdAt TEXT NOT NULL
  ) STRICT;
  CREATE INDEX export_by_organization ON "export" (organizationId);
  CREATE TABLE upload_key (bytes BLOB NOT NULL) STRICT;
  INSERT INTO upload_key VALUES (randomblob(32));
`;

/** Raise it with every change of the schema, so that databases with another schema are rejected. */
const SCHEMA_VERSION = 6;

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
    const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
    const isNew = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
    if (isNew) database.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}`);
    else if (version !== SCHEMA_VERSION)
      throw new Error(`${path} was written by another version of the emulator`);
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
