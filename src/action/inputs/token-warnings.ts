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
  const end = endOfSession(token ?? '');
  if (end === undefined) return [];
  const time = `${end.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const lines = [
    `\`token\` looks like a browser session (a JWT), which ${end > now ? 'expires' : 'expired'} on ${time}.`,
    `Sessions are for browsers and last at most ${MAX_SESSION_DAYS} days: make an API token ${HOW_TO_MAKE_TOKENS}.`,
  ];
  return [{ title: 'Session token', lines }];
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
 * When the JWT of a browser session expires; `undefined` for any other token. The spec does not show API tokens, so an API token may
 * be a JWT as well. Sessions last at most 7 days (service spec part 5).
 */
function endOfSession(token: string): Date | undefined {
  const [, claims = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
  try {
    const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
    if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
    const end = new Date(exp * 1_000);
    const isSession = (exp - iat) * 1_000 <= MAX_SESSION_DAYS * DAY_MS && !Number.isNaN(end.getTime());
    return isSession ? end : undefined;
  } catch {
    return undefined;
  }
}
