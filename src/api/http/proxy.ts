import { checkBypass, getProxyUrl } from '@actions/http-client/lib/proxy';

/** Whether `no_proxy` covers the host of a URL, or it is loopback. */
export const isWithoutProxy: (url: URL) => boolean = checkBypass;

/**
 * The proxy for a URL, which the rules of `@actions/http-client` choose from the environment, as in other actions. It may hold a
 * user name and a password, both decoded. `unusable`: no request may bypass it, and none can use it.
 */
export function proxyFor(url: URL): URL | 'unusable' | undefined {
  try {
    const proxy = getProxyUrl(url);
    return proxy === undefined || isUsableProxy(proxy.href) ? proxy : 'unusable';
  } catch {
    return 'unusable';
  }
}

/**
 * The entry `*.name` of `no_proxy`, whose value is given, that means the host of a URL whose requests go through a proxy all the same: Node takes only `.name`.
 * `undefined` if there is none.
 */
export function missedBypass(url: URL, noProxy: string): string | undefined {
  if (!(proxyFor(url) instanceof URL)) return undefined;
  const entries = noProxy.toLowerCase().split(/[\s,]+/);
  return entries.find((entry) => entry.startsWith('*.') && url.hostname.endsWith(entry.slice(1)));
}

/**
 * Whether requests can use the value of a proxy variable. `@actions/http-client` ignores the others, or finds a part of the
 * password in the host.
 */
export function isUsableProxy(value: string): boolean {
  // Without a scheme, `host:port` is a URL with the scheme `host:`. A number cannot start one.
  const address = URL.canParse(value) || value.includes('://') ? value : `http://${value}`;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  // After the host, an `@` shows that a `/`, `?` or `#` of the password ended the host too early.
  return (
    /^https?:$/.test(protocol) && hostname !== '' && port !== '0' && !(pathname + search + hash).includes('@')
  );
}
