import type { GamesQuery } from '../../pipeline/games/resolve-games.ts';
import { type Connection, readConnection } from '../inputs/connection.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { checkInputNames, rejectTokensInOtherInputs } from '../inputs/misplaced-inputs.ts';
import { tokenWarnings } from '../inputs/token-warnings.ts';
import type { Warning } from '../runner/log.ts';

/** What `games/` was asked to do, checked as far as text can be checked. */
export interface GamesInputs extends Connection {
  readonly query: GamesQuery;
  /** Games a page; absent where the service decides. */
  readonly pageSize: number | undefined;
}

/** The inputs, and a sentence for each that is wrong; with one such sentence nothing of them may be used. */
export interface ParsedGamesInputs {
  readonly inputs: GamesInputs;
  readonly problems: readonly string[];
  readonly warnings: readonly Warning[];
}

/** Inputs that end up in addresses, outputs and the log; with the variable that stands in for one. */
const REPORTED_INPUTS = {
  'base-url': 'PLAYABLE_BASE_URL',
  organization: 'PLAYABLE_ORGANIZATION',
  game: undefined,
  name: undefined,
} as const;

/** Reads all inputs of `games/`; a pure function of its arguments, but for the event. */
export function parseGamesInputs(env: NodeJS.ProcessEnv, now = new Date()): ParsedGamesInputs {
  const reader = new InputReader(env);
  const query = readQuery(reader);
  const connection = readConnection(reader, { needed: true, env });
  rejectTokensInOtherInputs(reader, connection, REPORTED_INPUTS);
  const inputs = { ...connection, query, pageSize: readPageSize(reader) };
  const warnings = [
    ...tokenWarnings({ ...connection, tokenCreated: undefined }, now),
    ...checkInputNames(env, reader.names),
  ];
  return { inputs, problems: reader.problems, warnings };
}

function readQuery(reader: InputReader): GamesQuery {
  const id = reader.text('game');
  const name = reader.text('name');
  const create = reader.boolean('create-if-missing');
  const organizationId = reader.text('organization', 'PLAYABLE_ORGANIZATION');
  if (id !== '' && name !== '')
    reader.reject('game', 'must not be given with `name`: it is the id of one game');
  // In an address they would be steps through it.
  if (/^\.{1,2}$/.test(id)) reader.reject('game', `must be the id of a game, not ${reader.quote(id)}`);
  if (create && name === '') {
    reader.reject('create-if-missing', 'must be given with `name`, which the new game is to have');
  }
  if (create && organizationId === '') {
    reader.reject('organization', 'must be given to create a game, as an input or as PLAYABLE_ORGANIZATION');
  }
  if (id !== '') return { kind: 'id', id };
  return name === ''
    ? { kind: 'all' }
    : { kind: 'name', name, createIn: create ? organizationId : undefined };
}

function readPageSize(reader: InputReader): number | undefined {
  if (reader.text('page-size') === '') return undefined;
  return reader.wholeNumber('page-size', { min: 1 });
}
