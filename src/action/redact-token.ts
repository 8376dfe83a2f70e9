/**
 * Makes the function that takes the token out of a text from outside. The runner masks logs only, and the service's
 * words go to files and outputs as well.
 *
 * The text may be JSON that is read later, so the token counts in every spelling that JSON has for it.
 */
export function redactToken(token: string | undefined): (text: string) => string {
  if (!token) return (text) => text;
  const spellings = new RegExp([...token].map(spellingsOf).join(''), 'g');
  return (text) => text.replace(spellings, '***');
}

/** A pattern for a character as it is, behind a backslash, or by its number (RFC 8259, 7). */
function spellingsOf(character: string): string {
  const literal = RegExp.escape(character);
  const hex = Number(character.codePointAt(0)).toString(16).padStart(4, '0');
  const number = `\\\\u${hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)}`;
  return /["\\/]/.test(character) ? `(?:\\\\${literal}|${literal}|${number})` : `(?:${literal}|${number})`;
}
