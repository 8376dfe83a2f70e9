import type { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS game (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS game_of_organization ON game (organization_id);
  CREATE TABLE IF NOT EXISTS asset (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    file_name TEXT NOT NULL,
    content_type TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    size INTEGER,
    sha256 TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS asset_of_organization ON asset (organization_id);
  CREATE TABLE IF NOT EXISTS "export" (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    variant_id TEXT NOT NULL,
    network TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
`;

/**
 * Opens the records at `path`, a file or `:memory:`, and creates the tables that are missing.
 *
 * `node:sqlite` is loaded here and not at import: older releases of Node 24 print an ExperimentalWarning for it, which
 * `node --disable-warning=ExperimentalWarning` keeps away.
 */
export async function openDatabase(path: string): Promise<DatabaseSync> {
  const sqlite = await import('node:sqlite');
  const database = new sqlite.DatabaseSync(path);
  // Survives the end of the process at any moment, without a disk flush for every record. One process at a time: a lock
  // that is held, and no memory that would be shared, spare most of the system calls of a commit.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(SCHEMA);
  return database;
}
