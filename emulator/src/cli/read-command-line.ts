import type { EmulatorOptions, TokenOption } from '../options.ts';
import { createCommand, TOKENS_VARIABLE } from './command.ts';

/** The page shows no more. An entry has at most 33 KiB, most of it a path, because Node takes 16 KiB as the head of a request. */
const JOURNAL_LIMIT = 100;

const TIME = 'TIME ISO 8601 with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start';

/**
 * Reads the command line and its part of the environment: tokens.
 *
 * @param startMs The time from which `+SECONDS` counts, in Unix milliseconds.
 * @throws `CommanderError` after it has printed the help, with exit code 0, or what is wrong.
 */
export function readCommandLine(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { startMs = Date.now(), command = createCommand() } = {},
): EmulatorOptions {
  const hidden = (env[TOKENS_VARIABLE] ?? '').split(/\s+/).filter((token) => token !== '');
  command.parse([...hidden.map((token) => `--token=${token}`), ...argv], { from: 'user' });
  const { token, tokenOrganization, tokenExpires, tokenRevoked, latency, data, ...given } = command.opts();

  let tokens: readonly TokenOption[] = token ?? [{ name: 'dev' }];
  const readTime = (text: string) => parseTime(text, startMs);
  const settings = [
    ['--token-organization', 'organization', tokenOrganization, (text: string) => text || undefined],
    ['--token-expires', 'expiresAt', tokenExpires, readTime],
    ['--token-revoked', 'revokedAt', tokenRevoked, (text: string) => (text ? readTime(text) : startMs)],
  ] as const;
  for (const [option, field, values = [], read] of settings) {
    for (const value of values) {
      // A name may contain an equals sign.
      const named = tokens.find(({ name }) => `${value}=`.startsWith(`${name}=`));
      const setting = named && read(value.slice(named.name.length + 1));
      if (setting === undefined)
        command.error(
          `error: option '${option}' argument '${value}' is invalid. NAME must be that of a --token, ${TIME}.`,
        );
      tokens = tokens.map((other) => (other === named ? { ...other, [field]: setting } : other));
    }
  }

  return { ...given, tokens, latencyMs: latency, dataDir: data, journalLimit: JOURNAL_LIMIT };
}

const MAX_SECONDS = 1_000_000_000;

/** Unix milliseconds of an ISO 8601 moment with its zone, or of `+SECONDS` from the start; `undefined` for another text. */
function parseTime(text: string, startMs: number): number | undefined {
  if (/^\+\d+(?:\.\d+)?$/.test(text) && Number(text) <= MAX_SECONDS) return startMs + Number(text) * 1000;
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const timeMs = isMoment ? Date.parse(text) : Number.NaN;
  // `Date.parse` accepts February 30 as March 2.
  const isDay = new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10));
  return isDay && !Number.isNaN(timeMs) ? timeMs : undefined;
}
