import { randomBytes } from 'node:crypto';
import { readOrganization } from '../inputs/fields.ts';
import { misspelledProblems } from '../inputs/finish-reading.ts';
import { InputReader, type ReadResult } from '../inputs/input-reader.ts';
import { INPUTS } from '../inputs/input-table.ts';

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
const SCOPES = ['games:read', 'games:write', 'assets:read', 'assets:write', 'exports:write'];

/** Reads all inputs of the sub-action. A test compares what they may be with the emulator's command line. */
export function readEmulatorInputs(env: NodeJS.ProcessEnv): ReadResult<EmulatorInputs> {
  const reader = new InputReader(env);
  const port = String(reader.wholeNumber('port'));
  // Not in `action.yml`: a default there would override the environment variable.
  const organization = readOrganization(reader);
  const rate = readRate(reader);
  const token = readToken(reader);
  const scopes = readScopes(reader);
  const accepted = scopes.length === 0 ? token : `${token}:${scopes.join(',')}`;
  return {
    inputs: {
      token,
      isNewToken: reader.given('token') === '',
      port,
      args: [
        `--port=${port}`,
        ...(organization ? [`--organization=${organization}`] : []),
        ...(rate ? [`--rate-limit=${rate}`] : []),
      ],
      // Other processes can read a command line.
      env: { PLAYABLE_EMULATOR_TOKENS: accepted },
    },
    problems: [...misspelledProblems(reader), ...reader.problems],
    warnings: [],
  };
}

function readRate(reader: InputReader): string {
  const rate = reader.text('rate-limit');
  const { min, max } = INPUTS['rate-limit'];
  const isRate = /^\d+(?:\.\d+)?$/.test(rate) && Number(rate) >= min && Number(rate) <= max;
  if (rate !== '' && !isRate)
    reader.rejectValue('rate-limit', rate, `a number of requests per second from ${min} to ${max}`);
  return rate;
}

/** Generates a token by default: the runner would mask a fixed default everywhere in the job's logs. */
function readToken(reader: InputReader): string {
  const given = reader.given('token');
  if (given === '') return `emulator-${randomBytes(TOKEN_BYTES).toString('hex')}`;
  if (!/^[!-9;-~]+$/.test(given))
    reader.addProblem('token', 'must be one line of printable ASCII without spaces and without a colon');
  return given;
}

function readScopes(reader: InputReader): readonly string[] {
  const scopes = reader.list('scopes');
  const unknown = scopes.filter((scope) => !SCOPES.includes(scope)).map((scope) => reader.quote(scope));
  if (unknown.length > 0) {
    reader.addProblem('scopes', `must be one or more of ${SCOPES.join(', ')}, not ${unknown.join(', ')}`);
  }
  return scopes;
}
