import { parseArgs } from 'node:util';
import { PROFILES, type Profile } from './profiles.ts';

/** What a command line asks for. */
export interface ConformanceOptions {
  readonly seed: number;
  readonly profiles: readonly Profile[];
  /** Whether to print all that schemathesis says. */
  readonly verbose: boolean;
}

/** What `--help` prints. */
export const CONFORMANCE_HELP = `Runs schemathesis with api/openapi.yaml against the emulator.

Usage: npm run conformance -- [options]

  --seed N     of all that is random (default 1)
  --only NAME  one run: ${PROFILES.map(({ name }) => name).join(', ')}
  --verbose    print all that schemathesis says
  --help       print this

The exit code is 0 where every check held, 1 where one did not, 2 where it could not be tried.
`;

/** @throws {RangeError | TypeError} for an option that is unknown or wrong, with a sentence that says so. */
export function readConformanceOptions(argv: readonly string[]): ConformanceOptions | 'help' {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  if (!/^\d{1,9}$/.test(values.seed)) {
    throw new RangeError(`--seed must be a whole number, not ${JSON.stringify(values.seed)}`);
  }
  const { only } = values;
  const profiles = PROFILES.filter(({ name }) => only === undefined || name === only);
  if (profiles.length === 0) throw new RangeError(`--only must name a run; see --help`);
  return { seed: Number(values.seed), profiles, verbose: values.verbose };
}
