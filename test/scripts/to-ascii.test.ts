import { expect, test } from 'vitest';
import { toAscii } from '../../scripts/to-ascii.ts';

/** A bundle in ASCII is the same program. */

test('texts, patterns and comments mean what they meant, beyond 16 bits too', () => {
  const source =
    'const é = "✅ 🎮"; /* → */ return [é, `…`, /^[é🎮]$/u.test("🎮"), /·/.source === "\\\\u00b7"];';
  const ascii = toAscii(source);

  expect(ascii).toMatch(/^[\0-\x7f]+$/);
  const [before, after] = [source, ascii].map((text) => new Function(text)() as unknown);
  expect(before).toEqual(['✅ 🎮', '…', true, false]);
  // What a pattern says of its own spelling is all that differs.
  expect(after).toEqual(['✅ 🎮', '…', true, true]);
});

test('a backslash before a character is none of the text, and two are one of it', () => {
  const source = String.raw`return ["\é", "\\é", "\\\🎮", /^\é$/.test("é")];`;
  const [before, after] = [source, toAscii(source)].map((text) => new Function(text)() as unknown);
  expect(before).toEqual(['é', '\\é', '\\🎮', true]);
  expect(after).toEqual(before);
});

test('what is in ASCII stays as it is, escapes included', () => {
  const source = 'const text = "\\u2705\\n" + String.raw`\\u2705`;';
  expect(toAscii(source)).toBe(source);
});

test.each(['\u00a0', '\u2028', '\u2029', '\ufeff'])('a blank or an end of a line is refused: %j', (space) => {
  const ends = `U+${space.charCodeAt(0).toString(16)}`;
  expect(() => toAscii(`// a comment${space}return 5`)).toThrow(ends);
});

test('a raw template that would no longer be the same is refused', () => {
  expect(() => toAscii('const text = String.raw`a → b`;')).toThrow('A raw template is not in ASCII: ');
});
