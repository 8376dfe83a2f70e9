import { plural } from '../../support/format.ts';
import type { Warning } from '../runner/log.ts';

const DAY_MS = 86_400_000;

/** Service spec part 5 recommends to replace tokens every 90 days. */
const MAX_TOKEN_AGE_DAYS = 90;

const MAX_SESSION_DAYS = 7;

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
    `\`token\` looks like a browser session (a JWT), which ${describeExpiry(session.expiresAt, now)}.`,
    `Sessions are for browsers and last at most ${MAX_SESSION_DAYS} days: make an API token ${HOW_TO_MAKE_TOKENS}.`,
  ];
  return [{ title: 'Session token', lines }];
}

function describeExpiry(expiresAt: Date, now: Date): string {
  const time = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `${expiresAt > now ? 'expires' : 'expired'} on ${time}`;
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
 * Reads the JWT of a browser session: three parts of base64url, the first of which is a JSON object with `alg` (RFC 7519, 3).
 * The spec does not show API tokens, so an API token may be a JWT as well. Sessions last at most 7 days (service spec part 5).
 *
 * @returns `undefined` for any other token, also for a JWT that does not say when it was issued and when it expires
 */
function readSessionToken(token: string): { readonly expiresAt: Date } | undefined {
  const parts = token.split('.');
  const [header = '', claims = ''] = parts;
  if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) return undefined;
  if (typeof readObject(header)?.['alg'] !== 'string') return undefined;
  const { iat, exp } = readObject(claims) ?? {};
  if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
  const expiresAt = new Date(exp * 1_000);
  const isSession = (exp - iat) * 1_000 <= MAX_SESSION_DAYS * DAY_MS && !Number.isNaN(expiresAt.getTime());
  return isSession ? { expiresAt } : undefined;
}

function readObject(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
