import type { Context } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';

/**
 * All below `path`, as a source of a Content-Security-Policy; to be used behind `requireLocalHost`. Where the browser
 * came by an IPv6 address, which such a source can't name (CSP level 3, section 2.3.1), it is the whole origin.
 */
export function ownSource(c: Context<EmulatorEnv>, path: string): string {
  const host = c.env.incoming.headers.host ?? '';
  return host.startsWith('[') ? "'self'" : `http://${host}${path}`;
}
