import type { CallFailure } from '../../api/call.ts';
import type { Game } from './game.ts';
import type { GameContext } from './game-context.ts';
import { listGames } from './list-games.ts';

/** What a search by name brought. */
export type FoundGame =
  | { readonly status: 'found'; readonly id: string; readonly game: Game }
  /** Which of them is meant can't be told. */
  | { readonly status: 'several'; readonly games: readonly Game[] }
  /** `names` are those that there are; `missing` as in `GameListing`. */
  | { readonly status: 'none'; readonly names: readonly string[]; readonly missing: number }
  | { readonly status: 'failed'; readonly failure: CallFailure };

/** Looks for the game with exactly this name, through the whole list: a second one of that name is no better than none. */
export async function findGame(name: string, context: GameContext): Promise<FoundGame> {
  const listed = await listGames(context);
  if (!listed.ok) return { status: 'failed', failure: listed };
  const { games, missing } = listed;
  const named = games.filter((game) => game.name === name);
  const [game] = named;
  if (game === undefined) return { status: 'none', names: games.map((other) => other.name), missing };
  return named.length > 1 ? { status: 'several', games: named } : { status: 'found', id: game.id, game };
}
