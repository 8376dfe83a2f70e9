import fc from 'fast-check';

/** Parts of names and responses that a runner, a terminal or a page could act on. */
const PARTS = [
  // The runner's commands in both forms, and what their readers trim or decode.
  ...':: : ::error:: ::add-mask:: ::stop-commands::x ##[ ## # [ ] ##[error] ##[group]'.split(' '),
  ...'%0A %0D %250A %3A%3Aerror%3A%3A %2C %25 %'.split(' '),
  '::set-output name=exports::',
  '::ERROR title=a,file=b::',
  '##[set-output name=a;]',
  // Line ends, white space and control characters.
  ...'\n\r\v\f\t \0\b\u007f\u0085\u00a0\u1680\u2003\u2028\u2029\u3000',
  '\r\n',
  '     ',
  '\u001b[31m',
  '\u001b]8;;https://evil.example\u0007',
  '\u009b2J',
  // Characters that are invisible, combine, or change the reading direction, and lone surrogates.
  ...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u00ad\u034f\u115f\u180e',
  ...'\u200b\u200d\u2060\u3164\ufe0f\ufeff\u{e0041}\u{e0100}\ufffe\udc00\ud800\u0301',
  // Markup.
  ...'<b> <br> <script> </td></tr></table> </details> <!-- --> <https://evil.example>'.split(' '),
  ...'&lt;b&gt; &#58; &#x3c; & [a](https://evil.example) ![a](https://evil.example/a.png) [^1]'.split(' '),
  ...'| ` ```mermaid ~~~ ~~ ** __ * _ --- === $$ \\ \\| \\u{a}'.split(' '),
  ...['<img src=x onerror=alert(1)>', '[ ] ', '| a | b |', '| --- |', '#  ', '- ', '+ ', '> ', '1. ', '12) '],
  // Text that a page turns into links although it is no markup.
  ...'https://evil.example/a?b=c http: ftp://evil.example www.evil.example WWW.'.split(' '),
  ...'mailto:someone@evil.example someone@evil.example xmpp:a@b.example/c'.split(' '),
  ...'@someone @octo/team @ #123 octo/game#12 GH-12 :tada:'.split(' '),
  // Harmless parts.
  ...'a Zz9 b.png ü 日 🎈'.split(' '),
  ...'"\'^=-.,/',
];

/** Any character but a lone surrogate. The unit `binary` of fast-check takes a second to make. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_f7ff })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/** Any characters, including those outside of the basic plane and lone surrogates. */
const anything = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: anyCharacter, maxLength: 6 }) },
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

/** Text from the service or the storage with dangerous parts and any characters. A few texts are very long. */
export function hostileText(): fc.Arbitrary<string> {
  const long = fc
    .tuple(parts, fc.integer({ min: 50, max: 2_000 }))
    .map(([text, times]) => text.repeat(times).slice(0, 20_000));
  return fc.oneof({ weight: 30, arbitrary: parts }, { weight: 1, arbitrary: long });
}

/** Hostile text that is a valid file name on Linux: well-formed, without `/` and NUL, at most 200 bytes. */
export function hostileFileName(): fc.Arbitrary<string> {
  return parts
    .map((text) => truncateBytes(text.toWellFormed().replace(/[/\0]/g, '')))
    .filter((name) => !['', '.', '..'].includes(name));
}

function truncateBytes(name: string): string {
  let characters = [...name];
  while (Buffer.byteLength(characters.join('')) > 200) characters = characters.slice(0, -1);
  return characters.join('');
}
