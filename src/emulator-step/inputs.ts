import { randomBytes } from 'node:crypto';
import { InputReader, type ReadResult } from '../action/inputs/input-reader.ts';
import { checkInputNames } from '../action/inputs/misplaced-inputs.ts';
import { parseArguments, TOKENS_VARIABLE, VALUE_OPTIONS } from '../emulator/cli/parse-arguments.ts';
import { isScope, SCOPES } from '../emulator/options.ts';

/** Not in `action.yml`, where it would beat the environment. */
const DEFAULT_ORGANIZATION = 'org-1';

/** How the emulator is to be started. */
export interface EmulatorInputs {
  /** What it accepts: the one that was given, else a new one. */
  readonly token: string;
  /** Whether it was made here. */
  readonly isNewToken: boolean;
  /** As it was given: 0 is any free one. */
  readonly port: string;
  /** Its command line, without the token. */
  readonly args: readonly string[];
  /** What of its environment holds the token. */
  readonly env: Readonly<Record<string, string>>;
}

const TOKEN_BYTES = 16;

/** Reads all inputs of the sub-action, by the emulator's own rules. */
export function readEmulatorInputs(env: NodeJS.ProcessEnv): ReadResult<EmulatorInputs> {
  const reader = new InputReader(env);
  const values = {
    port: reader.text('port'),
    organization: reader.text('organization') || DEFAULT_ORGANIZATION,
    'rate-limit': reader.text('rate-limit'),
  };
  const token = readToken(reader);
  const scopes = readScopes(reader);
  const args = Object.entries(values).flatMap(([name, value]) => {
    if (value === '') return [];
    valueProblem(reader, name, value);
    return `--${name}=${value}`;
  });
  const accepted = scopes.length === 0 ? token : `${token}:${scopes.join(',')}`;
  return {
    inputs: {
      token,
      isNewToken: reader.given('token') === '',
      port: values.port,
      args,
      env: { [TOKENS_VARIABLE]: accepted },
    },
    problems: reader.problems,
    warnings: checkInputNames(reader),
  };
}

function valueProblem(reader: InputReader, name: string, value: string): void {
  const option = VALUE_OPTIONS.get(name);
  if (option === undefined || option.read(value) !== undefined) return;
  const problems =
    typeof option.allowed === 'string'
      ? [`must be ${option.allowed}, not ${reader.quote(value)}`]
      : option.allowed(value);
  for (const problem of problems) reader.reject(name, problem);
}

/** A fixed one would be blotted out of all logs of the job, wherever its letters stand. Sentences never quote it. */
function readToken(reader: InputReader): string {
  const given = reader.given('token');
  if (given === '') return `emulator-${randomBytes(TOKEN_BYTES).toString('hex')}`;
  const parsed = parseArguments([`--token=${given}`]);
  const isAccepted = parsed.kind === 'start' && parsed.options.tokens?.[0]?.name === given;
  if (!isAccepted)
    reader.reject('token', 'must be one line of printable ASCII without spaces and without a colon');
  return given;
}

function readScopes(reader: InputReader): readonly string[] {
  const scopes = reader.list('scopes');
  const wrong = scopes.filter((scope) => !isScope(scope));
  if (wrong.length > 0) {
    const quoted = wrong.map((scope) => reader.quote(scope)).join(', ');
    reader.reject('scopes', `must be of ${SCOPES.join(', ')}, not ${quoted}`);
  }
  return scopes;
}
