import { parseArgs } from 'node:util';

/** What a command line asks for. */
export interface ChaosOptions {
  readonly seeds: readonly number[];
  readonly files: number;
  readonly rate: number;
}

/** What `--help` prints. */
export const CHAOS_HELP = `Delivers to an emulator that breaks requests, and checks that everything told is so.

Usage: npm run chaos -- [options]

  --seeds N   runs, with the seeds 1 to N (default 20)
  --seed N    one run, with this seed
  --files N   files a run (default 1000)
  --rate R    share of the requests that are broken, 0 to 1 (default 0.2)
  --help      print this

The exit code is 0 where every run was honest, 1 where one was not, 2 where none could be made.
`;

/** @throws {RangeError | TypeError} for an option that is unknown or wrong, with a sentence that says so. */
export function readChaosOptions(argv: readonly string[]): ChaosOptions | 'help' {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...argv],
    options: { seeds: text, seed: text, files: text, rate: text, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return 'help';
  if (values.seed !== undefined && values.seeds !== undefined) {
    throw new RangeError('--seed and --seeds must not be given together');
  }
  const seed = values.seed === undefined ? undefined : readNumber('seed', values.seed, 0, 1_000_000, /^\d+$/);
  const seeds = readNumber('seeds', values.seeds ?? '20', 1, 1_000, /^\d+$/);
  return {
    seeds: seed === undefined ? Array.from({ length: seeds }, (_, index) => index + 1) : [seed],
    files: readNumber('files', values.files ?? '1000', 1, 100_000, /^\d+$/),
    rate: readNumber('rate', values.rate ?? '0.2', 0, 1, /^\d+(?:\.\d+)?$/),
  };
}

function readNumber(name: string, text: string, min: number, max: number, form: RegExp): number {
  const number = form.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new RangeError(`--${name} must be a number from ${min} to ${max}, not ${JSON.stringify(text)}`);
}
