import type { InputReader } from './input-reader.ts';

const DAY_MS = 86_400_000;

/**
 * The day on which the token was created, at midnight UTC. One to come would never bring the warning that it is given for,
 * so it is wrong; but where the day begins first, it is a day ahead of UTC.
 */
export function readTokenCreated(reader: InputReader, now: Date): Date | undefined {
  const text = reader.text('token-created');
  if (text === '') return undefined;
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (!exists) {
    reader.reject('token-created', `must be a date like 2026-01-31 (YYYY-MM-DD), not ${reader.quote(text)}`);
    return undefined;
  }
  if (date.getTime() > now.getTime() + DAY_MS) {
    reader.reject('token-created', `must be a date that is not to come, not ${reader.quote(text)}`);
    return undefined;
  }
  return date;
}
