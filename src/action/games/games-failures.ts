import type { Game } from '../../api/responses.ts';
import { misspelledWord } from '../../support/closest-match.ts';
import { formatNumber, plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../report/failures/failures.ts';

/** A message names at most so many games. */
const MAX_GAMES = 10;

/** Each walk through the list may have missed games. These are the numbers of the last one. */
export function incompleteList(games: number, pages: number, total: number): Failure {
  const last = `The last walk found ${plural(games, 'game')} on ${plural(pages, 'page')}, and \`meta.total\` was ${formatNumber(total)}.`;
  const what = `The list of games may lack some: its counts do not agree, or a game came twice. ${last}`;
  const advice =
    'Run it again. If the error stays, report it to the service with this message. Only `game`, the id of a game, needs no list.';
  return { title: 'Service error', lines: [what, advice] };
}

export function severalGames(games: readonly Pick<Game, 'id'>[]): Failure {
  const ids = joinTruncated(
    games.map(({ id }) => id),
    MAX_GAMES,
  );
  const what = `\`name\` is the name of ${formatNumber(games.length)} games: ${ids}`;
  const advice = 'Give the id of the right game as `game`, or rename the other games in the service.';
  return { title: 'Invalid input', lines: [what, advice] };
}

/** No game has the name, and these have one that the service may take for it. */
export function alikeGames(name: string, games: readonly Pick<Game, 'id' | 'name'>[]): Failure {
  const shown = games.map((game) => `${JSON.stringify(game.name)} (${game.id})`);
  const what = `\`name\`: no game has exactly the name ${JSON.stringify(name)}, but it differs only in blanks, invisible characters, case or Unicode's form from ${joinTruncated(shown, MAX_GAMES)}`;
  return { title: 'Invalid input', lines: [what, 'Give the id of that game as `game`.'] };
}

/** No game has the name, or one that the service may take for it. */
export function noGame(name: string, listed: readonly string[]): Failure {
  const similar = misspelledWord(name, listed);
  const hint = similar === undefined ? '' : ` (did you mean ${JSON.stringify(similar)}?)`;
  const what = `\`name\`: of ${plural(listed.length, 'game')}, none has exactly the name ${JSON.stringify(name)}${hint}`;
  const advice = 'Correct it, or create the game: `create-if-missing: true`, together with `organization`.';
  return { title: 'Invalid input', lines: [what, advice] };
}

/** The game was created, but neither the response nor the list has its id. */
export const LOST_GAME: Failure = {
  title: 'Service error',
  lines: [
    'The response has no id, and the list has no game of that name.',
    'Look it up in the service, and give its id as `game`.',
  ],
};
