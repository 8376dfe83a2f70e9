import { Command, InvalidArgumentError, Option } from 'commander';
import {
  DEFAULTS,
  type EmulatorOptions,
  FAULT_NAMES,
  type FaultOptions,
  SCOPES,
  type Scope,
  type TokenOption,
} from '../options.ts';

/** Whitespace-separated tokens, each as for `--token`. Unlike a command line, other processes can't read it. */
const TOKENS_VARIABLE = 'PLAYABLE_EMULATOR_TOKENS';

/** The lowest is about one request per quarter of an hour. */
const [MIN_RATE, MAX_RATE] = [0.001, 1_000_000];
const DECIMAL = /^\d+(?:\.\d+)?$/;

const NOTES = `
TIME is +SECONDS from the start.

To hide tokens from the list of processes, set ${TOKENS_VARIABLE} in the environment instead: tokens as for
--token, separated by spaces.

Faults, each with the share of requests that get it, 0 to 1, together at most 1:
  429          rejected, with the Retry-After of --retry-after and the shortest wait
  5xx          500, 502, 503 or 504; the request may have been handled
  reset        the connection is reset before the response
  reset-body   the connection is reset within the body of the response
  stall        no response until the client closes the connection
  truncate     the connection is closed after fewer bytes than Content-Length
  expired      the storage rejects the upload URL as expired
All but 429 and expired happen before or after the request is handled. The same seed (default 0) gives the same faults
for the same requests, in any order.

Scopes: ${SCOPES.join(', ')}
`;

/** The command line of the emulator. It throws a `CommanderError` after it has printed the help or what is wrong. */
export function createCommand(): Command {
  const port = wholeNumber('from 0 (any free port)', 65_535);
  const milliseconds = wholeNumber('of milliseconds from 0', 600_000);
  const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];
  return new Command('npm run emulator --')
    .description(
      'The service on this machine, for tests and demos. The page at / shows its games, exports and files.',
    )
    .option('--port <port>', 'port on 127.0.0.1, 0 for any free one', port, 8787)
    .option('--play-port <port>', 'port of the origin where playables run, 0 for any free one', port, 0)
    .option(
      '--token <NAME[:scope,scope]>',
      'a token with every scope or only these; repeatable (default: dev)',
      addToken,
    )
    .option('--organization <id>', 'organization of every token without its own', text, DEFAULTS.organization)
    .option(
      '--token-organization <NAME=ID>',
      'organization of one token; repeatable, as the next two',
      collect,
    )
    .option('--token-expires <NAME=TIME>', 'when a token expires (default: never)', collect)
    .option('--token-revoked <NAME[=TIME]>', 'revokes a token, from the start or from TIME', collect)
    .option('--rate-limit <n>', 'API requests per second, a token bucket (default: no limit)', readRate)
    .addOption(choice('--retry-after <form>', 'Retry-After of a 429', 'seconds', 'none', 'date'))
    .option('--latency <ms>', 'delay of every request in milliseconds', milliseconds, 0)
    .option('--data <dir>', 'keep files and records in this folder (default: remove them at the end)', text)
    .addOption(choice('--forbidden-body <form>', 'the body of a 403', 'a', 'b'))
    .option('--refuse-network <name>', 'rejects exports to a network with 400; repeatable', collect)
    .option('--faults <spec>', 'faults to inject: name=rate,name=rate,seed=N (default: none)', readFaults)
    .addHelpText('after', NOTES)
    .exitOverride();
}

/** An option of fixed words, the first of which is its default. */
function choice(flags: string, description: string, ...words: readonly string[]): Option {
  return new Option(flags, description).choices(words).default(words[0]);
}

function text(given: string): string {
  return given || reject('some text');
}

function wholeNumber(unit: string, max: number): (text: string) => number {
  const allowed = `a whole number ${unit} to ${max}`;
  return (text) => (/^\d+$/.test(text) && Number(text) <= max ? Number(text) : reject(allowed));
}

function readRate(text: string): number {
  const isRate = DECIMAL.test(text) && Number(text) >= MIN_RATE && Number(text) <= MAX_RATE;
  return isRate ? Number(text) : reject(`a number of requests per second from ${MIN_RATE} to ${MAX_RATE}`);
}

/** `name=rate,name=rate,seed=N` */
function readFaults(text: string): FaultOptions {
  const items = text.split(',').map((item) => item.split('='));
  const isValid = items.every(([name = '', value = '', ...more]) => {
    const isKnown = name === 'seed' ? /^\d+$/.test(value) : FAULT_NAMES.some((known) => known === name);
    return isKnown && DECIMAL.test(value) && more.length === 0;
  });
  const given = new Map(items.map(([name, value]) => [name, Number(value)]));
  const { seed, ...rates }: Record<string, number> = Object.fromEntries(given);
  const total = Object.values(rates).reduce((sum, rate) => sum + rate, 0);
  // The sum of decimal fractions has an error.
  if (isValid && given.size === items.length && total <= 1 + Number.EPSILON * 8)
    return { rates, ...(seed !== undefined && { seed }) };
  const names = FAULT_NAMES.join(', ');
  return reject(
    `a list such as 429=0.1,seed=7 of ${names}, each once, with rates from 0 to 1, together at most 1`,
  );
}

function addToken(text: string, tokens: readonly TokenOption[] = []): readonly TokenOption[] {
  const [, name, list] = /^([!-9;-~]+)(?::(.*))?$/.exec(text) ?? [];
  const scopes = list?.split(',') as Scope[] | undefined;
  if (name === undefined || scopes?.every((scope) => SCOPES.includes(scope)) === false)
    return reject(
      `NAME or NAME:scope,scope, a name in visible ASCII without a colon and scopes of ${SCOPES.join(', ')}`,
    );
  if (tokens.some((token) => token.name === name)) return reject('given once');
  return [...tokens, { name, ...(scopes && { scopes }) }];
}

function reject(allowed: string): never {
  throw new InvalidArgumentError(`It must be ${allowed}.`);
}

/** The page shows no more. An entry has at most 33 KiB, most of it a path, because Node takes 16 KiB as the head of a request. */
const JOURNAL_LIMIT = 100;

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
  const readTime = (text: string) =>
    text.startsWith('+') && DECIMAL.test(text.slice(1)) ? startMs + Number(text) * 1000 : undefined;
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
          `error: option '${option}' argument '${value}' is invalid. NAME must be that of a --token, TIME +SECONDS from the start.`,
        );
      tokens = tokens.map((other) => (other === named ? { ...other, [field]: setting } : other));
    }
  }

  return { ...given, tokens, latencyMs: latency, dataDir: data, journalLimit: JOURNAL_LIMIT };
}
