import { createGame } from './create-game.ts';
import type { GameContext } from './game-events.ts';
import { callError, type GamesReport, NO_GAMES } from './games-report.ts';
import { findGame, isAlike, listAll } from './list-games.ts';

export type GamesQuery =
  | { readonly kind: 'all' }
  | { readonly kind: 'id'; readonly id: string }
  | {
      readonly kind: 'name';
      readonly name: string;
      /** Id of the organization to create the game in if it does not exist; `undefined` if it must exist. */
      readonly createIn: string | undefined;
    };

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

async function fetchOne(id: string, { service, events, signal }: GameContext): Promise<GamesReport> {
  events.fetching(id);
  const result = await service.getGame(id, signal);
  if (!result.ok) return callError(result);
  // The response is not shown (api/README.md, *Requests*). It may be empty or `null`.
  const content = result.value === 'null' ? undefined : result.value;
  return { ...NO_GAMES, games: content === undefined ? [] : [content], game: { id, content } };
}

async function resolveByName(
  name: string,
  createIn: string | undefined,
  context: GameContext,
): Promise<GamesReport> {
  const found = await findGame(name, context, true);
  // If games are missing in the list, it may be one of them, and every run would create another one.
  if (createIn === undefined || found.error?.kind !== 'none') return found;
  // The service may have kept this name in another form. Then each run would create one more game.
  if (found.error.listed.some((other) => isAlike(other.name, name))) return found;
  return createGame({ name, organizationId: createIn }, context);
}
