import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { integerColumn, textColumn } from './database.ts';

/** An export that was asked for; `createdAt` is an ISO 8601 timestamp in UTC. */
export interface ExportRecord {
  readonly id: string;
  readonly variantId: string;
  readonly network: string;
  readonly organizationId: string;
  readonly createdAt: string;
}

/** The exports of every organization, in the order they were asked for. */
export class ExportTable {
  readonly #insert: StatementSync;
  readonly #all: StatementSync;
  readonly #newest: StatementSync;
  readonly #count: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      'INSERT INTO "export" (id, variant_id, network, organization_id, created_at) VALUES (?, ?, ?, ?, ?)',
    );
    this.#all = database.prepare('SELECT * FROM "export" ORDER BY sequence');
    this.#newest = database.prepare('SELECT * FROM "export" ORDER BY sequence DESC LIMIT ?');
    this.#count = database.prepare('SELECT COUNT(*) AS total FROM "export"');
  }

  insert({ id, variantId, network, organizationId, createdAt }: ExportRecord): void {
    this.#insert.run(id, variantId, network, organizationId, createdAt);
  }

  all(): ExportRecord[] {
    return this.#all.all().map(toExport);
  }

  /** At most `limit` exports, the last one first. */
  newest(limit: number): ExportRecord[] {
    return this.#newest.all(limit).map(toExport);
  }

  count(): number {
    return integerColumn(this.#count.get() ?? {}, 'total');
  }
}

function toExport(row: Parameters<typeof textColumn>[0]): ExportRecord {
  return {
    id: textColumn(row, 'id'),
    variantId: textColumn(row, 'variant_id'),
    network: textColumn(row, 'network'),
    organizationId: textColumn(row, 'organization_id'),
    createdAt: textColumn(row, 'created_at'),
  };
}
