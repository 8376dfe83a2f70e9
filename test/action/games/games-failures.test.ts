import { describe, expect, test } from 'vitest';
import { explainGamesError } from '../../../src/action/games/games-failures.ts';
import type { CallError } from '../../../src/api/call.ts';
import {
  CancelledError,
  NetworkError,
  PermissionDeniedError,
  RateLimitedError,
  ServiceError,
} from '../../../src/api/errors.ts';
import type { CreationStatus } from '../../../src/pipeline/games/create-game.ts';
import type { Game } from '../../../src/pipeline/games/game-events.ts';
import type { GamesError } from '../../../src/pipeline/games/resolve-games.ts';
import type { StopReason } from '../../../src/retry/decide.ts';

const LIST = { method: 'GET', location: 'https://api.example.com/v1/games' };
const CREATE = { ...LIST, method: 'POST' };

function explain(trouble: GamesError) {
  const limits = { maxAttempts: 10, maxRetryWaitMs: 120_000 };
  return explainGamesError(trouble, { limits, oneAtATime: true });
}

function called(error: CallError, created: CreationStatus, because: StopReason = 'permanent'): GamesError {
  return { kind: 'call', created, failure: { error, because, effort: { attempts: 1, waitedMs: 0 } } };
}

function games(count: number): Game[] {
  return Array.from({ length: count }, (_, index) => ({ id: `g-${index}`, name: 'a', createdAt: 'now' }));
}

describe('several games of one name', () => {
  test('are told by their ids', () => {
    expect(explain({ kind: 'several', games: games(2), created: 'no' })).toEqual([
      {
        title: 'Invalid input',
        lines: [
          '`name` is the name of 2 games: g-0, g-1',
          'Give the id of the right game as `game`, or rename the other games in the service.',
        ],
      },
    ]);
  });

  test('are told by ten ids where they are more', () => {
    const [failure] = explain({ kind: 'several', games: games(1_012), created: 'no' });
    expect(failure?.lines[0]).toMatch(/^`name` is the name of 1,012 games: g-0, .*, g-9 and 1,002 more$/);
  });

  test.each([
    ['yes', 'The game was created.'],
    ['unknown', 'The game may have been created.'],
  ] as const)('are told with the one that was created among them: %s', (created, line) => {
    const [failure] = explain({ kind: 'several', games: games(2), created });
    expect(failure?.lines[0]).toBe(line);
    expect(failure?.lines).toHaveLength(3);
  });
});

describe('no game of that name', () => {
  const line = (name: string, names: readonly string[]): string | undefined =>
    explain({ kind: 'none', name, names })[0]?.lines[0];

  test.each<[string, readonly string[], string]>([
    ['a', [], 'there are 0 games, and none has exactly the name "a"'],
    ['a', ['zzz'], 'there is 1 game, and none has exactly the name "a"'],
    [
      'my game',
      ['x', 'My Game'],
      'there are 2 games, and none has exactly the name "my game" (did you mean "My Game"?)',
    ],
    ['a"b', [''], 'there is 1 game, and none has exactly the name "a\\"b"'],
  ])('is told with how many there are, and a near one: %j of %j', (name, names, words) => {
    expect(line(name, names)).toBe(`\`name\`: ${words}`);
  });

  test('is an input, with how to have it created', () => {
    expect(explain({ kind: 'none', name: 'a', names: [] })).toMatchObject([
      {
        title: 'Invalid input',
        lines: [expect.anything(), expect.stringContaining('`create-if-missing: true`')],
      },
    ]);
  });
});

describe('the service is at fault', () => {
  test('where it counts more than it shows', () => {
    expect(explain({ kind: 'incomplete', name: 'a', listed: 1_000, missing: 2 })).toMatchObject([
      {
        title: 'Service error',
        lines: [
          expect.stringMatching(/counts 1,002 games, and its pages have 1,000.*"a".*none was created/),
          expect.anything(),
        ],
      },
    ]);
  });

  test('where it creates what is nowhere', () => {
    expect(explain({ kind: 'lost' })).toMatchObject([
      { title: 'Service error', lines: [expect.stringMatching(/^The game was created/), expect.anything()] },
    ]);
  });
});

describe('a call that failed', () => {
  test('is told as it is anywhere', () => {
    const words = { error: 'Forbidden', message: 'Insufficient permissions. Required: games:read' };
    expect(explain(called(new PermissionDeniedError(LIST, words), 'no'))).toMatchObject([
      {
        title: 'Permission denied (403)',
        lines: [expect.stringContaining('`games:read`'), expect.anything()],
      },
    ]);
    const network = new NetworkError('broken', LIST, new Error('read ECONNRESET'));
    expect(explain(called(network, 'no'))).toMatchObject([{ title: 'Network failure' }]);
  });

  test('speaks of no input that there is not', () => {
    const [failure] = explain(called(new RateLimitedError(LIST), 'no', 'attempts-exhausted'));
    expect(failure?.title).toBe('Rate limited (429)');
    expect(failure?.lines.join()).not.toContain('concurrency');
  });

  test.each([
    ['yes', 'The game was created.'],
    ['unknown', 'The game may have been created.'],
  ] as const)('says first whether the game is there all the same: %s', (created, line) => {
    const [failure] = explain(called(new ServiceError(CREATE, 500, 'no'), created, 'may-have-been-done'));
    expect(failure).toMatchObject({
      title: 'Service error',
      lines: [line, expect.stringContaining('500'), expect.anything()],
    });
    expect(failure?.lines[2]).toContain('It may have been created');
  });

  test.each(['yes', 'no', 'unknown'] as const)('is not told where it was only cancelled: %s', (created) => {
    expect(explain(called(new CancelledError(), created, 'cancelled'))).toEqual([]);
    const network = new NetworkError('cancelled', CREATE, new Error('cancelled'));
    expect(explain(called(network, created, 'may-have-been-done'))).toEqual([]);
  });
});

describe('games that are missing', () => {
  test('are counted, and those that there are stay in the outputs', () => {
    const trouble: GamesError = { kind: 'incomplete', listed: 3, missing: 1_200 };
    expect(explain(trouble)).toMatchObject([
      {
        title: 'Service error',
        lines: [
          'The service counts 1,203 games, and its pages have 3: they are in the outputs.',
          expect.anything(),
        ],
      },
    ]);
  });

  test('may have white space around the name, which an input cannot have', () => {
    const [failure] = explain({ kind: 'none', name: 'a', names: ['b', ' a '] });
    expect(failure?.lines.join()).toMatch(/did you mean " a "\?.*give the id of that game as `game`/);
  });
});
