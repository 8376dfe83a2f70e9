import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonInParts } from '../../src/support/json.ts';

function whole(value: object): string {
  return [...jsonInParts(value)].join('');
}

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
