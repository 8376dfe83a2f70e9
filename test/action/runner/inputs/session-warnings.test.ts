import { describe, expect, test } from 'vitest';
import { sessionWarnings } from '../../../../src/action/runner/inputs/finish-reading.ts';
import { jwt } from '../../input-env.ts';

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
      expect(sessionWarnings(token, NOW)).toEqual([
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
    expect(sessionWarnings(token, NOW)).toEqual([]);
  });
});
