import { closestMatch } from '../../support/closest-match.ts';
import { formatNumber, plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { ExplainContext } from '../failures/explain-failure.ts';
import { type Failure, toFailure } from '../failures/failures.ts';
import type { CreationStatus, GamesError } from './games-report.ts';
import { isAlike, MAX_PAGES, MAX_PASSES } from './list-games.ts';

/** Maximum ids in a message. The output `games` has all of them. */
const MAX_IDS = 10;

/** Explains why the games could not be read or created. Returns nothing for an error caused by a cancellation. */
export function explainGamesError(
  error: GamesError,
  created: CreationStatus,
  context: ExplainContext,
): Failure[] {
  switch (error.kind) {
    case 'call': {
      const explained = toFailure(error.failure, context);
      if (explained === undefined) return [];
      return [{ ...explained, lines: [...describeCreation(created), ...explained.lines] }];
    }
    case 'several': {
      const { games } = error;
      const ids = joinTruncated(
        games.map(({ id }) => id),
        MAX_IDS,
      );
      const what = `\`name\` is the name of ${formatNumber(games.length)} games: ${ids}`;
      const advice = 'Give the id of the right game as `game`, or rename the other games in the service.';
      return [{ title: 'Invalid input', lines: [...describeCreation(created), what, advice] }];
    }
    case 'none': {
      const { name, listed } = error;
      const count =
        listed.length === 1 ? 'there is 1 game' : `there are ${formatNumber(listed.length)} games`;
      const what = `\`name\`: ${count}, and none has exactly the name ${JSON.stringify(name)}`;
      const alike = listed.filter((game) => isAlike(game.name, name));
      if (alike.length > 0) {
        const found = alike.map((game) => `${JSON.stringify(game.name)} (${game.id})`);
        const but = `, but it differs only in blanks, invisible characters, case or Unicode's NFKC from ${joinTruncated(found, MAX_IDS)}`;
        return [{ title: 'Invalid input', lines: [what + but, 'Give the id of that game as `game`.'] }];
      }
      const similar = closestMatch(
        name,
        listed.map((game) => game.name),
      );
      const hint = similar === undefined ? '' : ` (did you mean ${JSON.stringify(similar)}?)`;
      const advice =
        'Correct it, or create the game: `create-if-missing: true`, together with `organization`.';
      return [{ title: 'Invalid input', lines: [what + hint, advice] }];
    }
    case 'renamed': {
      const { name, given, id } = error;
      const names = `the service gave it the name ${JSON.stringify(given)} instead of ${JSON.stringify(name)}`;
      const advice = `Write \`game: ${id}\` instead of \`name\`: no later run would find the game by this name.`;
      return [{ title: 'Service error', lines: [`The game was created, but ${names}.`, advice] }];
    }
    case 'incomplete': {
      const { listed, missing, name } = error;
      const counts = `The service counts ${formatNumber(listed + missing)} games, and its pages have ${formatNumber(listed)}`;
      const what =
        name === undefined
          ? `${counts}: they are in the outputs.`
          : `${counts}, none of them with the name ${JSON.stringify(name)}: it may be among the missing games, so none was created.`;
      const instead = name === undefined ? '' : 'give its id as `game`, and ';
      const advice = `Run it again. If the error stays, ${instead}report it to the service with this message.`;
      return [{ title: 'Service error', lines: [what, advice] }];
    }
    case 'unsettled':
    case 'endless': {
      const { kind, listed, name } = error;
      const [what, seen, advice] =
        kind === 'unsettled'
          ? [
              `The list of games changes while it is read: no two of ${MAX_PASSES} passes in a row found the same games`,
              `${plural(listed, 'game')} in all passes together`,
              'Run it again when fewer games change.',
            ]
          : [
              `The list of games does not end: it was read up to page ${formatNumber(MAX_PAGES)}`,
              plural(listed, 'game'),
              'Raise `page-size`, or report it to the service with this message.',
            ];
      const result =
        name === undefined
          ? `; the outputs have the ${seen}.`
          : `; none of the ${seen} has the name ${JSON.stringify(name)}, and none was created.`;
      return [{ title: 'Service error', lines: [what + result, advice] }];
    }
    case 'lost': {
      const what = 'The game was created, but the response has no id, and the list has no game of that name.';
      const advice = 'Look it up in the service, and give its id as `game`.';
      return [{ title: 'Service error', lines: [what, advice] }];
    }
  }
}

/** One sentence, or none if nothing was created. */
export function describeCreation(created: CreationStatus): string[] {
  if (created === 'no') return [];
  return [created === 'yes' ? 'The game was created.' : 'The game may have been created.'];
}
