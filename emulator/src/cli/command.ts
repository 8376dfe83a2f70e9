import { Command, Option } from 'commander';
import { DEFAULT_ORGANIZATION, SCOPES } from '../options.ts';
import { addToken, MAX_PORT, readFaults, readRate, readText, wholeNumber } from './values.ts';

/** Whitespace-separated tokens, each as for `--token`. Unlike a command line, other processes can't read it. */
export const TOKENS_VARIABLE = 'PLAYABLE_EMULATOR_TOKENS';

const DEFAULT_PORT = 8787;
const MAX_LATENCY_MS = 600_000;

const NOTES = `
TIME is a moment in ISO 8601 with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start.

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
All but 429 and expired happen before or after the request is handled, some also in the middle of an upload. The same
seed (default 0) gives the same faults for the same requests, in any order.

Scopes: ${SCOPES.join(', ')}
`;

/** The command line of the emulator. It throws a `CommanderError` after it has printed the help or what is wrong. */
export function createCommand(): Command {
  const port = wholeNumber('from 0 (any free port)', MAX_PORT);
  const milliseconds = wholeNumber('of milliseconds from 0', MAX_LATENCY_MS);
  const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];
  return new Command('npm run emulator --')
    .description(
      'The service on this machine, for tests and demos. The page at / shows its games, exports and files.',
    )
    .option('--port <port>', 'port on 127.0.0.1, 0 for any free one', port, DEFAULT_PORT)
    .option('--play-port <port>', 'port of the origin where playables run, 0 for any free one', port, 0)
    .option(
      '--token <NAME[:scope,scope]>',
      'a token with every scope or only these; repeatable (default: dev)',
      addToken,
    )
    .option(
      '--organization <id>',
      'organization of every token without its own',
      readText,
      DEFAULT_ORGANIZATION,
    )
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
    .option(
      '--data <dir>',
      'keep files and records in this folder (default: remove them at the end)',
      readText,
    )
    .addOption(choice('--forbidden-body <form>', 'the body of a 403', 'a', 'b'))
    .option('--faults <spec>', 'faults to inject: name=rate,name=rate,seed=N (default: none)', readFaults)
    .addHelpText('after', NOTES)
    .exitOverride();
}

/** An option of fixed words, the first of which is its default. */
function choice(flags: string, description: string, ...words: readonly string[]): Option {
  return new Option(flags, description).choices(words).default(words[0]);
}
