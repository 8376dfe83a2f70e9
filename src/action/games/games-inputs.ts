import { type Connection, readConnection } from '../inputs/connection.ts';
import { readOrganization } from '../inputs/fields.ts';
import { finishReading } from '../inputs/finish-reading.ts';
import { InputReader, type ReadResult } from '../inputs/input-reader.ts';
import { isQuoted, readName } from '../inputs/names.ts';

export type GamesQuery =
  | { readonly kind: 'all' }
  | { readonly kind: 'id'; readonly id: string }
  | {
      readonly kind: 'name';
      readonly name: string;
      /** Id of the organization to create the game in if it does not exist; `undefined` if it must exist. */
      readonly createIn: string | undefined;
    };

/** The inputs of `games/`. */
export interface GamesInputs extends Connection {
  readonly query: GamesQuery;
  /** Games per page; if absent, the service decides. */
  readonly pageSize: number | undefined;
}

/** Reads all inputs of `games/`. */
export function readGamesInputs(env: NodeJS.ProcessEnv): ReadResult<GamesInputs> {
  const reader = new InputReader(env);
  const query = readQuery(reader);
  const inputs = { ...readConnection(reader, true), query, pageSize: readPageSize(reader) };
  return finishReading(inputs, reader);
}

function readQuery(reader: InputReader): GamesQuery {
  const id = readName(reader, 'game');
  const name = reader.text('name');
  if (isQuoted(name)) reader.addProblem('name', `must have no quotes around it: ${reader.quote(name)}`);
  const create = reader.boolean('create-if-missing');
  const organizationId = readOrganization(reader, create ? 'create a game' : undefined);
  if (id !== '' && name !== '')
    reader.addProblem('game', 'must not be given with `name`: it is the id of one game');
  // In a URL path, `.` and `..` are not names but steps.
  if (/^\.{1,2}$/.test(id)) reader.addProblem('game', `must be the id of a game, not ${reader.quote(id)}`);
  if (create && name === '') {
    reader.addProblem('create-if-missing', 'must be given with `name`, the name of the new game');
  }
  if (id !== '') return { kind: 'id', id };
  return name === ''
    ? { kind: 'all' }
    : { kind: 'name', name, createIn: create ? organizationId : undefined };
}

function readPageSize(reader: InputReader): number | undefined {
  return reader.text('page-size') === '' ? undefined : reader.wholeNumber('page-size');
}
