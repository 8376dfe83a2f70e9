/** The part of an address that may be shown: origin and path, never the query, which may hold a signature. */
export function addressLocation(url: URL): string {
  return `${url.origin}${url.pathname}`;
}
