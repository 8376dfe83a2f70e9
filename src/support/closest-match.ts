import damerauLevenshtein from 'damerau-levenshtein';

/** A shorter word is close to every other short word. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;

/** The candidate that differs from `text` only by a few letters, or by `_` for `-`; `undefined` if there is none. */
export function misspelledWord(text: string, candidates: readonly string[]): string | undefined {
  const word = normalize(text);
  const same = candidates.find((candidate) => normalize(candidate) === word);
  if (same !== undefined || !isWord(text)) return same;
  const [closest] = candidates
    // Candidates from the service may be many and long, so the cheap check comes first.
    .filter((candidate) => Math.abs(normalize(candidate).length - word.length) <= maxDistance(candidate))
    .map((candidate) => ({ candidate, distance: damerauLevenshtein(word, normalize(candidate)).steps }))
    .filter(({ candidate, distance }) => distance <= maxDistance(candidate))
    .sort((a, b) => a.distance - b.distance);
  return closest?.candidate;
}

function isWord(text: string): boolean {
  const { length } = normalize(text);
  return length >= MIN_LENGTH && length <= MAX_LENGTH && !/[\s,]/.test(text);
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '-');
}

function maxDistance(candidate: string): number {
  return Math.max(1, Math.floor(candidate.length / 4));
}
