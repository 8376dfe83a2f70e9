import { spelled } from './spellings.ts';

/** Shorter values, such as a number of seconds, stand in any text and open nothing. */
const SHORTEST_SECRET = 8;

/**
 * Makes the function that takes out of a text what a pre-signed address has beyond origin and path: the query as a whole
 * and every value in it, in whatever spelling.
 */
export function redactAddress({
  search,
  searchParams,
  hash,
  username,
  password,
}: URL): (text: string) => string {
  const secrets = [search, hash, username, password, ...searchParams.values()].filter(
    ({ length }) => length >= SHORTEST_SECRET,
  );
  if (secrets.length === 0) return (text) => text;
  const pattern = new RegExp(secrets.map(spelled).join('|'), 'g');
  return (text) => text.replace(pattern, '***');
}
