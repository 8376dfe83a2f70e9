import { describe, expect, test } from 'vitest';
import { tokenWarnings } from '../../../src/action/inputs/finish-reading.ts';
import { jwt } from '../input-env.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LIFE = { iat: 1, exp: 2 };
const TOKEN = jwt(LIFE);

describe('a token that looks like a browser session', () => {
  const WEEK_S = 7 * 86_400;

  test.each([
    [Date.UTC(2026, 2, 5, 8, 30) / 1000, 'expires on 2026-03-05 08:30 UTC'],
    [NOW.getTime() / 1000, 'expired on 2026-03-01 12:00 UTC'],
  ])('gets a warning with the time at which it expires: %s', (exp, text) => {
    for (const life of [3_600, WEEK_S]) {
      const token = jwt({ sub: 'user-1', iat: exp - life, exp });
      expect(tokenWarnings({ token }, NOW)).toEqual([
        {
          title: 'Session token',
          lines: [
            `\`token\` looks like a browser session (a JWT), which ${text}.`,
            expect.stringMatching(/7 days.*make an API token in .*developer area, under tokens/),
          ],
        },
      ]);
    }
  });

  test.each([
    ...[
      { iat: 1_772_000_000, exp: 1_772_000_000 + WEEK_S + 1 },
      ...[{ exp: 1_772_000_000 }, { iat: 1_772_000_000 }, { iat: '1', exp: 2 }, { iat: 1, exp: 'soon' }],
      ...[{ iat: 1e300, exp: 1e300 }, {}, [], 'no json', 7],
    ].map((claims) => jwt(claims)),
    ...['token-5b1f0c77', 'a.b.c', 'eyJhbGciOi.J9.x-_=', TOKEN.replace(/\.[^.]*$/, ''), `${TOKEN}.x`],
    ...['', 'with space'].map((signature) => jwt(LIFE, undefined, signature)),
  ])('is not a JWT with another life or with none, and no other text: %s', (token) => {
    expect(tokenWarnings({ token }, NOW)).toEqual([]);
  });

  test('is not quoted, not even in part', () => {
    const token = jwt({ sub: 'user-1', iat: 1_799_999_000, exp: 1_800_000_000 });
    const warnings = JSON.stringify(tokenWarnings({ token }, NOW));
    expect(warnings).toContain('Session token');
    for (const part of [...token.split('.'), 'user-1', 'HS256', '1800000000']) {
      expect(warnings).not.toContain(part);
    }
  });
});

describe('the age of a token', () => {
  const warningsFor = (date: string) => tokenWarnings({ tokenCreated: new Date(`${date}T00:00:00Z`) }, NOW);

  test.each(['2026-03-02', '2026-03-01', '2025-12-01'])('causes no warning up to 90 days: %s', (date) => {
    expect(warningsFor(date)).toEqual([]);
  });

  test.each([
    ['2025-11-30', '91 days'],
    ['2024-03-01', '730 days'],
  ])('causes a warning above 90 days: %s', (date, age) => {
    const makeNew = expect.stringMatching(/developer area, under tokens/);
    expect(warningsFor(date)).toEqual([
      { title: 'Old token', lines: [expect.stringContaining(age), makeNew] },
    ]);
  });
});
