import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

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
    size INTEGER,
    sha256 TEXT
  ) STRICT;
  CREATE INDEX asset_of_organization ON asset (organization_id);
  CREATE TABLE "export" (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    variant_id TEXT NOT NULL,
    network TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
`;

/** To be raised with every change of the schema: records of other ones are refused, and not misread. */
const SCHEMA_VERSION = 1;

/**
 * Opens the records at `path`, a file or `:memory:`, and creates the tables where there are none.
 *
 * `node:sqlite` is loaded here and not at import: older releases of Node 24 print an ExperimentalWarning for it, which
 * `node --disable-warning=ExperimentalWarning` keeps away.
 *
 * @throws {Error} when another process has them open, or another version of the emulator wrote them.
 */
export async function openDatabase(path: string): Promise<DatabaseSync> {
  const sqlite = await import('node:sqlite');
  const database = new sqlite.DatabaseSync(path);
  try {
    // Survives the end of the process at any moment, without a disk flush for every record. One process at a time: a lock
    // that is held, and no memory that would be shared, spare most of the system calls of a commit.
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN EXCLUSIVE',
    );
    createTables(database, path);
    database.exec('COMMIT');
    return database;
  } catch (error) {
    database.close();
    if (!isLocked(error)) throw error;
    throw new Error(`${path} is in use by another emulator`, { cause: error });
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

/** SQLITE_BUSY, "Result and Error Codes" of SQLite. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

type Row = Readonly<Record<string, SQLOutputValue>>;

/** A column that the schema declares as TEXT NOT NULL. */
export function textColumn(row: Row, name: string): string {
  const value = row[name];
  if (typeof value === 'string') return value;
  throw new TypeError(`Column ${name} holds no text`);
}

/** A column that the schema declares as INTEGER NOT NULL. */
export function integerColumn(row: Row, name: string): number {
  const value = row[name];
  if (typeof value === 'number') return value;
  throw new TypeError(`Column ${name} holds no number`);
}

/**
 * Commits records in groups: all that is written while the event loop handles what has arrived goes to the disk at once.
 * A commit for every single one costs more than all else that an answer takes. Whoever waits for
 * {@link write} before answering never promises what the end of the process could still undo.
 */
export class RecordWriter {
  readonly #database: DatabaseSync;
  #group: Promise<void> | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /**
   * Lets `change` write to the tables at once, and resolves when that is kept.
   *
   * @throws What `change` throws, or the commit of the group that it is part of.
   */
  write(change: () => void): Promise<void> {
    const group = this.#group ?? this.#begin();
    change();
    return group;
  }

  #begin(): Promise<void> {
    this.#database.exec('BEGIN');
    const group = new Promise<void>((resolve, reject) => {
      setImmediate(() => {
        this.#group = undefined;
        try {
          this.#database.exec('COMMIT');
          resolve();
        } catch (error) {
          if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
          reject(error);
        }
      });
    });
    // Where the one change of a group failed, nobody waits for the group.
    group.catch(() => {});
    this.#group = group;
    return group;
  }
}
