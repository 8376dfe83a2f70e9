import type { Game } from '../../api/responses.ts';
import { formatNumber, plural } from '../../support/format.ts';
import { looksLike } from '../../support/text.ts';
import { callError, type GamesContext, type GamesReport, NO_GAMES } from './games-report.ts';

/** The list is read at most so many times. Then a pass that may have missed games is an error. */
const MAX_PASSES = 3;
/** A pass ends here at the latest: a list may grow as fast as it is read. */
const MAX_PAGES = 10_000;
/** So many pages in a row without a new game end a pass. One may have them by chance, because games move from page to page. */
const MAX_STALE_PAGES = 2;

/** Up to this many pages get a line each. After them, status lines give the progress. */
const MAX_LOGGED_PAGES = 10;

/** Finds the game with exactly this name, compared in NFC. Reads the whole list, because a second game of that name makes it ambiguous. */
export async function findGame(name: string, context: GamesContext): Promise<GamesReport> {
  const { games: listed, error } = await listGames(context);
  if (error !== undefined) return { ...NO_GAMES, error };
  const games = listed.filter((game) => isSameName(game.name, name));
  const [game, second] = games;
  if (second !== undefined) return { ...NO_GAMES, games, error: { kind: 'several', games } };
  if (game !== undefined) return { ...NO_GAMES, games, game: { id: game.id, content: game } };
  const form = looseForm(name);
  const alike = listed.filter((other) => looseForm(other.name) === form);
  if (alike.length > 0) return { ...NO_GAMES, error: { kind: 'alike', name, games: alike } };
  return { ...NO_GAMES, error: { kind: 'none', name, listed: listed.map((other) => other.name) } };
}

/** Whether two names are the same text: many characters, such as `é`, have several forms in Unicode. */
export function isSameName(one: string, other: string): boolean {
  return one.normalize() === other.normalize();
}

/** The service may take two names of one loose form for the same: they differ only in blanks, invisible characters, case, or Unicode's NFKC. */
function looseForm(name: string): string {
  return looksLike(name).toLowerCase().replace(/\s/gu, '');
}

/**
 * Lists all games. If games appear or disappear meanwhile, others move from page to page, and a pass may miss them. So the list is read
 * until a pass is good: its counts agree, and no game came twice.
 */
export async function listGames(context: GamesContext): Promise<GamesReport<Game>> {
  for (let pass = 1; ; pass += 1) {
    const again = pass === 1 ? '' : ` again (pass ${pass}): the pass before may have missed games`;
    const { mayImprove, ...report } = await readPages(`Read the list of games${again}`, context);
    if (report.error === undefined || !mayImprove || pass === MAX_PASSES) return report;
  }
}

/** The result of one pass. */
interface Pass extends GamesReport<Game> {
  /** Whether another pass may succeed. */
  readonly mayImprove: boolean;
}

/**
 * Reads the list once, from its first page to its last.
 *
 * Neither the number of the first page nor the limits of the page size are shown (api/README.md, *Not shown*). So the first request has
 * no page number, and its response says which number that page has. The latest response says how many pages there are. No page after
 * these is requested, because the response to that is not shown.
 */
async function readPages(
  title: string,
  { service, pageSize, progress, signal }: GamesContext,
): Promise<Pass> {
  let soFar: string | undefined;
  progress.startPhase({ title, status: () => soFar });
  const games = new Map<string, Game>();
  const totals = new Set<number>();
  let came = 0;
  let stalePages = 0;
  let requestedPage: number | undefined;
  for (let pages = 1; ; pages += 1) {
    const query = {
      ...(requestedPage !== undefined && { page: requestedPage }),
      ...(pageSize !== undefined && { limit: pageSize }),
    };
    const result = await service.listGames(query, signal);
    if (!result.ok) {
      // The list may have lost this page meanwhile. Any permanent error may say so (api/README.md, *Not shown*).
      const mayImprove = pages > 1 && result.because === 'permanent';
      return { ...callError(result), mayImprove };
    }
    const { data, meta } = result.value;
    const before = games.size;
    for (const game of data) games.set(game.id, game);
    came += data.length;
    const { page, total, totalPages } = meta;
    totals.add(total);
    soFar = `${formatNumber(games.size)} of ${plural(total, 'game')}`;
    if (pages <= MAX_LOGGED_PAGES) progress.log(`  page ${pages}: ${soFar}`);
    // A service that ignores the page number returns the same page each time.
    stalePages = games.size > before ? 0 : stalePages + 1;
    if (pages >= Math.min(totalPages, MAX_PAGES) || data.length === 0 || stalePages === MAX_STALE_PAGES) {
      progress.endPhase();
      progress.log(`${plural(games.size, 'game')} on ${plural(pages, 'page')}`);
      const isGood = totals.size === 1 && came === total && games.size === total;
      if (isGood) return { ...NO_GAMES, games: [...games.values()], mayImprove: false };
      const error = { kind: 'incomplete', games: games.size, pages, total } as const;
      return { ...NO_GAMES, error, mayImprove: pages < MAX_PAGES };
    }
    requestedPage = (requestedPage ?? page) + 1;
  }
}
