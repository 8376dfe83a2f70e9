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

test.each([
  ['\uFEFF[1]', [1]],
  ['{"a":', undefined],
  ['', undefined],
  ['['.repeat(1e5), undefined],
])('exact JSON is read after a byte order mark, and another text is undefined (%#)', (text, value) =>
  expect(parseExact(text)).toEqual(value),
);

test('a number is no record, and has a text', () => {
  const [exact, raw, text] = parseExact('[7,7.0,"7"]') as unknown[];
  expect([exact, raw, text].map(numberText)).toEqual(['7', '7.0', undefined]);
  expect(isRecord(raw)).toBe(false);
});

test('has a line for each field, and for each entry of a list', () => {
  const record = { version: 1, run: { id: 1 }, none: undefined, assets: [{ path: 'a\n' }, [2]], exports: [] };
  expect(whole(record)).toBe(
    '{\n"version": 1,\n"run": {"id":1},\n"assets": [\n{"path":"a\\n"},\n[2]\n],\n"exports": []\n}\n',
  );
});

test('has the values of the record', () => {
  const lists = fc.array(fc.jsonValue(), { maxLength: 5 });
  const field = fc.oneof(fc.jsonValue(), lists);
  fc.assert(
    fc.property(fc.dictionary(fc.string(), field, { minKeys: 1 }), (record) => {
      expect(JSON.parse(whole(record))).toEqual(JSON.parse(JSON.stringify(record)));
    }),
  );
});

test('a large list comes in many small parts', () => {
  const value = { assets: Array.from({ length: 10_000 }, (_, index) => ({ path: `file-${index}` })) };
  const longest = Math.max(...[...jsonInParts(value)].map(({ length }) => length));
  expect(longest).toBeLessThan(JSON.stringify(value).length / 90);
});
