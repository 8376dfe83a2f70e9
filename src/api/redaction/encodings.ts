/** `%` and `&` begin encoded characters, and JSON may escape them. */
const [PERCENT, AMPERSAND] = [String.raw`(?:%|\\{1,8}u0025)(?:25)*`, String.raw`(?:&|\\{1,8}u0026)(?:amp;)*`];

/**
 * A regular expression for a text in the encodings that programs use: plain, with backslashes or JSON escapes (RFC 8259, 7),
 * percent-encoded (RFC 3986, 2.1), as HTML character references, and encoded several times. ASCII only.
 */
export function encodedPattern(text: string): string {
  const patterns = [...text].map((character) => {
    const code = character.charCodeAt(0);
    const digits = code.toString(16).padStart(2, '0');
    const hex = digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    const encoded = String.raw`\\{1,8}u00${hex}|${PERCENT}${hex}|${AMPERSAND}#(?:0*${code}|[xX]0*${hex});`;
    return String.raw`(?:\\{0,8}${RegExp.escape(character)}|${encoded})`;
  });
  return patterns.join('');
}

/** Regular expressions for a text in hex, or anywhere in base64 with either alphabet (RFC 4648, 4 and 5). */
export function binaryPatterns(text: string): string[] {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].flatMap((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    // Each 3 bytes are 4 characters. The first and the last character may also hold bits of the bytes around the text.
    const [start, end] = [Math.ceil((offset * 4) / 3), Math.floor((shifted.length * 4) / 3)];
    return [shifted.toString('base64'), shifted.toString('base64url')].map((one) => one.slice(start, end));
  });
  const hex = bytes.toString('hex');
  return [hex, hex.toUpperCase(), ...new Set(base64)].map(encodedPattern);
}
