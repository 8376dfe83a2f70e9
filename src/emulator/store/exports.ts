import type { DatabaseSync } from 'node:sqlite';
import { integerColumn, prepareAll, type Queries, type Row, textColumns } from './database.ts';

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

const QUERIES = {
  insert:
    'INSERT INTO "export" (id, variant_id, network, organization_id, created_at) VALUES (?, ?, ?, ?, ?)',
  all: `${SELECT} ORDER BY sequence`,
  newest: `${SELECT} ORDER BY sequence DESC LIMIT ?`,
  count: 'SELECT COUNT(*) AS total FROM "export"',
};

/** The exports of every organization, in order of creation. */
export class ExportTable {
  readonly #queries: Queries<typeof QUERIES>;

  constructor(database: DatabaseSync) {
    this.#queries = prepareAll(database, QUERIES);
  }

  insert({ id, variantId, network, organizationId, createdAt }: ExportRecord): void {
    this.#queries.insert.run(id, variantId, network, organizationId, createdAt);
  }

  all(): ExportRecord[] {
    return this.#queries.all.all().map(toExport);
  }

  /** At most `limit` exports, newest first. */
  newest(limit: number): ExportRecord[] {
    return this.#queries.newest.all(limit).map(toExport);
  }

  count(): number {
    return integerColumn(this.#queries.count.get() ?? {}, 'total');
  }
}

function toExport(row: Row): ExportRecord {
  return textColumns(row, 'id', 'variantId', 'network', 'organizationId', 'createdAt');
}
