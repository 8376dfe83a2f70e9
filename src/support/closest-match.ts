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
  const distanceTo = (candidate: string): number => {
    const other = normalize(candidate);
    if (other === word) return 0;
    // Candidates from the service may be many and long, so the cheap check comes first.
    const isNear = isWord && Math.abs(other.length - word.length) <= maxDistance(candidate);
    return isNear && digitsOf(other) === digitsOf(word)
      ? damerauLevenshtein(word, other).steps
      : Number.POSITIVE_INFINITY;
  };
  const [closest] = candidates
    .map((candidate) => ({ candidate, distance: distanceTo(candidate) }))
    .filter(({ candidate, distance }) => distance <= maxDistance(candidate))
    .sort((a, b) => a.distance - b.distance);
  return closest?.candidate;
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '-');
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

function maxDistance(candidate: string): number {
  return Math.max(1, Math.floor(candidate.length / 4));
}
