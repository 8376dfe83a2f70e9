/**
 * Host and port of the proxy that the environment sets for addresses of a protocol; `undefined` without one. Its user
 * and password stay unsaid.
 */
export function proxyInUse(protocol: 'http:' | 'https:', env: NodeJS.ProcessEnv): string | undefined {
  const name = protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const value = env[name] || env[name.toUpperCase()];
  if (!value) return undefined;
  const address = value.includes('://') ? value : `http://${value}`;
  return URL.canParse(address)
    ? new URL(address).host
    : 'that the environment sets (its address is not valid)';
}
