/** What people write for the one and mean by the other. */
const MAX_RELATIVE_DISTANCE: Readonly<Record<string, string>> = {
  yes: 'true',
  y: 'true',
  on: 'true',
  '1': 'true',
  no: 'false',
  n: 'false',
  off: 'false',
  '0': 'false',
};

/** Of a shorter word every other one would be near. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;

/** The one of `words` that `text` was most likely meant to be; `undefined` where none is near. */
export function closestMatch(text: string, words: readonly string[]): string | undefined {
  const given = plain(text);
  const meant = words.find((word) => word === MAX_RELATIVE_DISTANCE[given] || plain(word) === given);
  const isWord = given.length >= MIN_LENGTH && given.length <= MAX_LENGTH && !/[\s,]/.test(text);
  if (meant !== undefined || !isWord) return meant;
  const longer = words.find(
    (word) => word !== '' && (given.startsWith(plain(word)) || plain(word).startsWith(given)),
  );
  const [nearest] = words
    // Of words from outside there may be very many, and very long ones.
    .filter((word) => Math.abs(plain(word).length - given.length) <= farthest(word))
    .map((word) => ({ word, distance: distanceOf(given, plain(word)) }))
    .filter(({ word, distance }) => distance <= farthest(word))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.word ?? longer;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '-');
}

/** How far from a text the word may be that was meant by it. */
function farthest(word: string): number {
  return Math.max(1, Math.floor(word.length / 4));
}

/** Characters to put in, take out, replace or swap with their neighbour. */
function distanceOf(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped));
    }
  }
  return at(a.length, b.length);
}
