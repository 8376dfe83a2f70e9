import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { components } from '../api/schema.generated.ts';
import { integerColumn, textColumn } from './column.ts';

/** A game as service spec part 2 shows it; `createdAt` is an ISO 8601 timestamp in UTC. */
export type Game = components['schemas']['Game'];

/** A game with the organization that it belongs to. */
export interface OwnedGame extends Game {
  readonly organizationId: string;
}

/** The games of every organization, in order of creation. */
export class GameTable {
  readonly #insert: StatementSync;
  readonly #page: StatementSync;
  readonly #count: StatementSync;
  readonly #find: StatementSync;
  readonly #newest: StatementSync;
  readonly #countAll: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      'INSERT INTO game (id, name, organization_id, created_at) VALUES (?, ?, ?, ?)',
    );
    this.#page = database.prepare(
      'SELECT id, name, created_at FROM game WHERE organization_id = ? ORDER BY sequence LIMIT ? OFFSET ?',
    );
    this.#count = database.prepare('SELECT COUNT(*) AS total FROM game WHERE organization_id = ?');
    this.#find = database.prepare(
      'SELECT id, name, created_at FROM game WHERE organization_id = ? AND id = ?',
    );
    this.#newest = database.prepare('SELECT * FROM game ORDER BY sequence DESC LIMIT ?');
    this.#countAll = database.prepare('SELECT COUNT(*) AS total FROM game');
  }

  insert(game: Game, organizationId: string): void {
    this.#insert.run(game.id, game.name, organizationId, game.createdAt);
  }

  /** At most `limit` games after the first `offset`. */
  slice(organizationId: string, limit: number, offset: number): Game[] {
    return this.#page.all(organizationId, limit, offset).map(toGame);
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
