import { ServiceError } from '../../api/errors.ts';
import type { RetryFailure } from '../../retry/results.ts';
import { formatDuration } from '../../support/format.ts';
import { isRecord, numberText } from '../../support/json.ts';
import { callError, type GamesContext, type GamesReport, NO_GAMES } from './games-report.ts';
import { findGame, isSameName } from './list-games.ts';

/** Waits before the searches for a new game, in milliseconds: the list may be some seconds old. Their sum is the maximum. */
const SEARCH_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000] as const;
const MAX_SEARCH_MS = 60_000;

export interface NewGame {
  readonly name: string;
  readonly organizationId: string;
}

/**
 * Creates a game. Expects that the list had no game of that name before.
 *
 * The response to a creation is not shown (api/README.md, *Requests*). If it has no id, the game is searched for by its
 * name. It is also searched for if the outcome is unknown: the creation is not sent again, because the list may show the first
 * game late.
 */
export async function createGame(game: NewGame, context: GamesContext): Promise<GamesReport> {
  const { service, progress, signal, onCreated } = context;
  progress.startPhase({ title: `Create the game ${JSON.stringify(game.name)}` });
  const result = await service.createGame({ ...game }, signal);
  if (result.ok) {
    onCreated();
    progress.endPhase();
    progress.log('The service has created the game');
    return { ...(await identifyCreatedGame(result.value, game.name, context)), created: 'yes' };
  }
  const isUnknown = result.because === 'may-have-been-done';
  const created = isUnknown ? 'unknown' : 'no';
  const failed = { ...callError(result), created } as const;
  if (signal.aborted || !(isUnknown || isConflict(result))) return failed;
  progress.endPhase();
  progress.log(`${result.error.message}. The game may exist: looking it up by its name`);
  const search = isUnknown ? searchAfterDelays : searchNowAndAfterDelays;
  const found = await search(game.name, context);
  // After a cancellation, the failure of the creation says more than the failure of the search.
  if (found === undefined || (signal.aborted && found.error?.kind === 'call')) return failed;
  // After a conflict, someone else has created the game.
  return { ...found, created: isUnknown && found.game !== undefined ? 'yes' : created };
}

async function identifyCreatedGame(
  content: unknown,
  name: string,
  context: GamesContext,
): Promise<GamesReport> {
  const { id, name: given } = readFields(content);
  if (id !== undefined) {
    const report = { ...NO_GAMES, games: [content], game: { id, content } };
    if (given === undefined || isSameName(given, name)) return report;
    return { ...report, error: { kind: 'renamed', name, given, id } };
  }
  const found = await searchNowAndAfterDelays(name, context);
  return found ?? { ...NO_GAMES, error: { kind: 'lost' } };
}

/** Searches for a game until the list has one of that name, or can't be read. */
async function searchNowAndAfterDelays(
  name: string,
  context: GamesContext,
): Promise<GamesReport | undefined> {
  const found = await findGame(name, context);
  return endsSearch(found) ? found : searchAfterDelays(name, context);
}

async function searchAfterDelays(name: string, context: GamesContext): Promise<GamesReport | undefined> {
  const { clock, waitTimer, progress, signal } = context;
  const endMs = clock.monotonicMs() + MAX_SEARCH_MS;
  for (const delayMs of SEARCH_DELAYS_MS) {
    const waitMs = Math.min(delayMs, endMs - clock.monotonicMs());
    // The searches themselves may take long.
    if (waitMs <= 0) break;
    progress.endPhase();
    progress.log(`Looking the game up by its name in ${formatDuration(waitMs)}`);
    await waitTimer.measure(() => clock.sleep(waitMs, signal));
    // After a cancellation this fails without a request.
    const found = await findGame(name, context);
    if (endsSearch(found)) return found;
  }
  return undefined;
}

function endsSearch({ game, error }: GamesReport): boolean {
  return game !== undefined || error?.kind === 'several' || error?.kind === 'call';
}

/** The id and the name in a response, if it has them. */
function readFields(response: unknown): { readonly id?: string; readonly name?: string } {
  const fields = new Map<string, unknown>(isRecord(response) ? Object.entries(response) : []);
  const [id, name] = [fields.get('id'), fields.get('name')];
  const text = numberText(id) ?? id;
  return {
    ...(typeof text === 'string' && text !== '' && { id: text }),
    ...(typeof name === 'string' && { name }),
  };
}

/** 409: the game to be created already exists (RFC 9110, section 15.5.10). */
function isConflict({ error }: RetryFailure): boolean {
  return error instanceof ServiceError && error.status === 409;
}
