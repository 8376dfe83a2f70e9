import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { components } from '../../api/schema.generated.ts';
import { integerColumn, textColumn } from './database.ts';

/** A game as service spec part 2 shows it; `createdAt` is an ISO 8601 timestamp in UTC. */
export type Game = components['schemas']['Game'];

/** A game with the organization that it belongs to. */
export interface OwnedGame extends Game {
  readonly organizationId: string;
}

/**
 * The games of every organization, in order of creation. Each has its position in its organization, from 1 without a gap,
 * since games never go: so a page and the number of all games are found at once, however many there are.
 */
export class GameTable {
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #page: StatementSync;
  readonly #count: StatementSync;
  readonly #find: StatementSync;
  readonly #newest: StatementSync;
  readonly #countAll: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#insert = database.prepare(
      `INSERT INTO game (id, name, organization_id, created_at, position)
       SELECT :id, :name, :organization, :created, COALESCE(MAX(position), 0) + 1 FROM game WHERE organization_id = :organization`,
    );
    this.#page = database.prepare(
      'SELECT id, name, created_at FROM game WHERE organization_id = ? AND position > ? ORDER BY position LIMIT ?',
    );
    this.#count = database.prepare(
      'SELECT COALESCE(MAX(position), 0) AS total FROM game WHERE organization_id = ?',
    );
    this.#find = database.prepare(
      'SELECT id, name, created_at FROM game WHERE organization_id = ? AND id = ?',
    );
    this.#newest = database.prepare('SELECT * FROM game ORDER BY sequence DESC LIMIT ?');
    this.#countAll = database.prepare('SELECT COUNT(*) AS total FROM game');
  }

  insert({ id, name, createdAt }: Game, organizationId: string): void {
    this.#insert.run({ id, name, organization: organizationId, created: createdAt });
  }

  /** Inserts many games in one transaction, which no HTTP request could do as fast: for benchmarks and tests. */
  insertAll(games: Iterable<Game>, organizationId: string): void {
    this.#database.exec('BEGIN');
    for (const game of games) this.insert(game, organizationId);
    this.#database.exec('COMMIT');
  }

  /** At most `limit` games after the first `offset`. */
  slice(organizationId: string, limit: number, offset: number): Game[] {
    return this.#page.all(organizationId, offset, limit).map(toGame);
  }

  count(organizationId: string): number {
    const row = this.#count.get(organizationId);
    return row === undefined ? 0 : integerColumn(row, 'total');
  }

  find(organizationId: string, id: string): Game | undefined {
    const row = this.#find.get(organizationId, id);
    return row === undefined ? undefined : toGame(row);
  }

  /** At most `limit` games of all organizations, the last one first. */
  newest(limit: number): OwnedGame[] {
    return this.#newest
      .all(limit)
      .map((row) => ({ ...toGame(row), organizationId: textColumn(row, 'organization_id') }));
  }

  /** How many games all organizations have together. */
  countAll(): number {
    return integerColumn(this.#countAll.get() ?? {}, 'total');
  }
}

function toGame(row: Parameters<typeof textColumn>[0]): Game {
  return {
    id: textColumn(row, 'id'),
    name: textColumn(row, 'name'),
    createdAt: textColumn(row, 'created_at'),
  };
}
