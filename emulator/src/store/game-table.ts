import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../api/schema.generated.ts';
import { prepareAll } from './database.ts';

/** Here `createdAt` is ISO 8601 in UTC. */
type Game = components['schemas']['Game'];

export interface OwnedGame extends Game {
  readonly organizationId: string;
}

interface Rows {
  insert: never;
  page: Game;
  count: { readonly total: number };
  find: Game | undefined;
  newest: OwnedGame;
  countAll: { readonly total: number };
}

const SELECT = 'SELECT id, name, created_at AS createdAt';

export type GameTable = ReturnType<typeof gameTable>;

/**
 * The games of every organization, in order of creation. Games are never removed, so their positions in an organization
 * have no gaps: the index finds a page and the total without a scan.
 */
export function gameTable(database: DatabaseSync) {
  const { insert, page, count, find, newest, countAll } = prepareAll<Rows>(database, {
    insert: `INSERT INTO game (id, name, organization_id, created_at, position)
      SELECT :id, :name, :organizationId, :createdAt, COALESCE(MAX(position), 0) + 1
      FROM game WHERE organization_id = :organizationId`,
    page: `${SELECT} FROM game WHERE organization_id = ? AND position > ? ORDER BY position LIMIT ?`,
    count: 'SELECT COALESCE(MAX(position), 0) AS total FROM game WHERE organization_id = ?',
    find: `${SELECT} FROM game WHERE organization_id = ? AND id = ?`,
    newest: `${SELECT}, organization_id AS organizationId FROM game ORDER BY sequence DESC LIMIT ?`,
    countAll: 'SELECT COUNT(*) AS total FROM game',
  });
  return {
    insert: (game: OwnedGame) => insert.run(game),
    /** At most `limit` games after the first `offset`. */
    slice: (organizationId: string, limit: number, offset: number) => page.all(organizationId, offset, limit),
    count: (organizationId: string) => count.get(organizationId).total,
    find: (organizationId: string, id: string) => find.get(organizationId, id),
    /** At most `limit` games of all organizations, newest first. */
    newest: (limit: number) => newest.all(limit),
    /** The number of games of all organizations. */
    countAll: () => countAll.get().total,
  };
}
