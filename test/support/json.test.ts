import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRecord, jsonInParts, numberText, parseExact } from '../../src/support/json.ts';

function whole(value: object): string {
  return [...jsonInParts(value)].join('');
}

test('every number is written as it was read', () => {
  const text = '{"id":1234567890123456789,"list":[1.10,-0,1E5,5e123456,0.1,42,1e21],"text":"1.10"}';
  expect(JSON.stringify(parseExact(text))).toBe(text);
  expect(whole(parseExact(text) as object)).toContain('"id": 1234567890123456789,\n');
});

test('exact JSON equals that of JSON.parse, but for such numbers', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(JSON.parse(JSON.stringify(parseExact(text)))).toEqual(JSON.parse(text));
    }),
  );
  expect(parseExact('{"__proto__":{"a":1}}')).toEqual(JSON.parse('{"__proto__":{"a":1}}'));
});

test('a number is no record, and has a text', () => {
  const [exact, raw, text] = parseExact('[7,7.0,"7"]') as unknown[];
  expect([exact, raw, text].map(numberText)).toEqual(['7', '7.0', undefined]);
  expect(isRecord(raw)).toBe(false);
});

test('equals the text of JSON.stringify and a line break', () => {
  const lists = fc.array(fc.jsonValue(), { maxLength: 5 });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), lists)), (value) => {
      expect(whole(value)).toBe(`${JSON.stringify(value, undefined, 2)}\n`);
    }),
  );
});

test.each([0, 1, 15, 16, 17, 32, 2_500])('a list of %i entries is complete', (length) => {
  const assets = Array.from({ length }, (_, index) => ({ path: `line\n${index}`, sizes: [index] }));
  const value = { version: 1, assets, exports: [] };
  expect(whole(value)).toBe(`${JSON.stringify(value, undefined, 2)}\n`);
});

test('an undefined field is left out, even if it is the only one', () => {
  expect(whole({ a: undefined, b: 1, c: undefined })).toBe('{\n  "b": 1\n}\n');
  expect(whole({ a: undefined })).toBe('{}\n');
});

test('a large list comes in many small parts', () => {
  const value = { assets: Array.from({ length: 10_000 }, (_, index) => ({ path: `file-${index}` })) };
  const longest = Math.max(...[...jsonInParts(value)].map(({ length }) => length));
  expect(longest).toBeLessThan(JSON.stringify(value, undefined, 2).length / 9);
});
