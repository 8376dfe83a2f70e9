import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { codeOf, diskProblem } from './disk-problems.ts';

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

/** Raise it with every change of the schema, so that databases with another schema are rejected. */
const SCHEMA_VERSION = 1;

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
    if (check !== 'ok') throw new Error(isDamaged(path));
    database.exec('COMMIT');
    return database;
  } catch (error) {
    database?.close();
    throw error instanceof Error && 'errcode' in error
      ? new Error(openProblem(path, error), { cause: error })
      : error;
  }
}

function openProblem(path: string, error: Error): string {
  switch (codeOf(error)) {
    case 'SQLITE_BUSY':
      return `${path} is in use by another emulator`;
    case 'SQLITE_CORRUPT':
    case 'SQLITE_NOTADB':
      return isDamaged(path);
    default:
      return `${path} can't be used: ${diskProblem(error) ?? error.message}`;
  }
}

function isDamaged(path: string): string {
  return `${path} is damaged. Move it away, or choose another folder.`;
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

export type Row = Readonly<Record<string, SQLOutputValue>>;

export function textColumn(row: Row, name: string): string {
  const value = row[name];
  if (typeof value === 'string') return value;
  throw new TypeError(`Column ${name} holds no text`);
}

export function integerColumn(row: Row, name: string): number {
  const value = row[name];
  if (typeof value === 'number') return value;
  throw new TypeError(`Column ${name} holds no number`);
}

/** Several columns of a row, by name. */
export function textColumns<Name extends string>(row: Row, ...names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textColumn(row, name)])) as Record<Name, string>;
}

export type Queries<Texts> = Readonly<Record<keyof Texts, StatementSync>>;

/** Prepares SQL statements, by name. */
export function prepareAll<Texts extends Readonly<Record<string, string>>>(
  database: DatabaseSync,
  texts: Texts,
): Queries<Texts> {
  const statements = Object.entries(texts).map(([name, sql]) => [name, database.prepare(sql)]);
  return Object.fromEntries(statements) as Queries<Texts>;
}

/**
 * Groups all changes of one turn of the event loop into one transaction: a commit per change would take longer than the
 * rest of a request. Routes await {@link write} before they respond, so a response never reports an uncommitted change.
 */
export class RecordWriter {
  readonly #database: DatabaseSync;
  #group: Promise<void> | undefined;
  /** The error for which SQLite has rolled back the whole group, such as a full disk. */
  #failure: unknown;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /**
   * Calls `change` at once, unless its group has failed, and resolves when the group is committed.
   *
   * @throws The error of `change` or of the group's commit.
   */
  write(change: () => void): Promise<void> {
    const group = this.#group ?? this.#begin();
    if (this.#failure !== undefined) return group;
    try {
      change();
    } catch (error) {
      if (!this.#database.isTransaction) this.#failure = error;
      throw error;
    }
    return group;
  }

  #begin(): Promise<void> {
    this.#database.exec('BEGIN');
    const group = new Promise<void>((resolve, reject) => {
      setImmediate(() => {
        const failure = this.#failure;
        this.#group = undefined;
        this.#failure = undefined;
        if (failure !== undefined) return reject(failure);
        try {
          this.#database.exec('COMMIT');
          resolve();
        } catch (error) {
          if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
          reject(error);
        }
      });
    });
    // If its first change throws, no caller handles the rejection of the group.
    group.catch(() => {});
    this.#group = group;
    return group;
  }
}
