import type { CreationStatus } from '../../pipeline/games/create-game.ts';
import type { GamesError } from '../../pipeline/games/resolve-games.ts';
import { closestMatch } from '../../support/closest-match.ts';
import { formatNumber } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { ExplainContext } from '../failures/explain-failure.ts';
import { type Failure, toFailure } from '../failures/failures.ts';

/** Ids that are named; the output `games` has all of them. */
const MAX_IDS = 10;

/** What kept the games from being provided, in words; nothing where only a cancellation did. */
export function explainGamesError(trouble: GamesError, context: ExplainContext): Failure[] {
  switch (trouble.kind) {
    case 'call':
      return explainCall(trouble, context);
    case 'several': {
      const { games, created } = trouble;
      const ids = joinTruncated(
        games.map(({ id }) => id),
        MAX_IDS,
      );
      const what = `\`name\` is the name of ${formatNumber(games.length)} games: ${ids}`;
      const advice = 'Give the id of the one that is meant as `game`, or rename the others in the service.';
      return [{ title: 'Invalid input', lines: [...createdSentence(created), what, advice] }];
    }
    case 'none': {
      const { name, names } = trouble;
      const padded = names.find((other) => other.trim() === name);
      const near = padded ?? closestMatch(name, names);
      const hint = near === undefined ? '' : ` (did you mean ${JSON.stringify(near)}?)`;
      const there = names.length === 1 ? 'there is 1 game' : `there are ${formatNumber(names.length)} games`;
      const what = `\`name\`: ${there}, and none has exactly the name ${JSON.stringify(name)}${hint}`;
      const advice =
        padded === undefined
          ? 'Correct it, or have the game created: `create-if-missing: true`, together with `organization`.'
          : 'White space around an input is cut off: give the id of that game as `game`.';
      return [{ title: 'Invalid input', lines: [what, advice] }];
    }
    case 'incomplete': {
      const { listed, missing, name } = trouble;
      const counts = `The service counts ${formatNumber(listed + missing)} games, and its pages have ${formatNumber(listed)}`;
      const what =
        name === undefined
          ? `${counts}: they are in the outputs.`
          : `${counts}, none of them with the name ${JSON.stringify(name)}: it may be among the others, so none was created.`;
      const instead = name === undefined ? '' : 'give its id as `game`, and ';
      const advice = `Run it again; where it stays, ${instead}report it to the service with this message.`;
      return [{ title: 'Service error', lines: [what, advice] }];
    }
    case 'lost': {
      const what =
        'The game was created, but the answer does not say as which, and the list of games has none of that name.';
      const advice = 'Look in the service, and give its id as `game`.';
      return [{ title: 'Service error', lines: [what, advice] }];
    }
  }
}

function explainCall(
  { failure, created }: Extract<GamesError, { kind: 'call' }>,
  context: ExplainContext,
): Failure[] {
  const explained = toFailure(failure, context);
  return explained === undefined
    ? []
    : [{ ...explained, lines: [...createdSentence(created), ...explained.lines] }];
}

function createdSentence(created: CreationStatus): string[] {
  if (created === 'no') return [];
  return [created === 'yes' ? 'The game was created.' : 'The game may have been created.'];
}
