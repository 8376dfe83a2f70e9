import type { GameEvents, PagesProgress } from '../../pipeline/games/game-events.ts';
import type { Clock } from '../../retry/clock.ts';
import { formatDuration, formatNumber, plural } from '../../support/format.ts';
import { Progress, type Ticker } from '../progress/progress.ts';
import { WaitLog } from '../progress/wait-log.ts';
import type { Log } from '../runner/log.ts';

/** Pages that get a line each; how far more of them have come is said every few seconds. */
const MAX_LISTED_GAMES = 10;

/** The events, and an end to what goes on between them. */
export interface LoggedGameEvents extends GameEvents {
  /** Whatever became of the work: nothing more is said after it. */
  stop(): void;
}

/** Tells the log what is done about games. */
export function logGameEvents(
  log: Log,
  time: { readonly clock: Clock; readonly ticker: Ticker },
): LoggedGameEvents {
  const { clock } = time;
  const progress = new Progress(log, time);
  const waits = new WaitLog();
  let soFar: PagesProgress | undefined;
  const begin = (title: string): void => {
    soFar = undefined;
    const status = (): string => `${formatPagesRead(soFar)}${waits.formatRemaining(clock.monotonicMs())}`;
    progress.begin({ title, talkative: false, status });
  };
  return {
    listStarted: (walk) =>
      begin(
        walk === 1
          ? 'Read the list of games'
          : 'Read the list of games again: its pages and its count do not agree',
      ),
    pageRead: (walked) => {
      soFar = walked;
      if (walked.pages <= MAX_LISTED_GAMES)
        progress.log(`  page ${walked.pages}: ${formatPagesRead(walked)}`);
    },
    listEnded: ({ pages, games }) => {
      progress.end();
      log.info(`${plural(games, 'game')} on ${plural(pages, 'page')}`);
    },
    fetching: (id) => begin(`Fetch the game ${id}`),
    creating: (name) => begin(`Create the game ${JSON.stringify(name)}`),
    created: () => {
      progress.end();
      log.info('The service has created it');
    },
    searchDelayed: (waitMs) => {
      progress.end();
      log.info(`The service has not said which game it is: looking for it in ${formatDuration(waitMs)}`);
    },
    waiting: (wait) => {
      const line = waits.lineFor(wait, clock.monotonicMs());
      if (line !== undefined) progress.log(`  ${line}`);
    },
    stop: () => progress.end(),
  };
}

function formatPagesRead(soFar: PagesProgress | undefined): string {
  if (soFar === undefined) return 'no answer yet';
  return `${formatNumber(soFar.games)} of ${plural(soFar.total, 'game')}`;
}
