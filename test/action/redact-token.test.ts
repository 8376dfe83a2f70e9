import { describe, expect, test } from 'vitest';
import { redactToken } from '../../src/action/redact-token.ts';

describe('a text from outside', () => {
  test('has the token taken out, wherever it stands', () => {
    expect(redactToken('t0ken')('t0ken: Bearer t0ken, xt0kenx')).toBe('***: Bearer ***, x***x');
  });

  test('stays as it is where the token is not in it', () => {
    expect(redactToken('t0ken')('T0KEN t0 ken {"a":"\\/"}')).toBe('T0KEN t0 ken {"a":"\\/"}');
  });

  test('stays as it is where there is no token', () => {
    expect(redactToken(undefined)('any text')).toBe('any text');
    expect(redactToken('')('any text')).toBe('any text');
  });

  test('is not taken for a pattern, and neither is the token', () => {
    expect(redactToken('a.b*c$&')('a.b*c$& aXbbc')).toBe('*** aXbbc');
  });

  test.each<[string, (token: string) => string]>([
    ['as JSON.stringify writes it', (token) => JSON.stringify(token)],
    ['with every slash escaped, as PHP writes it', (token) => JSON.stringify(token).replaceAll('/', '\\/')],
    [
      'with all that HTML could read escaped, as Go and Rails write it',
      (token) =>
        JSON.stringify(token).replace(/[<>&'=+]/g, (character) => {
          return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
        }),
    ],
    [
      'with every character by its number, in capital letters',
      (token) =>
        `"${[...token].map((character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`).join('')}"`,
    ],
  ])('that is JSON holds no token either once it is read: %s', (_, write) => {
    for (const token of ['plain-token_1.x', 'base64/with+signs==', 'quote"back\\slash', "a<b>&'c'"]) {
      const body = `{"echo":${write(token)},"list":[${write(`Bearer ${token}`)}]}`;
      expect(JSON.parse(body)).toMatchObject({ echo: token });
      const read: unknown = JSON.parse(redactToken(token)(body));
      expect(JSON.stringify(read)).not.toContain(JSON.stringify(token).slice(1, -1));
      expect(read).toEqual({ echo: '***', list: ['Bearer ***'] });
    }
  });
});
