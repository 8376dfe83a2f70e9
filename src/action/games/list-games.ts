import { isAuthError, ServiceError } from '../../api/errors.ts';
import type { Game } from '../../api/responses.ts';
import type { RetryFailure } from '../../retry/results.ts';
import { formatNumber, plural } from '../../support/format.ts';
import { looksLike } from '../../support/text.ts';
import { callError, type GamesContext, type GamesError, type GamesReport, NO_GAMES } from './games-report.ts';

/** A walk through the pages ends here at the latest: a list may grow as fast as it is read. */
export const MAX_PAGES = 10_000;
/** So many pages in a row without a new game end a walk. One may have them by chance, because games move from page to page. */
const MAX_STALE_PAGES = 2;

/** Up to this many pages get a line each. After them, status lines give the progress. */
const MAX_LOGGED_PAGES = 10;

/** After this many passes without two alike, the list does not settle. */
export const MAX_PASSES = 5;

interface ListedGames {
  readonly ok: true;
  readonly games: readonly Game[];
  /** Games that the service counts, but that are on none of its pages. */
  readonly missing: number;
  /** `settled`: as `listGames` says. `unsettled`: not after all passes; `games` has those of all of them. `endless`: a pass did not end. */
  readonly end: 'settled' | 'unsettled' | 'endless';
}

/**
 * Lists all games. If games appear or disappear meanwhile, others move from page to page, and a pass may miss them. So the list
 * is read until two passes in a row found the same games, or until a pass whose counts agree is `enough`. Counts may agree
 * although a game was missed: one other was deleted and one was added.
 */
export async function listGames(
  context: GamesContext,
  enough: (games: readonly Game[]) => boolean = () => true,
): Promise<ListedGames | RetryFailure> {
  const seen = new Map<string, Game>();
  let previous: ReadonlySet<string> | undefined;
  for (let pass = 1; ; pass += 1) {
    const again = ` again (pass ${pass}): a pass may miss games if the list changes`;
    const result = await readAllPages(context, `Read the list of games${pass === 1 ? '' : again}`);
    if (!result.ok) {
      if (pass < MAX_PASSES && isPageGone(result)) continue;
      return result;
    }
    const { games, total, isConsistent, isEndless } = result;
    const ids = new Set(games.map(({ id }) => id));
    const isSame = previous?.symmetricDifference(ids).size === 0;
    if (isSame || (isConsistent && enough(games)))
      return { ok: true, games, missing: Math.max(0, total - games.length), end: 'settled' };
    if (isEndless) return { ok: true, games, missing: 0, end: 'endless' };
    for (const game of games) seen.set(game.id, game);
    if (pass === MAX_PASSES) return { ok: true, games: [...seen.values()], missing: 0, end: 'unsettled' };
    previous = ids;
  }
}

/** Whether the page may no longer exist. Any permanent error status may say so (api/README.md, *Not shown*). */
function isPageGone({ isFirstPage, error, because }: Extract<PagesResult, { ok: false }>): boolean {
  return (
    !isFirstPage &&
    because === 'permanent' &&
    error instanceof ServiceError &&
    error.status >= 400 &&
    !isAuthError(error)
  );
}

/** The result of one pass through all pages. */
export type PagesResult =
  | {
      readonly ok: true;
      /** In the order of the list, without duplicates. */
      readonly games: readonly Game[];
      /** Games in the whole list, according to the last response. */
      readonly total: number;
      /** Whether all counts agree and no game came twice. If not, the list has changed, and games may be missing. */
      readonly isConsistent: boolean;
      /** Whether it ended at the largest number of pages, and the list has more. */
      readonly isEndless: boolean;
    }
  | ({ readonly isFirstPage: boolean } & RetryFailure);

/**
 * Reads the list of games once, from its first page to its last.
 *
 * Neither the number of the first page nor the limits of the page size are shown (api/README.md, *Not shown*). So the first request has
 * no page number, and its response says which number that page has. The latest response says how many pages there are. No page after
 * these is requested, because the response to that is not shown.
 */
