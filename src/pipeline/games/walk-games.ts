import type { CallFailure } from '../../api/call.ts';
import type { Game } from './game.ts';
import type { GameContext } from './game-context.ts';
import type { WalkedSoFar } from './game-events.ts';

/** What one walk through all pages brought. */
interface Walk {
  /** Each game once, in the order of the list. */
  readonly games: readonly Game[];
  /** Games there are by the service's last word. */
  readonly total: number;
  /** Whether nothing speaks for a change of the list on the way, which may have moved a game past the walk. */
  readonly steady: boolean;
}

export type Walked =
  | (Walk & { readonly ok: true })
  /** `later`: it was not the first page, so that an answer before had counted the page that failed. */
  | ({ readonly ok: false; readonly later: boolean } & CallFailure);

/**
 * Reads the list of games from its first page to its last.
 *
 * The spec shows neither the first page's number nor bounds of the page size (part 4): so the first page is what comes
 * without a number, and it says which number it has. How many pages there are is taken from the newest answer, and no page is
 * asked for that it does not count: what the service would say to that is not shown.
 */
export async function walkGames({ service, pageSize, events, signal }: GameContext): Promise<Walked> {
  const games = new Map<string, Game>();
  const totals = new Set<number>();
  let repeated = false;
  let asked: number | undefined;
  for (let pages = 1; ; pages += 1) {
    const query = {
      ...(asked !== undefined && { page: asked }),
      ...(pageSize !== undefined && { limit: pageSize }),
    };
    const called = await service.listGames(query, signal);
    if (!called.ok) return { ...called, later: asked !== undefined };
    const { data, meta } = called.value;
    const before = games.size;
    for (const game of data) {
      repeated ||= games.has(game.id);
      games.set(game.id, game);
    }
    const { page, total, totalPages } = meta;
    totals.add(total);
    const soFar: WalkedSoFar = { pages, games: games.size, total, totalPages };
    events.pageRead(soFar);
    // One that answers every number with the same page would be walked for as long as it says.
    const turns = games.size > before || page === asked;
    if (pages >= totalPages || data.length === 0 || !turns) {
      events.walkEnded(soFar);
      const steady = totals.size === 1 && !repeated && games.size === total;
      return { ok: true, games: [...games.values()], total, steady };
    }
    asked = (asked ?? page) + 1;
  }
}
