import { plural } from '../../support/format.ts';
import type { Warning } from '../runner/log.ts';

const DAY_MS = 86_400_000;

/** Service spec part 5 recommends a new one every 90 days. */
const MAX_TOKEN_AGE_DAYS = 90;

const WHERE_TOKENS_ARE_MADE =
  "in the service's developer area, under tokens, and store it in the secret behind `token`";

/** What is to be said about a token that may well work. No part of it is ever quoted. */
export function tokenWarnings(
  { token, tokenCreated }: { readonly token: string | undefined; readonly tokenCreated: Date | undefined },
  now: Date,
): Warning[] {
  return [...sessionWarnings(token, now), ...ageWarnings(tokenCreated, now)];
}

function sessionWarnings(token: string | undefined, now: Date): Warning[] {
  const session = token === undefined ? undefined : readSessionToken(token);
  if (session === undefined) return [];
  const lines = [
    `\`token\` looks like the session of a browser (a JWT)${formatExpiry(session.expiresAt, now)}.`,
    `Sessions are for browsers and last 7 days at most: make an API token ${WHERE_TOKENS_ARE_MADE}.`,
  ];
  return [{ title: 'Session token', lines }];
}

function formatExpiry(expiresAt: Date | undefined, now: Date): string {
  if (expiresAt === undefined) return '';
  const when = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return expiresAt > now ? `, which expires on ${when}` : `, which expired on ${when}`;
}

function ageWarnings(created: Date | undefined, now: Date): Warning[] {
  if (created === undefined) return [];
  const days = Math.floor((now.getTime() - created.getTime()) / DAY_MS);
  if (days <= MAX_TOKEN_AGE_DAYS) return [];
  const lines = [
    `\`token-created\` says that the token is ${plural(days, 'day')} old; it should be replaced every ${MAX_TOKEN_AGE_DAYS}.`,
    `Make a new one ${WHERE_TOKENS_ARE_MADE}; then correct \`token-created\` and revoke the old one.`,
  ];
  return [{ title: 'Old token', lines }];
}

/** What is known of a token that looks like a browser's session. */
export interface SessionToken {
  /** When it expires, by its own words. */
  readonly expiresAt?: Date;
}

const BASE64URL = /^[\w-]+$/;

/**
 * Looks whether a token is a JWT: three parts of base64url, the first a JSON object (RFC 7519, 3). The service gives those
 * to browsers (service spec part 5); how its API tokens look is not shown, so one of them may be a JWT as well.
 */
export function readSessionToken(token: string): SessionToken | undefined {
  const parts = token.split('.');
  const [header = '', claims = ''] = parts;
  if (parts.length !== 3 || !parts.every((part) => BASE64URL.test(part))) return undefined;
  if (typeof readObject(header)?.['alg'] !== 'string') return undefined;
  const seconds = readObject(claims)?.['exp'];
  const expiresAt = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN);
  return Number.isNaN(expiresAt.getTime()) ? {} : { expiresAt };
}

function readObject(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
