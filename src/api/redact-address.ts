/** Shorter values, such as a number of seconds, stand in any text and open nothing. */
const SHORTEST_SECRET = 8;

/** Makes the function that takes the query of a pre-signed address, and every value in it, out of a text. */
export function redactAddress({ search, searchParams }: URL): (text: string) => string {
  const raw = search
    .slice(1)
    .split('&')
    .map((pair) => pair.slice(pair.indexOf('=') + 1));
  const secrets = [search, ...raw, ...searchParams.values()].filter(
    ({ length }) => length >= SHORTEST_SECRET,
  );
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}
