import type { GameEvents, PagesProgress } from '../../pipeline/games/game-events.ts';
import { formatDuration, formatNumber, plural } from '../../support/format.ts';
import { Progress, type Time } from '../progress/progress.ts';
import type { Log } from '../runner/log.ts';

/** Up to this many pages get a line each. After them, status lines give the progress. */
const MAX_LISTED_PAGES = 10;

export interface LoggedGameEvents extends GameEvents {
  /** Closes the current group, also after a crash. No status line follows. */
  stop(): void;
}

/** Logs the requests about games. */
export function logGameEvents(log: Log, time?: Time): LoggedGameEvents {
  const progress = new Progress(log, time);
  let read: PagesProgress | undefined;
  const startPhase = (title: string): void => {
    read = undefined;
    progress.startPhase({ title, linesPostponeStatus: false, status: () => formatPagesRead(read) });
  };
  return {
    listStarted: (pass) =>
      startPhase(
        pass === 1
          ? 'Read the list of games'
          : `Read the list of games again (pass ${pass}): a pass may miss games if the list changes`,
      ),
    pageRead: (soFar) => {
      read = soFar;
      if (soFar.pages <= MAX_LISTED_PAGES) progress.log(`  page ${soFar.pages}: ${formatPagesRead(soFar)}`);
    },
    listEnded: ({ pages, games }) => {
      progress.endPhase();
      log.info(`${plural(games, 'game')} on ${plural(pages, 'page')}`);
    },
    fetching: (id) => startPhase(`Fetch the game ${id}`),
    creating: (name) => startPhase(`Create the game ${JSON.stringify(name)}`),
    created: () => {
      progress.endPhase();
      log.info('The service has created the game');
    },
    creationFailed: ({ message }) => {
      progress.endPhase();
      log.info(`${message}. The game may exist: looking it up by its name`);
    },
    searchDelayed: (waitMs) => {
      progress.endPhase();
      log.info(`Looking the game up by its name in ${formatDuration(waitMs)}`);
    },
    waiting: (wait) => progress.logWait(wait),
    stop: () => progress.endPhase(),
  };
}

function formatPagesRead(read: PagesProgress | undefined): string {
  if (read === undefined) return 'no response yet';
  return `${formatNumber(read.games)} of ${plural(read.total, 'game')}`;
}
