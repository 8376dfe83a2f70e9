import { describe, expect, test } from 'vitest';
import {
  alikeGames,
  type CreationStatus,
  type GamesReport,
  noGame,
  severalGames,
} from '../../../src/action/games/query-games.ts';
import { explainGames } from '../../../src/action/games/run-games.ts';
import { NetworkError, ServiceError } from '../../../src/api/errors.ts';
import { CancelledError } from '../../../src/retry/results.ts';
import { callFailure } from '../../pipeline/some-outcomes.ts';

const CREATE = {
  method: 'POST',
  location: 'https://api.example.com/v1/games',
  operation: { baseUrl: 'https://api.example.com/v1', path: '/games' },
};

function explain(error: GamesReport['error'], created: CreationStatus = 'no') {
  const limits = { maxAttempts: 10, maxRetryWaitMs: 120_000 };
  return explainGames({ games: [], created, ...(error && { error }) }, limits, new AbortController().signal);
}

const several = (count: number) =>
  severalGames(Array.from({ length: count }, (_, at) => ({ id: `g-${at}` })));

test('several games with the same name are listed by ten ids and the number of the others', () => {
  expect(several(1_012).lines[0]).toMatch(/^`name` is the name of 1,012 games: g-0, .*, g-9 and 1,002 more$/);
});

test.each([
  ['yes', 'The game was created.'],
  ['unknown', 'The game may have been created.'],
] as const)('if created is %s, the first line says so', (created, line) => {
  const choose = [expect.stringContaining('`name`'), expect.stringContaining('`game`')];
  expect(explain(several(2), created)).toMatchObject([{ lines: [line, ...choose] }]);
  expect(
    explain(callFailure(new ServiceError(CREATE, 500, 'no'), 'may-have-been-done'), created),
  ).toMatchObject([
    {
      title: 'Service error',
      lines: [line, expect.stringContaining('500'), expect.stringMatching(/^Run it again/)],
    },
  ]);
});

describe('a name that no game has', () => {
  test.each<[string, readonly string[], string]>([
    ['a', [], 'of 0 games, none has exactly the name "a"'],
    ['a', ['zzz'], 'of 1 game, none has exactly the name "a"'],
    ['Bubles', ['x', 'Bubbles'], 'of 2 games, none has exactly the name "Bubles" (did you mean "Bubbles"?)'],
    ['a"b', [''], 'of 1 game, none has exactly the name "a\\"b"'],
  ])(
    'is reported with the number of games, a similar name and how to create it: %j among %j',
    (name, listed, words) => {
      const lines = [`\`name\`: ${words}`, expect.stringContaining('`create-if-missing: true`')];
      expect(noGame(name, listed)).toEqual({ title: 'Invalid input', lines });
    },
  );

  test('is reported with the game whose name differs only in form', () => {
    const games = [{ id: 'g-2', name: 'bubble\u00a0pop' }];
    const lines = [
      '`name`: no game has exactly the name "Bubble Pop", but it differs only in blanks, invisible characters, case or Unicode\'s form from "bubble\u00a0pop" (g-2)',
      'Give the id of that game as `game`.',
    ];
    expect(alikeGames('Bubble Pop', games)).toEqual({ title: 'Invalid input', lines });
  });
});

test.each(['yes', 'no', 'unknown'] as const)(
  'a request that was only cancelled is not reported if created is %s',
  (created) => {
    expect(explain(callFailure(new CancelledError(), 'cancelled'), created)).toEqual([]);
    const network = new NetworkError('cancelled', CREATE, new Error('cancelled'));
    expect(explain(callFailure(network, 'may-have-been-done'), created)).toEqual([]);
  },
);
