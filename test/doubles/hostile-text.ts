import fc from 'fast-check';

/** What a name or an answer from outside may hold to be taken for something else. */
const PARTS = [
  // The runner's commands in both forms, and what their readers take off or decode.
  '::',
  ':',
  '::error::',
  '::add-mask::',
  '::set-output name=exports::',
  '::stop-commands::x',
  '::ERROR title=a,file=b::',
  '##[',
  '##',
  '#',
  '[',
  ']',
  '##[error]',
  '##[set-output name=a;]',
  '##[group]',
  '%0A',
  '%0D',
  '%250A',
  '%3A%3Aerror%3A%3A',
  '%2C',
  '%25',
  '%',
  // Ends of lines, blanks and control characters.
  '\n',
  '\r',
  '\r\n',
  '\v',
  '\f',
  '\t',
  ' ',
  '     ',
  '\0',
  '\b',
  '\u001b[31m',
  '\u001b]8;;https://evil.example\u0007',
  '\u007f',
  '\u0085',
  '\u009b2J',
  '\u00a0',
  '\u1680',
  '\u2003',
  '\u2028',
  '\u2029',
  '\u3000',
  // What turns the reading direction, and what is not seen.
  '\u061c',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u00ad',
  '\u034f',
  '\u115f',
  '\u180e',
  '\u200b',
  '\u200d',
  '\u2060',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\u{e0041}',
  '\u{e0100}',
  '\ufffe',
  '\ud800',
  '\udc00',
  '\u0301',
  // Markup.
  '<b>',
  '<br>',
  '<img src=x onerror=alert(1)>',
  '<script>',
  '</td></tr></table>',
  '</details>',
  '<!--',
  '-->',
  '<https://evil.example>',
  '&lt;b&gt;',
  '&#58;',
  '&#x3c;',
  '&',
  '[a](https://evil.example)',
  '![a](https://evil.example/a.png)',
  '[^1]',
  '[ ] ',
  '| a | b |',
  '| --- |',
  '|',
  '`',
  '```mermaid',
  '~~~',
  '~~',
  '**',
  '__',
  '*',
  '_',
  '#  ',
  '- ',
  '+ ',
  '> ',
  '1. ',
  '12) ',
  '---',
  '===',
  '$$',
  '\\',
  '\\|',
  '\\u{a}',
  // What a page makes a link of although it is no markup.
  'https://evil.example/a?b=c',
  'http:',
  'ftp://evil.example',
  'www.evil.example',
  'WWW.',
  'mailto:someone@evil.example',
  'someone@evil.example',
  'xmpp:a@b.example/c',
  '@someone',
  '@octo/team',
  '@',
  '#123',
  'octo/game#12',
  'GH-12',
  ':tada:',
  // And what is harmless.
  'a',
  'Zz9',
  'b.png',
  'ü',
  '日',
  '🎈',
  '"',
  "'",
  '^',
  '=',
  '-',
  '.',
  ',',
  '/',
] as const;

/** Any characters at all, those outside of the basic plane too, and any half of a pair. */
const anything = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
  },
);

const parts = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PARTS) }, { weight: 1, arbitrary: anything }), {
    maxLength: 9,
  })
  .map((texts) => texts.join(''));

/** Text of any origin: what would be taken for something else, characters of every kind, and now and then very long. */
export function hostileText(): fc.Arbitrary<string> {
  const long = fc
    .tuple(parts, fc.integer({ min: 50, max: 2_000 }))
    .map(([text, times]) => text.repeat(times).slice(0, 20_000));
  return fc.oneof({ weight: 30, arbitrary: parts }, { weight: 1, arbitrary: long });
}

/** Hostile text that a file of Linux may have as its name: without `/` and NUL, well-formed, at most 200 bytes. */
export function hostileFileName(): fc.Arbitrary<string> {
  return parts
    .map((text) => cutToBytes(text.toWellFormed().replace(/[/\0]/g, '')))
    .filter((name) => !['', '.', '..'].includes(name));
}

function cutToBytes(name: string): string {
  let characters = [...name];
  while (Buffer.byteLength(characters.join('')) > 200) characters = characters.slice(0, -1);
  return characters.join('');
}
