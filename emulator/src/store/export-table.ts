import type { DatabaseSync } from 'node:sqlite';
import { prepareAll } from './database.ts';

/** `createdAt` is ISO 8601 in UTC. */
export interface ExportRecord {
  readonly id: string;
  readonly variantId: string;
  readonly network: string;
  readonly organizationId: string;
  readonly createdAt: string;
}

const SELECT = `SELECT id, variant_id AS variantId, network, organization_id AS organizationId, created_at AS createdAt
  FROM "export"`;

interface Rows {
  insert: never;
  all: ExportRecord;
  newest: ExportRecord;
  count: { readonly total: number };
}

export type ExportTable = ReturnType<typeof exportTable>;

/** The exports of every organization, in order of creation. */
export function exportTable(database: DatabaseSync) {
  const { insert, all, newest, count } = prepareAll<Rows>(database, {
    insert: `INSERT INTO "export" (id, variant_id, network, organization_id, created_at)
      VALUES (:id, :variantId, :network, :organizationId, :createdAt)`,
    all: `${SELECT} ORDER BY sequence`,
    newest: `${SELECT} ORDER BY sequence DESC LIMIT ?`,
    count: 'SELECT COUNT(*) AS total FROM "export"',
  });
  return {
    insert: (record: ExportRecord) => insert.run(record),
    all: () => all.all(),
    /** At most `limit` exports, newest first. */
    newest: (limit: number) => newest.all(limit),
    count: () => count.get().total,
  };
}
