import { parseArgs } from 'node:util';
import type { EmulatorOptions, TokenOption } from '../options.ts';
import { applyTokenSettings, parseToken, TOKEN_ALLOWED, TOKEN_SETTING_NAMES } from './token-options.ts';
import { readValues, VALUE_OPTION_NAMES } from './value-options.ts';

export type ParsedArguments =
  | { readonly kind: 'start'; readonly options: EmulatorOptions }
  | { readonly kind: 'help' }
  /** A sentence per invalid argument. */
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

const DEFAULTS: EmulatorOptions = {
  port: 8787,
  tokens: [{ name: 'dev' }],
  // An emulator on the command line may run for days.
  journalLimit: 10_000,
};

/** Whitespace-separated tokens, each as for `--token`. Unlike a command line, other processes can't read it. */
export const TOKENS_VARIABLE = 'PLAYABLE_EMULATOR_TOKENS';

/** The tokens of the environment as arguments. */
export function environmentArguments(env: NodeJS.ProcessEnv): string[] {
  const tokens = (env[TOKENS_VARIABLE] ?? '').split(/\s+/).filter((token) => token !== '');
  return tokens.map((token) => `--token=${token}`);
}

export interface CliContext {
  /** The time from which `+SECONDS` counts, in Unix milliseconds. Default: now. */
  readonly startMs?: number;
  /** Has the credentials of a bucket. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Parses the arguments that `HELP_TEXT` describes. `--help` overrides all others. */
export function parseArguments(
  argv: readonly string[],
  { startMs = Date.now(), env = {} }: CliContext = {},
): ParsedArguments {
  const problems: string[] = [];
  const tokens = new Map<string, TokenOption>();
  const tokenSettings: [string, string][] = [];
  const values: [string, string][] = [];
  const seen = new Set<string>();
  for (const part of tokenize(argv)) {
    if (part.kind === 'option-terminator') continue;
    if (part.kind === 'positional') {
      problems.push(
        `unexpected argument ${JSON.stringify(part.value)}: only options are allowed, see --help`,
      );
      continue;
    }
    const { name } = part;
    // If the next option follows at once, this one has no value. `--data=--x` has one.
    const value = part.inlineValue === false && part.value.startsWith('--') ? '' : (part.value ?? '');
    if (name === 'help') return { kind: 'help' };
    if (name === 'token') {
      const token = parseToken(value);
      if (token === undefined)
        problems.push(`--token must be ${TOKEN_ALLOWED}, not ${JSON.stringify(value)}`);
      else if (tokens.has(token.name)) problems.push(`--token ${token.name} must be given once`);
      else tokens.set(token.name, token);
    } else if (TOKEN_SETTING_NAMES.has(name)) {
      tokenSettings.push([name, value]);
    } else if (VALUE_OPTION_NAMES.has(name)) {
      if (seen.has(name)) problems.push(`--${name} must be given once`);
      seen.add(name);
      values.push([name, value]);
    } else {
      problems.push(`unknown option ${part.rawName}: see --help for those that are allowed`);
    }
  }
  const given = readValues(values, env);
  const accepted = tokens.size === 0 ? DEFAULTS.tokens : [...tokens.values()];
  const changed = applyTokenSettings(accepted ?? [], tokenSettings, startMs);
  problems.push(...given.problems, ...changed.problems);
  if (problems.length > 0) return { kind: 'invalid', problems };
  return { kind: 'start', options: { ...DEFAULTS, ...given.options, tokens: changed.tokens } };
}

function tokenize(argv: readonly string[]) {
  const names = ['token', ...TOKEN_SETTING_NAMES, ...VALUE_OPTION_NAMES];
  return parseArgs({
    args: [...argv],
    options: {
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    },
    // The strict mode throws at the first invalid argument, and takes no positional arguments.
    strict: false,
    tokens: true,
  }).tokens;
}
