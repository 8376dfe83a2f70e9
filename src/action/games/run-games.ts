import { type GamesReport, NO_GAMES } from '../../pipeline/games/games-report.ts';
import { resolveGames } from '../../pipeline/games/resolve-games.ts';
import { type Clock, systemClock } from '../../retry/clock.ts';
import { RUN_AGAIN } from '../failures/explain-failure.ts';
import type { Failure } from '../failures/failures.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import { finishQuery, outputsFailure } from '../report/finish-run.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { withService } from '../service-session.ts';
import { describeCreation, explainGamesError } from './games-failures.ts';
import { type GamesInputs, readGamesInputs } from './games-inputs.ts';
import { logGameEvents } from './games-log.ts';

const FILE = { output: 'games-file', prefix: 'playable-games', extension: 'json' };

/**
 * The sub-action `games/`: fetches, finds, creates or lists games.
 *
 * @param clock measures the waits before a new game is looked up
 */
export function gamesAction(context: ActionContext, clock = systemClock): Action {
  let report = NO_GAMES;
  const onReport = (known: Partial<GamesReport>): void => {
    report = { ...report, ...known };
  };
  return {
    run: () => runGames(context, clock, onReport),
    finish: (failures) => {
      const outputs = toOutputs(report);
      // After a failure, an empty list would look as if there were no games.
      const hasList = failures.length === 0 || report.games.length > 0;
      const content = hasList ? outputs.games : undefined;
      return finishQuery({ outputs: { ...outputs, games: content ?? '' }, content, failures }, FILE, context);
    },
  };
}

async function runGames(
  action: ActionContext,
  clock: Clock,
  onReport: (known: Partial<GamesReport>) => void,
): Promise<readonly Failure[]> {
  const { env, log, signal } = action;
  const { inputs, problems, warnings } = readGamesInputs(env);
  log.warnings(warnings);
  if (problems.length > 0) return [invalidInputFailure(problems)];
  const unwritable = await outputsFailure(env, signal);
  if (unwritable !== undefined) return [unwritable];
  // Reported at once, so that a crash after the creation still tells it.
  const report = await queryGames(inputs, action, clock, () => onReport({ created: 'yes' }));
  onReport(report);
  const { error, game } = report;
  if (error === undefined) {
    if (game !== undefined) log.info(`The game is ${game.id}`);
    return [];
  }
  const context = { limits: inputs.limits, hasNoConcurrencyInput: true };
  const failures = explainGamesError(error, report.created, context);
  if (!signal.aborted) return failures;
  const [change = 'Nothing was changed.'] = describeCreation(report.created);
  // If there is another failure, its annotation already says whether the game was created, and what to do.
  const lines =
    failures.length > 0
      ? [`The run was cancelled (${signal.reason}).`]
      : [`The run was cancelled (${signal.reason}). ${change}`, RUN_AGAIN];
  return [...failures, { title: 'Cancelled', lines }];
}

async function queryGames(
  { query, pageSize, ...connection }: GamesInputs,
  { log, waitTimer, signal }: ActionContext,
  clock: Clock,
  onCreated: () => void,
): Promise<GamesReport> {
  const logged = logGameEvents(log);
  const created = (): void => {
    onCreated();
    logged.created();
  };
  const events = { ...logged, created };
  return withService(connection, { onWait: logged.waiting, waitTimer }, ({ service }) => {
    const context = { service, pageSize, events, clock, waitTimer, signal };
    return resolveGames(query, context);
  }).finally(() => logged.stop());
}

function toOutputs({ games, game, created }: GamesReport) {
  return {
    'game-id': game?.id ?? '',
    game: game?.content === undefined ? '' : JSON.stringify(game.content),
    games: JSON.stringify(games),
    created: String(created === 'yes'),
  };
}
