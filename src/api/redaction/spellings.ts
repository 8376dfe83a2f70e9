const BASE64_BYTES = 3;
const BASE64_CHARACTERS = 4;

/**
 * A pattern for a text in the spellings in which programs write it: as it is, behind backslashes or by its number as in JSON
 * (RFC 8259, 7), percent-coded (RFC 3986, 2.1), or as a character reference of HTML, also when one of these was written
 * by another. Only ASCII is meant.
 */
export function spellingsPattern(text: string): string {
  return [...text].map(spelledCharacter).join('');
}

function spelledCharacter(character: string): string {
  const code = character.charCodeAt(0);
  const hex = code.toString(16).padStart(2, '0');
  const anyCase = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
  return [
    String.raw`(?:\\{0,8}${RegExp.escape(character)}`,
    String.raw`\\{1,8}u00${anyCase}`,
    `%(?:25)*${anyCase}`,
    `&(?:amp;)*#0*${code};`,
    `&(?:amp;)*#[xX]0*${anyCase};)`,
  ].join('|');
}

/** What is the same of a text's base64 (RFC 4648, 4 and 5) wherever it starts in what was encoded. */
export function base64Cores(text: string): string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
    // Characters that also hold bits of what stands before or behind.
    const before = Math.ceil((offset * BASE64_CHARACTERS) / BASE64_BYTES);
    const whole = Math.floor(((offset + Buffer.byteLength(text)) * BASE64_CHARACTERS) / BASE64_BYTES);
    return encoded.slice(before, whole);
  });
}
