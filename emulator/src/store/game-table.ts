import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../api/schema.generated.ts';
import { preparing } from './database.ts';

/** Here `createdAt` is ISO 8601 in UTC. */
type Game = components['schemas']['Game'];

export interface OwnedGame extends Game {
  readonly organizationId: string;
}

const SELECT = 'SELECT id, name, created_at AS createdAt';

export type GameTable = ReturnType<typeof gameTable>;

/**
 * The games of every organization, in order of creation. Games are never removed, so their positions in an organization
 * have no gaps: the index finds a page and the total without a scan.
 */
export function gameTable(database: DatabaseSync) {
  const prepare = preparing(database);
  return {
    insert: prepare<[OwnedGame]>(`INSERT INTO game (id, name, organization_id, created_at, position)
      SELECT :id, :name, :organizationId, :createdAt, COALESCE(MAX(position), 0) + 1
      FROM game WHERE organization_id = :organizationId`),
    slice: prepare<[organizationId: string, offset: number, limit: number], Game>(
      `${SELECT} FROM game WHERE organization_id = ? AND position > ? ORDER BY position LIMIT ?`,
    ),
    count: prepare<[organizationId: string], { readonly total: number }>(
      'SELECT COALESCE(MAX(position), 0) AS total FROM game WHERE organization_id = ?',
    ),
    find: prepare<[organizationId: string, id: string], Game | undefined>(
      `${SELECT} FROM game WHERE organization_id = ? AND id = ?`,
    ),
    /** Of all organizations, as `countAll`. */
    newest: prepare<[limit: number], OwnedGame>(
      `${SELECT}, organization_id AS organizationId FROM game ORDER BY sequence DESC LIMIT ?`,
    ),
    countAll: prepare<[], { readonly total: number }>('SELECT COUNT(*) AS total FROM game'),
  };
}
