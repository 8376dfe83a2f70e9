import { describe, expect, test } from 'vitest';
import { explainGamesError } from '../../../src/action/games/games-failures.ts';
import type { CreationStatus, GamesError } from '../../../src/action/games/games-report.ts';
import { NetworkError, ServiceError } from '../../../src/api/errors.ts';
import type { Game } from '../../../src/api/responses.ts';
import type { StopReason } from '../../../src/retry/decide.ts';
import { CancelledError } from '../../../src/retry/results.ts';
import { callFailure } from '../../pipeline/some-outcomes.ts';

const CREATE = { method: 'POST', location: 'https://api.example.com/v1/games', operationPath: '/games' };

function explain(error: GamesError, created: CreationStatus = 'no') {
  const limits = { maxAttempts: 10, maxRetryWaitMs: 120_000 };
  return explainGamesError(error, created, { limits, canLowerConcurrency: false });
}

function called(error: Error, because: StopReason): GamesError {
  return { kind: 'call', failure: callFailure(error, because) };
}

function games(count: number): Game[] {
  return Array.from({ length: count }, (_, index) => ({ id: `g-${index}`, name: 'a', createdAt: 'now' }));
}

test('several games with the same name are listed by ten ids and the number of the others', () => {
  const [failure] = explain({ kind: 'several', games: games(1_012) });
  expect(failure?.lines[0]).toMatch(/^`name` is the name of 1,012 games: g-0, .*, g-9 and 1,002 more$/);
});

test.each([
  ['yes', 'The game was created.'],
  ['unknown', 'The game may have been created.'],
] as const)('if created is %s, the first line says so', (created, line) => {
  const [several] = explain({ kind: 'several', games: games(2) }, created);
  expect(several?.lines).toEqual([
    line,
    expect.stringContaining('`name`'),
    expect.stringContaining('`game`'),
  ]);
  expect(explain(called(new ServiceError(CREATE, 500, 'no'), 'may-have-been-done'), created)).toMatchObject([
    {
      title: 'Service error',
      lines: [line, expect.stringContaining('500'), expect.stringMatching(/^Run it again/)],
    },
  ]);
});

describe('a name that no game has', () => {
  const none = (name: string, names: readonly string[]) => {
    const listed = names.map((other, index) => ({ id: `g-${index + 1}`, name: other, createdAt: '' }));
    return explain({ kind: 'none', name, listed });
  };

  test.each<[string, readonly string[], string]>([
    ['a', [], 'there are 0 games, and none has exactly the name "a"'],
    ['a', ['zzz'], 'there is 1 game, and none has exactly the name "a"'],
    [
      'Bubles',
      ['x', 'Bubbles'],
      'there are 2 games, and none has exactly the name "Bubles" (did you mean "Bubbles"?)',
    ],
    ['a"b', [''], 'there is 1 game, and none has exactly the name "a\\"b"'],
  ])(
    'is reported with the number of games, a similar name and how to create it: %j among %j',
    (name, names, words) => {
      const lines = [`\`name\`: ${words}`, expect.stringContaining('`create-if-missing: true`')];
      expect(none(name, names)).toEqual([{ title: 'Invalid input', lines }]);
    },
  );

  test.each([
    ...[' Bubble Pop ', 'Bubble  Pop', 'BubblePop', 'bubble pop', '\uff22ubble Pop', 'Bubble\u00a0Pop'],
    'Bubble Pop\u200b',
  ])('may differ only in blanks, case or form: %j', (listed) => {
    expect(none('Bubble Pop', ['b', listed, 'Bubble Pop 2'])).toEqual([
      {
        title: 'Invalid input',
        lines: [
          `\`name\`: there are 3 games, and none has exactly the name "Bubble Pop", but it differs only in blanks, invisible characters, case or Unicode's NFKC from ${JSON.stringify(listed)} (g-2)`,
          'Give the id of that game as `game`.',
        ],
      },
    ]);
  });
});

test.each<[string, GamesError, unknown]>([
  [
    'that does not end',
    { kind: 'endless', name: 'a', listed: 20_000 },
    'The list of games does not end: it was read up to page 10,000; none of the 20,000 games has the name "a", and none was created.',
  ],
  [
    'that counts more games than its pages have, with the others in the outputs',
    { kind: 'incomplete', name: undefined, listed: 3, missing: 1_200 },
    'The service counts 1,203 games, and its pages have 3: they are in the outputs.',
  ],
  [
    'that counts more games than its pages have, none of which has the name',
    { kind: 'incomplete', name: 'a', listed: 1_000, missing: 2 },
    expect.stringMatching(/counts 1,002 games, and its pages have 1,000.*"a".*none was created/),
  ],
  [
    'that changes with every pass, with the others in the outputs',
    { kind: 'unsettled', name: undefined, listed: 1_200 },
    'The list of games changes while it is read: no two of 5 passes in a row found the same games; the outputs have the 1,200 games in all passes together.',
  ],
  [
    'that changes with every pass, none of which has the name',
    { kind: 'unsettled', name: 'a', listed: 1 },
    expect.stringMatching(
      /none of the 1 game in all passes together has the name "a", and none was created\.$/,
    ),
  ],
  ['without the new game', { kind: 'lost' }, expect.stringMatching(/^The game was created/)],
])('an inconsistent response of the service is an error: one %s', (_, error, what) => {
  const lines = [what, expect.anything()];
  expect(explain(error)).toMatchObject([{ title: 'Service error', lines }]);
});

test.each(['yes', 'no', 'unknown'] as const)(
  'a request that was only cancelled is not reported if created is %s',
  (created) => {
    expect(explain(called(new CancelledError(), 'cancelled'), created)).toEqual([]);
    const network = new NetworkError('cancelled', CREATE, new Error('cancelled'));
    expect(explain(called(network, 'may-have-been-done'), created)).toEqual([]);
  },
);
