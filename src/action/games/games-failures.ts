import type { RetryLimits } from '../../retry/decide.ts';
import { misspelledWord } from '../../support/closest-match.ts';
import { formatNumber, plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import { type Failure, toFailure } from '../failures/failures.ts';
import type { CreationStatus, GamesError } from './query-games.ts';

/** A message names at most so many games. */
const MAX_GAMES = 10;

/** Explains why the games could not be read or created. Returns nothing for an error caused by a cancellation. */
export function explainGamesError(
  error: GamesError,
  created: CreationStatus,
  limits: RetryLimits,
): Failure[] {
  const failure = error.kind === 'call' ? toFailure(error.failure, limits) : explain(error);
  if (failure === undefined) return [];
  return [{ ...failure, lines: [...describeCreation(created), ...failure.lines] }];
}

/** Says in one sentence that the game was created, or may have been. Says nothing if it was not. */
export function describeCreation(created: CreationStatus): string[] {
  if (created === 'no') return [];
  return [created === 'yes' ? 'The game was created.' : 'The game may have been created.'];
}

function explain(error: Exclude<GamesError, { kind: 'call' }>): Failure {
  switch (error.kind) {
    case 'incomplete': {
      const { games, pages, total } = error;
      const last = `The last pass found ${plural(games, 'game')} on ${plural(pages, 'page')}, and \`meta.total\` was ${formatNumber(total)}.`;
      const what = `The list of games may lack some: its counts do not agree, or a game came twice. ${last}`;
      const advice =
        'Run it again. If the error stays, report it to the service with this message. Only `game`, the id of a game, needs no list.';
      return { title: 'Service error', lines: [what, advice] };
    }
    case 'several': {
      const { games } = error;
      const what = `\`name\` is the name of ${formatNumber(games.length)} games: ${joinTruncated(
        games.map(({ id }) => id),
        MAX_GAMES,
      )}`;
      const advice = 'Give the id of the right game as `game`, or rename the other games in the service.';
      return { title: 'Invalid input', lines: [what, advice] };
    }
    case 'alike': {
      const { name, games } = error;
      const shown = games.map((game) => `${JSON.stringify(game.name)} (${game.id})`);
      const found = joinTruncated(shown, MAX_GAMES);
      const what = `\`name\`: no game has exactly the name ${JSON.stringify(name)}, but it differs only in blanks, invisible characters, case or Unicode's NFKC from ${found}`;
      return { title: 'Invalid input', lines: [what, 'Give the id of that game as `game`.'] };
    }
    case 'none': {
      const { name, listed } = error;
      const count =
        listed.length === 1 ? 'there is 1 game' : `there are ${formatNumber(listed.length)} games`;
      const similar = misspelledWord(name, listed);
      const hint = similar === undefined ? '' : ` (did you mean ${JSON.stringify(similar)}?)`;
      const what = `\`name\`: ${count}, and none has exactly the name ${JSON.stringify(name)}${hint}`;
      const advice =
        'Correct it, or create the game: `create-if-missing: true`, together with `organization`.';
      return { title: 'Invalid input', lines: [what, advice] };
    }
    case 'renamed': {
      const { name, given, id } = error;
      const what = `The service gave it the name ${JSON.stringify(given)} instead of ${JSON.stringify(name)}.`;
      const advice = `Write \`game: ${id}\` instead of \`name\`: no later run would find the game by this name.`;
      return { title: 'Service error', lines: [what, advice] };
    }
    case 'lost': {
      const what = 'The response has no id, and the list has no game of that name.';
      const advice = 'Look it up in the service, and give its id as `game`.';
      return { title: 'Service error', lines: [what, advice] };
    }
  }
}
