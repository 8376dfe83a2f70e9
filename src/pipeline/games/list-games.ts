import type { CallFailure } from '../../api/call.ts';
import { ServiceError } from '../../api/service-error.ts';
import type { Game } from './game.ts';
import type { GameContext } from './game-context.ts';
import { type Walked, walkGames } from './walk-games.ts';

/** A list that never stands still is taken as it was seen by then. */
const MOST_WALKS = 3;

/** All games that were seen. */
interface GameListing {
  readonly games: readonly Game[];
  /** How many more there are by the service's own count, though none of its pages has them. */
  readonly missing: number;
}

export type ListedGames = (GameListing & { readonly ok: true }) | ({ readonly ok: false } & CallFailure);

/**
 * Lists all games. While the list is walked games may come and go, which moves others from one page to another, and past the
 * walk: where something speaks for it the list is walked again, until a walk is steady, or brings just what was known.
 */
export async function listGames(context: GameContext): Promise<ListedGames> {
  const seen = new Map<string, Game>();
  for (let walk = 1; ; walk += 1) {
    context.events.walkStarted(walk);
    const walked = await walkGames(context);
    if (!walked.ok) {
      if (walk < MOST_WALKS && mayBeGone(walked)) continue;
      return walked;
    }
    const { games, total, steady } = walked;
    if (steady) return { ok: true, games, missing: 0 };
    const before = seen.size;
    for (const game of games) seen.set(game.id, game);
    const isSame = walk > 1 && seen.size === before && games.length === before;
    if (isSame || walk === MOST_WALKS) {
      return { ok: true, games: [...seen.values()], missing: Math.max(0, total - seen.size) };
    }
  }
}

/** Whether the list may have lost the page that was asked for: what the service says to that is not shown. */
function mayBeGone({ later, error, because }: Extract<Walked, { ok: false }>): boolean {
  return later && because === 'permanent' && error instanceof ServiceError && error.status >= 400;
}
