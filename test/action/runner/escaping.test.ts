import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeMarkdown } from '../../../src/action/report/summary/markdown.ts';
import { escapeLogLine } from '../../../src/action/runner/log.ts';
import { hostileText } from '../../doubles/hostile-text.ts';
import { readMarkdown } from '../../doubles/read-markdown.ts';
import { runnerCommands } from '../../doubles/runner-commands.ts';

/** Control characters, line breaks, characters that change the direction of text or are invisible, and lone surrogates. */
const SPECIAL =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cf}\p{Cs}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u;

const MANY = { numRuns: 2_000 };

/** Reverses `escapeLogLine`. */
function unescapeLogLine(text: string): string {
  return text
    .replace(/\\u\{([0-9a-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/^(\s*)\\::/, '$1::')
    .replaceAll('##\\[', '##[');
}

/** Spaces at the end of a line or of a cell are not rendered. */
function trimSpaces(text: string): string {
  return text.replace(/ +$/, '');
}

describe('escapeLogLine', () => {
  test.each([
    ...['', 'img/ball.png', 'a: b, c (d) [e] {f} #1 ## x :: y', 'ü 日本 🎈', 'C:\\games\\a.txt'],
    ...['<b>&amp;</b>', 'POST https://host/v1/export answered 500: no', '50% of `x`'],
  ])('keeps plain text: %j', (text) => {
    expect(escapeLogLine(text)).toBe(text);
  });

  test.each([
    ['::error::x', '\\::error::x'],
    ['  ::set-output name=a::b', '  \\::set-output name=a::b'],
    ['\t::debug::x', ' \\::debug::x'],
    [':::', '\\:::'],
    ['##[error]x', '##\\[error]x'],
    ['a ##[add-mask]b', 'a ##\\[add-mask]b'],
    ['##[##[x]', '##\\[##\\[x]'],
    ['#\0#[x]', '#\\u{0}#[x]'],
    ['two\nlines', 'two\\u{a}lines'],
    ['\r::error::x', '\\u{d}::error::x'],
    ['a\tb', 'a b'],
    ['exe.\u202egnp', 'exe.\\u{202e}gnp'],
    // A format character that is not ignorable.
    ['\u070f', '\\u{70f}'],
    // The rest: below.
    ['❤\ufe0f', '❤\ufe0f'],
  ])('escapes commands and what is not visible, but no emoji: %j', (text, expected) => {
    expect(escapeLogLine(text)).toBe(expected);
  });

  test('leaves no workflow command and no special character in any text, and does not escape twice', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const escaped = escapeLogLine(text);
        expect(runnerCommands(escaped)).toEqual([]);
        expect(runnerCommands(`Title: ${escaped}`)).toEqual([]);
        expect(escaped).not.toMatch(SPECIAL);
        expect(escapeLogLine(escaped)).toBe(escaped);
      }),
      MANY,
    );
  });

  test('loses nothing but the difference between tabs and spaces', () => {
    // Text that looks escaped already is not read back.
    const readable = hostileText().filter((text) => !/\\(?:u\{|::|\[)/.test(text));
    fc.assert(
      fc.property(readable, (text) => {
        expect(unescapeLogLine(escapeLogLine(text))).toBe(text.replaceAll('\t', ' '));
      }),
      MANY,
    );
  });
});

describe('escapeMarkdown', () => {
  test.each(['', 'a, b; c? 50% - d', 'ü 日本 🎈', 'www', 'v1.2'])('keeps text without markup: %j', (text) => {
    expect(escapeMarkdown(text)).toBe(text);
  });

  test.each(['&', '<', '>', '"', "'", '`', '*', '_', '~', '|', '\\', ...'[](){}!+=$^'])(
    'escapes what may be markup: %s',
    (sign) => {
      expect(escapeMarkdown(`a${sign}b`)).toBe(`a&#${sign.charCodeAt(0)};b`);
    },
  );

  test.each([
    ['a@b.example', 'a&#64;<!-- -->b.example'],
    ['https://a.b', 'https&#58;<!-- -->//a.b'],
    ['WWW.a.b', 'WWW<!-- -->.a.b'],
    ['@someone', '&#64;<!-- -->someone'],
    ['#12', '&#35;<!-- -->12'],
    ['GH-12', 'GH-<!-- -->12'],
    [':tada:', '&#58;<!-- -->tada&#58;'],
  ])('breaks up what GitHub would turn into a link after it decoded entities: %j', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });

  test.each(['', '- ', '> ', 'Word: ', '| a |\n| --- |\n| '])(
    'renders any text after %j as plain text',
    (before) => {
      const plain = readMarkdown(`${before}word`);
      // Each character counts, and the parser is slow.
      const text = hostileText().map((some) => some.slice(0, 2_000));
      fc.assert(
        fc.property(text, (text) => {
          fc.pre(text !== '');
          const { shape, texts } = readMarkdown(before + escapeMarkdown(text));
          expect(shape).toBe(plain.shape);
          const shown = texts.at(-1)?.slice(/^\w*:? ?$/.test(before) ? before.length : 0) ?? '';
          expect(trimSpaces(escapeLogLine(shown))).toBe(trimSpaces(escapeLogLine(text)));
        }),
      );
    },
  );
});