export async function readAllPages(
  { service, pageSize, progress, signal }: GamesContext,
  title: string,
): Promise<PagesResult> {
  let soFar: string | undefined;
  progress.startPhase({ title, status: () => soFar });
  const games = new Map<string, Game>();
  const totals = new Set<number>();
  let hasDuplicates = false;
  let stalePages = 0;
  let requestedPage: number | undefined;
  for (let pages = 1; ; pages += 1) {
    const query = {
      ...(requestedPage !== undefined && { page: requestedPage }),
      ...(pageSize !== undefined && { limit: pageSize }),
    };
    const result = await service.listGames(query, signal);
    if (!result.ok) return { ...result, isFirstPage: requestedPage === undefined };
    const { data, meta } = result.value;
    const before = games.size;
    for (const game of data) {
      hasDuplicates ||= games.has(game.id);
      games.set(game.id, game);
    }
    const { page, total, totalPages } = meta;
    totals.add(total);
    soFar = `${formatNumber(games.size)} of ${plural(total, 'game')}`;
    if (pages <= MAX_LOGGED_PAGES) progress.log(`  page ${pages}: ${soFar}`);
    // A service that ignores the page number returns the same page each time.
    stalePages = games.size > before ? 0 : stalePages + 1;
    if (pages >= Math.min(totalPages, MAX_PAGES) || data.length === 0 || stalePages === MAX_STALE_PAGES) {
      progress.endPhase();
      progress.log(`${plural(games.size, 'game')} on ${plural(pages, 'page')}`);
      const isConsistent = totals.size === 1 && !hasDuplicates && games.size === total;
      const isEndless = pages === MAX_PAGES && pages < totalPages;
      return { ok: true, games: [...games.values()], total, isConsistent, isEndless };
    }
    requestedPage = (requestedPage ?? page) + 1;
  }
}

/** Lists all games. If some are missing, the report has the others. */
export async function listAll(context: GamesContext): Promise<GamesReport> {
  const result = await listGames(context);
  if (!result.ok) return callError(result);
  const error = incompleteness(result);
  return { ...NO_GAMES, games: result.games, ...(error && { error }) };
}

/** Whether two names are the same text: many characters, such as `é`, have several forms in Unicode. */
export function isSameName(one: string, other: string): boolean {
  return one.normalize() === other.normalize();
}

/** Whether two names differ only in blanks, invisible characters, upper and lower case, or Unicode's NFKC, so that the service may take them for one. */
export function isAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => looksLike(name).toLowerCase().replace(/\s/gu, ''));
  return first === second;
}

/**
 * Finds the game with exactly this name, compared in NFC. Reads the whole list, because a second game of that name makes it ambiguous.
 *
 * @param needsTwoPasses whether the error `none` requires two passes that found the same games
 */
export async function findGame(
  name: string,
  context: GamesContext,
  needsTwoPasses = false,
): Promise<GamesReport> {
  const withName = (games: readonly Game[]): Game[] => games.filter((game) => isSameName(game.name, name));
  const result = await listGames(context, (games) => !needsTwoPasses || withName(games).length > 0);
  if (!result.ok) return callError(result);
  const games = withName(result.games);
  const [game] = games;
  if (game === undefined) {
    const none = { kind: 'none', name, listed: result.games } as const;
    return { ...NO_GAMES, error: incompleteness(result, name) ?? none };
  }
  if (games.length > 1) return { ...NO_GAMES, games, error: { kind: 'several', games } };
  return { ...NO_GAMES, games, game: { id: game.id, content: game } };
}

/** Why games may be missing in the list; `undefined` if none are. */
function incompleteness({ games, missing, end }: ListedGames, name?: string): GamesError | undefined {
  const listed = games.length;
  if (end !== 'settled') return { kind: end, name, listed };
  return missing > 0 ? { kind: 'incomplete', name, listed, missing } : undefined;
}
