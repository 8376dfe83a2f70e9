import type { CallFailure } from '../../api/call.ts';
import { ServiceError } from '../../api/errors.ts';
import type { GameContext } from './game-events.ts';
import { type FoundGame, findGame } from './list-games.ts';

/** Before each further look at the list, in milliseconds: a new game need not be in it at once. */
const LOOKUP_DELAYS_MS = [1_000, 2_000, 4_000] as const;

/** A game to be made. */
export interface NewGame {
  readonly name: string;
  readonly organizationId: string;
}

/** Whether the game is there by our doing. */
export type CreationStatus = 'yes' | 'no' | 'unknown';

/** What came of it. */
export type CreatedGame =
  /** `game` is the answer to the creation, or the game as it is listed. */
  | { readonly status: 'created'; readonly id: string; readonly game: unknown }
  /** Somebody else made it meanwhile. */
  | Extract<FoundGame, { status: 'found' }>
  /** Somebody else made one of that name, too. */
  | (Extract<FoundGame, { status: 'several' }> & { readonly created: CreationStatus })
  /** It was created, but neither the answer nor the list says as what. */
  | { readonly status: 'lost' }
  | { readonly status: 'failed'; readonly failure: CallFailure; readonly created: CreationStatus };

/**
 * Creates a game of which there was none. What the answer looks like is not shown (service spec part 4), so that the game's id
 * may have to be found by its name; and where it is not known whether the game was created, the list is looked at before
 * another try, because two games of one name help nobody.
 *
 * @param maxAttempts creations whose outcome is unknown, each on top of what the client itself tries again
 */
export async function createGame(
  game: NewGame,
  maxAttempts: number,
  context: GameContext,
): Promise<CreatedGame> {
  const { service, events, signal } = context;
  for (let attempt = 1; ; attempt += 1) {
    events.creating(game.name);
    const called = await service.createGame({ ...game }, signal);
    if (called.ok) {
      events.created();
      return identify(called.value, game.name, context);
    }
    const isUnknown = called.because === 'may-have-been-done';
    // That an attempt before was not found in the list does not say that it was not done.
    const created = isUnknown || attempt > 1 ? 'unknown' : 'no';
    const failed = { status: 'failed', failure: called, created } as const;
    if (signal.aborted || !(isUnknown || isConflict(called))) return failed;
    const found = isUnknown ? await lookUp(game.name, context) : await lookUpRepeatedly(game.name, context);
    switch (found.status) {
      case 'found':
        return created === 'no' ? found : { ...found, status: 'created' };
      case 'several':
        return { ...found, created };
      case 'failed':
        // Where it was the cancellation that kept it from being found, what happened before says more.
        return signal.aborted ? failed : { ...failed, failure: found.failure };
      case 'none':
        // A list that lacks some may lack just this one.
        if (!isUnknown || found.missing > 0 || attempt >= maxAttempts) return failed;
    }
  }
}

/** Which game a creation that went well has made. */
async function identify(answer: unknown, name: string, context: GameContext): Promise<CreatedGame> {
  const id = idIn(answer, name);
  if (id !== undefined) return { status: 'created', id, game: answer };
  const found = await lookUpRepeatedly(name, context);
  switch (found.status) {
    case 'found':
      return { ...found, status: 'created' };
    case 'several':
      return { ...found, created: 'yes' };
    case 'failed':
      return { ...found, created: 'yes' };
    case 'none':
      return { status: 'lost' };
  }
}

async function lookUpRepeatedly(name: string, context: GameContext): Promise<FoundGame> {
  const found = await findGame(name, context);
  return found.status === 'none' ? lookUp(name, context) : found;
}

async function lookUp(name: string, context: GameContext): Promise<FoundGame> {
  const { clock, waitTimer, events, signal } = context;
  let found: FoundGame = { status: 'none', names: [], missing: 0 };
  for (const waitMs of LOOKUP_DELAYS_MS) {
    events.lookingUp(waitMs);
    await waitTimer.measure(() => clock.sleep(waitMs, signal));
    // After a cancellation this fails without a request.
    found = await findGame(name, context);
    if (found.status !== 'none') break;
  }
  return found;
}

/** The id in an answer that speaks of this game; of any other one it would be a guess. */
function idIn(answer: unknown, name: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(answer));
  const id = fields.get('id');
  const isThisGame = !fields.has('name') || fields.get('name') === name;
  return typeof id === 'string' && id !== '' && isThisGame ? id : undefined;
}

/** 409: what is to be created is there already, RFC 9110 section 15.5.10. */
function isConflict({ error }: CallFailure): boolean {
  return error instanceof ServiceError && error.status === 409;
}
