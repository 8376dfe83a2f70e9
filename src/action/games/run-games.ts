import { type GamesReport, NO_GAMES, resolveGames } from '../../pipeline/games/resolve-games.ts';
import { systemClock } from '../../retry/clock.ts';
import type { Failure } from '../failures/failures.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import { systemTicker } from '../progress/progress.ts';
import { finishQuery } from '../report/finish-query.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { withService } from '../service-session.ts';
import { explainGamesError } from './games-failures.ts';
import { type GamesInputs, readGamesInputs } from './games-inputs.ts';
import { logGameEvents } from './games-log.ts';

interface GamesResult {
  readonly report: GamesReport;
  readonly failures: readonly Failure[];
}

const FILE = { output: 'games-file', prefix: 'playable-games', extension: 'json' };

/** The sub-action `games/`: fetches, finds, creates or lists games. */
export function gamesAction(context: ActionContext): Action<GamesResult> {
  // Reported even if the rest crashes.
  let created = false;
  const onCreated = (): void => {
    created = true;
  };
  return {
    run: () => runGames(context, onCreated),
    onCrash: (failure) => ({ report: { ...NO_GAMES, created }, failures: [failure] }),
    finish: ({ report, failures }) => {
      const outputs = toOutputs(report);
      // An empty list would read as "there are no games", so it is left out if the list could not be read.
      const isKnown = failures.length === 0 || report.games.length > 0;
      const content = isKnown ? outputs.games : undefined;
      return finishQuery({ outputs: { ...outputs, games: content ?? '' }, content, failures }, FILE, context);
    },
  };
}

async function runGames(context: ActionContext, onCreated: () => void): Promise<GamesResult> {
  const { env, log, signal } = context;
  const { inputs, problems, warnings } = readGamesInputs(env);
  log.warnings(warnings);
  if (problems.length > 0) return { report: NO_GAMES, failures: [invalidInputFailure(problems)] };
  const report = await resolve(inputs, context, onCreated);
  const { error, game } = report;
  if (error === undefined) {
    if (game !== undefined) log.info(`The game is ${game.id}`);
    return { report, failures: [] };
  }
  const failures = explainGamesError(error, { limits: inputs.limits, oneAtATime: true });
  if (!signal.aborted) return { report, failures };
  // Another annotation may say it already.
  const done = failures.length > 0 ? '' : ` ${describeChange(report)}`;
  return { report, failures: [...failures, cancelled(signal, done)] };
}

async function resolve(
  { query, pageSize, ...connection }: GamesInputs,
  { log, waitTimer, signal }: ActionContext,
  onCreated: () => void,
): Promise<GamesReport> {
  const logged = logGameEvents(log, { clock: systemClock, ticker: systemTicker });
  const events = {
    ...logged,
    created: () => {
      onCreated();
      logged.created();
    },
  };
  try {
    return await withService(connection, { onWait: logged.waiting, waitTimer }, ({ service }) => {
      const context = { service, pageSize, events, clock: systemClock, waitTimer, signal };
      return resolveGames(query, connection.limits.maxAttempts, context);
    });
  } finally {
    logged.stop();
  }
}

function toOutputs({ games, game, created }: GamesReport) {
  return {
    'game-id': game?.id ?? '',
    game: game?.content === undefined ? '' : JSON.stringify(game.content),
    games: JSON.stringify(games),
    created: String(created),
  };
}

function describeChange({ created, error }: GamesReport): string {
  if (created) return 'The game was created.';
  const mayBe = error !== undefined && 'created' in error && error.created === 'unknown';
  return mayBe ? 'The game may have been created.' : 'Nothing was changed.';
}

function cancelled({ reason }: AbortSignal, done: string): Failure {
  const advice = 'Run it again: a game that is there by then is found, not created once more.';
  return { title: 'Cancelled', lines: [`The run was cancelled (${reason}).${done}`, advice] };
}
