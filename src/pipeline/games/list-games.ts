import type { CallFailure } from '../../api/call.ts';
import { ServiceError } from '../../api/errors.ts';
import type { Game, GameContext, PagesProgress } from './game-events.ts';

/** A list that never stands still is taken as it was seen by then. */
const MAX_PASSES = 3;

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
    context.events.listStarted(walk);
    const walked = await readAllPages(context);
    if (!walked.ok) {
      if (walk < MAX_PASSES && mayBeGone(walked)) continue;
      return walked;
    }
    const { games, total, steady } = walked;
    if (steady) return { ok: true, games, missing: 0 };
    const before = seen.size;
    for (const game of games) seen.set(game.id, game);
    const isSame = walk > 1 && seen.size === before && games.length === before;
    if (isSame || walk === MAX_PASSES) {
      return { ok: true, games: [...seen.values()], missing: Math.max(0, total - seen.size) };
    }
  }
}

/** Whether the list may have lost the page that was asked for: what the service says to that is not shown. */
function mayBeGone({ later, error, because }: Extract<PagesResult, { ok: false }>): boolean {
  return later && because === 'permanent' && error instanceof ServiceError && error.status >= 400;
}

/** What one walk through all pages brought. */
interface Pass {
  /** Each game once, in the order of the list. */
  readonly games: readonly Game[];
  /** Games there are by the service's last word. */
  readonly total: number;
  /** Whether nothing speaks for a change of the list on the way, which may have moved a game past the walk. */
  readonly steady: boolean;
}

export type PagesResult =
  | (Pass & { readonly ok: true })
  /** `later`: it was not the first page, so that an answer before had counted the page that failed. */
  | ({ readonly ok: false; readonly later: boolean } & CallFailure);

/**
 * Reads the list of games from its first page to its last.
 *
 * The spec shows neither the first page's number nor bounds of the page size (part 4): so the first page is what comes
 * without a number, and it says which number it has. How many pages there are is taken from the newest answer, and no page is
 * asked for that it does not count: what the service would say to that is not shown.
 */
export async function readAllPages({ service, pageSize, events, signal }: GameContext): Promise<PagesResult> {
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
    const soFar: PagesProgress = { pages, games: games.size, total, totalPages };
    events.pageRead(soFar);
    // One that answers every number with the same page would be walked for as long as it says.
    const turns = games.size > before || page === asked;
    if (pages >= totalPages || data.length === 0 || !turns) {
      events.listEnded(soFar);
      const steady = totals.size === 1 && !repeated && games.size === total;
      return { ok: true, games: [...games.values()], total, steady };
    }
    asked = (asked ?? page) + 1;
  }
}

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
