import type { GameEvents, WalkedSoFar } from '../../pipeline/games/game-events.ts';
import type { Clock } from '../../retry/clock.ts';
import { formatDuration, formatNumber, plural } from '../../support/format.ts';
import { Progress, type Ticker } from '../progress/progress.ts';
import { WaitNotes } from '../progress/wait-log.ts';
import type { Log } from '../runner/log.ts';

/** Pages that get a line each; how far more of them have come is said every few seconds. */
const LINE_EACH = 10;

/** The events, and an end to what goes on between them. */
export interface LoggedGameEvents extends GameEvents {
  /** Whatever became of the work: nothing more is said after it. */
  stop(): void;
}

/** Tells the log what is done about games. */
export function logGames(
  log: Log,
  time: { readonly clock: Clock; readonly ticker: Ticker },
): LoggedGameEvents {
  const { clock } = time;
  const progress = new Progress(log, time);
  const waits = new WaitNotes();
  let soFar: WalkedSoFar | undefined;
  const begin = (title: string): void => {
    soFar = undefined;
    const status = (): string => `${sayHowFar(soFar)}${waits.left(clock.monotonicMs())}`;
    progress.begin({ title, talkative: false, status });
  };
  return {
    walkStarted: (walk) =>
      begin(
        walk === 1
          ? 'Read the list of games'
          : 'Read the list of games again: its pages and its count do not agree',
      ),
    pageRead: (walked) => {
      soFar = walked;
      if (walked.pages <= LINE_EACH) progress.say(`  page ${walked.pages}: ${sayHowFar(walked)}`);
    },
    walkEnded: ({ pages, games }) => {
      progress.end();
      log.info(`${plural(games, 'game')} on ${plural(pages, 'page')}`);
    },
    fetching: (id) => begin(`Fetch the game ${id}`),
    creating: (name) => begin(`Create the game ${JSON.stringify(name)}`),
    created: () => {
      progress.end();
      log.info('The service has created it');
    },
    lookingAgain: (waitMs) => {
      progress.end();
      log.info(`The service has not said which game it is: looking for it in ${formatDuration(waitMs)}`);
    },
    waiting: (wait) => {
      const line = waits.note(wait, clock.monotonicMs());
      if (line !== undefined) progress.say(`  ${line}`);
    },
    stop: () => progress.end(),
  };
}

function sayHowFar(soFar: WalkedSoFar | undefined): string {
  if (soFar === undefined) return 'no answer yet';
  return `${formatNumber(soFar.games)} of ${plural(soFar.total, 'game')}`;
}
