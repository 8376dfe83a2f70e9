import { isScope, SCOPES, type TokenOption } from '../options.ts';

export const TOKEN_ALLOWED = `NAME or NAME:scope,scope, a name in visible ASCII without a colon and scopes of ${SCOPES.join(', ')}`;

/** Parses the value of `--token`; `undefined` if it is invalid. */
export function parseToken(text: string): TokenOption | undefined {
  const { name, list } = /^(?<name>[!-9;-~]+)(?::(?<list>.*))?$/.exec(text)?.groups ?? {};
  if (name === undefined) return undefined;
  if (list === undefined) return { name };
  const scopes = list.split(',');
  return scopes.every(isScope) ? { name, scopes } : undefined;
}

interface TokenSetting {
  /** Completes the sentence "--name must be …". */
  readonly allowed: string;
  /**
   * Returns `false` for an invalid value.
   *
   * @param text The text after `NAME=`; `undefined` without `=`.
   * @param startMs The time of the start, in Unix milliseconds.
   */
  readonly parse: (text: string | undefined, startMs: number) => Partial<TokenOption> | false;
}

const MAX_SECONDS = 1_000_000_000;

const TIME =
  'TIME an ISO 8601 moment with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start';

/** The repeatable options that change one token, by their names without dashes. */
const TOKEN_SETTINGS = new Map<string, TokenSetting>(
  Object.entries<TokenSetting>({
    'token-organization': {
      allowed: 'NAME=ID',
      parse: (text) => (text ? { organization: text } : false),
    },
    'token-expires': {
      allowed: `NAME=TIME, ${TIME}`,
      parse: (text = '', startMs) => {
        const expiresAt = parseTime(text, startMs);
        return expiresAt !== undefined && { expiresAt };
      },
    },
    'token-revoked': {
      allowed: `NAME or NAME=TIME, ${TIME}`,
      parse: (text, startMs) => {
        const revokedAt = text === undefined ? startMs : parseTime(text, startMs);
        return revokedAt !== undefined && { revokedAt };
      },
    },
  }),
);

export const TOKEN_SETTING_NAMES: ReadonlySet<string> = new Set(TOKEN_SETTINGS.keys());

/**
 * Applies the token settings of a command line.
 *
 * @param given The option's name and its value, in the order of the command line.
 * @returns The changed tokens, and a sentence per problem.
 */
export function applyTokenSettings(
  tokens: readonly TokenOption[],
  given: readonly (readonly [option: string, value: string])[],
  startMs: number,
): { readonly tokens: readonly TokenOption[]; readonly problems: readonly string[] } {
  const byName = new Map(tokens.map((token) => [token.name, token]));
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const [option, value] of given) {
    const token = findToken(value, [...byName.values()]);
    const { allowed = '', parse } = TOKEN_SETTINGS.get(option) ?? {};
    if (token === undefined) {
      problems.push(`--${option} must be ${allowed}, NAME that of a --token, not ${JSON.stringify(value)}`);
      continue;
    }
    const { name } = token;
    const settings = parse?.(value === name ? undefined : value.slice(name.length + 1), startMs);
    if (!settings) problems.push(`--${option} must be ${allowed}, not ${JSON.stringify(value)}`);
    if (seen.has(`${option} ${name}`)) problems.push(`--${option} must be given once for ${name}`);
    seen.add(`${option} ${name}`);
    byName.set(name, { ...token, ...settings });
  }
  return { tokens: [...byName.values()], problems };
}

/** The token that `value` starts with. The longest name wins, since a name may contain an equals sign. */
function findToken(value: string, tokens: readonly TokenOption[]): TokenOption | undefined {
  return tokens
    .filter(({ name }) => value === name || value.startsWith(`${name}=`))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** Unix milliseconds; `undefined` for an invalid text. */
function parseTime(text: string, startMs: number): number | undefined {
  const { seconds } = /^\+(?<seconds>\d+(?:\.\d+)?)$/.exec(text)?.groups ?? {};
  if (seconds !== undefined) {
    return Number(seconds) <= MAX_SECONDS ? startMs + Number(seconds) * 1000 : undefined;
  }
  const { day } =
    /^\d{4}-\d{2}-(?<day>\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(text)?.groups ??
    {};
  const timeMs = Date.parse(text);
  if (day === undefined || Number.isNaN(timeMs)) return undefined;
  // `Date.parse` accepts February 30 as March 2.
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return date.getUTCDate() === Number(day) ? timeMs : undefined;
}
