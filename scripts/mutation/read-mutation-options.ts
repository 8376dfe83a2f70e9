import { parseArgs } from 'node:util';

/** What a command line asks for. */
export interface MutationOptions {
  /** Files and folders; none for all that are mutated. */
  readonly paths: readonly string[];
  /** The lowest score that is good enough, in percent, for each area. */
  readonly atLeast: number;
  readonly again: boolean;
  readonly write: boolean;
}

/** What `--help` prints. */
export const MUTATION_HELP = `Changes the sources, one small thing at a time, and tells which changes no test notices.

Usage: npm run mutation -- [options] [file or folder ...]

  --at-least N  exit with 1 where an area scores less, in percent, with explained survivors counted (default 0)
  --again       keep what the last run with --again found out about sources and tests that are as they were
  --write       write docs/mutation.md; for a run of everything
  --help        print this

The exit code is 0 where all is well; 1 below the score, for a survivor that scripts/mutation/explained.yaml does not explain,
and for an explanation that fits no survivor; 2 where no run could be made.
`;

/** @throws {RangeError | TypeError} for an option that is unknown or wrong, with a sentence that says so. */
export function readMutationOptions(argv: readonly string[]): MutationOptions | 'help' {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      'at-least': { type: 'string', default: '0' },
      again: flag,
      write: flag,
      help: { ...flag, short: 'h' },
    },
  });
  if (values.help) return 'help';
  const text = values['at-least'];
  const atLeast = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(atLeast <= 100))
    throw new RangeError(`--at-least must be a number from 0 to 100, not ${JSON.stringify(text)}`);
  if (values.write && positionals.length > 0)
    throw new RangeError('--write is for a run of everything: name no files');
  return { paths: positionals, atLeast, again: values.again, write: values.write };
}
