import { describe, expect, test } from 'vitest';
import { readSessionToken, tokenWarnings } from '../../../src/action/inputs/token-warnings.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

function encoded(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

function jwt(header: unknown, claims: unknown, signature = 'c2lnbmF0dXJl'): string {
  return `${encoded(header)}.${encoded(claims)}.${signature}`;
}

const HEADER = { alg: 'HS256', typ: 'JWT' };

describe('a token that looks like the session of a browser', () => {
  test('is told with the time at which it expires', () => {
    const token = jwt(HEADER, { sub: 'user-1', exp: Date.UTC(2026, 2, 5, 8, 30) / 1000 });
    expect(tokenWarnings({ token, tokenCreated: undefined }, NOW)).toEqual([
      {
        title: 'Session token',
        lines: [
          '`token` looks like the session of a browser (a JWT), which expires on 2026-03-05 08:30 UTC.',
          expect.stringMatching(/7 days.*make an API token in .*developer area, under tokens/),
        ],
      },
    ]);
  });

  test('is told that it has expired', () => {
    const token = jwt(HEADER, { exp: NOW.getTime() / 1000 });
    const [warning] = tokenWarnings({ token, tokenCreated: undefined }, NOW);
    expect(warning?.lines[0]).toContain('which expired on 2026-03-01 12:00 UTC');
  });

  test.each([{}, { exp: 'soon' }, { exp: 1e300 }, { exp: null }, [], 'no json', 7])(
    'may not say when it expires: %j',
    (claims) => {
      const [warning] = tokenWarnings({ token: jwt(HEADER, claims), tokenCreated: undefined }, NOW);
      expect(warning?.lines[0]).toBe('`token` looks like the session of a browser (a JWT).');
    },
  );

  test('is never quoted, no part of it', () => {
    const token = jwt(HEADER, { sub: 'user-1', exp: 1_800_000_000 });
    const said = JSON.stringify(tokenWarnings({ token, tokenCreated: undefined }, NOW));
    for (const part of [...token.split('.'), 'user-1', 'HS256', '1800000000'])
      expect(said).not.toContain(part);
  });
});

test.each([
  'token-5b1f0c77',
  'a.b.c',
  'eyJhbGciOi.J9.x-_=',
  `${encoded(HEADER)}.${encoded({})}`,
  `${jwt(HEADER, {})}.x`,
  jwt('no json', {}),
  jwt([], {}),
  jwt({ typ: 'JWT' }, {}),
  jwt(HEADER, {}, ''),
  jwt(HEADER, {}, 'with space'),
])('is no session: %s', (token) => {
  expect(readSessionToken(token)).toBeUndefined();
});

describe('the age of a token', () => {
  const judged = (date: string) =>
    tokenWarnings({ token: undefined, tokenCreated: new Date(`${date}T00:00:00Z`) }, NOW);

  test.each(['2026-03-02', '2026-03-01', '2025-12-01'])('of at most 90 days is no matter: %s', (date) => {
    expect(judged(date)).toEqual([]);
  });

  test.each([
    ['2025-11-30', '91 days'],
    ['2024-03-01', '730 days'],
  ])('of more than that is told, with where tokens are made: %s', (date, age) => {
    expect(judged(date)).toEqual([
      {
        title: 'Old token',
        lines: [expect.stringContaining(age), expect.stringMatching(/developer area, under tokens/)],
      },
    ]);
  });

  test('is no matter where it is not known', () => {
    expect(tokenWarnings({ token: 'token-5b1f0c77', tokenCreated: undefined }, NOW)).toEqual([]);
  });
});
