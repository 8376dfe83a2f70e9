/** Words of our own that stay on one line, as narrow as a column may be. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '&nbsp;');
}
