import type { CallFailure } from '../../api/call.ts';
import { type CreationStatus, createGame } from './create-game.ts';
import type { Game, GameContext } from './game-events.ts';
import { findGame, isSameName, listGames } from './list-games.ts';

export type GamesQuery =
  | { readonly kind: 'all' }
  | { readonly kind: 'id'; readonly id: string }
  | {
      readonly kind: 'name';
      readonly name: string;
      /** Id of the organization to create the game in if it does not exist; `undefined` if it must exist. */
      readonly createIn: string | undefined;
    };

export interface GamesReport {
  /** The requested games, as the service returns them. */
  readonly games: readonly unknown[];
  /** The game, if exactly one was requested and found. */
  readonly game?: { readonly id: string; readonly content: unknown };
  readonly created: boolean;
  readonly error?: GamesError;
}

export type GamesError =
  | { readonly kind: 'call'; readonly failure: CallFailure; readonly created: CreationStatus }
  | { readonly kind: 'several'; readonly games: readonly Game[]; readonly created: CreationStatus }
  /** `names` are those of all games in the list. */
  | { readonly kind: 'none'; readonly name: string; readonly names: readonly string[] }
  /** Games are missing in the list. With `name`: no game in it has that name, and none was created. */
  | {
      readonly kind: 'incomplete';
      readonly name?: string;
      readonly listed: number;
      readonly missing: number;
    }
  /** The list changed with every pass. With `name`: as in `incomplete`. */
  | { readonly kind: 'unsettled'; readonly name?: string; readonly listed: number }
  /** The game was created, but its id is unknown. */
  | { readonly kind: 'lost' };

export const NO_GAMES: GamesReport = { games: [], created: false };

/** Fetches a game by its id, finds or creates one by its name, or lists all games. */
export async function resolveGames(query: GamesQuery, context: GameContext): Promise<GamesReport> {
  switch (query.kind) {
    case 'all':
      return listAll(context);
    case 'id':
      return fetchOne(query.id, context);
    case 'name':
      return resolveByName(query.name, query.createIn, context);
  }
}

async function listAll(context: GameContext): Promise<GamesReport> {
  const result = await listGames(context);
  if (!result.ok) return callError(result);
  const { games, missing, isSettled } = result;
  const report = { games, created: false };
  if (!isSettled) return { ...report, error: { kind: 'unsettled', listed: games.length } };
  if (missing === 0) return report;
  return { ...report, error: { kind: 'incomplete', listed: games.length, missing } };
}

async function fetchOne(id: string, { service, events, signal }: GameContext): Promise<GamesReport> {
  events.fetching(id);
  const result = await service.getGame(id, signal);
  if (!result.ok) return callError(result);
  // The spec (part 4) does not show the response. It may be empty or `null`.
  const content = result.value === 'null' ? undefined : result.value;
  return { ...NO_GAMES, games: content === undefined ? [] : [content], game: { id, content } };
}

async function resolveByName(
  name: string,
  createIn: string | undefined,
  context: GameContext,
): Promise<GamesReport> {
  const found = await findGame(name, context, true);
  if (found.status === 'failed') return callError(found.failure);
  if (found.status !== 'none') return reportGame(found);
  const { names, missing, isSettled } = found;
  const listed = names.length;
  if (!isSettled) return { ...NO_GAMES, error: { kind: 'unsettled', name, listed } };
  // If the game is one of the missing ones, every run would create another one.
  if (missing > 0) return { ...NO_GAMES, error: { kind: 'incomplete', name, listed, missing } };
  // Inputs are trimmed, so a game whose name differs only in surrounding white space may be the requested one.
  const isPadded = names.some((other) => isSameName(other.trim(), name));
  if (createIn === undefined || isPadded) return { ...NO_GAMES, error: { kind: 'none', name, names } };
  const result = await createGame({ name, organizationId: createIn }, context);
  switch (result.status) {
    case 'failed':
      return callError(result.failure, result.created);
    case 'lost':
      return { ...NO_GAMES, created: true, error: { kind: 'lost' } };
    default:
      return reportGame(result);
  }
}

type NamedGameResult =
  | { readonly status: 'found' | 'created'; readonly id: string; readonly game: unknown }
  | { readonly status: 'several'; readonly games: readonly Game[]; readonly created?: CreationStatus };

function reportGame(result: NamedGameResult): GamesReport {
  if (result.status === 'several') {
    const { games, created = 'no' } = result;
    return { ...NO_GAMES, games, created: created === 'yes', error: { kind: 'several', games, created } };
  }
  const { id, game: content, status } = result;
  return { ...NO_GAMES, games: [content], game: { id, content }, created: status === 'created' };
}

function callError(failure: CallFailure, created: CreationStatus = 'no'): GamesReport {
  return { ...NO_GAMES, created: created === 'yes', error: { kind: 'call', failure, created } };
}
