import type { CallFailure } from '../../api/call.ts';
import { ServiceError } from '../../api/errors.ts';
import type { GameContext } from './game-events.ts';
import { type FindGameResult, findGame, isSameName } from './list-games.ts';

/** Waits before the searches for a new game, in milliseconds: the list may be some seconds old. Their sum is the maximum. */
const SEARCH_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000] as const;
const MAX_SEARCH_MS = 60_000;

export interface NewGame {
  readonly name: string;
  readonly organizationId: string;
}

/** Whether this run created the game. */
export type CreationStatus = 'yes' | 'no' | 'unknown';

export type CreateGameResult =
  /** `game` is the response to the creation, or the game as it is in the list. */
  | { readonly status: 'created'; readonly id: string; readonly game: unknown }
  /** Someone else has created the game meanwhile. */
  | Extract<FindGameResult, { status: 'found' }>
  /** Someone else has created a game of that name as well. */
  | (Extract<FindGameResult, { status: 'several' }> & { readonly created: CreationStatus })
  /** The game was created, but neither the response nor the list has its id. */
  | { readonly status: 'lost' }
  | { readonly status: 'failed'; readonly failure: CallFailure; readonly created: CreationStatus };

/**
 * Creates a game. Expects that the list had no game of that name before.
 *
 * The spec (part 4) does not show the response to a creation. If the response has no id, the game is searched for by its
 * name. It is also searched for if the outcome is unknown: the creation is not sent again, because the list may show the first
 * game late.
 */
export async function createGame(game: NewGame, context: GameContext): Promise<CreateGameResult> {
  const { service, events, signal } = context;
  events.creating(game.name);
  const result = await service.createGame({ ...game }, signal);
  if (result.ok) {
    events.created();
    return identifyCreatedGame(result.value, game.name, context);
  }
  const isUnknown = result.because === 'may-have-been-done';
  const created = isUnknown ? 'unknown' : 'no';
  const failed = { status: 'failed', failure: result, created } as const;
  if (signal.aborted || !(isUnknown || isConflict(result))) return failed;
  events.creationFailed(result.error);
  const search = isUnknown ? searchAfterDelays : searchNowAndAfterDelays;
  const found = await search(game.name, context);
  switch (found?.status) {
    case 'found':
      return isUnknown ? { ...found, status: 'created' } : found;
    case 'several':
      return { ...found, created };
    case 'failed':
      // After a cancellation, the failure of the creation says more than the failure of the search.
      return signal.aborted ? failed : { ...failed, failure: found.failure };
    case undefined:
      return failed;
  }
}

async function identifyCreatedGame(
  response: unknown,
  name: string,
  context: GameContext,
): Promise<CreateGameResult> {
  const id = readId(response, name);
  if (id !== undefined) return { status: 'created', id, game: response };
  const found = await searchNowAndAfterDelays(name, context);
  switch (found?.status) {
    case 'found':
      return { ...found, status: 'created' };
    case 'several':
    case 'failed':
      return { ...found, created: 'yes' };
    case undefined:
      return { status: 'lost' };
  }
}

/** Every result but `none` ends a search. */
type SearchResult = Exclude<FindGameResult, { status: 'none' }> | undefined;

async function searchNowAndAfterDelays(name: string, context: GameContext): Promise<SearchResult> {
  const found = await findGame(name, context);
  return found.status === 'none' ? searchAfterDelays(name, context) : found;
}

async function searchAfterDelays(name: string, context: GameContext): Promise<SearchResult> {
  const { clock, waitTimer, events, signal } = context;
  const endMs = clock.monotonicMs() + MAX_SEARCH_MS;
  for (const delayMs of SEARCH_DELAYS_MS) {
    const waitMs = Math.min(delayMs, endMs - clock.monotonicMs());
    // The searches themselves may take long.
    if (waitMs <= 0) break;
    events.searchDelayed(waitMs);
    await waitTimer.measure(() => clock.sleep(waitMs, signal));
    // After a cancellation this fails without a request.
    const found = await findGame(name, context);
    if (found.status !== 'none') return found;
  }
  return undefined;
}

/** Returns the id in a response, unless the response is about a game with another name. */
function readId(response: unknown, name: string): string | undefined {
  if (typeof response !== 'object' || response === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(response));
  const id = fields.get('id');
  const given = fields.has('name') ? fields.get('name') : name;
  const isThisGame = typeof given === 'string' && isSameName(given, name);
  return typeof id === 'string' && id !== '' && isThisGame ? id : undefined;
}

/** 409: the game to be created already exists (RFC 9110, section 15.5.10). */
function isConflict({ error }: CallFailure): boolean {
  return error instanceof ServiceError && error.status === 409;
}
