import { parseArgs } from 'node:util';
import { parseFaultSpec } from '../faults/parse.ts';
import { type EmulatorOptions, isScope, SCOPES, type TokenOption } from '../options.ts';
import { readS3Options, S3_ARGUMENTS } from './s3-options.ts';
import { applyTokenTerms, type GivenTerm, TOKEN_TERMS } from './token-options.ts';

/** What a command line asks for. */
export type ParsedArguments =
  | { readonly kind: 'start'; readonly options: EmulatorOptions }
  | { readonly kind: 'help' }
  /** Every wrong argument, each with what is allowed. */
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

const DEFAULT_PORT = 8787;
const DEFAULT_TOKEN = 'dev';

const TOKEN_ALLOWED = `NAME or NAME:scope,scope, a name in visible ASCII without a colon and scopes of ${SCOPES.join(', ')}`;

/** What a command line means depends on this too. */
export interface CliContext {
  /** The moment that `+SECONDS` counts from, in Unix milliseconds. Default: now. */
  readonly startMs?: number;
  /** Where the credentials of a bucket come from. Default: nothing. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** So much of the journal is kept by an emulator that may run for days. */
const JOURNAL_LIMIT = 10_000;

/**
 * Reads the arguments behind the script's name, as `HELP_TEXT` describes them. `--help` beats everything else.
 */
export function parseArguments(argv: readonly string[], surroundings: CliContext = {}): ParsedArguments {
  const problems: string[] = [];
  const seen = new Set<string>();
  const tokens = new Map<string, TokenOption>();
  const { startMs = Date.now(), env = {} } = surroundings;
  const terms: GivenTerm[] = [];
  const places = new Map<string, string>();
  let options: EmulatorOptions = { port: DEFAULT_PORT, journalLimit: JOURNAL_LIMIT };
  for (const part of split(argv)) {
    if (part.kind === 'option-terminator') continue;
    if (part.kind === 'positional') {
      problems.push(
        `unexpected argument ${JSON.stringify(part.value)}: only options are allowed, see --help`,
      );
      continue;
    }
    const { name, rawName } = part;
    // What looks like an option is one whose predecessor lacks its value; `--data=-x` says that it is not.
    const value = part.inlineValue === false && part.value.startsWith('--') ? '' : (part.value ?? '');
    const option = VALUE_OPTIONS.get(name);
    if (name === 'help') return { kind: 'help' };
    if (name === 'token') {
      const token = readToken(value);
      if (token === undefined)
        problems.push(`--token must be ${TOKEN_ALLOWED}, not ${JSON.stringify(value)}`);
      else if (tokens.has(token.name)) problems.push(`--token ${token.name} must be given once`);
      else tokens.set(token.name, token);
    } else if (TOKEN_TERMS.has(name)) {
      terms.push({ option: name, text: value });
    } else if (S3_ARGUMENTS.has(name)) {
      if (places.has(name)) problems.push(`--${name} must be given once`);
      places.set(name, value);
    } else if (option === undefined) {
      problems.push(`unknown option ${rawName}: see --help for those that are allowed`);
    } else {
      const read = option.read(value);
      if (read === undefined)
        problems.push(...argumentProblem(option, value).map((problem) => `--${name} ${problem}`));
      if (seen.has(name)) problems.push(`--${name} must be given once`);
      seen.add(name);
      options = { ...options, ...read };
    }
  }
  const accepted = tokens.size === 0 ? [{ name: DEFAULT_TOKEN }] : [...tokens.values()];
  const applied = applyTokenTerms(accepted, terms, startMs);
  const { s3, problems: placeProblems } = readS3Options(places, env);
  problems.push(...applied.problems, ...placeProblems);
  if (problems.length > 0) return { kind: 'invalid', problems };
  return { kind: 'start', options: { ...options, tokens: applied.tokens, ...(s3 && { s3 }) } };
}

function split(argv: readonly string[]) {
  return parseArgs({
    args: [...argv],
    options: {
      help: { type: 'boolean', short: 'h' },
      token: { type: 'string', multiple: true },
      ...Object.fromEntries(
        [...TOKEN_TERMS.keys(), ...S3_ARGUMENTS.keys(), ...VALUE_OPTIONS.keys()].map((name) => [
          name,
          { type: 'string' as const },
        ]),
      ),
    },
    // Strict would stop at the first wrong argument.
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

function argumentProblem({ allowed }: ValueOption, value: string): readonly string[] {
  return typeof allowed === 'string' ? [`must be ${allowed}, not ${JSON.stringify(value)}`] : allowed(value);
}

function readToken(text: string): TokenOption | undefined {
  const { name, list } = /^(?<name>[!-9;-~]+)(?::(?<list>.*))?$/.exec(text)?.groups ?? {};
  if (name === undefined) return undefined;
  if (list === undefined) return { name };
  const scopes = list.split(',');
  return scopes.every(isScope) ? { name, scopes } : undefined;
}

/** Tokens, each as for `--token`, with white space between them: what a list of processes should not show. */
export const TOKENS_VARIABLE = 'PLAYABLE_EMULATOR_TOKENS';

/** The arguments that an environment stands for. */
export function environmentArguments(env: NodeJS.ProcessEnv): string[] {
  const tokens = (env[TOKENS_VARIABLE] ?? '').split(/\s+/).filter((token) => token !== '');
  return tokens.map((token) => `--token=${token}`);
}

/** A command-line option with one value. */
export interface ValueOption {
  /**
   * The end of a sentence that starts with "--name must be"; for a value of several parts, the end of one that starts with
   * "--name" for each thing that is wrong with a text.
   */
  readonly allowed: string | ((text: string) => readonly string[]);
  /** Gives `undefined` for a value that is not allowed. */
  readonly read: (text: string) => EmulatorOptions | undefined;
}

const MAX_PORT = 65_535;
const MAX_LATENCY_MS = 600_000;
/** One in a quarter of an hour. */
const MIN_RATE = 0.001;
const MAX_RATE = 1_000_000;

/** The options with one value, by their name without dashes. */
export const VALUE_OPTIONS: ReadonlyMap<string, ValueOption> = new Map<string, ValueOption>([
  [
    'port',
    {
      allowed: `a whole number from 0 (any free port) to ${MAX_PORT}`,
      read: (text) => (isWholeNumber(text, MAX_PORT) ? { port: Number(text) } : undefined),
    },
  ],
  ['organization', { allowed: 'an id', read: (text) => (text === '' ? undefined : { organization: text }) }],
  [
    'rate-limit',
    {
      allowed: `a number of requests a second from ${MIN_RATE} to ${MAX_RATE}`,
      read: (text) => {
        const rateLimit = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
        return rateLimit >= MIN_RATE && rateLimit <= MAX_RATE ? { rateLimit } : undefined;
      },
    },
  ],
  [
    'retry-after',
    {
      allowed: 'none, seconds or date',
      read: (text) =>
        text === 'none' || text === 'seconds' || text === 'date' ? { retryAfter: text } : undefined,
    },
  ],
  [
    'latency',
    {
      allowed: `a whole number of milliseconds from 0 to ${MAX_LATENCY_MS}`,
      read: (text) => (isWholeNumber(text, MAX_LATENCY_MS) ? { latencyMs: Number(text) } : undefined),
    },
  ],
  ['data', { allowed: 'a folder', read: (text) => (text === '' ? undefined : { dataDir: text }) }],
  [
    'forbidden-body',
    {
      allowed: 'a or b',
      read: (text) => (text === 'a' || text === 'b' ? { forbiddenBody: text } : undefined),
    },
  ],
  [
    'faults',
    {
      allowed: (text) => parseFaultSpec(text).problems,
      read: (text) => {
        const { faults } = parseFaultSpec(text);
        return faults && { faults };
      },
    },
  ],
]);

function isWholeNumber(text: string, max: number): boolean {
  return /^\d+$/.test(text) && Number(text) <= max;
}
