import type { SQLOutputValue } from 'node:sqlite';

type Row = Readonly<Record<string, SQLOutputValue>>;

/** A column that the schema declares as TEXT NOT NULL. */
export function textColumn(row: Row, name: string): string {
  const value = row[name];
  if (typeof value === 'string') return value;
  throw new TypeError(`Column ${name} holds no text`);
}

/** A column that the schema declares as INTEGER NOT NULL. */
export function integerColumn(row: Row, name: string): number {
  const value = row[name];
  if (typeof value === 'number') return value;
  throw new TypeError(`Column ${name} holds no number`);
}
