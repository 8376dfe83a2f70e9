import type { TokenOption } from '../options.ts';

/** What `--token-organization` and the like say of one token. */
type Terms = Omit<TokenOption, 'name' | 'scopes'>;

interface TermOption {
  /** The end of a sentence that starts with "--name must be". */
  readonly allowed: string;
  /**
   * Gives `undefined` for a text that is not allowed.
   *
   * @param text What stands behind `NAME=`; `undefined` where there is no `=`.
   * @param startMs The moment of the start, in Unix milliseconds.
   */
  readonly read: (text: string | undefined, startMs: number) => Terms | undefined;
}

const MAX_SECONDS = 1_000_000_000;

const MOMENT =
  'TIME an ISO 8601 moment with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start';

/** The options that say more of one token, by their name without dashes. All are repeatable. */
export const TOKEN_TERMS: ReadonlyMap<string, TermOption> = new Map<string, TermOption>([
  [
    'token-organization',
    { allowed: 'NAME=ID', read: (text = '') => (text === '' ? undefined : { organization: text }) },
  ],
  [
    'token-expires',
    {
      allowed: `NAME=TIME, ${MOMENT}`,
      read: (text = '', startMs) => {
        const expiresAt = readMoment(text, startMs);
        return expiresAt === undefined ? undefined : { expiresAt };
      },
    },
  ],
  [
    'token-revoked',
    {
      allowed: `NAME or NAME=TIME, ${MOMENT}`,
      read: (text, startMs) => {
        const revokedAt = text === undefined ? startMs : readMoment(text, startMs);
        return revokedAt === undefined ? undefined : { revokedAt };
      },
    },
  ],
]);

/** What one option on the command line says. */
export interface GivenTerm {
  /** A name of {@link TOKEN_TERMS}. */
  readonly option: string;
  readonly text: string;
}

/**
 * Adds to each token what is said of it.
 *
 * @returns The tokens, and a sentence for everything that is wrong.
 */
export function applyTokenTerms(
  tokens: readonly TokenOption[],
  given: readonly GivenTerm[],
  startMs: number,
): { readonly tokens: readonly TokenOption[]; readonly problems: readonly string[] } {
  const byName = new Map(tokens.map((token) => [token.name, token]));
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const { option, text } of given) {
    const name = nameIn(text, [...byName.keys()]);
    const token = name === undefined ? undefined : byName.get(name);
    const { allowed = '', read } = TOKEN_TERMS.get(option) ?? {};
    if (name === undefined || token === undefined) {
      problems.push(`--${option} must be ${allowed}, NAME that of a --token, not ${JSON.stringify(text)}`);
      continue;
    }
    const terms = read?.(text === name ? undefined : text.slice(name.length + 1), startMs);
    if (terms === undefined) problems.push(`--${option} must be ${allowed}, not ${JSON.stringify(text)}`);
    if (seen.has(`${option} ${name}`)) problems.push(`--${option} must be given once for ${name}`);
    seen.add(`${option} ${name}`);
    byName.set(name, { ...token, ...terms });
  }
  return { tokens: [...byName.values()], problems };
}

/** The token that `text` starts with: the longest, since a name may hold an equals sign itself. */
function nameIn(text: string, names: readonly string[]): string | undefined {
  const fitting = names.filter((name) => text === name || text.startsWith(`${name}=`));
  return fitting.toSorted((a, b) => b.length - a.length)[0];
}

/** Unix milliseconds; `undefined` for a text that is no moment. */
function readMoment(text: string, startMs: number): number | undefined {
  const { seconds } = /^\+(?<seconds>\d+(?:\.\d+)?)$/.exec(text)?.groups ?? {};
  if (seconds !== undefined) {
    return Number(seconds) <= MAX_SECONDS ? startMs + Number(seconds) * 1000 : undefined;
  }
  const { day } =
    /^\d{4}-\d{2}-(?<day>\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:\d{2})$/.exec(text)
      ?.groups ?? {};
  const moment = Date.parse(text);
  if (day === undefined || Number.isNaN(moment)) return undefined;
  // `Date.parse` takes the 31st of a shorter month for the 1st of the next one.
  const asWritten = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return asWritten.getUTCDate() === Number(day) ? moment : undefined;
}
