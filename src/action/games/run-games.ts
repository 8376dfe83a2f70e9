import type { RetryLimits } from '../../retry/decide.ts';
import { RUN_AGAIN, toFailure } from '../report/failures/explain-failure.ts';
import { cancelledFailure, type Failure } from '../report/failures/failures.ts';
import { Progress } from '../report/progress/progress.ts';
import type { Action } from '../report/run-action.ts';
import { finishQuery, withInputs } from '../report/sub-action.ts';
import { readConnection } from '../runner/inputs/connection.ts';
import { readOrganization } from '../runner/inputs/fields.ts';
import { finishReading } from '../runner/inputs/finish-reading.ts';
import { InputReader } from '../runner/inputs/input-reader.ts';
import { isQuoted, readName } from '../runner/inputs/names.ts';
import type { ActionContext } from '../runner/runner.ts';
import { withService } from '../service-session.ts';
import {
  createGame,
  findGame,
  type GamesContext,
  type GamesReport,
  listGames,
  NO_GAMES,
} from './query-games.ts';

/** The sub-action `games/`: fetches, finds, creates or lists games. */
export function gamesAction(context: ActionContext): Action {
  const { env, log, signal } = context;
  let report: GamesReport = NO_GAMES;
  return {
    run: () =>
      withInputs(readGamesInputs(env), context, async (inputs) => {
        report = await queryGames(inputs, context);
        if (report.error === undefined && report.game) log.info(`The game is ${report.game.id}`);
        return explainGames(report, inputs.limits, signal);
      }),
    finish: (failures) => {
      const { games, game, created } = report;
      // After a failure, an empty list would look as if there were no games.
      const content = failures.length === 0 || games.length > 0 ? JSON.stringify(games) : undefined;
      const outputs = {
        'game-id': game?.id ?? '',
        game: game?.content === undefined ? '' : JSON.stringify(game.content),
        games: content ?? '',
        created: String(created === 'yes'),
      };
      return finishQuery({ name: 'games', extension: 'json', outputs, content, failures }, context);
    },
  };
}

async function queryGames(
  { query, pageSize, ...connection }: GamesInputs,
  { log, signal }: ActionContext,
): Promise<GamesReport> {
  const progress = new Progress(log);
  return withService(connection, progress.logWait.bind(progress), async ({ service }) => {
    const games = { service, pageSize, progress, signal };
    const { id, name, createIn } = query;
    if (id !== '') return fetchGame(id, games);
    if (name === '') return listGames(games);
    const found = await findGame(name, games);
    return createIn !== undefined && found.isMissing ? createGame(name, createIn, games) : found;
  }).finally(() => progress.endPhase());
}

async function fetchGame(id: string, { service, progress, signal }: GamesContext): Promise<GamesReport> {
  progress.startPhase(`Fetch the game ${id}`);
  const result = await service.getGame(id, signal);
  if (!result.ok) return { ...NO_GAMES, error: result };
  // The response is not shown (api/README.md, *Requests*). It may be empty or `null`.
  const content = result.value === 'null' ? undefined : result.value;
  return { ...NO_GAMES, games: content === undefined ? [] : [content], game: { id, content } };
}

const CREATION = { yes: 'The game was created.', unknown: 'The game may have been created.', no: undefined };

export function explainGames(
  { error, created }: GamesReport,
  limits: RetryLimits,
  signal: AbortSignal,
): readonly Failure[] {
  if (error === undefined) return [];
  const change = CREATION[created];
  const failure = 'title' in error ? error : toFailure(error, limits);
  const lines = [...(change ? [change] : []), ...(failure?.lines ?? [])];
  const failures = failure === undefined ? [] : [{ ...failure, lines }];
  if (!signal.aborted) return failures;
  const reason = `The run was cancelled (${signal.reason}). ${change ?? 'Nothing was changed.'}`;
  return [...failures, cancelledFailure(reason, created === 'no' ? 'Run it again.' : RUN_AGAIN)];
}

export type GamesInputs = ReturnType<typeof readGamesInputs>['inputs'];

export function readGamesInputs(env: NodeJS.ProcessEnv) {
  const reader = new InputReader(env);
  const query = readQuery(reader);
  // Games per page. If absent, the service decides.
  const pageSize = reader.text('page-size') === '' ? undefined : reader.wholeNumber('page-size');
  return finishReading({ ...readConnection(reader, true), query, pageSize }, reader);
}

/** Which game is asked for: by its id, or by its name, or neither for all games. */
function readQuery(reader: InputReader) {
  const id = readName(reader, 'game');
  const name = reader.text('name');
  if (isQuoted(name)) reader.addProblem('name', `must have no quotes around it: ${reader.quote(name)}`);
  const create = reader.boolean('create-if-missing');
  const organizationId = readOrganization(reader, create ? 'create a game' : undefined);
  if (id !== '' && name !== '')
    reader.addProblem('game', 'must not be given with `name`: it is the id of one game');
  // In a URL path, `.` and `..` are not names but steps.
  if (/^\.{1,2}$/.test(id)) reader.addProblem('game', `must be the id of a game, not ${reader.quote(id)}`);
  if (create && name === '')
    reader.addProblem('create-if-missing', 'must be given with `name`, the name of the new game');
  /** Where the game is created if there is none of this name; absent if it must exist. */
  const createIn = create ? organizationId : undefined;
  return { id, name, createIn };
}
