import { randomInt } from 'node:crypto';

/** A part of a text: from the first number up to, but not including, the second. */
export type Span = readonly [number, number];

/** Texts that begin alike share the hash of this many characters. */
const WINDOW = 8;
/** A random odd number, so that texts with equal hashes can't be made up (Karp and Rabin, 1987). */
const BASE = randomInt(2 ** 20, 2 ** 30) * 2 + 1;

/**
 * Texts that are searched for in another one, exactly and all at once. Hashes decide where a comparison is worth it, so that a search
 * costs the same whatever the number and the length of these texts; only texts of different lengths that begin alike cost one hash each.
 */
export class SearchIndex {
  /** By the length of the hashed beginnings, which is `WINDOW` or that of shorter texts: the lengths of the texts with each hash. */
  readonly #lengths = new Map<number, Map<number, number[]>>();
  readonly #texts = new Map<number, string[]>();

  add(text: string): void {
    if (text === '') return;
    const hashes = hash(text);
    const alike = entryOf(this.#texts, hashOf(hashes, 0, text.length));
    if (alike.includes(text)) return;
    alike.push(text);
    const window = Math.min(WINDOW, text.length);
    const byHash = this.#lengths.get(window) ?? new Map<number, number[]>();
    this.#lengths.set(window, byHash);
    const lengths = entryOf(byHash, hashOf(hashes, 0, window));
    if (!lengths.includes(text.length)) lengths.push(text.length);
  }

  /** Finds all of the texts, in the order of their beginnings for each length of beginnings. Parts that overlap are one. */
  find(text: string): Span[] {
    const spans: Span[] = [];
    if (this.#lengths.size === 0) return spans;
    const hashes = hash(text);
    for (const [window, byHash] of this.#lengths) {
      for (let start = 0; start + window <= text.length; start += 1) {
        const lengths = byHash.get(hashOf(hashes, start, window));
        for (const length of lengths ?? [])
          if (this.#isAt(text, start, length, hashes)) spans.push([start, start + length]);
      }
    }
    return spans;
  }

  #isAt(text: string, start: number, length: number, hashes: Int32Array): boolean {
    if (start + length > text.length) return false;
    const alike = this.#texts.get(hashOf(hashes, start, length));
    return alike?.some((one) => one.length === length && text.startsWith(one, start)) ?? false;
  }
}

function entryOf<T>(map: Map<number, T[]>, key: number): T[] {
  const entry = map.get(key) ?? [];
  map.set(key, entry);
  return entry;
}

/** The powers of `BASE`, by their exponents. */
let powers = Int32Array.of(1);

/** The hashes of all beginnings of a text, by their lengths. */
function hash(text: string): Int32Array {
  const hashes = new Int32Array(text.length + 1);
  for (let at = 0; at < text.length; at += 1)
    hashes[at + 1] = Math.imul(Number(hashes[at]), BASE) + text.charCodeAt(at) + 1;
  return hashes;
}

/** The hash of a part of a text. */
function hashOf(hashes: Int32Array, start: number, length: number): number {
  if (length >= powers.length) growPowers(length);
  return (Number(hashes[start + length]) - Math.imul(Number(hashes[start]), Number(powers[length]))) | 0;
}

function growPowers(length: number): void {
  const grown = new Int32Array(2 * length + 1);
  grown.set(powers);
  for (let at = powers.length; at < grown.length; at += 1) grown[at] = Math.imul(Number(grown[at - 1]), BASE);
  powers = grown;
}
