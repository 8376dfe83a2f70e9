import { describe, expect, test } from 'vitest';
import { markdownText, printable } from '../../src/action/printable.ts';
import { randomTexts } from './random-texts.ts';

/** Characters that act instead of showing, line breaks of every kind among them. */
const ACTING = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

describe('printable text', () => {
  test.each([
    '',
    'img/ball.png',
    'a: b, c (d) [e] {f} #1 ## x :: y',
    'ü 日本 🎈',
    'C:\\games\\a.txt',
    '<b>&amp;</b>',
    'POST https://host/v1/export answered 500: no',
    '50% of `x`',
  ])('is the text itself where nothing in it acts: %j', (text) => {
    expect(printable(text)).toBe(text);
  });

  test.each([
    ['::error::x', '\\::error::x'],
    ['  ::set-output name=a::b', '  \\::set-output name=a::b'],
    ['\u3000::debug::x', '\u3000\\::debug::x'],
    ['\t::debug::x', ' \\::debug::x'],
    [':::', '\\:::'],
    ['::', '\\::'],
  ])('is no workflow command of the first form: %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  test.each([
    ['##[error]x', '##\\[error]x'],
    ['a ##[add-mask]b', 'a ##\\[add-mask]b'],
    ['###[x]', '###\\[x]'],
    ['##[##[x]', '##\\[##\\[x]'],
    ['#\0#[x]', '#\\u{0}#[x]'],
  ])('is no workflow command of the second form, anywhere: %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  test.each([
    ['two\nlines', 'two\\u{a}lines'],
    ['\r::error::x', '\\u{d}::error::x'],
    ['\r\n', '\\u{d}\\u{a}'],
    ['a\tb', 'a b'],
    ['\0', '\\u{0}'],
    ['\u001b[31mred', '\\u{1b}[31mred'],
    ['\u007f\u0085\u009b', '\\u{7f}\\u{85}\\u{9b}'],
    ['a\u2028b\u2029', 'a\\u{2028}b\\u{2029}'],
    ['exe.\u202egnp', 'exe.\\u{202e}gnp'],
    ['\u2066a\u2069\u200f', '\\u{2066}a\\u{2069}\\u{200f}'],
    ['a\u200bb\ufeff\u00ad', 'a\\u{200b}b\\u{feff}\\u{ad}'],
    ['\u{e0041}', '\\u{e0041}'],
  ])('spells out what acts instead of showing: %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  test('can never be taken for a command, and is one line, whatever it was', () => {
    const dangerous = (text: string): boolean =>
      /^\s*::/.test(text) || text.includes('##[') || ACTING.test(text);
    expect(randomTexts(20_000).filter((text) => dangerous(printable(text)))).toEqual([]);
  });

  test('stays as it is when it is made printable again', () => {
    const changes = (text: string): boolean => printable(printable(text)) !== printable(text);
    expect(randomTexts(20_000).filter(changes)).toEqual([]);
  });
});

describe('text in Markdown', () => {
  test.each(['', 'img/ball.png', 'a, b; c? 50% - d', 'ü 日本 🎈', 'a-b', 'www', 'v1.2'])(
    'is the text itself where nothing in it is markup: %j',
    (text) => {
      expect(markdownText(text)).toBe(text);
    },
  );

  test.each([
    ['<b>', '&#60;b&#62;'],
    ['<!-- x', '&#60;&#33;-- x'],
    ['&lt;', '&#38;lt;'],
    ['[a](b)', '&#91;a&#93;&#40;b&#41;'],
    ['![a](b)', '&#33;&#91;a&#93;&#40;b&#41;'],
    ['**a**', '&#42;&#42;a&#42;&#42;'],
    ['__a__', '&#95;&#95;a&#95;&#95;'],
    ['~~a~~', '&#126;&#126;a&#126;&#126;'],
    ['`a`', '&#96;a&#96;'],
    ['a | b', 'a &#124; b'],
    ['\\*', '&#92;&#42;'],
    ['# a', '&#35; a'],
    ['> a', '&#62; a'],
    ['- a', '&#45; a'],
    ['  - a', '  &#45; a'],
    ['---', '&#45;--'],
    ['===', '&#61;&#61;&#61;'],
    ['+ a', '&#43; a'],
    ['1. a', '1&#46; a'],
    ['12) a', '12&#41; a'],
    ['#12', '&#35;12'],
    ['@someone', '&#64;someone'],
    [':tada:', '&#58;tada&#58;'],
    ['$a$', '&#36;a&#36;'],
    ['https://a.b', 'https&#58;//a.b'],
    ['a@b.c', 'a&#64;b.c'],
    ['www.a.b', 'www&#46;a.b'],
    ['WWW.a.b', 'WWW&#46;a.b'],
    ['"a" \'b\'', '&#34;a&#34; &#39;b&#39;'],
  ])('shows markup instead of obeying it: %j', (text, expected) => {
    expect(markdownText(text)).toBe(expected);
  });

  test.each([
    ['a\n# b', 'a&#92;u&#123;a&#125;&#35; b'],
    ['exe.\u202egnp', 'exe.&#92;u&#123;202e&#125;gnp'],
    ['a\tb', 'a b'],
  ])('spells out what acts instead of showing: %j', (text, expected) => {
    expect(markdownText(text)).toBe(expected);
  });

  test('holds no markup but entities, whatever it was', () => {
    const isMarkup = (text: string): boolean =>
      ACTING.test(text) ||
      /^\s*(?:-|\d+\.)/.test(text) ||
      /www\./i.test(text) ||
      /[&<>"'`*_~|\\[\](){}#!+=:@$^]/.test(text.replace(/&#\d+;/g, ''));
    expect(randomTexts(20_000).filter((text) => isMarkup(markdownText(text)))).toEqual([]);
  });

  test('is the text again once a browser has read the entities', () => {
    const asRead = (text: string): string =>
      markdownText(text).replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
    const spelledOut = (text: string): string =>
      text.replace(new RegExp(ACTING, 'gu'), (character) =>
        character === '\t' ? ' ' : `\\u{${character.codePointAt(0)?.toString(16)}}`,
      );
    expect(randomTexts(20_000).filter((text) => asRead(text) !== spelledOut(text))).toEqual([]);
  });
});
