import { describe, expect, test } from 'vitest';
import { tokenWarnings } from '../../../src/action/inputs/token-warnings.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const HEADER = { alg: 'HS256', typ: 'JWT' };

function encoded(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

function jwt(header: unknown, claims: unknown, signature = 'c2lnbmF0dXJl'): string {
  return `${encoded(header)}.${encoded(claims)}.${signature}`;
}

describe('a token that looks like a browser session', () => {
  test.each([
    [Date.UTC(2026, 2, 5, 8, 30) / 1000, ', which expires on 2026-03-05 08:30 UTC'],
    [NOW.getTime() / 1000, ', which expired on 2026-03-01 12:00 UTC'],
    ['soon', ''],
    [1e300, ''],
    [null, ''],
    [undefined, ''],
  ])('gets a warning with the time at which it expires, if known: %s', (exp, text) => {
    const token = jwt(HEADER, { sub: 'user-1', exp });
    expect(tokenWarnings({ token }, NOW)).toEqual([
      {
        title: 'Session token',
        lines: [
          `\`token\` looks like a browser session (a JWT)${text}.`,
          expect.stringMatching(/7 days.*make an API token in .*developer area, under tokens/),
        ],
      },
    ]);
  });

  test.each([[[]], 'no json', 7])('may have claims that are no object: %j', (claims) => {
    const [warning] = tokenWarnings({ token: jwt(HEADER, claims) }, NOW);
    expect(warning?.lines[0]).toBe('`token` looks like a browser session (a JWT).');
  });

  test('is not quoted, not even in part', () => {
    const token = jwt(HEADER, { sub: 'user-1', exp: 1_800_000_000 });
    const warnings = JSON.stringify(tokenWarnings({ token }, NOW));
    for (const part of [...token.split('.'), 'user-1', 'HS256', '1800000000']) {
      expect(warnings).not.toContain(part);
    }
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
])('a token that is no JWT gets no warning: %s', (token) => {
  expect(tokenWarnings({ token }, NOW)).toEqual([]);
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
