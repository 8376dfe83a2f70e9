import { InputReader } from '../inputs/input-reader.ts';
import { judgeUnknownInputs } from '../inputs/judge-unknown-inputs.ts';
import { refuseTokenElsewhere } from '../inputs/misplaced-inputs.ts';
import { type Connection, readConnection } from '../inputs/read-connection.ts';
import { judgeToken } from '../inputs/token-warnings.ts';
import type { Notice } from '../runner/notice.ts';

/** What `assets/` was asked to do, checked as far as text can be checked. */
export interface AssetsInputs extends Connection {
  readonly organizationId: string;
}

/** The inputs, and a sentence for each that is wrong; with one such sentence nothing of them may be used. */
export interface ParsedAssetsInputs {
  readonly inputs: AssetsInputs;
  readonly problems: readonly string[];
  readonly warnings: readonly Notice[];
}

/** Inputs that end up in addresses and the log, with the variables that stand in for them. */
const TOLD = { 'base-url': 'PLAYABLE_BASE_URL', organization: 'PLAYABLE_ORGANIZATION' } as const;

/** Reads all inputs of `assets/`; a pure function of its arguments, but for the event. */
export function parseAssetsInputs(env: NodeJS.ProcessEnv, now = new Date()): ParsedAssetsInputs {
  const reader = new InputReader(env);
  const organizationId = reader.text('organization', 'PLAYABLE_ORGANIZATION');
  if (organizationId === '') {
    reader.reject(
      'organization',
      'must be given to list its assets, as an input or as PLAYABLE_ORGANIZATION',
    );
  }
  const connection = readConnection(reader, { needed: true, env });
  refuseTokenElsewhere(reader, connection, TOLD);
  const warnings = [
    ...judgeToken({ ...connection, tokenCreated: undefined }, now),
    ...judgeUnknownInputs(env, reader.names),
  ];
  return { inputs: { ...connection, organizationId }, problems: reader.problems, warnings };
}
