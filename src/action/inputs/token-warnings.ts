import { plural } from '../../support/format.ts';
import type { Warning } from '../runner/log.ts';

const DAY_MS = 86_400_000;

/** Service spec part 5 recommends to replace tokens every 90 days. */
const MAX_TOKEN_AGE_DAYS = 90;

const HOW_TO_MAKE_TOKENS =
  "in the service's developer area, under tokens, and store it in the secret behind `token`";

/** Warnings about a token that may still work. They never quote any part of it. */
export function tokenWarnings(
  { token, tokenCreated }: { readonly token?: string | undefined; readonly tokenCreated?: Date | undefined },
  now: Date,
): Warning[] {
  return [...sessionWarnings(token, now), ...ageWarnings(tokenCreated, now)];
}

function sessionWarnings(token: string | undefined, now: Date): Warning[] {
  const session = readSessionToken(token ?? '');
  if (session === undefined) return [];
  const lines = [
    `\`token\` looks like a browser session (a JWT)${formatExpiry(session.expiresAt, now)}.`,
    `Sessions are for browsers and last at most 7 days: make an API token ${HOW_TO_MAKE_TOKENS}.`,
  ];
  return [{ title: 'Session token', lines }];
}

function formatExpiry(expiresAt: Date | undefined, now: Date): string {
  if (expiresAt === undefined) return '';
  const time = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `, which ${expiresAt > now ? 'expires' : 'expired'} on ${time}`;
}

function ageWarnings(created: Date | undefined, now: Date): Warning[] {
  if (created === undefined) return [];
  const days = Math.floor((now.getTime() - created.getTime()) / DAY_MS);
  if (days <= MAX_TOKEN_AGE_DAYS) return [];
  const lines = [
    `According to \`token-created\`, the token is ${plural(days, 'day')} old. Replace it every ${MAX_TOKEN_AGE_DAYS} days.`,
    `Make a new one ${HOW_TO_MAKE_TOKENS}; then correct \`token-created\` and revoke the old one.`,
  ];
  return [{ title: 'Old token', lines }];
}

/**
 * Reads a JWT: three parts of base64url, the first of which is a JSON object with `alg` (RFC 7519, 3). The service gives JWTs
 * to browsers (service spec part 5). The spec does not show API tokens, so an API token may be a JWT as well.
 *
 * @returns `undefined` if the token is no JWT; without `expiresAt` if the JWT has no valid `exp`
 */
function readSessionToken(token: string): { readonly expiresAt?: Date } | undefined {
  const parts = token.split('.');
  const [header = '', claims = ''] = parts;
  if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) return undefined;
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
