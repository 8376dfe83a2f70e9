import type { CallFailure } from '../../api/call.ts';
import { ServiceError } from '../../api/errors/service-error.ts';
import { type FoundGame, findGame } from './find-game.ts';
import type { GameContext } from './game-context.ts';

/** Before each further look at the list, in milliseconds: a new game need not be in it at once. */
const LOOK_AGAIN_MS = [1_000, 2_000, 4_000] as const;

/** A game to be made. */
export interface NewGame {
  readonly name: string;
  readonly organizationId: string;
}

/** What came of it. */
export type CreatedGame =
  /** `game` is the answer to the creation, or the game as it is listed. */
  | { readonly status: 'created'; readonly id: string; readonly game: unknown }
  /** Somebody else made it meanwhile, or one more of that name. */
  | Extract<FoundGame, { status: 'found' | 'several' }>
  /** It was created, but neither the answer nor the list says as what. */
  | { readonly status: 'lost' }
  | {
      readonly status: 'failed';
      readonly failure: CallFailure;
      /** Whether the game is there all the same. */
      readonly created: 'yes' | 'no' | 'unknown';
    };

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
    if (isConflict(called)) {
      const found = await findGame(game.name, context);
      if (found.status === 'found' || found.status === 'several') return found;
    }
    if (!isUnknown || signal.aborted) {
      return { status: 'failed', failure: called, created: isUnknown ? 'unknown' : 'no' };
    }
    const found = await lookAgain(game.name, context);
    if (found.status === 'found') return { ...found, status: 'created' };
    if (found.status === 'several') return found;
    const isOver = found.status === 'failed' || signal.aborted || attempt >= maxAttempts;
    if (isOver) {
      const failure = found.status === 'failed' ? found.failure : called;
      return { status: 'failed', failure, created: 'unknown' };
    }
  }
}

/** Which game a creation that went well has made. */
async function identify(answer: unknown, name: string, context: GameContext): Promise<CreatedGame> {
  const id = idIn(answer, name);
  if (id !== undefined) return { status: 'created', id, game: answer };
  const listed = await findGame(name, context);
  const found = listed.status === 'none' ? await lookAgain(name, context) : listed;
  switch (found.status) {
    case 'found':
      return { ...found, status: 'created' };
    case 'several':
      return found;
    case 'failed':
      return { status: 'failed', failure: found.failure, created: 'yes' };
    case 'none':
      return { status: 'lost' };
  }
}

async function lookAgain(name: string, context: GameContext): Promise<FoundGame> {
  const { clock, waiting, events, signal } = context;
  let found: FoundGame = { status: 'none', names: [], missing: 0 };
  for (const waitMs of LOOK_AGAIN_MS) {
    events.lookingAgain(waitMs);
    await waiting.during(() => clock.sleep(waitMs, signal));
    if (signal.aborted) break;
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
