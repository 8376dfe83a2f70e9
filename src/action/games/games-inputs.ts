import type { GamesQuery } from '../../pipeline/games/resolve-games.ts';
import { type Connection, readConnection } from '../inputs/connection.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { checkInputNames, rejectTokensInOtherInputs } from '../inputs/misplaced-inputs.ts';
import { tokenWarnings } from '../inputs/token-warnings.ts';

/** The inputs of `games/`. */
export interface GamesInputs extends Connection {
  readonly query: GamesQuery;
  /** Games per page; if absent, the service decides. */
  readonly pageSize: number | undefined;
}

/** Inputs that reach addresses, outputs or the log, so they must not contain the token; with their fallback variables. */
const REPORTED_INPUTS = {
  'base-url': 'PLAYABLE_BASE_URL',
  organization: 'PLAYABLE_ORGANIZATION',
  game: undefined,
  name: undefined,
} as const;

/** Reads and checks all inputs of `games/`. Each problem is one sentence; if there is any, do not use the inputs. */
export function parseGamesInputs(env: NodeJS.ProcessEnv, now = new Date()) {
  const reader = new InputReader(env);
  const query = readQuery(reader);
  const connection = readConnection(reader, { needed: true, env });
  rejectTokensInOtherInputs(reader, connection, REPORTED_INPUTS);
  const pageSize = reader.text('page-size') === '' ? undefined : reader.wholeNumber('page-size', { min: 1 });
  const inputs: GamesInputs = { ...connection, query, pageSize };
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
  // In a URL path, `.` and `..` are not names but steps.
  if (/^\.{1,2}$/.test(id)) reader.reject('game', `must be the id of a game, not ${reader.quote(id)}`);
  if (create && name === '') {
    reader.reject('create-if-missing', 'must be given with `name`, the name of the new game');
  }
  if (create && organizationId === '') {
    reader.reject('organization', 'must be given to create a game, as an input or as PLAYABLE_ORGANIZATION');
  }
  if (id !== '') return { kind: 'id', id };
  return name === ''
    ? { kind: 'all' }
    : { kind: 'name', name, createIn: create ? organizationId : undefined };
}
