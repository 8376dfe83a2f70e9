import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../api/schema.generated.ts';
import { integerColumn, prepareAll, type Queries, type Row, textColumns } from './database.ts';

/** Service spec part 2; `createdAt` is ISO 8601 in UTC. */
export type Game = components['schemas']['Game'];

export interface OwnedGame extends Game {
  readonly organizationId: string;
}

const SELECT =
  'SELECT id, name, organization_id AS organizationId, created_at AS createdAt, position FROM game';

const QUERIES = {
  insert: `INSERT INTO game (id, name, organization_id, created_at, position)
    SELECT :id, :name, :organization, :created, COALESCE(MAX(position), 0) + 1 FROM game WHERE organization_id = :organization`,
  page: `${SELECT} WHERE organization_id = ? AND position > ? ORDER BY position LIMIT ?`,
  count: 'SELECT COALESCE(MAX(position), 0) AS total FROM game WHERE organization_id = ?',
  find: `${SELECT} WHERE organization_id = ? AND id = ?`,
  newest: `${SELECT} ORDER BY sequence DESC LIMIT ?`,
  countAll: 'SELECT COUNT(*) AS total FROM game',
};

/**
 * The games of every organization, in order of creation. Games are never removed, so their positions in an organization
 * have no gaps: the index finds a page and the total without a scan.
 */
export class GameTable {
  readonly #queries: Queries<typeof QUERIES>;

  constructor(database: DatabaseSync) {
    this.#queries = prepareAll(database, QUERIES);
  }

  insert({ id, name, createdAt }: Game, organizationId: string): void {
    this.#queries.insert.run({ id, name, organization: organizationId, created: createdAt });
  }

  /** At most `limit` games after the first `offset`. */
  slice(organizationId: string, limit: number, offset: number): Game[] {
    return this.#queries.page.all(organizationId, offset, limit).map(toGame);
  }

  count(organizationId: string): number {
    return integerColumn(this.#queries.count.get(organizationId) ?? {}, 'total');
  }

  find(organizationId: string, id: string): Game | undefined {
    const row = this.#queries.find.get(organizationId, id);
    return row && toGame(row);
  }

  /** At most `limit` games of all organizations, newest first. */
  newest(limit: number): OwnedGame[] {
    return this.#queries.newest
      .all(limit)
      .map((row) => textColumns(row, 'id', 'name', 'createdAt', 'organizationId'));
  }

  /** The number of games of all organizations. */
  countAll(): number {
    return integerColumn(this.#queries.countAll.get() ?? {}, 'total');
  }
}

function toGame(row: Row): Game {
  return textColumns(row, 'id', 'name', 'createdAt');
}
