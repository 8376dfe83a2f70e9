import { ServiceError } from '../../api/errors.ts';
import type { Game } from '../../api/responses.ts';
import type { ServiceClient } from '../../api/service-client.ts';
import type { RetryFailure } from '../../retry/results.ts';
import { misspelledWord } from '../../support/closest-match.ts';
import { formatNumber, plural } from '../../support/format.ts';
import { isRecord, numberText } from '../../support/json.ts';
import { joinTruncated, looksLike } from '../../support/text.ts';
import type { Failure } from '../report/failures/failures.ts';
import type { Progress } from '../report/progress/progress.ts';

export interface GamesContext {
  readonly service: ServiceClient;
  /** Games per page; `undefined` for the default of the service. */
  readonly pageSize: number | undefined;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Whether this run created a game. */
export type CreationStatus = 'yes' | 'no' | 'unknown';

export interface GamesReport<T = unknown> {
  /** The requested games, as the service returns them. */
  readonly games: readonly T[];
  /** The game, if exactly one was requested and found. */
  readonly game?: { readonly id: string; readonly content: unknown };
  readonly created: CreationStatus;
  readonly error?: Failure | RetryFailure;
  /** Whether there is no such game, nor one that the service may take for it: then it can be created. */
  readonly isMissing?: boolean;
}

export const NO_GAMES: GamesReport<never> = { games: [], created: 'no' };

/** How often the list is walked at most. If the last walk is not whole either, that is an error. */
const MAX_WALKS = 3;
/** Most pages of a walk: a list may grow as fast as it is read. */
const MAX_PAGES = 10_000;

/** Finds the game with exactly this name. Reads the whole list, because a second game of that name makes it ambiguous. */
export async function findGame(name: string, context: GamesContext): Promise<GamesReport> {
  const { games: listed, error } = await listGames(context);
  if (error !== undefined) return { ...NO_GAMES, error };
  const games = listed.filter((game) => game.name === name);
  const [game, second] = games;
  if (second !== undefined) return { ...NO_GAMES, games, error: severalGames(games) };
  if (game !== undefined) return { ...NO_GAMES, games, game: { id: game.id, content: game } };
  const form = looseForm(name);
  const alike = listed.filter((other) => looseForm(other.name) === form);
  if (alike.length > 0) return { ...NO_GAMES, error: alikeGames(name, alike) };
  const names = listed.map((other) => other.name);
  return { ...NO_GAMES, error: noGame(name, names), isMissing: true };
}

/** Equal for names that the service may take for one, such as `My game` and `my\u{a0}Game`. */
function looseForm(name: string): string {
  return looksLike(name).toLowerCase().replace(/\s/gu, '');
}

/**
 * Lists all games. If games appear or disappear meanwhile, others move from page to page, and a walk may miss them. So the list is walked
 * again until a walk is whole: its counts agree, and no game came twice.
 */
export async function listGames(context: GamesContext): Promise<GamesReport<Game>> {
  for (let walk = 1; ; walk += 1) {
    const again = ` again (${walk} of ${MAX_WALKS}): the list changed, or its counts disagree`;
    const { isFinal, ...report } = await walkPages(
      `Read the list of games${walk === 1 ? '' : again}`,
      context,
    );
    if (isFinal || walk === MAX_WALKS) return report;
  }
}

/**
 * Reads the list once, from its first page to its last.
 *
 * Neither the number of the first page nor the limits of the page size are shown (api/README.md, *Not shown*). So the first request has
 * no page number, and its response says which number that page has. The latest response says how many pages there are. No page after
 * these is requested, because the response to that is not shown.
 *
 * @returns `isFinal` if the walk was whole, or if another one can't help
 */
async function walkPages(
  title: string,
  { service, pageSize, progress, signal }: GamesContext,
): Promise<GamesReport<Game> & { readonly isFinal: boolean }> {
  let soFar: string | undefined;
  progress.startPhase(title, () => soFar);
  const games = new Map<string, Game>();
  const totals = new Set<number>();
  let came = 0;
  let page: number | undefined;
  for (let pages = 1; ; pages += 1) {
    const query = { ...(page !== undefined && { page }), ...(pageSize !== undefined && { limit: pageSize }) };
    const result = await service.listGames(query, signal);
    if (!result.ok) return { ...NO_GAMES, error: result, isFinal: true };
    const { data, meta } = result.value;
    for (const game of data) games.set(game.id, game);
    came += data.length;
    totals.add(meta.total);
    soFar = `${formatNumber(games.size)} of ${plural(meta.total, 'game')}`;
    page = (page ?? meta.page) + 1;
    // A service that ignores the number of the page sends the first one again.
    const isOver = data.length === 0 || came > games.size || pages >= Math.min(meta.totalPages, MAX_PAGES);
    if (!isOver) continue;
    progress.endPhase();
    progress.log(`${plural(games.size, 'game')} on ${plural(pages, 'page')}`);
    const isWhole = totals.size === 1 && came === meta.total && games.size === meta.total;
    if (isWhole) return { ...NO_GAMES, games: [...games.values()], isFinal: true };
    const error = incompleteList(games.size, pages, meta.total);
    return { ...NO_GAMES, error, isFinal: pages === MAX_PAGES };
  }
}

/**
 * Creates a game. Expects that the list had no game of that name before.
 *
 * If the outcome is unknown, the game is neither created again nor looked up: the list may show it late. The list of the next run tells.
 */
export async function createGame(
  name: string,
  organizationId: string,
  context: GamesContext,
): Promise<GamesReport> {
  const { service, progress, signal } = context;
  progress.startPhase(`Create the game ${JSON.stringify(name)}`);
  const result = await service.createGame({ name, organizationId }, signal);
  progress.endPhase();
  if (result.ok) {
    progress.log('The service has created the game');
    return { ...(await identifyGame(result.value, name, context)), created: 'yes' };
  }
  const { error, because } = result;
  const created = because === 'may-have-been-done' ? 'unknown' : 'no';
  const failed: GamesReport = { ...NO_GAMES, error: result, created };
  // 409: the game to be created already exists (RFC 9110, section 15.5.10). Someone else has created it.
  if (!(error instanceof ServiceError && error.status === 409)) return failed;
  progress.log(`${error.message}. The game may exist: looking it up by its name`);
  const found = await findGame(name, context);
  return found.isMissing ? failed : found;
}

/** The response to a creation is not shown (api/README.md, *Requests*). If it has no id, the game is looked up by its name. */
async function identifyGame(content: unknown, name: string, context: GamesContext): Promise<GamesReport> {
  const fields: Readonly<Record<string, unknown>> = isRecord(content) ? content : {};
  const id = numberText(fields['id']) ?? fields['id'];
  if (typeof id !== 'string' || id === '') {
    const found = await findGame(name, context);
    return found.isMissing ? { ...NO_GAMES, error: LOST_GAME } : found;
  }
  return { ...NO_GAMES, games: [content], game: { id, content } };
}

/** Most games that a message names. */
const MAX_GAMES = 10;

/** No walk was whole. The numbers are those of the last one. */
export function incompleteList(games: number, pages: number, total: number): Failure {
  const last = `The last walk found ${plural(games, 'game')} on ${plural(pages, 'page')}, and \`meta.total\` was ${formatNumber(total)}.`;
  const what = `The list of games may lack some: its counts do not agree, or a game came twice. ${last}`;
  const advice =
    'Run it again. If the error stays, report it to the service with this message. Only `game`, the id of a game, needs no list.';
  return { title: 'Service error', lines: [what, advice] };
}

export function severalGames(games: readonly Pick<Game, 'id'>[]): Failure {
  const ids = games.map(({ id }) => id);
  const what = `\`name\` is the name of ${formatNumber(games.length)} games: ${joinTruncated(ids, MAX_GAMES)}`;
  const advice = 'Give the id of the right game as `game`, or rename the other games in the service.';
  return { title: 'Invalid input', lines: [what, advice] };
}

/** No game has the name, and these have one that the service may take for it. */
export function alikeGames(name: string, games: readonly Pick<Game, 'id' | 'name'>[]): Failure {
  const shown = games.map((game) => `${JSON.stringify(game.name)} (${game.id})`);
  const what = `\`name\`: no game has exactly the name ${JSON.stringify(name)}, but it differs only in blanks, invisible characters, case or Unicode's form from ${joinTruncated(shown, MAX_GAMES)}`;
  return { title: 'Invalid input', lines: [what, 'Give the id of that game as `game`.'] };
}

/** No game has the name, or one that the service may take for it. */
export function noGame(name: string, listed: readonly string[]): Failure {
  const similar = misspelledWord(name, listed);
  const hint = similar === undefined ? '' : ` (did you mean ${JSON.stringify(similar)}?)`;
  const what = `\`name\`: of ${plural(listed.length, 'game')}, none has exactly the name ${JSON.stringify(name)}${hint}`;
  const advice = 'Correct it, or create the game: `create-if-missing: true`, together with `organization`.';
  return { title: 'Invalid input', lines: [what, advice] };
}

/** The game was created, but neither the response nor the list has its id. */
export const LOST_GAME: Failure = {
  title: 'Service error',
  lines: [
    'The response has no id, and the list has no game of that name.',
    'Look it up in the service, and give its id as `game`.',
  ],
};
