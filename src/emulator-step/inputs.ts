import { randomBytes } from 'node:crypto';
import { rejectMisspelledInputs } from '../action/inputs/finish-reading.ts';
import { InputReader, type ReadResult } from '../action/inputs/input-reader.ts';
import { TOKENS_VARIABLE } from '../emulator/cli/command.ts';
import { isRate, MAX_PORT, parseToken, RATE_ALLOWED } from '../emulator/cli/values.ts';
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
  const port = String(reader.wholeNumber('port', { min: 0, max: MAX_PORT }));
  // Not in `action.yml`: a default there would override the environment variable.
  const organization = reader.text('organization') || DEFAULT_ORGANIZATION;
  const rate = reader.text('rate-limit');
  if (rate !== '' && !isRate(rate)) reader.rejectValue('rate-limit', rate, RATE_ALLOWED);
  const token = readToken(reader);
  const scopes = readScopes(reader);
  rejectMisspelledInputs(reader);
  const accepted = scopes.length === 0 ? token : `${token}:${scopes.join(',')}`;
  return {
    inputs: {
      token,
      isNewToken: reader.given('token') === '',
      port,
      args: [`--port=${port}`, `--organization=${organization}`, ...(rate ? [`--rate-limit=${rate}`] : [])],
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
