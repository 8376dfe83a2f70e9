import damerauLevenshtein from 'damerau-levenshtein';

/** A shorter word is close to every other short word. The extension of a file does not count. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;

/**
 * The candidate that differs from `text` only by a few letters, or by `_` for `-`; `undefined` if there is none. A name with other
 * digits is another one.
 */
export function misspelledWord(text: string, candidates: readonly string[]): string | undefined {
  const word = normalize(text);
  const isLong = word.replace(/\.[^.]*$/, '').length >= MIN_LENGTH;
  const isWord = isLong && word.length <= MAX_LENGTH && !/[\s,]/.test(text);
  let closest: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const other = normalize(candidate);
    const most = Math.max(1, Math.floor(candidate.length / 4));
    // Candidates from the service may be many and long, so the cheap check comes first.
    const isNear =
      isWord && Math.abs(other.length - word.length) <= most && digitsOf(other) === digitsOf(word);
    if (other !== word && !isNear) continue;
    const distance = other === word ? 0 : damerauLevenshtein(word, other).steps;
    if (distance <= most && distance < (closest?.distance ?? Number.POSITIVE_INFINITY))
      closest = { candidate, distance };
  }
  return closest?.candidate;
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '-');
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
