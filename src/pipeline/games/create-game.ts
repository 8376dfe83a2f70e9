import type { CallFailure } from '../../api/call.ts';
import { ServiceError } from '../../api/errors.ts';
import type { GameContext } from './game-events.ts';
import { type FindGameResult, findGame } from './list-games.ts';

/** Waits before the searches for a new game, in milliseconds: the list may be some seconds old. */
const SEARCH_DELAYS_MS = [1_000, 2_000, 4_000] as const;

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
 * name. If a request may have been carried out, the list is searched before the next attempt, so that the game is not
 * created twice.
 *
 * @param maxAttempts how often a creation is sent at most if its outcome stays unknown; the service client's own retries do not
 *   count
 */
export async function createGame(
  game: NewGame,
  maxAttempts: number,
  context: GameContext,
): Promise<CreateGameResult> {
  const { service, events, signal } = context;
  for (let attempt = 1; ; attempt += 1) {
    events.creating(game.name);
    const result = await service.createGame({ ...game }, signal);
    if (result.ok) {
      events.created();
      return identifyCreatedGame(result.value, game.name, context);
    }
    const isUnknown = result.because === 'may-have-been-done';
    // A previous attempt may have created the game even if the list did not have it.
    const created = isUnknown || attempt > 1 ? 'unknown' : 'no';
    const failed = { status: 'failed', failure: result, created } as const;
    if (signal.aborted || !(isUnknown || isConflict(result))) return failed;
    const search = isUnknown ? searchAfterDelays : searchNowAndAfterDelays;
    const found = await search(game.name, context);
    switch (found.status) {
      case 'found':
        return created === 'no' ? found : { ...found, status: 'created' };
      case 'several':
        return { ...found, created };
      case 'failed':
        // After a cancellation, the failure of the creation says more than the failure of the search.
        return signal.aborted ? failed : { ...failed, failure: found.failure };
      case 'none':
        // If the list is incomplete, the game may be one of the missing ones.
        if (!isUnknown || found.missing > 0 || attempt >= maxAttempts) return failed;
    }
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
  switch (found.status) {
    case 'found':
      return { ...found, status: 'created' };
    case 'several':
    case 'failed':
      return { ...found, created: 'yes' };
    case 'none':
      return { status: 'lost' };
  }
}

async function searchNowAndAfterDelays(name: string, context: GameContext): Promise<FindGameResult> {
  const found = await findGame(name, context);
  return found.status === 'none' ? searchAfterDelays(name, context) : found;
}

async function searchAfterDelays(name: string, context: GameContext): Promise<FindGameResult> {
  const { clock, waitTimer, events, signal } = context;
  let found: FindGameResult = { status: 'none', names: [], missing: 0 };
  for (const waitMs of SEARCH_DELAYS_MS) {
    events.searchDelayed(waitMs);
    await waitTimer.measure(() => clock.sleep(waitMs, signal));
    // After a cancellation this fails without a request.
    found = await findGame(name, context);
    if (found.status !== 'none') break;
  }
  return found;
}

/** Returns the id in a response, unless the response is about a game with another name. */
function readId(response: unknown, name: string): string | undefined {
  if (typeof response !== 'object' || response === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(response));
  const id = fields.get('id');
  const isThisGame = !fields.has('name') || fields.get('name') === name;
  return typeof id === 'string' && id !== '' && isThisGame ? id : undefined;
}

/** 409: the game to be created already exists (RFC 9110, section 15.5.10). */
function isConflict({ error }: CallFailure): boolean {
  return error instanceof ServiceError && error.status === 409;
}
