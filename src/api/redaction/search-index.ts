import { randomInt } from 'node:crypto';

/** A part of a text: from the first number up to, but not including, the second. */
export type Span = readonly [number, number];

/** A random odd number, so that texts with equal hashes can't be made up (Karp and Rabin, 1987). */
const BASE = randomInt(2 ** 20, 2 ** 30) * 2 + 1;

/**
 * Texts that are searched for in another one, exactly and all at once. Hashes decide where a comparison is worth it, so that a search
 * costs the same whatever the number and the length of these texts; only texts of different lengths that begin alike cost one hash each.
 */
export class SearchIndex {
  readonly #window: number;
  /** By the hash of the first characters: the lengths of the texts that begin so. */
  readonly #lengths = new Map<number, Set<number>>();
  readonly #hashes = new Set<number>();
  readonly #texts = new Set<string>();

  /** @param window the length of the shortest text, which is at least 1 */
  constructor(window: number) {
    this.#window = window;
  }

  add(text: string): void {
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    const hashOf = hashesOf(text);
    this.#hashes.add(hashOf(0, text.length));
    const beginning = hashOf(0, this.#window);
    const lengths = this.#lengths.get(beginning) ?? new Set();
    this.#lengths.set(beginning, lengths.add(text.length));
  }

  /** Finds all of the texts, in the order of their beginnings. */
  find(text: string): Span[] {
    const spans: Span[] = [];
    if (this.#texts.size === 0) return spans;
    const hashOf = hashesOf(text);
    const ends = new Map<number, number>();
    for (let start = 0; start + this.#window <= text.length; start += 1) {
      for (const length of this.#lengths.get(hashOf(start, start + this.#window)) ?? []) {
        const end = start + length;
        if (end > text.length) continue;
        const whole = hashOf(start, end);
        if (!this.#hashes.has(whole)) continue;
        // One that repeats itself, such as `aaaaaaaaa`, may begin at every place of the one before: its hash is enough there.
        if (start >= (ends.get(whole) ?? 0) && !this.#texts.has(text.slice(start, end))) continue;
        ends.set(whole, end);
        spans.push([start, end]);
      }
    }
    return spans;
  }
}

/** Reads a text once. Returns a function that gives the hash of any part of it at once. */
function hashesOf(text: string): (start: number, end: number) => number {
  /** The hashes of all beginnings of the text, and the powers of `BASE`, by length. */
  const [hashes, powers] = [new Int32Array(text.length + 1), new Int32Array(text.length + 1)];
  powers[0] = 1;
  for (let at = 0; at < text.length; at += 1) {
    hashes[at + 1] = Math.imul(Number(hashes[at]), BASE) + text.charCodeAt(at) + 1;
    powers[at + 1] = Math.imul(Number(powers[at]), BASE);
  }
  return (start, end) =>
    (Number(hashes[end]) - Math.imul(Number(hashes[start]), Number(powers[end - start]))) | 0;
}

/** Replaces parts of a text. Parts that overlap are one. */
export function replaceSpans(text: string, spans: readonly Span[], by: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    if (start >= done) parts.push(text.slice(done, start), by);
    done = Math.max(done, end);
  }
  return parts.join('') + text.slice(done);
}
