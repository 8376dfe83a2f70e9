import type { DatabaseSync } from 'node:sqlite';
import { preparing } from './database.ts';

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

export type ExportTable = ReturnType<typeof exportTable>;

/** The exports of every organization, in order of creation. */
export function exportTable(database: DatabaseSync) {
  const prepare = preparing(database);
  return {
    insert: prepare<
      [ExportRecord]
    >(`INSERT INTO "export" (id, variant_id, network, organization_id, created_at)
      VALUES (:id, :variantId, :network, :organizationId, :createdAt)`),
    all: prepare<[], ExportRecord>(`${SELECT} ORDER BY sequence`),
    newest: prepare<[limit: number], ExportRecord>(`${SELECT} ORDER BY sequence DESC LIMIT ?`),
    count: prepare<[], { readonly total: number }>('SELECT COUNT(*) AS total FROM "export"'),
  };
}
