import { RUN_AGAIN } from '../failures/explain-failure.ts';
import type { Failure } from '../failures/failures.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import { Progress } from '../progress/progress.ts';
import { finishQuery, outputsFailure } from '../report/finish-run.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { withService } from '../service-session.ts';
import { createGame } from './create-game.ts';
import { describeCreation, explainGamesError } from './games-failures.ts';
import { type GamesInputs, type GamesQuery, readGamesInputs } from './games-inputs.ts';
import { callError, type GamesContext, type GamesReport, NO_GAMES } from './games-report.ts';
import { findGame, listGames } from './list-games.ts';

const FILE = { output: 'games-file', prefix: 'playable-games', extension: 'json' };

/** The sub-action `games/`: fetches, finds, creates or lists games. */
export function gamesAction(context: ActionContext): Action {
  let report: GamesReport = NO_GAMES;
  const onCreated = (): void => {
    report = { ...NO_GAMES, created: 'yes' };
  };
  return {
    run: async () => {
      const { env, log, signal } = context;
      const { inputs, problems, warnings } = readGamesInputs(env);
      log.warnings(warnings);
      if (problems.length > 0) return [invalidInputFailure(problems)];
      const unwritable = await outputsFailure(env, signal);
      if (unwritable !== undefined) return [unwritable];
      report = await queryGames(inputs, context, onCreated);
      if (report.error === undefined && report.game !== undefined) log.info(`The game is ${report.game.id}`);
      return failuresOf(report, inputs, signal);
    },
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
      return finishQuery({ outputs, content, failures }, FILE, context);
    },
  };
}

async function queryGames(
  { query, pageSize, ...connection }: GamesInputs,
  { log, waitTimer, signal }: ActionContext,
  onCreated: () => void,
): Promise<GamesReport> {
  const progress = new Progress(log);
  const waits = { onWait: progress.logWait.bind(progress), waitTimer };
  return withService(connection, waits, ({ service }) =>
    resolveQuery(query, { service, pageSize, progress, signal, onCreated }),
  ).finally(() => progress.endPhase());
}

async function resolveQuery(query: GamesQuery, context: GamesContext): Promise<GamesReport> {
  if (query.kind === 'all') return listGames(context);
  if (query.kind === 'id') return fetchGame(query.id, context);
  const { name, createIn } = query;
  const found = await findGame(name, context);
  if (createIn === undefined || found.error?.kind !== 'none') return found;
  return createGame({ name, organizationId: createIn }, context);
}

async function fetchGame(id: string, { service, progress, signal }: GamesContext): Promise<GamesReport> {
  progress.startPhase({ title: `Fetch the game ${id}` });
  const result = await service.getGame(id, signal);
  if (!result.ok) return callError(result);
  // The response is not shown (api/README.md, *Requests*). It may be empty or `null`.
  const content = result.value === 'null' ? undefined : result.value;
  return { ...NO_GAMES, games: content === undefined ? [] : [content], game: { id, content } };
}

function failuresOf(
  { error, created }: GamesReport,
  { limits }: GamesInputs,
  signal: AbortSignal,
): readonly Failure[] {
  if (error === undefined) return [];
  const failures = explainGamesError(error, created, { limits, canLowerConcurrency: false });
  if (!signal.aborted) return failures;
  const [change = 'Nothing was changed.'] = describeCreation(created);
  const lines = [`The run was cancelled (${signal.reason}). ${change}`, RUN_AGAIN];
  return [...failures, { title: 'Cancelled', lines }];
}
