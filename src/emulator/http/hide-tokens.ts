/** A shorter token is part of many words. */
const MIN_LENGTH_IN_WORDS = 8;

/**
 * Makes a function that replaces tokens, plain or percent-encoded, in the path or the query of a URL. A short token is only
 * replaced as a whole segment, name or value.
 */
export function tokenHider(tokens: readonly string[]): (text: string) => string {
  const patterns = tokens
    .toSorted((a, b) => b.length - a.length)
    .map((token) => {
      const pattern = [...token].map(characterPattern).join('');
      return token.length < MIN_LENGTH_IN_WORDS ? `(?<![^/?&=])${pattern}(?![^/?&=])` : pattern;
    });
  if (patterns.length === 0) return (text) => text;
  const pattern = new RegExp(patterns.join('|'), 'g');
  return (text) => text.replace(pattern, '***');
}

/** Tokens are ASCII. */
function characterPattern(character: string): string {
  const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
  const digits = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
  return `(?:${RegExp.escape(character)}|%${digits})`;
}
