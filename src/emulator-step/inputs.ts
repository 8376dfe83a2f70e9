import { randomBytes } from 'node:crypto';
import { InputReader, type ReadResult } from '../action/inputs/input-reader.ts';
import { rejectMisspelledInputs } from '../action/inputs/misplaced-inputs.ts';
import { TOKENS_VARIABLE } from '../emulator/cli/parse-arguments.ts';
import { parseToken } from '../emulator/cli/token-options.ts';
import { valueProblems } from '../emulator/cli/value-options.ts';
import { DEFAULT_ORGANIZATION, isScope, SCOPES } from '../emulator/options.ts';

export interface EmulatorInputs {
  readonly token: string;
  /** Whether the token was generated. */
  readonly isNewToken: boolean;
  /** 0 means any free port. */
  readonly port: string;
  /** The arguments of the emulator, without the token. */
  readonly args: readonly string[];
  /** The variables of the emulator, with the token. */
  readonly env: Readonly<Record<string, string>>;
}

const TOKEN_BYTES = 16;

/** Reads all inputs of the sub-action, by the emulator's own rules. */
export function readEmulatorInputs(env: NodeJS.ProcessEnv): ReadResult<EmulatorInputs> {
  const reader = new InputReader(env);
  const values = {
    port: reader.text('port'),
    // Not in `action.yml`: a default there would override the environment variable.
    organization: reader.text('organization') || DEFAULT_ORGANIZATION,
    'rate-limit': reader.text('rate-limit'),
  };
  const token = readToken(reader);
  const scopes = readScopes(reader);
  const args = Object.entries(values).flatMap(([name, value]) => {
    if (value === '') return [];
    for (const problem of valueProblems(name, value, (text) => reader.quote(text))) {
      reader.addProblem(name, problem);
    }
    return `--${name}=${value}`;
  });
  rejectMisspelledInputs(reader);
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
    warnings: [],
  };
}

/** Generates a token by default: the runner would mask a fixed default everywhere in the job's logs. */
function readToken(reader: InputReader): string {
  const given = reader.given('token');
  if (given === '') return `emulator-${randomBytes(TOKEN_BYTES).toString('hex')}`;
  if (parseToken(given)?.name !== given)
    reader.addProblem('token', 'must be one line of printable ASCII without spaces and without a colon');
  return given;
}

function readScopes(reader: InputReader): readonly string[] {
  const scopes = reader.list('scopes');
  const unknown = scopes.filter((scope) => !isScope(scope)).map((scope) => reader.quote(scope));
  if (unknown.length > 0) {
    reader.addProblem('scopes', `must be one or more of ${SCOPES.join(', ')}, not ${unknown.join(', ')}`);
  }
  return scopes;
}
