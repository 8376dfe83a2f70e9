/**
 * A regular expression for a text in the encodings that programs use: plain, with backslashes or JSON escapes (RFC 8259, 7),
 * percent-encoded (RFC 3986, 2.1), as HTML character references, and encoded several times. ASCII only.
 */
export function encodedPattern(text: string): string {
  return [...text].map(encodedCharacterPattern).join('');
}

function encodedCharacterPattern(character: string): string {
  const code = character.charCodeAt(0);
  const digits = code.toString(16).padStart(2, '0');
  const hex = digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
  return [
    String.raw`(?:\\{0,8}${RegExp.escape(character)}`,
    String.raw`\\{1,8}u00${hex}`,
    `%(?:25)*${hex}`,
    `&(?:amp;)*#0*${code};`,
    `&(?:amp;)*#[xX]0*${hex};)`,
  ].join('|');
}

/** Regular expressions for a text in hex, or anywhere in base64 with either alphabet (RFC 4648, 4 and 5). */
export function binaryPatterns(text: string): string[] {
  const hex = Buffer.from(text).toString('hex');
  return [...[0, 1, 2].map((offset) => base64Pattern(text, offset)), hex, hex.toUpperCase()];
}

/** A regular expression for the base64 of a text that starts `offset` bytes after a group of three. */
function base64Pattern(text: string, offset: number): string {
  const base64 = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
  // Each 3 bytes are 4 characters. The first and the last character may also hold bits of the bytes around the text.
  const start = Math.ceil((offset * 4) / 3);
  const end = Math.floor(((offset + Buffer.byteLength(text)) * 4) / 3);
  return [...base64.slice(start, end)]
    .map((character) => {
      if (character === '+') return `(?:${encodedPattern('+')}|-)`;
      return character === '/' ? `(?:${encodedPattern('/')}|_)` : encodedPattern(character);
    })
    .join('');
}
