/**
 * Whether requests can use the value of a proxy variable. `@actions/http-client` ignores the others, or finds a part of the
 * password in the host.
 */
export function isUsableProxy(value: string): boolean {
  // Without a scheme, `host:port` is a URL with the scheme `host:`. A number cannot start one.
  const address = URL.canParse(value) || value.includes('://') ? value : `http://${value}`;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(address);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  // After the host, an `@` shows that a `/`, `?` or `#` of the password ended the host too early.
  return /^https?:$/.test(protocol) && hostname !== '' && !(pathname + search + hash).includes('@');
}
