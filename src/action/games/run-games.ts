import { type GamesReport, NO_GAMES, provideGames } from '../../pipeline/games/resolve-games.ts';
import { systemClock } from '../../retry/clock.ts';
import type { Failure } from '../failures/failures.ts';
import { listProblems } from '../inputs/invalid-input.ts';
import { systemTicker } from '../progress/progress.ts';
import { finishReading } from '../report/finish-query.ts';
import { runInFrame, type StepBase } from '../run-action.ts';
import { openService } from '../service-session.ts';
import { explainGames } from './games-failures.ts';
import { type GamesInputs, parseGamesInputs } from './games-inputs.ts';
import { logGames } from './games-log.ts';

interface Ending {
  readonly report: GamesReport;
  readonly failures: readonly Failure[];
}

const FILE = { output: 'games-file', prefix: 'playable-games', extension: 'json' };

/**
 * The sub-action `games/` from start to end. It throws nothing; the exit code tells the verdict.
 *
 * @param signal aborted by a cancellation
 */
export function runGames(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  return runInFrame<Ending>('games', { env, signal }, (base) => {
    // That one was created is told also where the rest breaks down.
    let hasCreated = false;
    const created = (): void => {
      hasCreated = true;
    };
    return {
      work: () => work(env, base, created),
      brokenDown: (failure) => ({ report: { ...NO_GAMES, created: hasCreated }, failures: [failure] }),
      finish: (ending) => {
        const { report, failures } = ending;
        const outputs = outputsOf(report);
        // Of what could not be read, an empty list would be taken for one without a game.
        const isTold = failures.length === 0 || report.games.length > 0;
        const content = isTold ? outputs.games : undefined;
        return finishReading(
          { outputs: { ...outputs, games: content ?? '' }, content, failures },
          FILE,
          env,
          base,
        );
      },
    };
  });
}

async function work(env: NodeJS.ProcessEnv, base: StepBase, created: () => void): Promise<Ending> {
  const { inputs, problems, warnings } = parseGamesInputs(env);
  for (const { title, lines } of warnings) base.log.warning(title, ...lines);
  if (problems.length > 0) return { report: NO_GAMES, failures: [listProblems(problems)] };
  const report = await provide(inputs, base, created);
  const { trouble, game } = report;
  if (trouble === undefined) {
    if (game !== undefined) base.log.info(`The game is ${game.id}`);
    return { report, failures: [] };
  }
  const failures = explainGames(trouble, { limits: inputs.limits, oneAtATime: true });
  if (!base.signal.aborted) return { report, failures };
  // What another annotation has said already is not said again.
  const done = failures.length > 0 ? '' : ` ${sayDone(report)}`;
  return { report, failures: [...failures, cancelled(base.signal, done)] };
}

async function provide(
  { wish, pageSize, ...connection }: GamesInputs,
  { log, waiting, signal }: StepBase,
  created: () => void,
): Promise<GamesReport> {
  const logged = logGames(log, { clock: systemClock, ticker: systemTicker });
  const { service, close } = openService(connection, { onWait: logged.waiting, waiting });
  const events = {
    ...logged,
    created: () => {
      created();
      logged.created();
    },
  };
  try {
    const context = { service, pageSize, events, clock: systemClock, waiting, signal };
    return await provideGames(wish, connection.limits.maxAttempts, context);
  } finally {
    logged.stop();
    close();
  }
}

function outputsOf({ games, game, created }: GamesReport) {
  return {
    'game-id': game?.id ?? '',
    game: game?.content === undefined ? '' : JSON.stringify(game.content),
    games: JSON.stringify(games),
    created: String(created),
  };
}

function sayDone({ created, trouble }: GamesReport): string {
  if (created) return 'The game was created.';
  const mayBe = trouble !== undefined && 'created' in trouble && trouble.created === 'unknown';
  return mayBe ? 'The game may have been created.' : 'Nothing was changed.';
}

function cancelled({ reason }: AbortSignal, done: string): Failure {
  const advice = 'Run it again: a game that is there by then is found, not created once more.';
  return { title: 'Cancelled', lines: [`The run was cancelled (${reason}).${done}`, advice] };
}
