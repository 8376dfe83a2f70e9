import { ServiceError } from '../../api/errors.ts';
import { isRecord, numberText } from '../../support/json.ts';
import { callError, type GamesContext, type GamesReport, NO_GAMES } from './games-report.ts';
import { findGame, isSameName } from './list-games.ts';

export interface NewGame {
  readonly name: string;
  readonly organizationId: string;
}

/**
 * Creates a game. Expects that the list had no game of that name before.
 *
 * If the outcome is unknown, the game is neither created again nor looked up: the list may show it late. The list of the next run tells.
 */
export async function createGame(game: NewGame, context: GamesContext): Promise<GamesReport> {
  const { service, progress, signal, onCreated } = context;
  const { name } = game;
  progress.startPhase({ title: `Create the game ${JSON.stringify(name)}` });
  const result = await service.createGame({ ...game }, signal);
  progress.endPhase();
  if (result.ok) {
    onCreated();
    progress.log('The service has created the game');
    return { ...(await identifyGame(result.value, name, context)), created: 'yes' };
  }
  const { error, because } = result;
  const failed: GamesReport = {
    ...callError(result),
    created: because === 'may-have-been-done' ? 'unknown' : 'no',
  };
  // 409: the game to be created already exists (RFC 9110, section 15.5.10). Someone else has created it.
  if (!(error instanceof ServiceError && error.status === 409)) return failed;
  progress.log(`${error.message}. The game may exist: looking it up by its name`);
  const found = await findGame(name, context);
  return found.error?.kind === 'none' ? failed : found;
}

/** The response to a creation is not shown (api/README.md, *Requests*). If it has no id, the game is looked up by its name. */
async function identifyGame(content: unknown, name: string, context: GamesContext): Promise<GamesReport> {
  const fields: Readonly<Record<string, unknown>> = isRecord(content) ? content : {};
  const id = numberText(fields['id']) ?? fields['id'];
  if (typeof id !== 'string' || id === '') {
    const found = await findGame(name, context);
    return found.error?.kind === 'none' ? { ...NO_GAMES, error: { kind: 'lost' } } : found;
  }
  const report: GamesReport = { ...NO_GAMES, games: [content], game: { id, content } };
  const given = fields['name'];
  if (typeof given !== 'string' || isSameName(given, name)) return report;
  return { ...report, error: { kind: 'renamed', name, given, id } };
}
