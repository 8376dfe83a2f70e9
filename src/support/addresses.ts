/** Whether two addresses lead to the same place: the case of scheme and host and a trailing slash make no difference. */
export function sameAddress(one: string, other: string): boolean {
  return normalizeAddress(one) === normalizeAddress(other);
}

/** Writes scheme and host in lower case and removes slashes at the end. A text that is no address stays as it is. */
export function normalizeAddress(text: string): string {
  return (URL.parse(text)?.href ?? text).replace(/\/+$/, '');
}
