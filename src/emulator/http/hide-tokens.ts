/** A shorter token is part of many words. */
const MIN_LENGTH_IN_WORDS = 8;

/** Maximum number of times that text is decoded. No client encodes a URL that often. */
const MAX_DECODINGS = 8;

/**
 * Makes a function that replaces tokens by `***`, plain or percent-encoded, also repeatedly, in a part of a URL or in a
 * message. A short token is only replaced as a whole segment, name, value or word. Text with an encoded token is returned
 * decoded.
 */
export function tokenHider(tokens: readonly string[]): (text: string) => string {
  const patterns = tokens
    .toSorted((a, b) => b.length - a.length)
    .map((token) => {
      const pattern = RegExp.escape(token);
      return token.length < MIN_LENGTH_IN_WORDS ? `(?<![^/?&=\\s])${pattern}(?![^/?&=\\s])` : pattern;
    });
  if (patterns.length === 0) return (text) => text;
  const pattern = new RegExp(patterns.join('|'), 'g');
  return (text) => {
    let shown = text.replace(pattern, '***');
    let hidden = shown;
    for (let count = 0; ; count += 1) {
      const decoded = decodeAscii(hidden);
      if (decoded === hidden) return shown;
      if (count === MAX_DECODINGS) return '***';
      hidden = decoded.replace(pattern, '***');
      if (hidden !== decoded) shown = hidden;
    }
  };
}

/** Tokens are ASCII. */
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
