import { expect, test } from 'vitest';
import { spellOutUnseen } from '../../src/support/text.ts';

test.each([
  ['a line break', 'a\nb', 'a\\u{a}b'],
  ['what turns the reading direction', 'gpj.\u202egnp', 'gpj.\\u{202e}gnp'],
  ['half a pair', '\ud800x', '\\u{d800}x'],
  ['what is not seen', 'a\u200bb\u{e0041}', 'a\\u{200b}b\\u{e0041}'],
  ['a tab, as a blank', 'a\tb', 'a b'],
])('spelled out: %s', (_, text, spelled) => {
  expect(spellOutUnseen(text)).toBe(spelled);
});

test('left as it is: all that only shows', () => {
  expect(spellOutUnseen('ü 日本 🎈 ❤️ <b> %')).toBe('ü 日本 🎈 ❤️ <b> %');
});
