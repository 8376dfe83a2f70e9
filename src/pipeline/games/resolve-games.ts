import type { CallFailure } from '../../api/call.ts';
import { type CreationStatus, createGame } from './create-game.ts';
import type { Game, GameContext } from './game-events.ts';
import { findGame, listGames } from './list-games.ts';

/** Which games are asked for. */
export type GamesQuery =
  | { readonly kind: 'all' }
  | { readonly kind: 'id'; readonly id: string }
  | {
      readonly kind: 'name';
      readonly name: string;
      /** The organization to create it in where there is none; absent where it must be there. */
      readonly createIn: string | undefined;
    };

/** What became of the wish. */
export interface GamesReport {
  /** Those that were asked for, as the service shows them. */
  readonly games: readonly unknown[];
  /** The one game, where one was asked for. */
  readonly game?: { readonly id: string; readonly content: unknown };
  readonly created: boolean;
  /** Absent where all went well. */
  readonly error?: GamesError;
}

/** What kept the wish from being fulfilled. */
export type GamesError =
  | { readonly kind: 'call'; readonly failure: CallFailure; readonly created: CreationStatus }
  | { readonly kind: 'several'; readonly games: readonly Game[]; readonly created: CreationStatus }
  /** `names` are those that there are. */
  | { readonly kind: 'none'; readonly name: string; readonly names: readonly string[] }
  /** The list lacks some; where a name was looked for, none was found in it, and none was created either. */
  | {
      readonly kind: 'incomplete';
      readonly name?: string;
      readonly listed: number;
      readonly missing: number;
    }
  | { readonly kind: 'lost' };

export const NO_GAMES: GamesReport = { games: [], created: false };

/**
 * Fetches a game by its id, finds or creates one by its name, or lists all.
 *
 * @param maxAttempts as for `createGame`
 */
export async function resolveGames(
  wish: GamesQuery,
  maxAttempts: number,
  context: GameContext,
): Promise<GamesReport> {
  switch (wish.kind) {
    case 'all':
      return listAll(context);
    case 'id':
      return fetchOne(wish.id, context);
    case 'name':
      return resolveByName(wish.name, wish.createIn, maxAttempts, context);
  }
}

async function listAll(context: GameContext): Promise<GamesReport> {
  const listed = await listGames(context);
  if (!listed.ok) return failed(listed);
  const { games, missing } = listed;
  const report = { games, created: false };
  if (missing === 0) return report;
  return { ...report, error: { kind: 'incomplete', listed: games.length, missing } };
}

async function fetchOne(id: string, { service, events, signal }: GameContext): Promise<GamesReport> {
  events.fetching(id);
  const called = await service.getGame(id, signal);
  if (!called.ok) return failed(called);
  // The body is not shown (service spec part 4): it may well be empty, or say so.
  const content = called.value ?? undefined;
  return { ...NO_GAMES, games: content === undefined ? [] : [content], game: { id, content } };
}

async function resolveByName(
  name: string,
  createIn: string | undefined,
  maxAttempts: number,
  context: GameContext,
): Promise<GamesReport> {
  const found = await findGame(name, context);
  if (found.status === 'failed') return failed(found.failure);
  if (found.status !== 'none') return reportOn(found);
  const { names, missing } = found;
  // Each run would create one more of a game that the list never has.
  if (missing > 0) return { ...NO_GAMES, error: { kind: 'incomplete', name, listed: names.length, missing } };
  // White space around an input is cut off, so that this may well be the one that is meant.
  const isPadded = names.some((other) => other.trim() === name);
  if (createIn === undefined || isPadded) return { ...NO_GAMES, error: { kind: 'none', name, names } };
  const made = await createGame({ name, organizationId: createIn }, maxAttempts, context);
  switch (made.status) {
    case 'failed':
      return failed(made.failure, made.created);
    case 'lost':
      return { ...NO_GAMES, created: true, error: { kind: 'lost' } };
    default:
      return reportOn(made);
  }
}

type NamedGameResult =
  | { readonly status: 'found' | 'created'; readonly id: string; readonly game: unknown }
  | { readonly status: 'several'; readonly games: readonly Game[]; readonly created?: CreationStatus };

function reportOn(settled: NamedGameResult): GamesReport {
  if (settled.status === 'several') {
    const { games, created = 'no' } = settled;
    return { ...NO_GAMES, games, created: created === 'yes', error: { kind: 'several', games, created } };
  }
  const { id, game: content, status } = settled;
  return { ...NO_GAMES, games: [content], game: { id, content }, created: status === 'created' };
}

function failed(failure: CallFailure, created: CreationStatus = 'no'): GamesReport {
  return { ...NO_GAMES, created: created === 'yes', error: { kind: 'call', failure, created } };
}
